package xiangqi.ui.study;

import java.util.List;
import java.util.function.IntFunction;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;

/// Chips in one row of one height, also while there is none. What has no room is behind a last chip that says how many
/// those are and lists them.
public final class ChipRow extends Region {
    private static final double GAP = 6;
    private static final double HEIGHT = 24;

    private final Button rest = new Button();
    private final ContextMenu list = new ContextMenu();
    private List<Button> chips = List.of();
    private IntFunction<String> spoken = Integer::toString;

    public ChipRow() {
        rest.getStyleClass().addAll("chip", "term", "rest");
        rest.setOnAction(_ -> list.show(rest, Side.BOTTOM, 0, 4));
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
        setMinWidth(0);
    }

    /// Says to those who do not see it what the last chip is.
    ///
    /// @param words of how many more there are
    void speak(IntFunction<String> words) {
        spoken = words;
    }

    void show(List<Button> shown) {
        list.hide();
        chips = List.copyOf(shown);
        getChildren().setAll(chips);
        getChildren().add(rest);
        requestLayout();
    }

    @Override
    protected double computePrefWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        int fit = chips.size();
        while (fit > 0 && width(fit) > getWidth()) {
            fit--;
        }
        offer(fit);
        double x = 0;
        for (int i = 0; i < chips.size(); i++) {
            Button chip = chips.get(i);
            chip.setVisible(i < fit);
            double width = Math.min(chip.prefWidth(-1), getWidth());
            chip.resizeRelocate(snapPositionX(x), 1, snapSizeX(width), HEIGHT - 2);
            x += i < fit ? width + GAP : 0;
        }
        rest.resizeRelocate(snapPositionX(x), 1, snapSizeX(rest.prefWidth(-1)), HEIGHT - 2);
    }

    /// How wide the first chips are, with the one that stands for the others.
    private double width(int count) {
        double width = chips.stream()
                .limit(count)
                .mapToDouble(chip -> chip.prefWidth(-1) + GAP)
                .sum();
        return width - GAP + (count == chips.size() ? 0 : GAP + restWidth(chips.size() - count));
    }

    private double restWidth(int more) {
        rest.setText("+" + more);
        return rest.prefWidth(-1);
    }

    private void offer(int fit) {
        List<Button> more = chips.subList(fit, chips.size());
        rest.setVisible(!more.isEmpty());
        rest.setText("+" + more.size());
        rest.setAccessibleText(spoken.apply(more.size()));
        list.getItems().setAll(more.stream().map(ChipRow::item).toList());
    }

    private static MenuItem item(Button chip) {
        MenuItem item = new MenuItem(chip.getText());
        item.setOnAction(_ -> chip.fire());
        return item;
    }
}
