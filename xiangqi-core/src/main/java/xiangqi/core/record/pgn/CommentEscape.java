package xiangqi.core.record.pgn;

/// How a comment may hold any character between braces. PGN knows no way to write a closing brace in a
/// comment, so a game with such a comment carries the tag [#TAG] and its comments write the characters
/// concerned, and every backslash, as a backslash, the letter u and four hexadecimal digits. Other programs
/// show those digits; games without such characters are written plainly.
final class CommentEscape {
    /// The tag that tells a game's comments are escaped; its value is [#VALUE].
    static final String TAG = "CommentEscape";

    static final String VALUE = "\\u";

    private CommentEscape() {}

    /// Whether the comment cannot be written plainly: it holds a brace, a character that files change by
    /// themselves, or space at its ends, a line that looks like a tag, or what looks
    /// like marks.
    static boolean isNeeded(String comment) {
        for (int i = 0; i < comment.length(); i++) {
            if (mustEscape(comment, i)) {
                return true;
            }
        }
        return false;
    }

    static String encode(String comment) {
        StringBuilder text = new StringBuilder(comment.length() + 16);
        for (int i = 0; i < comment.length(); i++) {
            char c = comment.charAt(i);
            if (c == '\\' || mustEscape(comment, i)) {
                text.append("\\u").append(String.format("%04x", (int) c));
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    static String decode(String text) {
        StringBuilder comment = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            int code = text.startsWith("\\u", i) && i + 6 <= text.length() ? code(text, i + 2) : -1;
            if (code >= 0) {
                comment.append((char) code);
                i += 5;
            } else {
                comment.append(text.charAt(i));
            }
        }
        return comment.toString();
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

    private static boolean mustEscape(String comment, int i) {
        char c = comment.charAt(i);
        boolean atAnEnd = i == 0 || i == comment.length() - 1;
        return c == '{'
                || c == '}'
                || (c < ' ' && c != '\n' && c != '\t')
                || c == '\u007f'
                || c == '\ufeff'
                || c == '\ufffd'
                || isLoneSurrogate(comment, i)
                || (atAnEnd && MoveText.BLANK.indexOf(c) >= 0)
                || (c == '[' && (TagLine.beginsAt(comment, i) || MarkText.beginsAt(comment, i)));
    }

    private static boolean isLoneSurrogate(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }
}
