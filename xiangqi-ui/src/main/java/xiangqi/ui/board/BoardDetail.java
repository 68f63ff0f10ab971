package xiangqi.ui.board;

import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.shape.Rectangle;
import xiangqi.core.diagram.Geometry;
import xiangqi.core.diagram.Look;

/// A cut-out of a board, larger than the region that shows it, for a page's background. How far the board reaches
/// beyond is given in parts of the region's height, so that the cut-out keeps its composition at every size.
public final class BoardDetail extends BoardPicture {
    private static final double COLUMNS_OF_WOOD = 9.04;
    private static final double ROWS_OF_WOOD = 10.04;
    private static final double MARGIN = 0.52;

    private final double unit;
    private final double riverAt;
    private final double firstFile;

    /// @param unit the distance of two points, in heights of the region
    /// @param riverAt where the middle of the river lies, in heights of the region
    /// @param firstFile where the leftmost file lies, in units from the left edge
    public BoardDetail(double unit, double riverAt, double firstFile) {
        this.unit = unit;
        this.riverAt = riverAt;
        this.firstFile = firstFile;
        getStyleClass().add("board-detail");
        setAccessibleRole(AccessibleRole.NODE);
        setMouseTransparent(true);
        setMinSize(0, 0);
        setLook(Look.USUAL.with(Look.Coordinates.NONE));
        Rectangle cut = new Rectangle();
        cut.widthProperty().bind(widthProperty());
        cut.heightProperty().bind(heightProperty());
        setClip(cut);
    }

    @Override
    Geometry geometry() {
        double c = Math.round(unit * getHeight());
        double left = (firstFile - MARGIN) * c;
        double top = riverAt * getHeight() - (4.5 + MARGIN) * c;
        return new Geometry(getLook(), left, top, COLUMNS_OF_WOOD * c, ROWS_OF_WOOD * c, grain());
    }

    @Override
    public Orientation getContentBias() {
        return null;
    }

    @Override
    protected double computePrefWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 0;
    }
}
