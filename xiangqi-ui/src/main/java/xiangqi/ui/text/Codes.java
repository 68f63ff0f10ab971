package xiangqi.ui.text;

import java.util.Locale;

/// Where the bundles keep the words of a code of the game: `Attempt.Why.OUTSIDE_PALACE` lies under
/// `codes.attempt.why.outside-palace`, whatever package it is declared in.
final class Codes {
    private Codes() {}

    static String key(Enum<?> code) {
        Class<?> type = code.getDeclaringClass();
        String path =
                type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
        return "codes." + path.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT) + "." + name(code);
    }

    /// The last part of the key.
    static String name(Enum<?> code) {
        return code.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
