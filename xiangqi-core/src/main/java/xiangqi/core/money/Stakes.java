package xiangqi.core.money;

import java.util.Optional;
import xiangqi.core.board.Side;

/// What both players have staked on a game (houses.md §4).
///
/// @param guide in a guided game the side that teaches; it stakes nothing and the other side's stake is its fee
public record Stakes(long red, long black, Optional<Side> guide) {
    public Stakes {
        if (red < 0 || black < 0 || red + black == 0) {
            throw new IllegalArgumentException("stakes of " + red + " and " + black);
        }
    }

    /// Stakes that the winner takes.
    public static Stakes between(long red, long black) {
        return new Stakes(red, black, Optional.empty());
    }

    /// A lesson for `fee`.
    public static Stakes guided(Side guide, long fee) {
        return guide == Side.RED ? new Stakes(0, fee, Optional.of(guide)) : new Stakes(fee, 0, Optional.of(guide));
    }

    public long of(Side side) {
        return side == Side.RED ? red : black;
    }

    public long sum() {
        return red + black;
    }

    /// The same players' stakes after they have changed chairs.
    public Stakes exchanged() {
        return new Stakes(black, red, guide.map(Side::opponent));
    }
}
