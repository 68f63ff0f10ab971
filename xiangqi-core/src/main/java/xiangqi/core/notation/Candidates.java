package xiangqi.core.notation;

import java.util.ArrayList;
import java.util.List;
import xiangqi.core.board.Role;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// The moves that a text may mean. Legality decides between them; if it leaves several, nobody does.
final class Candidates {
    private final Position position;
    private final List<Move> legal = new ArrayList<>(2);
    private final List<Move> illegal = new ArrayList<>(2);

    Candidates(Position position) {
        this.position = position;
    }

    void add(Move move) {
        if (legal.contains(move) || illegal.contains(move)) {
            return;
        }
        (position.isLegal(move) ? legal : illegal).add(move);
    }

    /// Adds what the direction and number behind a piece's name mean for each of these pieces.
    void add(Mover mover, Role role, List<Square> pieces, Direction direction, int number) {
        for (Square from : pieces) {
            mover.move(from, role, direction, number).ifPresent(this::add);
        }
    }

    boolean someLegal() {
        return !legal.isEmpty();
    }

    MoveReading reading() {
        if (legal.size() == 1) {
            return new MoveReading.Found(legal.getFirst());
        }
        return legal.isEmpty() ? new MoveReading.NoSuchMove(refusals()) : new MoveReading.Ambiguous(legal);
    }

    private List<Attempt.Illegal> refusals() {
        List<Attempt.Illegal> refusals = new ArrayList<>(illegal.size());
        for (Move move : illegal) {
            if (position.play(move) instanceof Attempt.Illegal refusal) {
                refusals.add(refusal);
            }
        }
        return refusals;
    }
}
