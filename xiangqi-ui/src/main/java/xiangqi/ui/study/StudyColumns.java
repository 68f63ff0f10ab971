package xiangqi.ui.study;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import xiangqi.core.diagram.Geometry;

/// The widths of study's columns: the list of games folds away in a small window or where there is but one game; the
/// middle takes what its board needs at this height; the tree takes the rest, so far as moves and comments gain by
/// it, and the board stands in the middle of what is left. What is dragged stays as it was dragged.
final class StudyColumns {
    /// The page beside a wide rail, in a window of 1180.
    private static final double WIDE_FROM = 1180 - 72;

    private static final double LIBRARY = 228 + 4;
    private static final double LEAST_SIDE = 300;
    private static final double USUAL_SIDE = 334;
    private static final double MOST_SIDE = 720;
    /// What lies above, below and beside the board.
    private static final double AROUND_HEIGHT = 74 + 83;

    private static final double AROUND_WIDTH = 24 + 16;

    private static final PseudoClass OPEN = PseudoClass.getPseudoClass("open");

    private final SplitPane split;
    private final Region library;
    private final Region centre;
    private final Region side;
    private final Button toggle;
    private final StudyViewModel model;
    private final ListChangeListener<StudyGame> gamesChanged = _ -> arrange();
    private Optional<Boolean> wanted = Optional.empty();
    private double libraryWidth = LIBRARY;
    private Optional<Double> sideWidth = Optional.empty();

    StudyColumns(SplitPane split, Region library, Region centre, Region side, Button toggle, StudyViewModel model) {
        this.split = split;
        this.library = library;
        this.centre = centre;
        this.side = side;
        this.toggle = toggle;
        this.model = model;
        SplitPane.setResizableWithParent(library, false);
        SplitPane.setResizableWithParent(side, false);
        split.setOrientation(Orientation.HORIZONTAL);
        split.widthProperty().subscribe(_ -> resized());
        split.heightProperty().subscribe(_ -> resized());
        split.addEventFilter(MouseEvent.MOUSE_RELEASED, this::dragged);
        split.sceneProperty().subscribe(_ -> arrange());
        model.games().all().addListener(gamesChanged);
        toggle.setOnAction(_ -> fold());
        arrange();
    }

    /// Lets the view-model go.
    void close() {
        model.games().all().removeListener(gamesChanged);
    }

    private boolean isOpen() {
        return wanted.orElse(
                split.getWidth() >= WIDE_FROM && model.games().all().size() > 1);
    }

    /// Folds the list of games away, or shows it.
    void fold() {
        wanted = Optional.of(!isOpen());
        arrange();
    }

    /// The layout that follows keeps the side as wide as it was: once more when it is done.
    private void resized() {
        arrange();
        Platform.runLater(this::arrange);
    }

    private void arrange() {
        boolean open = isOpen();
        List<Node> columns = open ? List.of(library, centre, side) : List.of(centre, side);
        if (!split.getItems().equals(columns)) {
            split.getItems().setAll(columns);
        }
        toggle.pseudoClassStateChanged(OPEN, open);
        double width = split.getWidth();
        if (width <= 0) {
            return;
        }
        double left = open ? libraryWidth : 0;
        double board = (split.getHeight() - AROUND_HEIGHT)
                * Geometry.proportion(model.reader().board().lookProperty().get());
        double rest = width - left - board - AROUND_WIDTH;
        double least = open && width < WIDE_FROM ? LEAST_SIDE : USUAL_SIDE;
        double right = sideWidth.orElse(Math.clamp(rest, least, MOST_SIDE));
        if (open) {
            split.setDividerPositions(left / width, (width - right) / width);
        } else {
            split.setDividerPositions((width - right) / width);
        }
    }

    private void dragged(MouseEvent event) {
        if (event.getTarget() instanceof Node node && node.getStyleClass().contains("split-pane-divider")) {
            sideWidth = Optional.of(Math.max(LEAST_SIDE, side.getWidth()));
            if (isOpen()) {
                libraryWidth = library.getWidth();
            }
        }
    }
}
