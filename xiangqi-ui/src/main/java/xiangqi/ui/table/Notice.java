package xiangqi.ui.table;

import xiangqi.core.board.Board;
import xiangqi.core.rules.Attempt;
import xiangqi.core.table.Refusal;

/// Something that did not go, and why; said for a few seconds.
public sealed interface Notice {
    /// A move that the rules forbid, on the board it was tried on.
    record IllegalMove(Attempt.Illegal illegal, Board board) implements Notice {}

    /// A command that the table refused.
    record Refused(Refusal why) implements Notice {}
}
