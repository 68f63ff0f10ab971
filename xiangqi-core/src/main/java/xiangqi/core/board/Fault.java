package xiangqi.core.board;

import java.util.List;

/// One reason why a [Setup] is no position of a game.
///
/// @param kind what is wrong
/// @param side whose pieces are wrong; for [Kind#GENERALS_FACING] the side to move
/// @param squares the points concerned from A0 to I9; empty only for [Kind#NO_GENERAL]
public record Fault(Kind kind, Side side, List<Square> squares) {
    public Fault {
        squares = List.copyOf(squares);
    }

    /// The kinds of faults (rules.md §1).
    public enum Kind {
        /// The side has no general.
        NO_GENERAL,
        /// The side has two generals or more.
        SEVERAL_GENERALS,
        /// A general stands outside its palace.
        GENERAL_OUTSIDE_PALACE,
        /// An advisor stands on a point that no advisor of its side can reach.
        ADVISOR_UNREACHABLE,
        /// An elephant stands on a point that no elephant of its side can reach.
        ELEPHANT_UNREACHABLE,
        /// A soldier stands behind its starting rank, or on its own side of the river on a file soldiers do not
        /// start on. Asked of each point by itself: two soldiers behind each other before the river are taken,
        /// as composed positions have them.
        SOLDIER_UNREACHABLE,
        /// There are more pieces of one kind than a side can have.
        TOO_MANY,
        /// The generals face each other on an open file (strict mode only).
        GENERALS_FACING,
        /// The side that is not to move stands in check (strict mode only).
        OPPONENT_IN_CHECK
    }
}
