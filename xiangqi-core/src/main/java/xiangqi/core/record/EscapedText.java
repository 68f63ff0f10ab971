package xiangqi.core.record;

/// Characters written by their number, as a backslash, the letter u and four hexadecimal digits: how comments of
/// several formats hold what would be read as something else.
public final class EscapedText {
    private static final int DIGITS = 4;
    private static final int LENGTH = 2 + DIGITS;

    private EscapedText() {}

    /// The text with every such number turned into its character.
    public static String decode(String text) {
        if (text.indexOf('\\') < 0) {
            return text;
        }
        StringBuilder decoded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            int code = text.startsWith("\\u", i) && i + LENGTH <= text.length() ? code(text, i + 2) : -1;
            if (code >= 0) {
                decoded.append((char) code);
                i += LENGTH - 1;
            } else {
                decoded.append(text.charAt(i));
            }
        }
        return decoded.toString();
    }

    /// Appends `c` by its number.
    public static void append(StringBuilder encoded, char c) {
        encoded.append("\\u").append(String.format("%04x", (int) c));
    }

    /// Whether half a surrogate pair stands there, which no encoding can say.
    public static boolean isLoneSurrogate(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }

    private static int code(String text, int from) {
        int code = 0;
        for (int i = from; i < from + DIGITS; i++) {
            int digit = Character.digit(text.charAt(i), 16);
            if (digit < 0) {
                return -1;
            }
            code = code * 16 + digit;
        }
        return code;
    }
}
