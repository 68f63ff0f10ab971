package xiangqi.ui.study;

import java.util.Locale;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Target;

/// As what games are saved.
///
/// @param encoding of a PGN; the other formats have one of their own
/// @param version of an XQF
public record SaveChoice(Kind kind, Target.Encoding encoding, Target.XqfVersion version) {
    /// The formats that are written.
    public enum Kind {
        PGN("pgn"),
        XQF("xqf"),
        CBR("cbr"),
        DHTMLXQ("dhtmlxq"),
        TEXT("txt");

        private final String ending;

        Kind(String ending) {
            this.ending = ending;
        }

        /// The ending of its files, without a dot.
        public String ending() {
            return ending;
        }

        String key() {
            return "study.save-as." + name().toLowerCase(Locale.ROOT);
        }
    }

    /// @param notation of the moves where the format leaves a choice
    Target target(Notation notation) {
        return switch (kind) {
            case PGN -> new Target.Pgn(notation, encoding);
            case XQF -> new Target.Xqf(version);
            case CBR -> new Target.Cbr();
            case DHTMLXQ -> new Target.DhtmlXq();
            case TEXT -> new Target.PlainText(notation);
        };
    }
}
