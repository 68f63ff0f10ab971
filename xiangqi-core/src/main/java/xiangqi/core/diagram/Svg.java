package xiangqi.core.diagram;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// A diagram as SVG text. Which colour an ink is and which face the glyphs are in is given; a face written into the
/// picture itself makes it look the same on machines without Chinese fonts.
public final class Svg {
    private final Function<Ink, String> colours;
    private final String family;
    private final String style;
    private final StringBuilder text = new StringBuilder();

    /// @param colours the colour of each ink as CSS writes it
    /// @param family the name of the face for glyphs
    /// @param style a style sheet that may define this face; may be empty
    public Svg(Function<Ink, String> colours, String family, String style) {
        this.colours = colours;
        this.family = family;
        this.style = style;
    }

    /// The picture, as large as the geometry of the diagram.
    public String write(Diagram diagram) {
        Geometry geometry = diagram.geometry();
        text.setLength(0);
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1$s\" height=\"%2$s\" viewBox=\"%3$s %4$s %1$s %2$s\">\n",
                number(geometry.width()), number(geometry.height()), number(geometry.left()), number(geometry.top()));
        if (!style.isEmpty()) {
            add("<style>%s</style>\n", style);
        }
        shapes(diagram.ground());
        shapes(diagram.below());
        for (Figure figure : diagram.figures()) {
            add("<g transform=\"translate(%s %s)\">\n", number(figure.x()), number(figure.y()));
            shapes(figure.shapes());
            add("</g>\n");
        }
        shapes(diagram.above());
        add("</svg>\n");
        return text.toString();
    }

    private void shapes(List<Shape> shapes) {
        shapes.forEach(this::shape);
    }

    private void shape(Shape shape) {
        switch (shape) {
            case Shape.Line line ->
                add(
                        "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"%s/>\n",
                        number(line.x1()),
                        number(line.y1()),
                        number(line.x2()),
                        number(line.y2()),
                        paint(Optional.empty(), Optional.of(line.stroke())));
            case Shape.Disc disc ->
                add(
                        "<circle cx=\"%s\" cy=\"%s\" r=\"%s\"%s/>\n",
                        number(disc.x()), number(disc.y()), number(disc.radius()), paint(disc.fill(), disc.stroke()));
            case Shape.Box box ->
                add(
                        "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\"%s/>\n",
                        number(box.x()),
                        number(box.y()),
                        number(box.width()),
                        number(box.height()),
                        number(box.radius()),
                        paint(box.fill(), box.stroke()));
            case Shape.Arc arc -> arc(arc);
            case Shape.Outline outline ->
                add("<path d=\"%s\"%s/>\n", outline.data().strip(), paint(outline.fill(), outline.stroke()));
            case Shape.Glyph glyph ->
                add(
                        "<text x=\"%s\" y=\"%s\" font-family=\"%s\" font-size=\"%s\" text-anchor=\"middle\"%s>%s</text>\n",
                        number(glyph.x()),
                        number(glyph.baseline()),
                        family,
                        number(glyph.size()),
                        paint(Optional.of(glyph.fill()), Optional.empty()),
                        escaped(glyph.text()));
        }
    }

    private void arc(Shape.Arc arc) {
        double from = Math.toRadians(arc.start());
        double to = Math.toRadians(arc.start() + arc.length());
        add(
                "<path d=\"M%s %sA%s %s 0 %s 0 %s %s\"%s/>\n",
                number(arc.x() + arc.radius() * Math.cos(from)),
                number(arc.y() - arc.radius() * Math.sin(from)),
                number(arc.radius()),
                number(arc.radius()),
                arc.length() > 180 ? "1" : "0",
                number(arc.x() + arc.radius() * Math.cos(to)),
                number(arc.y() - arc.radius() * Math.sin(to)),
                paint(Optional.empty(), Optional.of(arc.stroke())));
    }

    private String paint(Optional<Fill> fill, Optional<Stroke> stroke) {
        StringBuilder paint = new StringBuilder();
        paint.append(" fill=\"")
                .append(fill.map(it -> colours.apply(it.ink())).orElse("none"))
                .append('"');
        stroke.ifPresent(line -> {
            paint.append(" stroke=\"").append(colours.apply(line.ink())).append('"');
            paint.append(" stroke-width=\"").append(number(line.width())).append('"');
            if (!line.dashes().isEmpty()) {
                paint.append(" stroke-dasharray=\"")
                        .append(String.join(
                                " ", line.dashes().stream().map(Svg::number).toList()))
                        .append('"');
            }
            if (line.round()) {
                paint.append(" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
            }
        });
        double opacity =
                stroke.map(Stroke::opacity).or(() -> fill.map(Fill::opacity)).orElse(1.0);
        if (opacity < 1) {
            paint.append(" opacity=\"").append(number(opacity)).append('"');
        }
        return paint.toString();
    }

    private void add(String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments));
    }

    private static String number(double value) {
        String number = String.format(Locale.ROOT, "%.3f", value);
        return number.replaceAll("\\.?0+$", "");
    }

    private static String escaped(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
