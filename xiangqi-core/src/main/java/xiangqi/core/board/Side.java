package xiangqi.core.board;

/// The two players. Red (帥) starts at the bottom of the board, on ranks 0–4, and moves first from the standard set-up.
public enum Side {
    RED,
    BLACK;

    /// The other player.
    public Side opponent() {
        return this == RED ? BLACK : RED;
    }

    /// The rank that this side's general starts on: 0 for Red, 9 for Black.
    public int homeRank() {
        return this == RED ? 0 : 9;
    }

    /// The change of rank of a step forward: +1 for Red, -1 for Black.
    public int forward() {
        return this == RED ? 1 : -1;
    }

    /// Whether `rank` (0–9) lies on this side's own half of the river.
    public boolean owns(int rank) {
        return this == RED ? rank <= 4 : rank >= 5;
    }
}
