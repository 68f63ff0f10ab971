package xiangqi.core.table;

/// What one side has used up in a game; an undo gives nothing of it back.
///
/// @param moves moves made in this game, undone ones included
/// @param undoRequests undo requests made
/// @param undoFrom the number of moves from which the next undo request is possible
/// @param drawRight whether the side has the right to offer a draw (alternating right)
/// @param drawOfferedAt moves made when a draw was last offered; -1: never
public record Standing(int moves, int undoRequests, int undoFrom, boolean drawRight, int drawOfferedAt) {
    /// At the start of a game.
    public static final Standing FRESH = new Standing(0, 0, 0, true, -1);

    Standing moved() {
        return new Standing(moves + 1, undoRequests, undoFrom, drawRight, drawOfferedAt);
    }

    Standing undoRequested(int every) {
        return new Standing(moves, undoRequests + 1, moves + every, drawRight, drawOfferedAt);
    }

    Standing drawOffered() {
        return new Standing(moves, undoRequests, undoFrom, drawRight, moves);
    }

    Standing withDrawRight(boolean right) {
        return new Standing(moves, undoRequests, undoFrom, right, drawOfferedAt);
    }
}
