package xiangqi.core.game;

import java.util.List;
import xiangqi.core.board.Board.Placed;

/// What one side did with its plies in a cycle.
///
/// @param kind the class of the whole
/// @param chased the pieces chased, on their points after the cycle: for [Edition#ASIAN] those that every ply chased,
///     for [Edition#CHINESE] all that any ply chased; in the order of their points
/// @param checking the pieces that gave check, on their points after the cycle
public record Conduct(Kind kind, List<Placed> chased, List<Placed> checking) {
    public Conduct {
        chased = List.copyOf(chased);
        checking = List.copyOf(checking);
    }

    /// The classes. Which of them an edition tells apart is the edition's business.
    public enum Kind {
        /// 长将: every ply checks.
        PERPETUAL_CHECK,
        /// Every ply chases a chariot that a horse pins (`asian` only).
        PERPETUAL_CHASE_OF_PINNED_CHARIOT,
        /// 长捉: every ply chases; in `asian` always the same piece.
        PERPETUAL_CHASE,
        /// 长杀: every ply threatens mate.
        PERPETUAL_THREAT,
        /// 一将一杀: every ply checks or threatens mate.
        CHECK_AND_THREAT,
        /// 一将一捉: every ply checks or chases.
        CHECK_AND_CHASE,
        /// 一杀一捉: every ply threatens mate or chases.
        THREAT_AND_CHASE,
        /// Every ply checks, threatens mate or chases, and all three occur.
        CHECK_THREAT_AND_CHASE,
        /// 一将一闲: some plies are idle, others check.
        CHECK_AND_IDLE,
        /// 一杀一闲: some plies are idle, others threaten mate.
        THREAT_AND_IDLE,
        /// 一捉一闲: some plies are idle, others chase.
        CHASE_AND_IDLE,
        /// Nothing of the kind; in `asian` also checks or chases that not every ply makes.
        IDLE
    }
}
