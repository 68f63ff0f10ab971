package xiangqi.ui.text;

import java.util.regex.Pattern;

/// Keeps together what a line should not part in a text that may be wrapped: a count and its unit in every language;
/// and, where words have blanks between them, the last word and the one before it, and a dot between two facts and what
/// it follows. Chinese is broken between any two signs and needs no more than the first.
public final class Orphans {
    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");
    private static final Pattern LAST_BLANK = Pattern.compile(" (?=[^ ]*$)");

    /// 第 3 回合, 10 moves.
    private static final Pattern COUNTED = Pattern.compile("(?<=\u7b2c) (?=\\d)|(?<=\\d) (?=\\p{L})");

    /// The one unit of two signs, between which a line would be broken.
    private static final String ROUND = "\u00a0\u56de\u5408";

    private static final String ROUND_IN_ONE = "\u00a0\u56de\u2060\u5408";
    private static final int WORDS = 4;
    private static final int SHORT = 12;

    private Orphans() {}

    /// The same text with blanks that do not break where a line should not.
    public static String joined(String text) {
        String counted = COUNTED.matcher(text).replaceAll("\u00a0").replace(ROUND, ROUND_IN_ONE);
        if (HAN.matcher(text).find() || text.split(" ").length < WORDS) {
            return counted;
        }
        return LAST_BLANK.matcher(counted.replace(" · ", "\u00a0· ")).replaceFirst("\u00a0");
    }

    /// Whether a text is so short that a column or a plate shows it whole; a sign of Chinese counts as two.
    public static boolean isShort(String text) {
        return text.codePoints().map(Orphans::width).sum() <= SHORT;
    }

    /// A name as it stands inside a sentence in a narrow place, where a long one would be parted within a word: cut so
    /// that it is short.
    public static String cut(String name) {
        if (isShort(name)) {
            return name;
        }
        StringBuilder kept = new StringBuilder();
        int width = 0;
        for (int sign : name.codePoints().toArray()) {
            width += width(sign);
            if (width >= SHORT) {
                break;
            }
            kept.appendCodePoint(sign);
        }
        return kept.toString().strip() + "…";
    }

    private static int width(int sign) {
        return Character.UnicodeScript.of(sign) == Character.UnicodeScript.HAN ? 2 : 1;
    }
}
