package xiangqi.core.clock;

import java.time.Duration;

/// What a clock keeps of one side: everything else follows from it and the [TimeControl].
///
/// @param spent the time spent that counts against the time allotted: game time in a three-part clock, time in periods
///     with a limit in a two-period clock, all time otherwise
/// @param moves the side's moves on the present line
public record Hand(Duration spent, int moves) {
    /// A hand before the first move.
    public static final Hand FRESH = new Hand(Duration.ZERO, 0);

    public Hand {
        if (spent.isNegative() || moves < 0) {
            throw new IllegalArgumentException("spent " + spent + ", moves " + moves);
        }
    }

    Hand spend(Duration more) {
        return new Hand(spent.plus(more), moves);
    }

    Hand withMoves(int moves) {
        return new Hand(spent, moves);
    }
}
