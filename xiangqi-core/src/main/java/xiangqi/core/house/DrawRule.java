package xiangqi.core.house;

/// Who may offer a draw and when (houses.md §1).
public enum DrawRule {
    /// Each side starts with the right. An offer survives the offerer's own move; the opponent's next move refuses
    /// it. A refusal takes the offerer's right; the other side's next offer gives it back at once.
    ALTERNATING,
    /// The side to move may offer, once per own move; the opponent accepts, refuses, or refuses by moving.
    OWN_TURN
}
