package xiangqi.core.notation;

/// Why a text is no FEN, and where.
///
/// @param kind what is wrong
/// @param row the row of the board from the top, 1–10; 11 for a row too many; 0 where the fault lies outside
///     the board
/// @param column the point in the row from the left, 1–9; 10 for a piece beyond a full row; 0 outside the board
/// @param field the field of the FEN that the fault lies in: 1 for the board, 2 for the side to move, and so on; 0
///     where there is no text
/// @param index the index of the character in the text as given; its length where something is missing at the
///     end
public record FenFault(Kind kind, int row, int column, int field, int index) {
    static FenFault outsideBoard(Kind kind, int field, int index) {
        return new FenFault(kind, 0, 0, field, index);
    }

    /// The kinds of faults. They are about form only; what `Position.check` finds in a readable set-up is a
    /// [xiangqi.core.board.Fault].
    public enum Kind {
        /// There is no text, or only space.
        EMPTY,
        /// A character in the board part that is neither a piece letter of any dialect nor a digit 1–9.
        UNKNOWN_LETTER,
        /// A board of ten rows has letters for hidden pieces: an XFEN of unveiling chess (揭棋), a different game.
        HIDDEN_PIECES,
        /// A row ends before its ninth point; the column is the first missing point.
        ROW_TOO_SHORT,
        /// A row goes on after its ninth point.
        ROW_TOO_LONG,
        /// The board ends before its tenth row; the row is the first missing one.
        TOO_FEW_ROWS,
        /// The board goes on after its tenth row.
        TOO_MANY_ROWS,
        /// What stands after the board is no side to move.
        UNKNOWN_SIDE,
        /// What stands after the side to move is neither `-`, nor a count, nor `moves`.
        UNKNOWN_FIELD,
        /// What stands after `moves` is no move.
        UNKNOWN_MOVE
    }
}
