package xiangqi.core.record.xml;

import java.util.LinkedHashMap;
import java.util.Map;

/// Walks over XML piece by piece, without recursion and without a library: elements, attributes, text,
/// CDATA. Declarations, comments and processing instructions are passed over. What is not well-formed is
/// taken as it stands or ends the walk; nothing is ever looked up outside the text.
final class XmlScanner {
    private static final int LONGEST_REFERENCE = 10;

    private final String text;
    private int at;

    XmlScanner(String text) {
        this.text = text;
    }

    /// One piece; `index` is where it begins in the text.
    sealed interface Piece {
        int index();

        /// A start tag; `empty` if it is its own end.
        record Open(String name, Map<String, String> attributes, boolean empty, int index) implements Piece {
            String attribute(String key) {
                return attributes.getOrDefault(key, "");
            }
        }

        record Close(String name, int index) implements Piece {}

        record Words(String content, int index) implements Piece {}

        /// The end; `whole` if it does not come in the midst of a tag.
        record End(boolean whole, int index) implements Piece {}
    }

    /// The next piece; after the end the end again.
    Piece next() {
        while (at < text.length()) {
            int begin = at;
            if (text.charAt(at) != '<') {
                int end = indexOrEnd("<", at);
                at = end;
                return new Piece.Words(decoded(begin, end, false), begin);
            }
            if (text.startsWith("<![CDATA[", at)) {
                int end = indexOrEnd("]]>", at + 9);
                at = Math.min(text.length(), end + 3);
                return new Piece.Words(lines(text.substring(begin + 9, end)), begin);
            }
            if (text.startsWith("<!--", at)) {
                at = Math.min(text.length(), indexOrEnd("-->", at + 4) + 3);
            } else if (text.startsWith("<?", at) || text.startsWith("<!", at)) {
                at = Math.min(text.length(), indexOrEnd(">", at) + 1);
            } else {
                return tag(begin);
            }
        }
        return new Piece.End(true, at);
    }

    private Piece tag(int begin) {
        boolean closing = text.startsWith("</", begin);
        at = begin + (closing ? 2 : 1);
        String name = name();
        Map<String, String> attributes = new LinkedHashMap<>();
        while (true) {
            skipSpace();
            if (at >= text.length()) {
                return new Piece.End(false, begin);
            }
            char c = text.charAt(at);
            if (c == '>') {
                at++;
                return closing ? new Piece.Close(name, begin) : new Piece.Open(name, attributes, false, begin);
            }
            if (c == '/' && text.startsWith("/>", at)) {
                at += 2;
                return new Piece.Open(name, attributes, true, begin);
            }
            String key = name();
            if (key.isEmpty()) {
                at++;
                continue;
            }
            skipSpace();
            if (at < text.length() && text.charAt(at) == '=') {
                at++;
                skipSpace();
                attributes.putIfAbsent(key, value());
            }
        }
    }

    private String value() {
        if (at >= text.length()) {
            return "";
        }
        char quote = text.charAt(at);
        if (quote != '"' && quote != '\'') {
            return name();
        }
        int begin = at + 1;
        int end = indexOrEnd(String.valueOf(quote), begin);
        at = Math.min(text.length(), end + 1);
        return decoded(begin, end, true);
    }

    private String name() {
        int begin = at;
        while (at < text.length() && " \t\r\n/>='\"<".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(begin, at);
    }

    private void skipSpace() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private int indexOrEnd(String mark, int from) {
        int index = text.indexOf(mark, from);
        return index < 0 ? text.length() : index;
    }

    private static String lines(String content) {
        return content.indexOf('\r') < 0
                ? content
                : content.replace("\r\n", "\n").replace('\r', '\n');
    }

    /// The characters with their references resolved; line breaks written as such are space within an
    /// attribute.
    private String decoded(int from, int to, boolean attribute) {
        StringBuilder decoded = new StringBuilder(to - from);
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c == '&') {
                int end = i + 1;
                while (end < to && end - i < LONGEST_REFERENCE && text.charAt(end) != ';') {
                    end++;
                }
                int code = end < to && text.charAt(end) == ';' ? reference(text.substring(i + 1, end)) : -1;
                if (code >= 0) {
                    decoded.appendCodePoint(code);
                    i = end;
                    continue;
                }
            }
            if (c == '\r') {
                if (i + 1 < to && text.charAt(i + 1) == '\n') {
                    continue;
                }
                c = '\n';
            }
            decoded.append(attribute && (c == '\n' || c == '\t') ? ' ' : c);
        }
        return decoded.toString();
    }

    /// The code point that a reference names, or -1.
    private static int reference(String name) {
        return switch (name) {
            case "lt" -> '<';
            case "gt" -> '>';
            case "amp" -> '&';
            case "quot" -> '"';
            case "apos" -> '\'';
            default -> name.startsWith("#") ? number(name.substring(1)) : -1;
        };
    }

    private static int number(String digits) {
        boolean hex = digits.startsWith("x") || digits.startsWith("X");
        try {
            int code = Integer.parseInt(hex ? digits.substring(1) : digits, hex ? 16 : 10);
            return Character.isValidCodePoint(code) ? code : -1;
        } catch (NumberFormatException e) {
            return -1;
        }
    }
}
