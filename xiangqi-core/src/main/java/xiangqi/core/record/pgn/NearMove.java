package xiangqi.core.record.pgn;

/// Words that are no move but are written like one, such as a move with a slip of the pen: `炮二平午`, `C2=Z`, `h2x2`.
/// They stand in the place of a move, which words of people do not.
final class NearMove {
    private static final String PUNCTUATION = ",.;，。；、";

    private NearMove() {}

    /// Whether the word at `at`, which is no move, is written like one.
    static boolean stands(String text, int at) {
        int end = at;
        while (end < text.length() && " \t\r\n\u3000\u00a0{}()[]".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        while (end > at && PUNCTUATION.indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return isNearly(text, at, end);
    }

    /// Whether the word between two indexes is written like a move; whether it is one is not looked at.
    static boolean isNearly(String text, int from, int to) {
        int length = to - from;
        if (length < 3 || length > 5) {
            return false;
        }
        return ChineseShape.isNearly(text, from) || (length > 3 && isLatin(text, from, to));
    }

    /// A letter, a figure or sign, a letter or sign, and something more: words of people have no figure there.
    private static boolean isLatin(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            char c = Characters.plain(text.charAt(i));
            if (!isLetter(c) && !isFigure(c) && "+-=.?".indexOf(c) < 0) {
                return false;
            }
        }
        char first = Characters.plain(text.charAt(from));
        char second = Characters.plain(text.charAt(from + 1));
        char third = Characters.plain(text.charAt(from + 2));
        return isLetter(first) && (isFigure(second) || "+-=.?".indexOf(second) >= 0) && !isFigure(third);
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private static boolean isFigure(char c) {
        return c >= '0' && c <= '9';
    }
}
