package xiangqi.core.diagram;

/// The colours of a diagram by what they are for. Which colour that is, the theme says under the ink's [#token()].
public enum Ink {
    WOOD("wood"),
    WOOD_EDGE("wood-edge"),
    BOARD_LINE("board-line"),
    RIVER("river"),
    RIPPLE("ripple"),
    RIVER_WORDS("river-words"),
    COORDINATE("coordinate"),

    PIECE_FACE("piece-face"),
    PIECE_SIDE("piece-side"),
    PIECE_EDGE("piece-edge"),
    PIECE_SHADOW("piece-shadow"),
    RED("red"),
    BLACK("black"),
    /// The disc of a black piece where black pieces are reversed; its glyph is of [#PIECE_FACE].
    REVERSED_FACE("reversed-face"),
    REVERSED_EDGE("reversed-edge"),

    /// The plain discs of small boards.
    DISC_RED("disc-red"),
    DISC_BLACK("disc-black"),
    DISC_EDGE("disc-edge"),

    /// The last move, the picked piece and where it may go.
    MARK("mark"),
    /// Check, and what is wrong with a set-up.
    CHECK("check"),
    /// The filled small signs for check and faults, and what is written on them.
    SEAL("cinnabar"),
    SEAL_WORDS("on-cinnabar"),
    LOOP("loop"),
    LOOP_WASH("ochre-fill"),
    /// The square of the keyboard.
    CURSOR("indigo");

    private final String token;

    Ink(String token) {
        this.token = token;
    }

    /// The name by which themes know the colour: `board-line`.
    public String token() {
        return token;
    }
}
