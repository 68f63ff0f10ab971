package xiangqi.core.board;

/// A placement and the side to move, as an editor, a file or a handicap produces it. It may be impossible in a game:
/// `Position.check` names every [Fault] or makes a position of it.
public record Setup(Board board, Side turn) {
    /// The start of a game, Red to move.
    public static final Setup STANDARD = new Setup(Board.STANDARD, Side.RED);

    /// The same set-up with colours exchanged and the board turned.
    public Setup recoloured() {
        return new Setup(board.recoloured(), turn.opponent());
    }

    /// The same set-up with the files mirrored.
    public Setup mirrored() {
        return new Setup(board.mirrored(), turn);
    }
}
