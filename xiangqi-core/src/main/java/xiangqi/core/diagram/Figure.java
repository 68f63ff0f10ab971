package xiangqi.core.diagram;

import java.util.List;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Square;

/// A piece with all that moves with it: its shapes around its own centre, and where that centre is.
public record Figure(Piece piece, Square square, double x, double y, List<Shape> shapes) {
    public Figure {
        shapes = List.copyOf(shapes);
    }
}
