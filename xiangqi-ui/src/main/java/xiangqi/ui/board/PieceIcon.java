package xiangqi.ui.board;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Group;
import javafx.scene.layout.StackPane;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.Diagram;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Geometry;
import xiangqi.core.diagram.Look;

/// One piece beside the board, drawn as on it.
public final class PieceIcon extends StackPane {
    private static final double POINTS_ACROSS = 9.04;
    private static final double POINTS_DOWN = 10.04;

    private final Piece piece;
    private final double size;
    private final ObjectProperty<Look> look = new SimpleObjectProperty<>(this, "look", Look.USUAL);

    /// @param size the distance of two points on a board with pieces of that size
    public PieceIcon(Piece piece, double size) {
        this.piece = piece;
        this.size = size;
        getStyleClass().add("board");
        getStylesheets().add(BoardPicture.class.getResource("board.css").toExternalForm());
        setMouseTransparent(true);
        setMinSize(size, size);
        setMaxSize(size, size);
        look.subscribe(_ -> draw());
    }

    /// The look of the board that the piece belongs to.
    public ObjectProperty<Look> lookProperty() {
        return look;
    }

    private void draw() {
        Look plain = look.get().with(Look.Coordinates.NONE);
        Geometry geometry = Geometry.within(plain, POINTS_ACROSS * size, POINTS_DOWN * size, 0);
        Frame frame = Frame.of(Board.EMPTY.with(Square.E0, piece));
        getChildren()
                .setAll(new Group(ShapeNodes.of(
                        Diagram.of(frame, geometry).figures().getFirst().shapes())));
    }
}
