package xiangqi.core.money;

/// What money moves for.
public enum Cause {
    /// The fixed fee of a table.
    TABLE_FEE,
    /// A player's stake.
    STAKE,
    /// The learner's fee in a guided game.
    GUIDANCE,
    /// The reward named with a handicap in the middle of a game.
    HANDICAP_REWARD,
    /// The base silver of a rank.
    BASE_SILVER
}
