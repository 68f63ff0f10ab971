package xiangqi.ui.table;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The parts of a clock side by side, each with its name, its figure, and under the pointer what it means. They are
/// equally wide unless a name needs more.
public final class ClockStrip extends HBox {
    private static final PseudoClass BINDS = PseudoClass.getPseudoClass("binds");
    private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");

    private List<ClockFace.Part> parts = List.of();

    public ClockStrip() {
        getStyleClass().add("strip");
    }

    /// @param low whether time is running out
    void show(List<ClockFace.Cell> cells, boolean low, TableWords told) {
        List<ClockFace.Part> now = cells.stream().map(ClockFace.Cell::part).toList();
        if (!now.equals(parts)) {
            parts = now;
            getChildren().setAll(now.stream().map(part -> new Place(part, told)).toList());
        }
        for (int i = 0; i < cells.size(); i++) {
            ((Place) getChildren().get(i)).show(cells.get(i), low);
        }
    }

    @Override
    protected void layoutChildren() {
        List<Node> places = getManagedChildren();
        double widest =
                places.stream().mapToDouble(place -> place.minWidth(-1)).max().orElse(0);
        double all = places.stream().mapToDouble(place -> place.minWidth(-1)).sum();
        boolean equal = widest * places.size() <= getWidth();
        double left = 0;
        for (Node place : places) {
            double width = equal ? getWidth() / places.size() : place.minWidth(-1) + (getWidth() - all) / places.size();
            double from = snapPositionX(left);
            left += width;
            place.resizeRelocate(from, 0, snapPositionX(left) - from, getHeight());
        }
    }

    /// Stays while its figure changes, so that what it means can be read.
    private static final class Place extends VBox {
        private final String called;
        private final Label name = new Label();
        private final Label figure = new Label();

        private Place(ClockFace.Part part, TableWords told) {
            called = told.part(part);
            getStyleClass().add("strip-cell");
            name.getStyleClass().add("strip-name");
            name.setMinWidth(USE_PREF_SIZE);
            figure.getStyleClass().add("strip-figure");
            getChildren().setAll(name, figure);
            setPrefWidth(0);
            Tooltip.install(this, new Tooltip(told.partAbout(part)));
        }

        private void show(ClockFace.Cell cell, boolean low) {
            name.setText(cell.binds() ? "▸ " + called : called);
            figure.setText(cell.figure());
            pseudoClassStateChanged(BINDS, cell.binds());
            pseudoClassStateChanged(LOW, cell.binds() && low);
        }
    }
}
