package xiangqi.core.record.pgn;

import xiangqi.core.record.EscapedText;

/// How a comment may hold any character between braces. PGN knows no way to write a closing brace in a
/// comment, so a game with such a comment carries the tag [#TAG] and its comments write the characters
/// concerned, and every backslash, as a backslash, the letter u and four hexadecimal digits. Other programs
/// show those digits; games without such characters are written plainly.
final class CommentEscape {
    /// The tag that tells a game's comments are escaped; its value is [#VALUE].
    static final String TAG = "CommentEscape";

    static final String VALUE = "\\u";

    private CommentEscape() {}

    /// Whether the comment cannot be written plainly: it holds a brace, a character that files change by themselves,
    /// or space at its ends, a line that looks like a tag, or what looks like marks.
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
                EscapedText.append(text, c);
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    static String decode(String text) {
        return EscapedText.decode(text);
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
                || EscapedText.isLoneSurrogate(comment, i)
                || (atAnEnd && Characters.BLANK.indexOf(c) >= 0)
                || (c == '[' && (TagLine.beginsAt(comment, i) || MarkText.beginsAt(comment, i)));
    }
}
