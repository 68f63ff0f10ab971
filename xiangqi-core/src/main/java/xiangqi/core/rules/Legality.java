package xiangqi.core.rules;

/// Which moves a position allows (rules.md §1, houses.md §1).
public enum Legality {
    /// A move that leaves one's own general capturable or makes the generals face each other is refused.
    STRICT,
    /// Such a move is possible; the opponent may capture the general, also along an open file, and that ends the game.
    GENERAL_CAPTURE
}
