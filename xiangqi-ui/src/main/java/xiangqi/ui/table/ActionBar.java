package xiangqi.ui.table;

import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;

/// A row of buttons that never cuts a word short: where icons and words do not find room together the words stand
/// alone, and closer where that is not enough.
public final class ActionBar extends HBox {
    private static final List<PseudoClass> STEPS =
            List.of(PseudoClass.getPseudoClass("wordy"), PseudoClass.getPseudoClass("close"));

    private boolean changed = true;
    private double measured = -1;

    public ActionBar() {
        getChildren().addListener((ListChangeListener<Node>) change -> {
            while (change.next()) {
                change.getAddedSubList().forEach(this::watch);
            }
            measureAnew();
        });
    }

    /// A button that comes or goes, or has other words, changes what finds room.
    private void watch(Node node) {
        node.managedProperty().addListener((_, _, _) -> measureAnew());
        if (node instanceof Button button) {
            button.textProperty().addListener((_, _, _) -> measureAnew());
        }
    }

    private void measureAnew() {
        changed = true;
        requestLayout();
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        if (changed || measured != getWidth()) {
            changed = false;
            measured = getWidth();
            fit();
        }
        super.layoutChildren();
    }

    private void fit() {
        STEPS.forEach(step -> pseudoClassStateChanged(step, false));
        for (PseudoClass step : STEPS) {
            applyCss();
            if (wanted() <= getWidth()) {
                return;
            }
            pseudoClassStateChanged(step, true);
        }
        applyCss();
    }

    private double wanted() {
        double gaps = Math.max(0, getManagedChildren().size() - 1) * getSpacing();
        return getManagedChildren().stream()
                        .mapToDouble(node -> Math.max(node.prefWidth(-1), node.minWidth(-1)))
                        .sum()
                + gaps;
    }
}
