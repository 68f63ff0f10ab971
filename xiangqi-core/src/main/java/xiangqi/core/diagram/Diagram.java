package xiangqi.core.diagram;

import java.util.List;
import xiangqi.core.board.Square;

/// A board as plain shapes, in four layers from back to front. The one description of it that the board on the screen
/// and pictures in files are drawn from.
///
/// @param ground the wood, lines, river and coordinates: the same for all frames of one geometry and look
/// @param below the marks that pieces cover
/// @param figures the pieces, by square from A0 to I9, the picked one last
/// @param above the marks that cover pieces
public record Diagram(
        Geometry geometry, List<Shape> ground, List<Shape> below, List<Figure> figures, List<Shape> above) {
    public Diagram {
        ground = List.copyOf(ground);
        below = List.copyOf(below);
        figures = List.copyOf(figures);
        above = List.copyOf(above);
    }

    /// Draws what `frame` shows, with the look and at the size of `geometry`.
    public static Diagram of(Frame frame, Geometry geometry) {
        Marks marks = new Marks(geometry);
        return new Diagram(
                geometry,
                new Ground(geometry).shapes(),
                marks.below(frame),
                new Pieces(geometry).figures(frame),
                marks.above(frame));
    }

    /// The square that shows on which point the keyboard is: a matter of whoever shows the diagram, not of the frame.
    public static Shape cursor(Square square, Geometry geometry) {
        return new Marks(geometry).cursor(square);
    }
}
