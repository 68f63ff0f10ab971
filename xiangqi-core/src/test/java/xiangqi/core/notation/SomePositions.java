package xiangqi.core.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// Positions out of games of random moves: half of them from the standard start, half after a few plies from
/// set-ups whose pieces crowd a few files, because names are hard there. The same seed gives the same
/// positions.
final class SomePositions {
    private static final int LONG_GAME = 100;
    private static final int SHORT_GAME = 8;

    private final SplittableRandom random;

    SomePositions(long seed) {
        random = new SplittableRandom(seed);
    }

    List<Position> list(int count) {
        List<Position> positions = new ArrayList<>(count);
        while (positions.size() < count) {
            play(Position.START, LONG_GAME, positions);
            for (int plies = 0; plies < LONG_GAME; plies += SHORT_GAME) {
                play(crowded(), SHORT_GAME, positions);
            }
        }
        return positions.subList(0, count);
    }

    private void play(Position start, int plies, List<Position> positions) {
        Position position = start;
        for (int ply = 0; ply < plies; ply++) {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty()) {
                return;
            }
            positions.add(position);
            Move move = moves.get(random.nextInt(moves.size()));
            position = ((Attempt.Played) position.play(move)).ply().after();
        }
    }

    private Position crowded() {
        while (true) {
            Board board = Board.EMPTY;
            for (Side side : Side.values()) {
                board = onto(board, side, Role.GENERAL, 3 + random.nextInt(3), random.nextInt(3));
                board = soldiers(board, side);
                for (Role role : List.of(Role.CHARIOT, Role.HORSE, Role.CANNON)) {
                    int file = random.nextInt(9);
                    for (int pieces = random.nextInt(3); pieces > 0; pieces--) {
                        board = onto(board, side, role, file, random.nextInt(10));
                    }
                }
                for (int guards = random.nextInt(3); guards > 0; guards--) {
                    board = onto(board, side, Role.ADVISOR, 3 + 2 * random.nextInt(2), 2 * random.nextInt(2));
                    board = onto(board, side, Role.ELEPHANT, 2 + 4 * random.nextInt(2), 4 * random.nextInt(2));
                }
            }
            Side turn = random.nextBoolean() ? Side.RED : Side.BLACK;
            if (Position.check(new Setup(board, turn), Legality.STRICT) instanceof Checked.Legal(Position position)) {
                return position;
            }
        }
    }

    private Board soldiers(Board board, Side side) {
        int files = 1 + random.nextInt(2) + random.nextInt(2);
        int first = random.nextInt(10 - files);
        Board crowded = board;
        for (int soldiers = 2 + random.nextInt(6); soldiers > 0; soldiers--) {
            crowded = onto(crowded, side, Role.SOLDIER, first + random.nextInt(files), 5 + random.nextInt(5));
        }
        return crowded;
    }

    /// The board with the piece on a point given as that side counts ranks from its home, unless the point is
    /// taken.
    private static Board onto(Board board, Side side, Role role, int file, int fromHome) {
        Square square = Square.of(file, side.homeRank() + side.forward() * fromHome);
        return board.isEmpty(square) ? board.with(square, Piece.of(side, role)) : board;
    }
}
