package xiangqi.ui.study;

import java.util.stream.Collectors;

/// What the list of moves shows of a comment before somebody asks for the rest: a preface of forty lines would hide the
/// moves below it.
final class CommentCut {
    /// Comments of at most so many lines and letters are shown whole.
    static final int MOST_LINES = 5;

    static final int MOST_LETTERS = 160;

    /// Of longer ones, so much: less than what is shown whole, so that what is left is worth asking for.
    static final int LINES = 4;

    static final int LETTERS = 120;

    private CommentCut() {}

    /// The text itself if it is short, else its beginning with three dots.
    static String of(String text) {
        if (text.length() <= MOST_LETTERS && text.lines().count() <= MOST_LINES) {
            return text;
        }
        String lines = text.lines().limit(LINES).collect(Collectors.joining("\n"));
        int letters = Math.min(lines.length(), LETTERS);
        if (letters < lines.length() && Character.isHighSurrogate(lines.charAt(letters - 1))) {
            letters--;
        }
        return lines.substring(0, letters).stripTrailing() + "\u2026";
    }
}
