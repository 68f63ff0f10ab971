package xiangqi.app.cli;

import java.util.Locale;

/// Codes of the game as the command line prints them for programs.
final class Codes {
    private Codes() {}

    /// `NO_GENERAL` as `no-general`.
    static String code(Enum<?> code) {
        return code.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
