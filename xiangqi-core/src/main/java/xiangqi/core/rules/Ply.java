package xiangqi.core.rules;

import java.util.Optional;
import xiangqi.core.board.Piece;

/// A move that was played: what moved, what it captured, and the position after it.
public record Ply(Move move, Piece moved, Optional<Piece> captured, Position after) {
    /// Whether the side to move after the ply stands in check.
    public boolean givesCheck() {
        return after.inCheck();
    }
}
