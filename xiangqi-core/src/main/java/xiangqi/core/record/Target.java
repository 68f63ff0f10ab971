package xiangqi.core.record;

import java.util.Optional;
import xiangqi.core.notation.Notation;

/// What a file is written as.
public sealed interface Target {
    /// The format that a file name's ending asks for; empty if none that can be written has it.
    ///
    /// @param ending without its dot, in lower case: `pgn`, `xqf`, `cbr`, `dhtmlxq` or `txt`
    /// @param notation of the moves where the format leaves a choice
    /// @param encoding of the text where the format leaves a choice
    static Optional<Target> ofEnding(String ending, Notation notation, Encoding encoding) {
        return Optional.ofNullable(
                switch (ending) {
                    case "pgn" -> new Pgn(notation, encoding);
                    case "xqf" -> new Xqf(XqfVersion.V18);
                    case "cbr" -> new Cbr();
                    case "dhtmlxq" -> new DhtmlXq();
                    case "txt" -> new PlainText(notation);
                    default -> null;
                });
    }

    /// Whether a file of the format holds one game only.
    default boolean holdsOneGame() {
        return switch (this) {
            case Pgn _, DhtmlXq _ -> false;
            case Xqf _, Cbr _, PlainText _ -> true;
        };
    }

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
