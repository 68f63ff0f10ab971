package xiangqi.ui.table;

import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import xiangqi.ui.theme.Fonts;

/// The seal under a finished game: won in cinnabar, lost as an outline, drawn in ink, with a character of a stone seal
/// or a short word.
public final class ResultSeal extends Region {
    private static final double USUAL = 64;
    private static final double WORD_WIDTH = 46;

    private final Rectangle ground = new Rectangle();
    private final Rectangle line = new Rectangle();
    private final Text glyph = new Text();

    public ResultSeal() {
        getStyleClass().add("result-seal");
        ground.getStyleClass().add("seal-ground");
        line.getStyleClass().add("seal-line");
        glyph.getStyleClass().add("seal-glyph");
        line.setFill(null);
        glyph.setTextOrigin(VPos.BASELINE);
        getChildren().addAll(ground, line, glyph);
        setPrefSize(USUAL, USUAL);
        setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        setMouseTransparent(true);
    }

    /// Shows that seal with that writing.
    public void show(ResultViewModel.Seal seal, String writing) {
        glyph.setText(writing);
        for (ResultViewModel.Seal each : ResultViewModel.Seal.values()) {
            pseudoClassStateChanged(PseudoClass.getPseudoClass(each.name().toLowerCase(Locale.ROOT)), each == seal);
        }
        if (Character.isIdeographic(writing.codePointAt(0))) {
            // The bold face holds the characters of games that count.
            boolean bold = seal != ResultViewModel.Seal.ANNULLED;
            glyph.setFont(Font.font(bold ? Fonts.SERIF_BOLD : Fonts.SERIF, USUAL * 0.56));
        } else {
            glyph.setFont(Font.font(Fonts.SERIF, USUAL));
            double width = glyph.getLayoutBounds().getWidth();
            glyph.setFont(Font.font(Fonts.SERIF, Math.min(USUAL * 0.4, USUAL * WORD_WIDTH / width)));
        }
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double side = Math.min(getWidth(), getHeight());
        size(ground, 0, side, 6);
        size(line, 4, side - 8, 3);
        glyph.setX((side - glyph.getLayoutBounds().getWidth()) / 2);
        // Characters and capitals alike are centred this far above their baseline.
        glyph.setY(side / 2 + glyph.getFont().getSize() * 0.366);
    }

    private static void size(Rectangle rectangle, double at, double side, double radius) {
        rectangle.setX(at);
        rectangle.setY(at);
        rectangle.setWidth(side);
        rectangle.setHeight(side);
        rectangle.setArcWidth(2 * radius);
        rectangle.setArcHeight(2 * radius);
    }
}
