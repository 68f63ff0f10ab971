package xiangqi.core.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import xiangqi.core.study.Marks;

/// Draws arrows and circles. Each colour has a line of its own too: whole, broken, dotted or thin.
final class Drawn {
    private static final double OPACITY = 0.8;

    private final Geometry g;
    private final double c;

    Drawn(Geometry geometry) {
        g = geometry;
        c = geometry.c();
    }

    List<Shape> shapes(Marks marks) {
        List<Shape> shapes = new ArrayList<>();
        marks.circles()
                .forEach(circle -> shapes.add(new Shape.Disc(
                        g.x(circle.at()),
                        g.y(circle.at()),
                        0.475 * c,
                        Optional.empty(),
                        Optional.of(stroke(circle.colour())))));
        marks.arrows().forEach(arrow -> arrow(shapes, arrow));
        return shapes;
    }

    private void arrow(List<Shape> shapes, Marks.Arrow arrow) {
        double x1 = g.x(arrow.from());
        double y1 = g.y(arrow.from());
        double x2 = g.x(arrow.to());
        double y2 = g.y(arrow.to());
        double length = Math.hypot(x2 - x1, y2 - y1);
        double ux = (x2 - x1) / length;
        double uy = (y2 - y1) / length;
        double head = 0.34 * c;
        double neck = length - head;
        shapes.add(new Shape.Line(
                x1 + ux * 0.2 * c, y1 + uy * 0.2 * c, x1 + ux * neck, y1 + uy * neck, stroke(arrow.colour())));
        double half = 0.17 * c;
        shapes.add(new Shape.Outline(
                String.format(
                        Locale.ROOT,
                        "M%.2f %.2fL%.2f %.2fL%.2f %.2fZ",
                        x2,
                        y2,
                        x1 + ux * neck - uy * half,
                        y1 + uy * neck + ux * half,
                        x1 + ux * neck + uy * half,
                        y1 + uy * neck - ux * half),
                Optional.of(new Fill(ink(arrow.colour()), OPACITY)),
                Optional.empty()));
    }

    private Stroke stroke(Marks.Colour colour) {
        Stroke whole = Stroke.of(ink(colour), (colour == Marks.Colour.BLUE ? 0.055 : 0.1) * c)
                .faint(OPACITY);
        return switch (colour) {
            case GREEN, BLUE -> whole;
            case RED -> whole.dashed(0.3 * c, 0.08 * c);
            case YELLOW -> whole.dashed(0.1 * c, 0.08 * c);
        };
    }

    private static Ink ink(Marks.Colour colour) {
        return switch (colour) {
            case GREEN -> Ink.MARK;
            case RED -> Ink.CHECK;
            case YELLOW -> Ink.LOOP;
            case BLUE -> Ink.CURSOR;
        };
    }
}
