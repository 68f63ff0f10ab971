package xiangqi.core.rules;

import java.util.Optional;
import xiangqi.core.board.Square;

/// What came of trying a move in a position.
public sealed interface Attempt {
    /// The move is legal; the position it was tried in is unchanged.
    record Played(Ply ply) implements Attempt {}

    /// The move is refused.
    ///
    /// @param why the rule that forbids it
    /// @param at where the reason lies: the starting point, the blocked leg or eye, the first piece in the way,
    ///     the own piece on the target, the checking piece (of several the first from A0), the facing general;
    ///     empty where the reason has no place of its own
    record Illegal(Move move, Why why, Optional<Square> at) implements Attempt {}

    /// The rules that forbid a move (rules.md §1).
    enum Why {
        /// The general of the side to move was captured: the game is over (general-capture mode).
        GENERAL_LOST,
        /// Nothing stands on the starting point.
        EMPTY_POINT,
        /// The piece belongs to the side that is not to move.
        NOT_YOUR_TURN,
        /// A piece of one's own stands on the target.
        OWN_PIECE_ON_TARGET,
        /// The piece does not move that way at all.
        NOT_ITS_WAY,
        /// General or advisor would leave the palace.
        OUTSIDE_PALACE,
        /// The elephant would cross the river.
        ELEPHANT_CROSSES_RIVER,
        /// A piece stands on the horse's leg.
        HORSE_LEG_BLOCKED,
        /// A piece stands on the elephant's eye.
        ELEPHANT_EYE_BLOCKED,
        /// A piece stands in the way of a chariot, or of a cannon that does not capture.
        PATH_BLOCKED,
        /// A cannon captures over exactly one piece.
        CANNON_NEEDS_ONE_SCREEN,
        /// A soldier never moves back.
        SOLDIER_BACKWARDS,
        /// A soldier moves sideways only across the river.
        SOLDIER_SIDEWAYS_BEFORE_RIVER,
        /// The move would make the generals face each other (strict mode).
        GENERALS_WOULD_FACE,
        /// The move puts one's own general in check (strict mode).
        INTO_CHECK,
        /// The general is in check and the move does not answer it (strict mode).
        STILL_IN_CHECK
    }
}
