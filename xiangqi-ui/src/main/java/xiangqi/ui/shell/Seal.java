package xiangqi.ui.shell;

import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import xiangqi.ui.theme.Fonts;

/// The product's seal: a cinnabar square with its name in two characters, one above the other. Drawn at any size.
public final class Seal extends Region {
    private static final double USUAL = 40;

    private final Rectangle ground = new Rectangle();
    private final Rectangle line = new Rectangle();
    private final Text upper = new Text("楚");
    private final Text lower = new Text("河");

    public Seal() {
        getStyleClass().add("seal");
        ground.getStyleClass().add("seal-ground");
        line.getStyleClass().add("seal-line");
        line.setFill(null);
        for (Text glyph : new Text[] {upper, lower}) {
            glyph.getStyleClass().add("seal-words");
            glyph.setTextOrigin(VPos.BASELINE);
            glyph.setBoundsType(TextBoundsType.LOGICAL);
        }
        setPrefSize(USUAL, USUAL);
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMouseTransparent(true);
        getChildren().addAll(ground, line, upper, lower);
    }

    @Override
    protected void layoutChildren() {
        double side = Math.min(getWidth(), getHeight());
        double unit = side / USUAL;
        size(ground, 0, side, 4 * unit);
        size(line, 2.5 * unit, side - 5 * unit, 2 * unit);
        line.setStrokeWidth(unit * 0.8);
        place(upper, side, 18.4 * unit, 15 * unit);
        place(lower, side, 33.2 * unit, 15 * unit);
    }

    private static void size(Rectangle rectangle, double at, double side, double radius) {
        rectangle.setX(at);
        rectangle.setY(at);
        rectangle.setWidth(side);
        rectangle.setHeight(side);
        rectangle.setArcWidth(2 * radius);
        rectangle.setArcHeight(2 * radius);
    }

    private static void place(Text glyph, double side, double baseline, double size) {
        glyph.setFont(Font.font(Fonts.SERIF_BOLD, size));
        glyph.setX((side - size) / 2);
        glyph.setY(baseline);
    }
}
