package xiangqi.ui.table;

import javafx.css.PseudoClass;
import javafx.scene.layout.HBox;
import javafx.scene.shape.Circle;

/// What is left of a number of uses: full dots, then empty ones.
public final class Pips extends HBox {
    private static final PseudoClass LEFT = PseudoClass.getPseudoClass("left");
    private static final int MOST = 10;

    public Pips() {
        super(3);
        getStyleClass().add("pips");
        setMouseTransparent(true);
    }

    /// Shows `left` of `all`; more than ten are told by the figure beside them alone.
    public void show(int left, int all) {
        getChildren().clear();
        for (int i = 0; all <= MOST && i < all; i++) {
            Circle pip = new Circle(3.6);
            pip.getStyleClass().add("pip");
            pip.pseudoClassStateChanged(LEFT, i < left);
            getChildren().add(pip);
        }
    }
}
