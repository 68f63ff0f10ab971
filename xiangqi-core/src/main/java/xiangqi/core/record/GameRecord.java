package xiangqi.core.record;

import java.util.Optional;
import xiangqi.core.study.StudyTree;

/// One game or study of a file: who, when and where, how it ended, and the tree of its moves, which holds
/// the start too. A preface without any piece on the board has a tree without moves, and its text as the
/// comment on the start.
public record GameRecord(Headers headers, Result result, StudyTree tree) {
    /// The name of the red player.
    public Optional<String> red() {
        return headers.get(Field.RED);
    }

    /// The name of the black player.
    public Optional<String> black() {
        return headers.get(Field.BLACK);
    }

    /// This record with another tree, as after an edit.
    public GameRecord with(StudyTree edited) {
        return new GameRecord(headers, result, edited);
    }
}
