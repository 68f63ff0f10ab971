package xiangqi.ui.study;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;

/// The rule that a variation stands behind, with a knot where it begins.
final class TreeRule extends Region {
    /// Deeper variations stand no further to the right, so that there is room for their moves.
    private static final int MOST_RULES = 7;

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

    /// That behind as many rules as it is deep in variations.
    ///
    /// @param knotted whether a variation begins here
    static HBox before(Region content, int depth, boolean knotted) {
        HBox line = new HBox();
        line.getStyleClass().add("variation");
        int rules = Math.min(depth, MOST_RULES);
        for (int i = 1; i <= rules; i++) {
            line.getChildren().add(new TreeRule(knotted && i == rules));
        }
        content.setMinWidth(0);
        HBox.setHgrow(content, Priority.ALWAYS);
        line.getChildren().add(content);
        return line;
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
