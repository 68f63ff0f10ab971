package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;

/// A title and facts about it, one after the other. Facts of the style class `passing` come and go; they take no line
/// of their own, so that what lies below does not move. Where they do not find room together, a fact of the style class
/// `brief` takes the place of the one before it, beginning with the last. What finds no room even so is counted in a
/// chip at the end, which tells it under the pointer; the last fact goes there first, and never the title or one of the
/// style class `lasting`.
public final class FactLine extends Pane {
    private static final double GAP = 8;
    private static final double LINE_GAP = 4;

    private final IntegerProperty least = new SimpleIntegerProperty(this, "least", 1);
    private final IntegerProperty most = new SimpleIntegerProperty(this, "most", 1);
    private final Label rest = new Label();
    private final Tooltip told = new Tooltip();

    public FactLine() {
        getStyleClass().add("fact-line");
        rest.getStyleClass().addAll("chip", "fact", "rest");
        rest.setMinWidth(USE_PREF_SIZE);
        rest.setTooltip(told);
        rest.setManaged(false);
        rest.setVisible(false);
        getChildren().add(rest);
        least.addListener((_, _, _) -> requestLayout());
        most.addListener((_, _, _) -> requestLayout());
    }

    /// How many lines are kept for what may come.
    public IntegerProperty leastProperty() {
        return least;
    }

    /// How many lines there can be.
    public IntegerProperty mostProperty() {
        return most;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return facts().stream().mapToDouble(fact -> width(fact) + GAP).sum();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        return lines(width) * (lineHeight() + LINE_GAP) - LINE_GAP;
    }

    /// As many lines as those facts need that do not pass.
    private int lines(double width) {
        double x = 0;
        int needed = 1;
        for (Node fact : facts()) {
            if (!fact.getStyleClass().contains("passing") && width >= 0) {
                if (x > 0 && x + width(fact) > width) {
                    x = 0;
                    needed++;
                }
                x += width(fact) + GAP;
            }
        }
        return Math.clamp(needed, Math.min(least.get(), most.get()), most.get());
    }

    @Override
    protected void layoutChildren() {
        Fitting fitting = fitting();
        place(fitting);
        for (Node fact : getManagedChildren()) {
            boolean there = fitting.shown().contains(fact);
            fact.setOpacity(there ? 1 : 0);
            if (!there) {
                fact.resizeRelocate(0, -2 * getHeight() - lineHeight(), width(fact), fact.prefHeight(-1));
            }
        }
        rest.setVisible(!fitting.folded().isEmpty());
        told.setText(
                fitting.folded().stream().map(fact -> ((Label) fact).getText()).collect(Collectors.joining("\n")));
        rest.setAccessibleText(told.getText());
    }

    /// What stands there, and what the chip at the end counts.
    private record Fitting(List<Node> shown, List<Node> folded) {}

    /// The first that finds room, of those that fold ever more and, folding as much, shorten ever more; where none
    /// does, what must stand there.
    private Fitting fitting() {
        List<Node> facts = facts();
        List<Node> foldable =
                facts.stream().skip(1).filter(fact -> !isLasting(fact)).toList();
        Fitting fitting = new Fitting(facts, List.of());
        for (int left = foldable.size(); left >= 0; left--) {
            List<Node> folded = foldable.subList(left, foldable.size());
            List<Node> kept =
                    facts.stream().filter(fact -> !folded.contains(fact)).toList();
            for (int full = kept.size(); full >= 0; full--) {
                fitting = new Fitting(shortened(kept, full), folded);
                if (place(fitting)) {
                    return fitting;
                }
            }
        }
        return fitting;
    }

    /// The first `full` of them as they are, the others briefly where they can be.
    private List<Node> shortened(List<Node> facts, int full) {
        List<Node> all = getManagedChildren();
        List<Node> shown = new ArrayList<>(facts.subList(0, full));
        for (Node fact : facts.subList(full, facts.size())) {
            int next = all.indexOf(fact) + 1;
            shown.add(next < all.size() && isBrief(all.get(next)) ? all.get(next) : fact);
        }
        return shown;
    }

    /// Whether all of that finds room; what does is there.
    private boolean place(Fitting fitting) {
        rest.setText("+" + fitting.folded().size());
        List<Node> shown = new ArrayList<>(fitting.shown());
        if (!fitting.folded().isEmpty()) {
            shown.add(rest);
        }
        double line = lineHeight();
        int lines = lines(getWidth());
        double top = Math.max(0, (getHeight() - computePrefHeight(getWidth())) / 2);
        double x = 0;
        int row = 0;
        for (Node fact : shown) {
            double width = width(fact);
            if (x > 0 && x + width > getWidth() && row + 1 < lines) {
                x = 0;
                row++;
            }
            if (x > 0 && x + width > getWidth()) {
                return false;
            }
            double height = fact.prefHeight(-1);
            fact.resizeRelocate(
                    snapPositionX(x),
                    snapPositionY(top + row * (line + LINE_GAP) + (line - height) / 2),
                    Math.min(width, getWidth()),
                    height);
            x += width + GAP;
        }
        return true;
    }

    /// Each in full.
    private List<Node> facts() {
        return getManagedChildren().stream().filter(fact -> !isBrief(fact)).toList();
    }

    private static boolean isBrief(Node fact) {
        return fact.getStyleClass().contains("brief");
    }

    private static boolean isLasting(Node fact) {
        return fact.getStyleClass().contains("lasting");
    }

    private double width(Node fact) {
        return snapSizeX(fact.prefWidth(-1));
    }

    private double lineHeight() {
        return facts().stream().mapToDouble(fact -> fact.prefHeight(-1)).max().orElse(0);
    }
}
