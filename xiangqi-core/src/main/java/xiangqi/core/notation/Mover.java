package xiangqi.core.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// The board as the side to move sees it: files counted 1–9 from its right, forward towards the enemy. Both
/// notations that name pieces, Chinese and WXF, speak this way.
final class Mover {
    private final Position position;
    private final Side side;

    Mover(Position position) {
        this.position = position;
        side = position.turn();
    }

    Side side() {
        return side;
    }

    /// The role of the mover's piece on `from`.
    Role role(Square from) {
        Piece piece = position.at(from)
                .filter(own -> own.side() == side)
                .orElseThrow(() -> new IllegalArgumentException("no piece of " + side + " on " + from));
        return piece.role();
    }

    /// The number 1–9 that the mover calls the file of `square`.
    int fileOf(Square square) {
        return side == Side.RED ? 9 - square.file() : square.file() + 1;
    }

    /// The mover's pieces of a kind on its file `number`, from front to rear.
    List<Square> column(Role role, int number) {
        Piece piece = Piece.of(side, role);
        int file = boardFile(number);
        int farRank = side.opponent().homeRank();
        List<Square> column = List.of();
        for (int i = 0; i < 10; i++) {
            Square square = Square.of(file, farRank - i * side.forward());
            if (stands(piece, square)) {
                column = column.isEmpty() ? List.of(square) : with(column, square);
            }
        }
        return column;
    }

    private boolean stands(Piece piece, Square square) {
        Optional<Piece> standing = position.at(square);
        return standing.isPresent() && standing.get() == piece;
    }

    private static List<Square> with(List<Square> column, Square square) {
        List<Square> longer = column.size() == 1 ? new ArrayList<>(column) : column;
        longer.add(square);
        return longer;
    }

    /// The columns of two or more pieces of a kind, files from right to left.
    List<List<Square>> columnsOfSeveral(Role role) {
        List<List<Square>> columns = new ArrayList<>(2);
        for (int number = 1; number <= 9; number++) {
            List<Square> column = column(role, number);
            if (column.size() >= 2) {
                columns.add(column);
            }
        }
        return columns;
    }

    /// The direction of a move.
    Direction direction(Move move) {
        int ranks = ranksForward(move);
        return ranks > 0 ? Direction.FORWARD : ranks < 0 ? Direction.BACK : Direction.ACROSS;
    }

    /// The number behind the direction: ranks for pieces that go straight forward or back, else the file of
    /// arrival.
    int number(Move move, Role role) {
        int ranks = ranksForward(move);
        return ranks == 0 || slants(role) ? fileOf(move.to()) : Math.abs(ranks);
    }

    /// The move that a direction and the number behind it describe for the piece of that role on `from`; empty
    /// if it has no such move on any board, as a chariot going across to its own file or a horse to a file out
    /// of its reach.
    Optional<Move> move(Square from, Role role, Direction direction, int number) {
        if (direction == Direction.ACROSS) {
            int file = boardFile(number);
            return slants(role) || file == from.file()
                    ? Optional.empty()
                    : Optional.of(Move.of(from, Square.of(file, from.rank())));
        }
        int file = slants(role) ? boardFile(number) : from.file();
        int ranks = slants(role) ? slantRanks(role, Math.abs(file - from.file())) : number;
        int rank = from.rank() + (direction == Direction.FORWARD ? side.forward() : -side.forward()) * ranks;
        return ranks == 0 || rank < 0 || rank > 9
                ? Optional.empty()
                : Optional.of(Move.of(from, Square.of(file, rank)));
    }

    private int boardFile(int number) {
        return side == Side.RED ? 9 - number : number - 1;
    }

    private int ranksForward(Move move) {
        return (move.to().rank() - move.from().rank()) * side.forward();
    }

    private static boolean slants(Role role) {
        return role == Role.HORSE || role == Role.ELEPHANT || role == Role.ADVISOR;
    }

    /// The ranks that go with so many files in one step of the piece; 0 if it makes no such step.
    private static int slantRanks(Role role, int files) {
        return switch (role) {
            case HORSE -> files == 1 || files == 2 ? 3 - files : 0;
            case ELEPHANT -> files == 2 ? 2 : 0;
            case ADVISOR -> files == 1 ? 1 : 0;
            case GENERAL, CHARIOT, CANNON, SOLDIER -> throw new IllegalArgumentException(role + " goes straight");
        };
    }
}
