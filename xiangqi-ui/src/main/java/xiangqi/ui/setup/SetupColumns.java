package xiangqi.ui.setup;

import javafx.beans.InvalidationListener;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import xiangqi.core.diagram.Geometry;
import xiangqi.ui.board.BoardPicture;

/// The widths of the set-up's two columns: the board is as large as the page is high, the side takes the rest so far as
/// faults and FEN gain by it, and beyond that both stand in the middle.
final class SetupColumns {
    private static final double LEAST_SIDE = 400;
    private static final double MOST_SIDE = 640;

    private final HBox columns;
    private final BoardPicture board;
    private final Region side;

    SetupColumns(HBox columns, BoardPicture board, Region side) {
        this.columns = columns;
        this.board = board;
        this.side = side;
        InvalidationListener arrange = _ -> arrange();
        columns.widthProperty().addListener(arrange);
        columns.heightProperty().addListener(arrange);
        columns.insetsProperty().addListener(arrange);
        board.lookProperty().addListener(arrange);
        arrange();
    }

    private void arrange() {
        double height = columns.getHeight()
                - columns.getInsets().getTop()
                - columns.getInsets().getBottom();
        double width = columns.getWidth()
                - columns.getInsets().getLeft()
                - columns.getInsets().getRight()
                - columns.getSpacing();
        double whole = Math.max(0, height) * Geometry.proportion(board.getLook());
        board.setMaxWidth(Math.max(board.getMinWidth(), whole));
        side.setPrefWidth(Math.clamp(width - whole, LEAST_SIDE, MOST_SIDE));
        side.setMaxWidth(side.getPrefWidth());
    }
}
