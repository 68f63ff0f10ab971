package xiangqi.app.cli;

import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Setup;
import xiangqi.core.game.Line;
import xiangqi.core.opening.Opening;
import xiangqi.core.opening.Openings;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Position;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// The opening of a record by the moves of its main line, whatever its headers say.
final class GivenOpening {
    private GivenOpening() {}

    /// The opening; empty without moves and from another start than the usual one.
    static Optional<Opening> of(StudyTree tree) {
        List<Node> moves = tree.mainLine();
        if (moves.isEmpty() || !tree.setup().equals(Setup.STANDARD)) {
            return Optional.empty();
        }
        Line line = Line.from(Position.START);
        for (Node node : moves.subList(0, Math.min(Openings.LONGEST, moves.size()))) {
            switch (line.position().play(node.move().orElseThrow())) {
                case Attempt.Played(var ply) -> line = line.add(ply);
                case Attempt.Illegal illegal -> throw new IllegalStateException("a tree holds " + illegal);
            }
        }
        return Openings.known().of(line);
    }
}
