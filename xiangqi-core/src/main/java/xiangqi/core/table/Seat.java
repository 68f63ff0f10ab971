package xiangqi.core.table;

import xiangqi.core.board.Side;

/// The chair of a colour. Whoever sits on it plays that colour; for a game with colours exchanged the players change
/// chairs.
public enum Seat {
    RED(Side.RED),
    BLACK(Side.BLACK);

    private final Side side;

    Seat(Side side) {
        this.side = side;
    }

    /// The chair of that colour.
    public static Seat of(Side side) {
        return side == Side.RED ? RED : BLACK;
    }

    public Side side() {
        return side;
    }
}
