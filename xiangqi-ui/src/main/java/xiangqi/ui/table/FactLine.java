package xiangqi.ui.table;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;

/// A title and facts about it, one after the other. Facts of the style class `passing` come and go; they take no line
/// of their own, so that what lies below does not move. Where they do not find room together, a fact of the style class
/// `brief` takes the place of the one before it. What finds no room even so is counted in a chip at the end, which
/// tells it under the pointer.
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
        List<Node> facts = facts();
        if (!place(facts, facts.size())) {
            facts = briefly();
        }
        int shown = facts.size();
        while (!place(facts, shown) && shown > 1) {
            shown--;
        }
        List<Node> left = facts.subList(shown, facts.size());
        List<Node> seen = facts.subList(0, shown);
        for (Node fact : getManagedChildren()) {
            boolean there = seen.contains(fact);
            fact.setOpacity(there ? 1 : 0);
            if (!there) {
                fact.resizeRelocate(0, -2 * getHeight() - lineHeight(), width(fact), fact.prefHeight(-1));
            }
        }
        rest.setVisible(!left.isEmpty());
        told.setText(left.stream().map(fact -> ((Label) fact).getText()).collect(Collectors.joining("\n")));
        rest.setAccessibleText(told.getText());
    }

    /// Whether the first `shown` facts find room, with the chip for the rest where there is one; if so they are there.
    private boolean place(List<Node> facts, int shown) {
        rest.setText("+" + (facts.size() - shown));
        double line = lineHeight();
        double top = Math.max(0, (getHeight() - computePrefHeight(getWidth())) / 2);
        double x = 0;
        int row = 0;
        for (int i = 0; i < shown + (shown < facts.size() ? 1 : 0); i++) {
            Node fact = i < shown ? facts.get(i) : rest;
            double width = width(fact);
            if (x > 0 && x + width > getWidth()) {
                x = 0;
                row++;
            }
            if (row >= lines(getWidth())) {
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

    /// Each in full that has no brief form, and the brief forms of the others.
    private List<Node> briefly() {
        List<Node> all = getManagedChildren();
        return IntStream.range(0, all.size())
                .filter(i -> i + 1 == all.size() || !isBrief(all.get(i + 1)))
                .mapToObj(all::get)
                .toList();
    }

    private static boolean isBrief(Node fact) {
        return fact.getStyleClass().contains("brief");
    }

    private double width(Node fact) {
        return snapSizeX(fact.prefWidth(-1));
    }

    private double lineHeight() {
        return facts().stream().mapToDouble(fact -> fact.prefHeight(-1)).max().orElse(0);
    }
}
