package xiangqi.core.diagram;

import xiangqi.core.board.Piece;
import xiangqi.core.board.Side;

/// What is on the pieces.
public enum PieceSet {
    TRADITIONAL("帥仕相傌俥炮兵", "將士象馬車砲卒"),
    SIMPLIFIED("帅仕相马车炮兵", "将士象马车炮卒"),
    /// Drawn signs for those who do not read Chinese.
    SYMBOLS("", "");

    private final String red;
    private final String black;

    /// Characters in the order of the roles.
    PieceSet(String red, String black) {
        this.red = red;
        this.black = black;
    }

    /// The character on that piece; empty for [#SYMBOLS].
    public String glyph(Piece piece) {
        String glyphs = piece.side() == Side.RED ? red : black;
        int role = piece.role().ordinal();
        return glyphs.isEmpty() ? "" : glyphs.substring(role, role + 1);
    }
}
