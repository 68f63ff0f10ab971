package xiangqi.ui.table;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.diagram.Look;
import xiangqi.ui.board.BoardPicture;
import xiangqi.ui.theme.Fonts;

/// A side's general as a small piece, in the set of the board: tells the colours apart by more than colour. Where the
/// set has no characters, a solid middle stands in for Red and an open one for Black.
public final class SideDisc extends Region {
    private static final double USUAL = 24;

    private final ObjectProperty<Side> side = new SimpleObjectProperty<>(this, "side", Side.RED);
    private final ObjectProperty<Look> look = new SimpleObjectProperty<>(this, "look", Look.USUAL);
    private final Circle face = new Circle();
    private final Circle ring = new Circle();
    private final Circle core = new Circle();
    private final Text glyph = new Text();

    public SideDisc() {
        getStyleClass().add("side-disc");
        getStylesheets().add(BoardPicture.class.getResource("board.css").toExternalForm());
        ring.setFill(null);
        glyph.setTextOrigin(VPos.BASELINE);
        getChildren().addAll(face, ring, core, glyph);
        setPrefSize(USUAL, USUAL);
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMouseTransparent(true);
        side.addListener((_, _, _) -> dress());
        look.addListener((_, _, _) -> dress());
        dress();
    }

    public ObjectProperty<Side> sideProperty() {
        return side;
    }

    /// Which set of pieces, and whether Black's are dark.
    public ObjectProperty<Look> lookProperty() {
        return look;
    }

    private void dress() {
        boolean dark = side.get() == Side.BLACK && look.get().reversed();
        String ink = dark ? "piece-face" : side.get() == Side.RED ? "red" : "black";
        face.getStyleClass()
                .setAll(
                        dark ? "fill-reversed-face" : "fill-piece-face",
                        dark ? "line-reversed-edge" : "line-piece-edge");
        ring.getStyleClass().setAll("line-" + ink);
        glyph.getStyleClass().setAll("fill-" + ink);
        glyph.setText(look.get().pieces().glyph(Piece.of(side.get(), Role.GENERAL)));
        core.getStyleClass().setAll(side.get() == Side.RED ? "fill-" + ink : "line-" + ink);
        if (side.get() == Side.BLACK) {
            core.setFill(null);
        }
        core.setVisible(glyph.getText().isEmpty());
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double size = Math.min(getWidth(), getHeight());
        place(face, size / 2 - 0.5);
        place(ring, size * 0.4);
        ring.setStrokeWidth(size / 30);
        place(core, size * 0.2);
        core.setStrokeWidth(size / 12);
        glyph.setFont(Font.font(Fonts.SERIF_BOLD, size * 0.62));
        glyph.setX((getWidth() - glyph.getLayoutBounds().getWidth()) / 2);
        glyph.setY(getHeight() / 2 + size * 0.225);
    }

    private void place(Circle circle, double radius) {
        circle.setCenterX(getWidth() / 2);
        circle.setCenterY(getHeight() / 2);
        circle.setRadius(radius);
    }
}
