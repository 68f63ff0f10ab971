package xiangqi.core.record;

import xiangqi.core.study.StudyTree;

/// The ends of comments: space and line ends there say nothing, and editors leave them behind (formats.md
/// §11).
final class CommentEnds {
    private static final String NOTHING = "\t\n\u000b\f\r \u00a0\u3000";

    private CommentEnds() {}

    /// The comment without space and line ends at its end.
    static String trimmed(String comment) {
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
