package xiangqi.core.record;

import xiangqi.core.study.StudyTree;

/// What comments hold that says nothing (formats.md §11): space and line ends at their end, which editors leave behind,
/// and NUL. However a file writes the end of a line, it is a line feed.
final class CommentEnds {
    private static final String NOTHING = "\t\n\u000b\f\r \u00a0\u3000";

    private CommentEnds() {}

    /// The comment without them, a line feed at each of its lines' ends.
    static String trimmed(String text) {
        String comment = text.indexOf('\0') < 0 ? text : text.replace("\0", "");
        comment = comment.indexOf('\r') < 0
                ? comment
                : comment.replace("\r\n", "\n").replace('\r', '\n');
        int end = comment.length();
        while (end > 0 && NOTHING.indexOf(comment.charAt(end - 1)) >= 0) {
            end--;
        }
        return comment.substring(0, end);
    }

    /// The record with all its comments so.
    static GameRecord trimmed(GameRecord game) {
        StudyTree tree = game.tree().withComments(CommentEnds::trimmed);
        return tree == game.tree() ? game : game.with(tree);
    }
}
