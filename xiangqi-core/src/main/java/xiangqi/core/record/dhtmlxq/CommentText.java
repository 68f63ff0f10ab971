package xiangqi.core.record.dhtmlxq;

/// Comments within tags: two bars stand for a line break, and a backslash, u and four hexadecimal digits
/// for any character.
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
