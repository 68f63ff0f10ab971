package xiangqi.core.rules;

/// Whether a position itself ends the game. Mate and stalemate both lose for the side to move (rules.md §2).
public enum Ending {
    /// The side to move can move.
    NONE,
    /// In check, and no move answers it.
    CHECKMATE,
    /// Not in check, and no move is legal.
    STALEMATE,
    /// The side to move has lost its general by capture ([Legality#GENERAL_CAPTURE] only).
    GENERAL_CAPTURED
}
