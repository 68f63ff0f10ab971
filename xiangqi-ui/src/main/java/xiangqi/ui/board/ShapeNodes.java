package xiangqi.ui.board;

import java.util.List;
import java.util.Optional;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.FontSmoothingType;
import javafx.scene.text.Text;
import xiangqi.core.diagram.Fill;
import xiangqi.core.diagram.Shape;
import xiangqi.core.diagram.Stroke;
import xiangqi.ui.theme.Fonts;

/// Makes a node of each shape of a diagram. Colours come from the style sheet by the class names `fill-wood`,
/// `line-mark`.
final class ShapeNodes {
    private ShapeNodes() {}

    static List<Node> of(List<Shape> shapes) {
        return shapes.stream().map(ShapeNodes::of).toList();
    }

    static Node of(Shape shape) {
        return switch (shape) {
            case Shape.Line line ->
                inked(
                        new Line(line.x1(), line.y1(), line.x2(), line.y2()),
                        Optional.empty(),
                        Optional.of(line.stroke()));
            case Shape.Disc disc -> inked(new Circle(disc.x(), disc.y(), disc.radius()), disc.fill(), disc.stroke());
            case Shape.Box box -> {
                Rectangle rectangle = new Rectangle(box.x(), box.y(), box.width(), box.height());
                rectangle.setArcWidth(2 * box.radius());
                rectangle.setArcHeight(2 * box.radius());
                yield inked(rectangle, box.fill(), box.stroke());
            }
            case Shape.Arc arc -> {
                Arc node = new Arc(arc.x(), arc.y(), arc.radius(), arc.radius(), arc.start(), arc.length());
                node.setType(ArcType.OPEN);
                yield inked(node, Optional.empty(), Optional.of(arc.stroke()));
            }
            case Shape.Outline outline -> {
                SVGPath path = new SVGPath();
                path.setContent(outline.data());
                yield inked(path, outline.fill(), outline.stroke());
            }
            case Shape.Glyph glyph -> text(glyph);
        };
    }

    private static Node text(Shape.Glyph glyph) {
        Text text = new Text(glyph.text());
        text.setFont(Font.font(glyph.bold() ? Fonts.SERIF_BOLD : Fonts.SERIF, glyph.size()));
        text.setFontSmoothingType(FontSmoothingType.GRAY);
        text.setTextOrigin(VPos.BASELINE);
        text.setX(glyph.x() - text.getLayoutBounds().getWidth() / 2);
        text.setY(glyph.baseline());
        return inked(text, Optional.of(glyph.fill()), Optional.empty());
    }

    private static Node inked(javafx.scene.shape.Shape node, Optional<Fill> fill, Optional<Stroke> stroke) {
        node.setFill(null);
        node.setStroke(null);
        fill.ifPresent(with -> {
            node.getStyleClass().add("fill-" + with.ink().token());
            node.setOpacity(with.opacity());
        });
        stroke.ifPresent(with -> {
            node.getStyleClass().add("line-" + with.ink().token());
            node.setOpacity(with.opacity());
            node.setStrokeWidth(with.width());
            node.setStrokeLineCap(with.round() ? StrokeLineCap.ROUND : StrokeLineCap.BUTT);
            node.setStrokeLineJoin(with.round() ? StrokeLineJoin.ROUND : StrokeLineJoin.MITER);
            node.getStrokeDashArray().setAll(with.dashes());
        });
        node.setMouseTransparent(true);
        return node;
    }
}
