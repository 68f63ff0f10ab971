package xiangqi.ui.study;

import java.util.Map;
import java.util.stream.Collectors;
import xiangqi.core.study.Marks;

/// How signs of judgement are written.
final class Signs {
    private static final Map<Integer, String> WRITTEN = Map.ofEntries(
            Map.entry(1, "!"),
            Map.entry(2, "?"),
            Map.entry(3, "!!"),
            Map.entry(4, "??"),
            Map.entry(5, "!?"),
            Map.entry(6, "?!"),
            Map.entry(10, "="),
            Map.entry(13, "\u221e"),
            Map.entry(14, "+="),
            Map.entry(15, "=+"),
            Map.entry(16, "\u00b1"),
            Map.entry(17, "\u2213"),
            Map.entry(18, "+\u2212"),
            Map.entry(19, "\u2212+"));

    private Signs() {}

    /// The sign of that number; a sign that has no letters of its own by its number.
    static String written(int sign) {
        return WRITTEN.getOrDefault(sign, "$" + sign);
    }

    static String written(Marks marks) {
        return marks.signs().stream().map(Signs::written).collect(Collectors.joining("\u2009"));
    }
}
