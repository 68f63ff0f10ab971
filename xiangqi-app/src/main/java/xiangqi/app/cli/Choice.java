package xiangqi.app.cli;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import xiangqi.core.notation.Notation;

/// An option whose value is one of a few names.
final class Choice {
    /// How the notations are called on the command line.
    static final Map<String, Notation> NOTATIONS = Map.of(
            "zh", Notation.ZH_HANS,
            "zh-hant", Notation.ZH_HANT,
            "wxf", Notation.WXF,
            "iccs", Notation.ICCS,
            "uci", Notation.UCI);

    private Choice() {}

    static <T> Optional<T> find(Map<String, T> choices, String name) {
        return Optional.ofNullable(choices.get(name));
    }

    /// The names, for who gave none of them.
    static String known(Map<String, ?> choices) {
        return choices.keySet().stream().sorted().collect(Collectors.joining(", "));
    }
}
