package xiangqi.core.rules;

import java.util.ArrayList;
import java.util.List;
import xiangqi.core.board.Board;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;

/// A position of a game: a placement without faults, the side to move, and the [Legality] that its moves are judged by.
/// Immutable.
public final class Position {
    /// The start of a game in strict mode.
    public static final Position START = start();

    private final Board board;
    private final Side turn;
    private final Legality legality;
    private final long hash;

    private Position(Board board, Side turn, Legality legality) {
        this.board = board;
        this.turn = turn;
        this.legality = legality;
        this.hash = Zobrist.hash(board, turn);
    }

    /// Looks at a set-up under `legality` and names every fault, or makes the position.
    public static Checked check(Setup setup, Legality legality) {
        List<Fault> faults = SetupFaults.of(setup, legality);
        return faults.isEmpty()
                ? new Checked.Legal(new Position(setup.board(), setup.turn(), legality))
                : new Checked.Faulty(faults);
    }

    /// The standard start under `legality`.
    public static Position start(Legality legality) {
        return new Position(Board.STANDARD, Side.RED, legality);
    }

    public Board board() {
        return board;
    }

    /// The side to move.
    public Side turn() {
        return turn;
    }

    public Legality legality() {
        return legality;
    }

    public Setup setup() {
        return new Setup(board, turn);
    }

    /// A 64-bit key of placement and side to move: equal positions have equal keys, different ones almost surely not.
    public long hash() {
        return hash;
    }

    /// Whether the general of the side to move could be captured.
    public boolean inCheck() {
        return !checkers().isEmpty();
    }

    /// The points of the pieces that give check to the side to move; the facing general counts as one.
    public List<Square> checkers() {
        return Attacks.checkers(board, turn);
    }

    /// All moves the side to move may make, in no particular order. Empty after a general was captured.
    public List<Move> legalMoves() {
        List<Move> moves = new ArrayList<>();
        if (generalLost()) {
            return moves;
        }
        for (Move move : Attacks.pseudoMoves(board, turn)) {
            if (legality == Legality.GENERAL_CAPTURE || leavesGeneralSafe(move)) {
                moves.add(move);
            }
        }
        return List.copyOf(moves);
    }

    /// Whether [#play] would play the move.
    public boolean isLegal(Move move) {
        return play(move) instanceof Attempt.Played;
    }

    /// Plays `move` if it is legal here; otherwise says which rule forbids it. This position is unchanged.
    public Attempt play(Move move) {
        return Attacks.refusal(this, move)
                .<Attempt>map(refused -> refused)
                .orElseGet(() -> new Attempt.Played(new Ply(
                        move, board.at(move.from()).orElseThrow(), board.at(move.to()), after(move))));
    }

    /// Whether the position itself ends the game.
    public Ending end() {
        if (generalLost()) {
            return Ending.GENERAL_CAPTURED;
        }
        boolean canMove = legalMoves().stream()
                .anyMatch(move -> leavesGeneralSafe(move) || capturesGeneral(move));
        if (canMove) {
            return Ending.NONE;
        }
        return inCheck() ? Ending.CHECKMATE : Ending.STALEMATE;
    }

    private boolean capturesGeneral(Move move) {
        return board.at(move.to()).filter(piece -> piece.role() == Role.GENERAL).isPresent();
    }

    boolean leavesGeneralSafe(Move move) {
        return Attacks.checkers(after(move).board, turn).isEmpty();
    }

    /// Whether the side to move has no general any more.
    boolean generalLost() {
        return board.squaresOf(Piece.of(turn, Role.GENERAL)).isEmpty();
    }

    Position after(Move move) {
        Piece piece = board.at(move.from()).orElseThrow();
        return new Position(board.without(move.from()).with(move.to(), piece), turn.opponent(), legality);
    }

    private static Position start() {
        return start(Legality.STRICT);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position position
                && position.hash == hash
                && position.turn == turn
                && position.legality == legality
                && position.board.equals(board);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash);
    }

    @Override
    public String toString() {
        return board + turn.toString();
    }
}
