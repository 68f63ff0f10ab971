package xiangqi.core.game;

import xiangqi.core.board.Side;

/// How a game ended.
public sealed interface Outcome {
    /// One side won.
    record Win(Side side, Reason why) implements Outcome {}

    /// Nobody won.
    record Draw(Reason why) implements Outcome {}

    /// The game does not count.
    record Annulled(Reason why) implements Outcome {}

    /// Why it ended so.
    Reason why();

    /// The reasons a game can end for (rules.md §2–3, houses.md §1).
    enum Reason {
        CHECKMATE,
        STALEMATE,
        GENERAL_CAPTURED,
        RESIGNATION,
        TIME,
        LEAVING,
        AGREEMENT,
        /// A position occurred for the third time and neither side is to blame.
        REPETITION,
        PERPETUAL_CHECK,
        PERPETUAL_CHASE,
        PERPETUAL_ATTACK,
        /// Five checks in a row by the same piece (house `ranks`).
        FIVE_CHECKS,
        /// Sixty rounds without a capture.
        NATURAL_LIMIT,
        /// Neither side has a piece that could still give mate.
        NO_MATERIAL,
        /// Another game was agreed in place of this one.
        HANDICAP_RESTART,
        BOTH_AWAY
    }
}
