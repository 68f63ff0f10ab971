package xiangqi.core.record.pgn;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Which words of Latin letters, figures and signs are written like moves. Only their shape is looked at.
final class LatinShape {
    private static final String PIECES = "kaerhcpbngsKAERHCPBNGS";

    private static final String MOVE = "[a-iA-I]\\d{1,2}-?[a-iA-I]\\d{1,2}";
    private static final Pattern GLUED = Pattern.compile("(" + MOVE + ")(?:-?" + MOVE + ")+");

    private LatinShape() {}

    /// `h2e2`, `h2-e2`, `h10g8`.
    static boolean isCoordinates(String token) {
        int second = 1;
        while (second < token.length() && isDigit(token.charAt(second)) && second < 3) {
            second++;
        }
        if (second == 1 || second == token.length()) {
            return false;
        }
        int end = second + (token.charAt(second) == '-' ? 1 : 0);
        return isFile(token.charAt(0))
                && end + 1 < token.length()
                && isFile(token.charAt(end))
                && token.substring(end + 1).chars().allMatch(c -> isDigit((char) c))
                && token.length() - end <= 3;
    }

    /// The length of the first of several moves in coordinates with nothing or a dash between them, `h2e2h9g7`,
    /// `h2-e2-h9-g7`; 0 if the word is none.
    static int firstOfGlued(String word) {
        Matcher glued = GLUED.matcher(word);
        return glued.matches() ? glued.end(1) : 0;
    }

    private static boolean isFile(char c) {
        return (c | 0x20) >= 'a' && (c | 0x20) <= 'i';
    }

    /// `C2=5`, `H8+7`, `+P=4`, `P+.4`, `33.4`.
    ///
    /// @param withFile whether a word may begin with the file of a soldier
    static boolean isWxf(String token, boolean withFile) {
        if (token.length() < 4 || token.length() > 5) {
            return false;
        }
        char sign = token.charAt(token.length() - 2);
        char first = token.charAt(0);
        boolean begins = PIECES.indexOf(first) >= 0 || "+-.".indexOf(first) >= 0 || (withFile && isDigit(first));
        return begins && isSign(sign) && isDigit(token.charAt(token.length() - 1));
    }

    /// Whether `.P=4` stands at `at`, the older way to name the middle soldier. `.P+=4` is a dot and `P+=4`.
    static boolean isMiddleSoldier(String text, int at) {
        return plain(text, at) == '.'
                && (plain(text, at + 1) | 0x20) == 'p'
                && isSign(plain(text, at + 2))
                && isFigure(plain(text, at + 3))
                && !goesOn(text, at + 4);
    }

    /// Whether `33.4` or `33=4` stands at `at`, which names the middle soldier of a file by that file, twice. A move
    /// number may be written so: it has no figure directly behind its dot.
    static boolean isFileTwice(String text, int at) {
        return isFigure(plain(text, at))
                && plain(text, at) == plain(text, at + 1)
                && isSign(plain(text, at + 2))
                && isFigure(plain(text, at + 3))
                && !goesOn(text, at + 4);
    }

    private static boolean goesOn(String text, int at) {
        char c = plain(text, at);
        return Character.isLetterOrDigit(c)
                || c == '+'
                || c == '-'
                || c == '='
                || (c == '.' && at + 1 < text.length() && isDigit(plain(text, at + 1)));
    }

    static boolean isSign(char c) {
        return c == '+' || c == '-' || c == '.' || c == '=';
    }

    private static boolean isFigure(char c) {
        return c >= '1' && c <= '9';
    }

    static boolean isDigit(char c) {
        return (c >= '0' && c <= '9') || (c >= '０' && c <= '９');
    }

    private static char plain(String text, int at) {
        return at < text.length() ? Characters.plain(text.charAt(at)) : ' ';
    }
}
