package xiangqi.core.diagram;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;

/// Draws the marks. All of them differ in shape, and all may meet on one point.
final class Marks {
    private final Geometry g;
    private final double c;

    Marks(Geometry geometry) {
        g = geometry;
        c = geometry.c();
    }

    List<Shape> below(Frame frame) {
        List<Shape> shapes = new ArrayList<>();
        loops(shapes, frame.loop());
        frame.faults().stream()
                .filter(fault -> fault.kind() == Fault.Kind.GENERALS_FACING
                        && fault.squares().size() == 2)
                .forEach(fault -> facing(shapes, fault.squares()));
        if (g.small()) {
            return shapes;
        }
        frame.check().ifPresent(square -> check(shapes, square, frame.picked().equals(Optional.of(square))));
        frame.lastMove().ifPresent(move -> {
            origin(shapes, move.from());
            brackets(shapes, move.to(), 0.49, 0.19);
        });
        frame.quiet().stream()
                .sorted()
                .forEach(square -> shapes.add(new Shape.Disc(
                        g.x(square), g.y(square), 0.135 * c, Optional.of(new Fill(Ink.MARK, 0.85)), Optional.empty())));
        return shapes;
    }

    List<Shape> above(Frame frame) {
        List<Shape> shapes = new ArrayList<>();
        if (g.small()) {
            return shapes;
        }
        shapes.addAll(new Drawn(g).shapes(frame.drawn()));
        frame.captures().stream().sorted().forEach(square -> capture(shapes, square));
        frame.check().ifPresent(square -> seal(shapes, square));
        for (int i = 0; i < frame.faults().size(); i++) {
            for (Square square : frame.faults().get(i).squares()) {
                fault(shapes, square, i + 1);
            }
        }
        return shapes;
    }

    /// The square that shows where the keyboard is.
    Shape cursor(Square square) {
        double half = g.edge(0.53 * c);
        double x = g.x(square);
        double y = g.y(square);
        Stroke stroke = Stroke.of(Ink.CURSOR, Math.max(2, 0.045 * c));
        return new Shape.Box(x - half, y - half, 2 * half, 2 * half, 0.1 * c, Optional.empty(), Optional.of(stroke));
    }

    private void loops(List<Shape> shapes, List<Move> loop) {
        Set<Set<Square>> drawn = new HashSet<>();
        for (Move move : loop) {
            if (drawn.add(Set.of(move.from(), move.to()))) {
                capsule(shapes, move);
            }
        }
    }

    /// A capsule around two points: two half circles and the tangents between them.
    private void capsule(List<Shape> shapes, Move move) {
        double radius = 0.505 * c;
        double x1 = g.x(move.from());
        double y1 = g.y(move.from());
        double x2 = g.x(move.to());
        double y2 = g.y(move.to());
        double length = Math.hypot(x2 - x1, y2 - y1);
        double nx = -(y2 - y1) / length * radius;
        double ny = (x2 - x1) / length * radius;
        String data = String.format(
                Locale.ROOT,
                "M%.2f %.2fL%.2f %.2fA%.2f %.2f 0 0 0 %.2f %.2fL%.2f %.2fA%.2f %.2f 0 0 0 %.2f %.2fZ",
                x1 + nx,
                y1 + ny,
                x2 + nx,
                y2 + ny,
                radius,
                radius,
                x2 - nx,
                y2 - ny,
                x1 - nx,
                y1 - ny,
                radius,
                radius,
                x1 + nx,
                y1 + ny);
        Stroke edge = Stroke.of(Ink.LOOP, Math.max(1.4, 0.029 * c)).dashed(0.075 * c, 0.055 * c);
        shapes.add(new Shape.Outline(data, Optional.of(new Fill(Ink.LOOP_WASH, 0.2)), Optional.empty()));
        shapes.add(new Shape.Outline(data, Optional.empty(), Optional.of(edge)));
    }

    private void origin(List<Shape> shapes, Square square) {
        brackets(shapes, square, 0.3, 0.12);
        Stroke stroke = Stroke.of(Ink.MARK, Math.max(1.4, 0.03 * c));
        shapes.add(new Shape.Disc(g.x(square), g.y(square), 0.112 * c, Optional.empty(), Optional.of(stroke)));
    }

    /// Four corners `half` of c around a point, with legs of `leg` of c.
    private void brackets(List<Shape> shapes, Square square, double half, double leg) {
        double x = g.x(square);
        double y = g.y(square);
        double width = g.grain() == 0 ? 0.036 * c : Math.max(1, Math.round(0.036 * c * g.grain())) / g.grain();
        Stroke stroke = Stroke.of(Ink.MARK, Math.max(1, width)).rounded();
        for (int right : new int[] {-1, 1}) {
            for (int down : new int[] {-1, 1}) {
                double cornerX = g.centre(x + right * half * c, stroke.width());
                double cornerY = g.centre(y + down * half * c, stroke.width());
                shapes.add(new Shape.Outline(
                        String.format(
                                Locale.ROOT,
                                "M%.2f %.2fL%.2f %.2fL%.2f %.2f",
                                cornerX - right * leg * c,
                                cornerY,
                                cornerX,
                                cornerY,
                                cornerX,
                                cornerY - down * leg * c),
                        Optional.empty(),
                        Optional.of(stroke)));
            }
        }
    }

    /// The ring stands wider around a picked general, which has a ring already.
    private void check(List<Shape> shapes, Square square, boolean picked) {
        double radius = (picked ? 0.555 : 0.498) * c;
        double x = g.x(square);
        double y = g.y(square);
        double width = Math.max(2, 0.046 * c);
        Stroke ring = Stroke.of(Ink.CHECK, width);
        shapes.add(new Shape.Disc(
                x,
                y,
                radius,
                Optional.empty(),
                Optional.of(Stroke.of(Ink.CHECK, width * 2.4).faint(0.22))));
        shapes.add(new Shape.Disc(x, y, radius, Optional.of(new Fill(Ink.CHECK, 0.12)), Optional.empty()));
        shapes.add(new Shape.Disc(x, y, radius, Optional.empty(), Optional.of(ring)));
    }

    private void seal(List<Shape> shapes, Square square) {
        double side = Math.max(12, 0.34 * c);
        double x = g.edge(g.x(square) + 0.46 * c - side / 2);
        double y = g.edge(g.y(square) - 0.44 * c - side / 2);
        shapes.add(new Shape.Box(x, y, side, side, 0.045 * c, Optional.of(Fill.of(Ink.SEAL)), Optional.empty()));
        String word = g.look().checkWord();
        Fill fill = Fill.of(Ink.SEAL_WORDS);
        // The bold face has ideographs alone.
        shapes.add(
                Character.isIdeographic(word.codePointAt(0))
                        ? Shape.Glyph.bold(word, x + side / 2, y + side / 2, side * 0.78, fill)
                        : Shape.Glyph.semiBold(word, x + side / 2, y + side / 2, side * 0.95, fill));
    }

    private void capture(List<Shape> shapes, Square square) {
        Stroke stroke = Stroke.of(Ink.MARK, Math.max(2, 0.05 * c));
        for (int quarter = 0; quarter < 4; quarter++) {
            shapes.add(new Shape.Arc(g.x(square), g.y(square), 0.52 * c, quarter * 90 - 22, 44, stroke));
        }
    }

    private void fault(List<Shape> shapes, Square square, int number) {
        double x = g.x(square);
        double y = g.y(square);
        Stroke ring = Stroke.of(Ink.CHECK, Math.max(2, 0.05 * c)).dashed(0.085 * c, 0.065 * c);
        shapes.add(new Shape.Disc(x, y, 0.51 * c, Optional.empty(), Optional.of(ring)));
        double radius = Math.max(8, 0.175 * c);
        shapes.add(
                new Shape.Disc(x + 0.36 * c, y - 0.38 * c, radius, Optional.of(Fill.of(Ink.SEAL)), Optional.empty()));
        shapes.add(Shape.Glyph.bold(
                String.valueOf(number), x + 0.36 * c, y - 0.38 * c, radius * 1.45, Fill.of(Ink.SEAL_WORDS)));
    }

    private void facing(List<Shape> shapes, List<Square> generals) {
        Stroke stroke = Stroke.of(Ink.CHECK, Math.max(2, 0.045 * c)).dashed(0.07 * c, 0.07 * c);
        Square one = generals.get(0);
        Square other = generals.get(1);
        shapes.add(new Shape.Line(g.x(one), g.y(one), g.x(other), g.y(other), stroke));
    }
}
