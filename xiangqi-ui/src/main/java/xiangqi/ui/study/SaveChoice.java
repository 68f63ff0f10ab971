package xiangqi.ui.study;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Target;

/// As what games are saved.
///
/// @param encoding of a PGN; the other formats have one of their own
/// @param notation of the moves of a PGN or text; empty for that of the display
/// @param version of an XQF
public record SaveChoice(Kind kind, Target.Encoding encoding, Optional<Notation> notation, Target.XqfVersion version) {
    /// The notations that files are written in.
    static final List<Notation> NOTATIONS =
            List.of(Notation.ZH_HANS, Notation.ZH_HANT, Notation.WXF, Notation.ICCS, Notation.UCI);

    private static final String DISPLAY = "-";

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

        /// Whether the notation of its moves can be chosen.
        boolean hasNotations() {
            return this == PGN || this == TEXT;
        }

        String key() {
            return "study.save-as." + name().toLowerCase(Locale.ROOT);
        }
    }

    /// @param display the notation of the display
    Target target(Notation display) {
        Notation notation = notation(display);
        return switch (kind) {
            case PGN -> new Target.Pgn(notation, encoding);
            case XQF -> new Target.Xqf(version);
            case CBR -> new Target.Cbr();
            case DHTMLXQ -> new Target.DhtmlXq();
            case TEXT -> new Target.PlainText(notation);
        };
    }

    /// The notation that moves are written in.
    Notation notation(Notation display) {
        return notation.orElse(NOTATIONS.contains(display) ? display : Notation.UCI);
    }

    /// As it is kept in a draft; [#named] reads it.
    String name() {
        return String.join(
                " ", kind.name(), encoding.name(), notation.map(Notation::name).orElse(DISPLAY), version.name());
    }

    /// What [#name()] wrote; empty for anything else.
    static Optional<SaveChoice> named(String name) {
        String[] parts = name.split(" ", -1);
        if (parts.length != 4) {
            return Optional.empty();
        }
        try {
            return Optional.of(new SaveChoice(
                    Kind.valueOf(parts[0]),
                    Target.Encoding.valueOf(parts[1]),
                    parts[2].equals(DISPLAY) ? Optional.empty() : Optional.of(Notation.valueOf(parts[2])),
                    Target.XqfVersion.valueOf(parts[3])));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    /// The same in the notation of the display.
    SaveChoice inDisplayNotation() {
        return new SaveChoice(kind, encoding, Optional.empty(), version);
    }
}
