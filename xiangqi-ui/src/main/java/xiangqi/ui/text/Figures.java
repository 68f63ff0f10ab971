package xiangqi.ui.text;

import java.util.Locale;

/// How large numbers are written, in every language.
public final class Figures {
    private static final char THIN_SPACE = '\u202f';
    private static final char MINUS = '\u2212';

    private Figures() {}

    /// In groups of three with a thin space between, where no line is broken: 10 000; a negative one with a minus sign.
    public static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number)
                .replace(',', THIN_SPACE)
                .replace('-', MINUS);
    }
}
