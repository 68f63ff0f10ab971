package xiangqi.core.record;

import xiangqi.core.notation.Notation;

/// What a file is written as.
public sealed interface Target {
    /// PGN with any number of games.
    ///
    /// @param notation of the moves: Chinese, WXF, ICCS, or UCI with ranks from 0
    record Pgn(Notation notation, Encoding encoding) implements Target {
        public Pgn {
            if (notation == Notation.UCI_FROM_ONE) {
                throw new IllegalArgumentException("a PGN counts ranks from 0");
            }
        }
    }

    /// XQF with one game, without scrambling.
    record Xqf(XqfVersion version) implements Target {}

    /// A CCBridge record of version 2 with one game.
    record Cbr() implements Target {}

    /// The mark-up of 东萍, UTF-8, with any number of games.
    record DhtmlXq() implements Target {}

    /// Plain text as CCBridge exports it, UTF-8, with one game; comments in braces, variations in brackets.
    ///
    /// @param notation of the moves, as for [Pgn]
    record PlainText(Notation notation) implements Target {
        public PlainText {
            if (notation == Notation.UCI_FROM_ONE) {
                throw new IllegalArgumentException("a text counts ranks from 0");
            }
        }
    }

    /// The encodings that text is written in.
    enum Encoding {
        UTF_8,
        /// For older programs, which know no other.
        GB18030
    }

    /// The versions of XQF that are written.
    enum XqfVersion {
        /// 1.0, which every program reads.
        V10,
        /// 1.8, the newest.
        V18
    }
}
