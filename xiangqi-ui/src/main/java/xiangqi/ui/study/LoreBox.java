package xiangqi.ui.study;

import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.layout.VBox;

/// The lines of lore. What has the style class `term-explained` hangs below them over whatever comes next, and moves
/// nothing.
public final class LoreBox extends VBox {
    private static final double GAP = 4;

    public LoreBox() {
        setViewOrder(-1);
        getChildren().addListener((ListChangeListener<Node>)
                _ -> getChildren().stream().filter(LoreBox::hangs).forEach(child -> child.setManaged(false)));
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        getChildren().stream()
                .filter(LoreBox::hangs)
                .forEach(child -> child.resizeRelocate(
                        0, snapPositionY(getHeight() + GAP), getWidth(), child.prefHeight(getWidth())));
    }

    private static boolean hangs(Node child) {
        return child.getStyleClass().contains("term-explained");
    }
}
