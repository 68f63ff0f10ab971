package xiangqi.ui.text;

import java.util.regex.Pattern;

/// Keeps the last word of a text that may be wrapped from standing alone on a line, and a dot between two facts from
/// beginning one. Chinese is broken between any two signs and needs neither.
public final class Orphans {
    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");
    private static final Pattern LAST_BLANK = Pattern.compile(" (?=[^ ]*$)");
    private static final int WORDS = 4;

    private Orphans() {}

    /// The same text with blanks that do not break where a line should not.
    public static String joined(String text) {
        if (HAN.matcher(text).find() || text.split(" ").length < WORDS) {
            return text;
        }
        return LAST_BLANK.matcher(text.replace(" · ", "\u00a0· ")).replaceFirst("\u00a0");
    }

    /// Whether a text is so short that a column or a plate shows it whole; a sign of Chinese counts as two.
    public static boolean isShort(String text) {
        return text.codePoints()
                        .map(sign -> Character.UnicodeScript.of(sign) == Character.UnicodeScript.HAN ? 2 : 1)
                        .sum()
                <= 12;
    }
}
