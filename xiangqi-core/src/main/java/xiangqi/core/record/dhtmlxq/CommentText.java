package xiangqi.core.record.dhtmlxq;

/// Text within tags: two bars stand for a line break, and a backslash, u and four hexadecimal digits for
/// any character.
final class CommentText {
    private CommentText() {}

    static String decode(String text) {
        String lines = text.replace("||", "\n");
        if (lines.indexOf('\\') < 0) {
            return lines;
        }
        StringBuilder decoded = new StringBuilder(lines.length());
        for (int i = 0; i < lines.length(); i++) {
            int code = lines.startsWith("\\u", i) && i + 6 <= lines.length() ? code(lines, i + 2) : -1;
            if (code >= 0) {
                decoded.append((char) code);
                i += 5;
            } else {
                decoded.append(lines.charAt(i));
            }
        }
        return decoded.toString();
    }

    /// The text with everything written by its number that would be read as something else.
    static String encode(String text) {
        StringBuilder encoded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n') {
                encoded.append("||");
            } else if (mustEscape(text, i)) {
                encoded.append("\\u").append(String.format("%04x", (int) c));
            } else {
                encoded.append(c);
            }
        }
        return encoded.toString();
    }

    private static boolean mustEscape(String text, int i) {
        char c = text.charAt(i);
        return switch (c) {
            case '|', '\ufeff', '\ufffd' -> true;
            case '\\' -> text.startsWith("u", i + 1);
            case '[' -> text.startsWith("DhtmlXQ", i + 1) || text.startsWith("/DhtmlXQ", i + 1);
            case '\t' -> false;
            default -> c < ' ' || Character.isSurrogate(c) && isLone(text, i);
        };
    }

    private static boolean isLone(String text, int i) {
        return Character.isHighSurrogate(text.charAt(i))
                ? i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1))
                : i == 0 || !Character.isHighSurrogate(text.charAt(i - 1));
    }

    private static int code(String text, int from) {
        int code = 0;
        for (int i = from; i < from + 4; i++) {
            int digit = Character.digit(text.charAt(i), 16);
            if (digit < 0) {
                return -1;
            }
            code = code * 16 + digit;
        }
        return code;
    }
}
