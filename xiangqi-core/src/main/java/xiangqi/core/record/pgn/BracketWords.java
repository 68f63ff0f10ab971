package xiangqi.core.record.pgn;

import java.util.Optional;

/// Words of people in brackets among the moves, （好棋）, which are a comment; brackets with a move or the number of one
/// in them are a variation, and one with nothing but a figure is the number of a list.
///
/// @param from the index behind the opening bracket
/// @param to that of the closing one
/// @param isNumber whether there is nothing but a figure in them and a move follows
record BracketWords(int from, int to, boolean isNumber) {
    private static final String OPENING = "(（【[";
    private static final String CLOSING = ")）】]";

    /// Longer ones hold more than a remark.
    private static final int LONGEST = 400;

    /// The index behind the closing bracket.
    int end() {
        return to + 1;
    }

    /// The words in the bracket that opens at `at`; empty if there are none, or more than words.
    static Optional<BracketWords> at(String content, int at) {
        int closing = CLOSING.charAt(OPENING.indexOf(content.charAt(at)));
        int from = at + 1;
        int to = from;
        int most = Math.min(content.length(), from + LONGEST);
        while (to < most && CLOSING.indexOf(content.charAt(to)) < 0) {
            char c = content.charAt(to);
            if (OPENING.indexOf(c) >= 0 || c == '{' || c == '}' || c == ';') {
                return Optional.empty();
            }
            to++;
        }
        boolean closed = to < most && isClosedBy(content.charAt(to), closing);
        if (!closed || content.substring(from, to).isBlank()) {
            return Optional.empty();
        }
        if (content.substring(from, to).chars().allMatch(c -> LatinShape.isDigit((char) c))) {
            return Optional.of(new BracketWords(from, to, FirstMove.stands(content, to + 1)));
        }
        return beginsWithNumber(content, from, to) || FirstMove.isIn(content, from, to)
                ? Optional.empty()
                : Optional.of(new BracketWords(from, to, false));
    }

    /// A round bracket of either width closes one.
    private static boolean isClosedBy(char c, int closing) {
        return c == closing || (c == ')' && closing == '）') || (c == '）' && closing == ')');
    }

    /// Whether the number of a move stands first: then something must follow it, and what is none is told.
    private static boolean beginsWithNumber(String content, int from, int to) {
        int at = from;
        while (at < to && content.charAt(at) <= ' ') {
            at++;
        }
        int digits = at;
        while (at < to && LatinShape.isDigit(content.charAt(at))) {
            at++;
        }
        return at > digits && at < to && ".．、…".indexOf(content.charAt(at)) >= 0;
    }
}
