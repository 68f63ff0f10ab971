package xiangqi.core.record.dhtmlxq;

import xiangqi.core.record.EscapedText;

/// Text within tags: two bars stand for a line break, and a backslash, u and four hexadecimal digits for
/// any character.
final class CommentText {
    private CommentText() {}

    static String decode(String text) {
        return EscapedText.decode(text.replace("||", "\n"));
    }

    /// The text with everything written by its number that would be read as something else.
    static String encode(String text) {
        StringBuilder encoded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n') {
                encoded.append("||");
            } else if (mustEscape(text, i)) {
                EscapedText.append(encoded, c);
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
            default -> c < ' ' || EscapedText.isLoneSurrogate(text, i);
        };
    }
}
