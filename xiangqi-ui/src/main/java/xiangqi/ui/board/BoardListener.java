package xiangqi.ui.board;

import xiangqi.core.board.Square;

/// Who hears which points a player means. A click means one point; dragging a piece means the point it was taken
/// from, at once, and the point it was dropped on.
public interface BoardListener {
    /// A point was meant: clicked, dropped on, or chosen by the keyboard.
    void pointed(Square square);

    /// The picked piece was put back where it came from, or dropped beside the board.
    default void draggedOff(Square from) {}

    /// The picked piece was dropped beside the board: the same as putting it back, unless a listener takes pieces away.
    default void draggedBeside(Square from) {
        draggedOff(from);
    }

    /// The other mouse button went from one point to another, or stayed on one: something is to be drawn.
    ///
    /// @param colour 0 without a key, 1 with Shift, 2 with Alt, 3 with both
    default void drawn(Square from, Square to, int colour) {}
}
