package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.board.Side;
import xiangqi.core.game.Attack;
import xiangqi.core.game.Deed;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.Line;
import xiangqi.core.game.Outcome;
import xiangqi.core.notation.Notation;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;
import xiangqi.core.table.Game;

/// What the rules said of a line: a warning, or the end of its game.
///
/// @param line the line they said it of
/// @param outcome how the game ended, or would
public record Judged(Line line, Outcome outcome, Evidence evidence) {
    /// A move of the cycle as the sheet lists it.
    ///
    /// @param number the round it belongs to
    /// @param attacks what it did that counts; empty for an idle move
    public record Step(int number, Side side, String name, Set<Attack> attacks) {}

    /// The warning that stands.
    static Optional<Judged> warning(Game game) {
        return game.running()
                ? game.warning().map(given -> new Judged(game.line(), given.ahead(), given.evidence()))
                : Optional.empty();
    }

    /// The verdict that ended the game, where the rules gave one.
    static Optional<Judged> verdict(Game game) {
        return game.outcome()
                .flatMap(outcome -> game.evidence().map(evidence -> new Judged(game.line(), outcome, evidence)));
    }

    /// Whose fault it is; empty where it is nobody's.
    public Optional<Side> blamed() {
        return outcome instanceof Outcome.Win win ? Optional.of(win.side().opponent()) : Optional.empty();
    }

    /// The moves of the cycle to be drawn on the board: those of the side to blame, or of both.
    public List<Move> loop() {
        List<Move> moves = new ArrayList<>();
        List<Deed> cycle = cycle();
        for (int i = 0; i < cycle.size(); i++) {
            if (blamed().isEmpty() || blamed().get() == mover(i)) {
                moves.add(cycle.get(i).move());
            }
        }
        return moves;
    }

    /// How many of the last plies make the cycle; 0 where the rule is none of repetition.
    public int plies() {
        return cycle().size();
    }

    /// The cycle, move by move.
    public List<Step> steps(Notation notation) {
        List<Step> steps = new ArrayList<>();
        List<Deed> cycle = cycle();
        List<Ply> plies = line.plies();
        for (int i = 0; i < cycle.size(); i++) {
            int at = line.size() - cycle.size() + i;
            Ply ply = plies.get(at);
            steps.add(new Step(
                    MoveRow.number(line, at),
                    mover(i),
                    notation.name(at == 0 ? line.start() : plies.get(at - 1).after(), ply.move()),
                    cycle.get(i).attacks()));
        }
        return steps;
    }

    private List<Deed> cycle() {
        return evidence.repetition().map(Evidence.Repetition::cycle).orElse(List.of());
    }

    private Side mover(int deed) {
        Side last = line.position().turn().opponent();
        return (cycle().size() - 1 - deed) % 2 == 0 ? last : last.opponent();
    }
}
