package xiangqi.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;

/// How each piece moves, told point by point: for the reason of a refusal and the faults of a set-up, where words
/// matter and time does not. [Moves] is the fast account of the same rules.
final class Attacks {
    private Attacks() {}

    /// The points of the enemies that could capture the general of `side` now.
    static List<Square> checkers(Board board, Side side) {
        List<Square> checkers = new ArrayList<>();
        for (Square general : board.squaresOf(Piece.of(side, Role.GENERAL))) {
            for (Board.Placed placed : board.pieces()) {
                if (placed.piece().side() != side
                        && obstacle(board, placed.square(), general).isEmpty()) {
                    checkers.add(placed.square());
                }
            }
        }
        return checkers;
    }

    /// Which rule forbids `move` in `position`, and where the reason lies.
    ///
    /// @throws IllegalStateException if none does
    static Attempt.Illegal refusal(Position position, Move move) {
        if (position.generalLost()) {
            return new Attempt.Illegal(move, Attempt.Why.GENERAL_LOST, Optional.empty());
        }
        Board board = position.board();
        Optional<Piece> piece = board.at(move.from());
        if (piece.isEmpty()) {
            return new Attempt.Illegal(move, Attempt.Why.EMPTY_POINT, Optional.of(move.from()));
        }
        if (piece.get().side() != position.turn()) {
            return new Attempt.Illegal(move, Attempt.Why.NOT_YOUR_TURN, Optional.of(move.from()));
        }
        return obstacle(board, move.from(), move.to())
                .map(obstacle -> new Attempt.Illegal(move, obstacle.why(), obstacle.at()))
                .orElseGet(() -> exposed(position, move));
    }

    private static Attempt.Illegal exposed(Position position, Move move) {
        Board before = position.board();
        Board after = before.without(move.from())
                .with(move.to(), before.at(move.from()).orElseThrow());
        List<Square> checkers = checkers(after, position.turn());
        if (checkers.isEmpty()) {
            throw new IllegalStateException(move + " is legal in " + position);
        }
        Optional<Square> facing = checkers.stream()
                .filter(square -> after.at(square).orElseThrow().role() == Role.GENERAL)
                .findFirst();
        if (facing.isPresent()) {
            return new Attempt.Illegal(move, Attempt.Why.GENERALS_WOULD_FACE, facing);
        }
        Attempt.Why why = position.inCheck() ? Attempt.Why.STILL_IN_CHECK : Attempt.Why.INTO_CHECK;
        return new Attempt.Illegal(move, why, Optional.of(checkers.getFirst()));
    }

    record Obstacle(Attempt.Why why, Optional<Square> at) {
        static Optional<Obstacle> because(Attempt.Why why) {
            return Optional.of(new Obstacle(why, Optional.empty()));
        }

        static Optional<Obstacle> at(Attempt.Why why, Square square) {
            return Optional.of(new Obstacle(why, Optional.of(square)));
        }
    }

    /// Why the piece on `from` cannot go to `to` by its way of moving; empty when it can.
    static Optional<Obstacle> obstacle(Board board, Square from, Square to) {
        Piece piece = board.at(from).orElseThrow();
        Side side = piece.side();
        if (board.at(to).filter(target -> target.side() == side).isPresent()) {
            return Obstacle.at(Attempt.Why.OWN_PIECE_ON_TARGET, to);
        }
        int files = to.file() - from.file();
        int ranks = to.rank() - from.rank();
        int across = Math.abs(files);
        int along = Math.abs(ranks);
        return switch (piece.role()) {
            case GENERAL -> {
                if (board.at(to).equals(Optional.of(piece.recoloured()))
                        && files == 0
                        && between(board, from, to).isEmpty()) {
                    yield Optional.empty();
                }
                yield across + along != 1
                        ? Obstacle.because(Attempt.Why.NOT_ITS_WAY)
                        : to.inPalaceOf(side) ? Optional.empty() : Obstacle.because(Attempt.Why.OUTSIDE_PALACE);
            }
            case ADVISOR ->
                across != 1 || along != 1
                        ? Obstacle.because(Attempt.Why.NOT_ITS_WAY)
                        : to.inPalaceOf(side) ? Optional.empty() : Obstacle.because(Attempt.Why.OUTSIDE_PALACE);
            case ELEPHANT -> {
                if (across != 2 || along != 2) {
                    yield Obstacle.because(Attempt.Why.NOT_ITS_WAY);
                }
                if (!side.owns(to.rank())) {
                    yield Obstacle.because(Attempt.Why.ELEPHANT_CROSSES_RIVER);
                }
                yield blocked(board, from, files / 2, ranks / 2, Attempt.Why.ELEPHANT_EYE_BLOCKED);
            }
            case HORSE -> {
                if (across * along != 2) {
                    yield Obstacle.because(Attempt.Why.NOT_ITS_WAY);
                }
                yield blocked(board, from, files / 2, ranks / 2, Attempt.Why.HORSE_LEG_BLOCKED);
            }
            case CHARIOT -> {
                if (across != 0 && along != 0) {
                    yield Obstacle.because(Attempt.Why.NOT_ITS_WAY);
                }
                List<Square> between = between(board, from, to);
                yield between.isEmpty() ? Optional.empty() : Obstacle.at(Attempt.Why.PATH_BLOCKED, between.getFirst());
            }
            case CANNON -> {
                if (across != 0 && along != 0) {
                    yield Obstacle.because(Attempt.Why.NOT_ITS_WAY);
                }
                List<Square> between = between(board, from, to);
                if (board.isEmpty(to)) {
                    yield between.isEmpty()
                            ? Optional.empty()
                            : Obstacle.at(Attempt.Why.PATH_BLOCKED, between.getFirst());
                }
                yield between.size() == 1 ? Optional.empty() : Obstacle.because(Attempt.Why.CANNON_NEEDS_ONE_SCREEN);
            }
            case SOLDIER -> {
                if (across + along != 1) {
                    yield Obstacle.because(Attempt.Why.NOT_ITS_WAY);
                }
                if (ranks == -side.forward()) {
                    yield Obstacle.because(Attempt.Why.SOLDIER_BACKWARDS);
                }
                yield across == 1 && side.owns(from.rank())
                        ? Obstacle.because(Attempt.Why.SOLDIER_SIDEWAYS_BEFORE_RIVER)
                        : Optional.empty();
            }
        };
    }

    private static Optional<Obstacle> blocked(Board board, Square from, int files, int ranks, Attempt.Why why) {
        Square leg = Square.of(from.file() + files, from.rank() + ranks);
        return board.isEmpty(leg) ? Optional.empty() : Obstacle.at(why, leg);
    }

    /// The occupied points strictly between two points of one line, nearest to `from` first.
    private static List<Square> between(Board board, Square from, Square to) {
        int files = Integer.signum(to.file() - from.file());
        int ranks = Integer.signum(to.rank() - from.rank());
        List<Square> occupied = new ArrayList<>();
        int file = from.file() + files;
        int rank = from.rank() + ranks;
        while (file != to.file() || rank != to.rank()) {
            Square square = Square.of(file, rank);
            if (!board.isEmpty(square)) {
                occupied.add(square);
            }
            file += files;
            rank += ranks;
        }
        return occupied;
    }
}
