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
    private List<Move> legal = List.of();
    private List<Move> illegal = List.of();

    Candidates(Position position) {
        this.position = position;
    }

    void add(Move move) {
        if (legal.contains(move) || illegal.contains(move)) {
            return;
        }
        if (position.isLegal(move)) {
            legal = with(legal, move);
        } else {
            illegal = with(illegal, move);
        }
    }

    /// Nearly every text fits one move only.
    private static List<Move> with(List<Move> moves, Move move) {
        if (moves.isEmpty()) {
            return List.of(move);
        }
        List<Move> more = new ArrayList<>(moves);
        more.add(move);
        return more;
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
