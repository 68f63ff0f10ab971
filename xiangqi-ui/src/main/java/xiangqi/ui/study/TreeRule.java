package xiangqi.ui.study;

import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;

/// The rule that a variation stands behind, with a knot where it begins.
final class TreeRule extends Region {
    private static final double WIDTH = 18;
    private static final double KNOT = 4.5;
    private static final double KNOT_AT = 14;

    private final Region line = new Region();
    private final Circle knot = new Circle(KNOT);
    private final boolean knotted;

    TreeRule(boolean knotted) {
        this.knotted = knotted;
        getStyleClass().add("tree-rule");
        line.getStyleClass().add("rule-line");
        knot.getStyleClass().add("rule-knot");
        setMinWidth(WIDTH);
        setPrefWidth(WIDTH);
        setMaxHeight(Double.MAX_VALUE);
        line.setManaged(false);
        knot.setManaged(false);
        getChildren().add(line);
        if (knotted) {
            getChildren().add(knot);
        }
    }

    @Override
    protected double computePrefHeight(double width) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        double middle = Math.floor(WIDTH / 2 - KNOT / 2);
        line.resizeRelocate(middle, knotted ? 4 : 0, 1, getHeight() - (knotted ? 4 : 0));
        knot.setCenterX(middle + 0.5);
        knot.setCenterY(KNOT_AT);
    }
}
