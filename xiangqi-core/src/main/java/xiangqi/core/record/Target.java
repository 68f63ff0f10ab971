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

    /// The encodings that text is written in.
    enum Encoding {
        UTF_8,
        /// For older programs, which know no other.
        GB18030
    }
}
