package xiangqi.ui.start;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.Frame;
import xiangqi.ui.board.BoardDetail;
import xiangqi.ui.theme.Fonts;

/// The start page's picture: the left half of a board in ink on the page's own paper, the river with the product's
/// name, and two pieces.
final class Scenery extends Region {
    private static final double UNIT = 0.165;
    private static final double RIVER_AT = 0.4475;
    private static final double FIRST_FILE = -0.92;

    private final BoardDetail lines = new BoardDetail(UNIT, RIVER_AT, FIRST_FILE);
    private final BoardDetail pieces = new BoardDetail(UNIT, RIVER_AT, FIRST_FILE);
    private final Fade fade = new Fade();
    private final Text left = word("楚");
    private final Text right = word("河");

    Scenery() {
        getStyleClass().add("scenery");
        lines.getStyleClass().add("lines");
        pieces.getStyleClass().add("pieces");
        setMinSize(0, 0);
        setMouseTransparent(true);
        getChildren().addAll(lines, fade, left, right, pieces);
    }

    @Override
    protected void layoutChildren() {
        for (Node layer : List.of(lines, fade, pieces)) {
            layer.resizeRelocate(0, 0, getWidth(), getHeight());
        }
        double c = UNIT * getHeight();
        putPieces((int) Math.floor(getWidth() / c - FIRST_FILE - 0.6));
        place(left, 0.7 * c, c);
        place(right, 1.8 * c, c);
    }

    /// Puts the horse on the last file that has room for a whole piece, no further than f, and the cannon before it.
    private void putPieces(int lastFile) {
        int file = Math.clamp(lastFile, 1, 5);
        pieces.setFrame(Frame.of(Board.EMPTY
                .with(Square.of(file, 6), Piece.BLACK_HORSE)
                .with(Square.of(file - 1, 2), Piece.RED_CANNON)));
    }

    private void place(Text word, double x, double c) {
        double size = 0.46 * c;
        word.setFont(Font.font(Fonts.SERIF_BOLD, size));
        word.setX(x - size / 2);
        word.setY(RIVER_AT * getHeight() + size * 0.372);
    }

    private static Text word(String glyph) {
        Text word = new Text(glyph);
        word.getStyleClass().add("river-word");
        word.setTextOrigin(VPos.BASELINE);
        return word;
    }
}
