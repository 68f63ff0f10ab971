package xiangqi.ui.study;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Result;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// Where a line comes from that is merged into another game: who played, where, when and how it ended, in the words of
/// its record, as collections print it behind a line.
final class SourceLine {
    private SourceLine() {}

    /// The tree of the game with its source behind the comment on the last move of its main line.
    static StudyTree in(GameRecord game) {
        StudyTree tree = game.tree();
        Node end = tree.root().end();
        return of(game).map(source -> tree.comment(
                                end,
                                end.comment().map(text -> text + "\n" + source).orElse(source))
                        .tree())
                .orElse(tree);
    }

    /// The source in one line; empty if the record tells nothing of it.
    static Optional<String> of(GameRecord game) {
        Headers headers = game.headers();
        Optional<String> players = game.red().isEmpty() && game.black().isEmpty()
                ? Optional.empty()
                : Optional.of(game.red().orElse("?") + " — " + game.black().orElse("?"));
        Optional<String> result = Optional.of(game.result())
                .filter(known -> known != Result.UNKNOWN)
                .map(Result::token);
        String line = Stream.of(
                        headers.get(Field.TITLE),
                        players,
                        headers.get(Field.EVENT),
                        headers.get(Field.ROUND),
                        headers.get(Field.DATE),
                        result)
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
        return line.isEmpty() ? Optional.empty() : Optional.of(line);
    }
}
