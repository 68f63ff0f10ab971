package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import xiangqi.core.board.Side;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Field;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// How the moves of the game on the board are called, and which rounds they belong to.
public final class MoveNames {
    private final OpenGames games;
    private final ObservableValue<Notation> notation;

    MoveNames(OpenGames games, ObservableValue<Notation> notation) {
        this.games = games;
        this.notation = notation;
    }

    /// How moves are written.
    public Notation notation() {
        return notation.getValue();
    }

    /// How the moves of these steps are called, each played after the one before. Steps of a tree that is shown
    /// no longer are called by their points.
    public List<String> of(List<TreeRow.Step> steps) {
        Optional<Position> at = games.work().flatMap(done -> before(steps.getFirst(), done.tree()));
        List<String> names = new ArrayList<>();
        for (TreeRow.Step step : steps) {
            names.add(at.filter(position -> position.isLegal(step.move()))
                    .map(position -> notation().name(position, step.move()))
                    .orElseGet(() -> step.move().toString()));
            at = at.flatMap(position -> position.playIfLegal(step.move())).map(Ply::after);
        }
        return names;
    }

    /// The signs of judgement on the move of a step, to stand behind its name; empty if there are none.
    public String signs(TreeRow.Step step) {
        return games.work()
                .map(Work::tree)
                .filter(tree -> step.node() <= tree.size())
                .map(tree -> Signs.written(tree.node(step.node()).marks()))
                .orElse("");
    }

    private static Optional<Position> before(TreeRow.Step step, StudyTree tree) {
        return step.node() > tree.size()
                ? Optional.empty()
                : tree.node(step.node()).parent().flatMap(tree::positionAt);
    }

    /// The name of the move that leads to the node; empty for the start.
    public Optional<String> of(Node node) {
        return node.move()
                .flatMap(move -> node.parent()
                        .flatMap(before -> node.tree().positionAt(before))
                        .map(position -> notation().name(position, move)));
    }

    /// The round that a ply belongs to.
    public int round(int ply) {
        return TreeRows.round(ply, offset());
    }

    /// Whether a ply is Red's.
    public boolean isRed(int ply) {
        return (ply - 1 + offset()) % 2 == 0;
    }

    /// The ply that is this side's move of the round; below 1 if the game begins after it.
    int ply(int round, Side side) {
        return 2 * (round - 1) + (side == Side.RED ? 1 : 2) - offset();
    }

    private int offset() {
        boolean blackBegins = games.work()
                .filter(done -> done.tree().setup().turn() == Side.BLACK)
                .isPresent();
        return 2 * (firstRound() - 1) + (blackBegins ? 1 : 0);
    }

    /// The number that the first round carries.
    int firstRound() {
        return games.gameProperty()
                .get()
                .flatMap(shown -> shown.headers().get(Field.START_NUMBER))
                .filter(number -> number.matches("[1-9][0-9]{0,3}"))
                .map(Integer::parseInt)
                .orElse(1);
    }
}
