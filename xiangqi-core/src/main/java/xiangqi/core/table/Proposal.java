package xiangqi.core.table;

/// What one player can propose to the other.
public sealed interface Proposal {
    /// The game is a draw.
    record Draw() implements Proposal {}

    /// The line returns to before the asker's own last move.
    record Undo() implements Proposal {}

    /// The game does not count; possible before Red's second move, or Black's where Black begins.
    record Annulment() implements Proposal {}
}
