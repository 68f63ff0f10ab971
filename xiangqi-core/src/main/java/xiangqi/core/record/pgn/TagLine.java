package xiangqi.core.record.pgn;

/// One tag `[Name "value"]`, with a name in letters also `[Name"value"]`, `[ Name “value” ]` and in wide
/// brackets. Values may be broken over lines, and may hold brackets and quotation marks, escaped or not: the
/// value ends at the mark that a closing bracket follows (formats.md §3).
///
/// @param name as written
/// @param value unescaped, as written otherwise
/// @param closed whether the tag was closed before the next one began
/// @param end the index after the tag
record TagLine(String name, String value, boolean closed, int end) {
    private static final String OPENING = "\"“＂";
    private static final String CLOSING = "\"”＂";

    /// Whether a tag begins at `at`: a bracket, a name, space, and a quotation mark.
    static boolean beginsAt(String text, int at) {
        int quote = quote(text, at);
        return quote > 0;
    }

    /// The index of the opening quotation mark, or 0 if no tag begins at `at`.
    private static int quote(String text, int at) {
        if (at >= text.length() || (text.charAt(at) != '[' && text.charAt(at) != '［')) {
            return 0;
        }
        int name = skipBlanks(text, at + 1);
        int end = nameEnd(text, name);
        int quote = skipBlanks(text, end);
        if (end == name || quote == text.length() || OPENING.indexOf(text.charAt(quote)) < 0) {
            return 0;
        }
        boolean usual = text.charAt(at) == '[' && name == at + 1 && quote > end && text.charAt(quote) == '"';
        return usual || text.substring(name, end).chars().allMatch(c -> c < 0x80) ? quote : 0;
    }

    private static int skipBlanks(String text, int from) {
        int at = from;
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }

    private static int nameEnd(String text, int from) {
        int i = from;
        while (i < text.length() && i - from < 64 && isNamePart(text.charAt(i))) {
            i++;
        }
        return i;
    }

    static boolean isNamePart(char c) {
        return c == '_' || c == '-' || Character.isLetterOrDigit(c);
    }

    /// Reads the tag that begins at `at`.
    static TagLine read(String text, int at) {
        int begin = skipBlanks(text, at + 1);
        String name = text.substring(begin, nameEnd(text, begin));
        int from = quote(text, at) + 1;
        char closing = CLOSING.charAt(OPENING.indexOf(text.charAt(from - 1)));
        StringBuilder value = new StringBuilder(32);
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && escapes(text, i)) {
                value.append(text.charAt(++i));
            } else if (c == closing) {
                int bracket = bracketAfter(text, i + 1);
                if (bracket > 0) {
                    return new TagLine(name, value.toString(), true, bracket + 1);
                }
                value.append(c);
            } else if (c == '\n' && beginsAt(text, i + 1)) {
                return unclosed(text, name, from);
            } else {
                value.append(c);
            }
        }
        return unclosed(text, name, from);
    }

    /// Whether the backslash at `at` escapes the next character. Programs that know no escapes write `[Site
    /// "C:\"]`: before a mark that ends the tag and its line a backslash is a character like others.
    private static boolean escapes(String text, int at) {
        if (text.startsWith("\\", at + 1)) {
            return true;
        }
        if (!text.startsWith("\"", at + 1)) {
            return false;
        }
        int bracket = bracketAfter(text, at + 2);
        boolean endsLine = bracket > 0
                && (bracket + 1 == text.length()
                        || text.charAt(bracket + 1) == '\n'
                        || text.charAt(bracket + 1) == '\r');
        return !endsLine;
    }

    private static TagLine unclosed(String text, String name, int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        String line = text.substring(from, end).strip();
        String value = line.endsWith("]") || line.endsWith("\"") ? line.substring(0, line.length() - 1) : line;
        return new TagLine(name, value, false, end);
    }

    /// The index of the bracket that follows `from` but for space, or 0.
    private static int bracketAfter(String text, int from) {
        int i = skipBlanks(text, from);
        return i < text.length() && (text.charAt(i) == ']' || text.charAt(i) == '］') ? i : 0;
    }
}
