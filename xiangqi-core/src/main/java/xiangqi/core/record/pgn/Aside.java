package xiangqi.core.record.pgn;

/// Words of people that signs set off from the moves: `<tail note>`, `*妙*`.
final class Aside {
    /// Nothing of the kind stands here.
    static final int NONE = -1;

    private static final int LONGEST = 400;

    private Aside() {}

    /// The end of the words that the sign at `at` sets off, up to `closing` on the same line, or without it of the word
    /// that stands here; [#NONE] if a move, or a word written like one, is among them.
    static int end(String content, int at, char closing) {
        int most = Math.min(content.length(), at + LONGEST);
        int word = most;
        int end = at + 1;
        while (end < most && content.charAt(end) != closing && "\r\n{}".indexOf(content.charAt(end)) < 0) {
            if (word == most && (content.charAt(end) <= ' ' || "\u3000()[];（）【】".indexOf(content.charAt(end)) >= 0)) {
                word = end;
            }
            end++;
        }
        boolean closed = end < most && content.charAt(end) == closing;
        int found = closed ? end + 1 : Math.min(word, end);
        return FirstMove.isIn(content, at, found) ? NONE : found;
    }
}
