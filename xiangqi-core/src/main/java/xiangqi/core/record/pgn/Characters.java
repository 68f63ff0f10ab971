package xiangqi.core.record.pgn;

/// The characters of a text and the place that reading has reached in them.
final class Characters {
    /// White space at the ends of a comment that does not belong to it (formats.md §11).
    static final String BLANK = "\t\u000b\f \u00a0\u3000\r\n";

    /// Figures of longer numbers count by their end.
    private static final long MOST_FIGURE = 100_000_000_000_000_000L;

    private final String content;
    private int at;

    Characters(String content, int from) {
        this.content = content;
        this.at = from;
    }

    String content() {
        return content;
    }

    /// The index of the next character to read.
    int at() {
        return at;
    }

    void to(int index) {
        at = index;
    }

    void pass(int length) {
        at += length;
    }

    boolean isAtEnd() {
        return at >= content.length();
    }

    /// The next character; there must be one.
    char next() {
        return content.charAt(at);
    }

    boolean nextIs(String words) {
        return content.startsWith(words, at);
    }

    boolean isAtLineStart() {
        return at == 0 || isLineEnd(content.charAt(at - 1));
    }

    void skipLine() {
        while (at < content.length() && !isLineEnd(content.charAt(at))) {
            at++;
        }
    }

    void skipDots() {
        while (at < content.length() && ".．、…·:：".indexOf(content.charAt(at)) >= 0) {
            at++;
        }
    }

    void skipBlanks() {
        while (at < content.length() && " \t\u3000\u00a0".indexOf(content.charAt(at)) >= 0) {
            at++;
        }
    }

    /// Passes space and line ends; how many line feeds, or carriage returns without one, there were.
    int skipSpace() {
        int lines = 0;
        while (at < content.length() && (content.charAt(at) <= ' ' || content.charAt(at) == '\u3000')) {
            char c = content.charAt(at++);
            lines += c == '\n' || (c == '\r' && !nextIs("\n")) ? 1 : 0;
        }
        return lines;
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    /// Passes the digits that stand here; 0 if none do.
    long figure() {
        long figure = 0;
        while (at < content.length() && LatinShape.isDigit(content.charAt(at))) {
            figure = (figure * 10 + plain(content.charAt(at)) - '0') % MOST_FIGURE;
            at++;
        }
        return figure;
    }

    /// A part of the text with full-width letters, figures and signs as plain ones.
    String plain(int from, int to) {
        for (int i = from; i < to; i++) {
            if (content.charAt(i) >= 0x80) {
                StringBuilder plain = new StringBuilder(to - from);
                for (int j = from; j < to; j++) {
                    plain.append(plain(content.charAt(j)));
                }
                return plain.toString();
            }
        }
        return content.substring(from, to);
    }

    static char plain(char c) {
        return c >= '！' && c <= '～' ? (char) (c - '！' + '!') : c;
    }

    /// The part of a text without the white space at its ends.
    static String stripped(String text, int from, int to) {
        int start = from;
        int end = to;
        while (start < end && BLANK.indexOf(text.charAt(start)) >= 0) {
            start++;
        }
        while (end > start && BLANK.indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return text.substring(start, end);
    }
}
