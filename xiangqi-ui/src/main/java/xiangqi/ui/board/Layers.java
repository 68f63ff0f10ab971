package xiangqi.ui.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.Node;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.Diagram;
import xiangqi.core.diagram.Figure;
import xiangqi.core.diagram.Geometry;
import xiangqi.core.diagram.Shape;

/// The four layers of a diagram as nodes. Showing another diagram keeps the pieces that stay, so that those which
/// moved can be seen moving; the picture is right at once for everyone who asks, whatever still moves.
final class Layers extends Group {
    /// Above this many changes at once it is another position, not a move.
    private static final int MOST_MOVES = 2;

    private final Group ground = new Group();
    private final Group below = new Group();
    private final Group figures = new Group();
    private final Group above = new Group();
    private final Group cursor = new Group();
    private final Motion motion = new Motion();

    private Map<Square, FigureNode> shown = new HashMap<>();
    private Optional<Diagram> last = Optional.empty();

    Layers() {
        getChildren().addAll(ground, below, figures, above, cursor);
        setMouseTransparent(true);
    }

    /// Shows `diagram`; the pieces that differ move there if `moving` and if it looks like a move.
    void show(Diagram diagram, boolean moving) {
        if (last.equals(Optional.of(diagram))) {
            return;
        }
        boolean sameGround =
                last.map(Diagram::ground).equals(Optional.of(diagram.ground())) && sameGeometry(diagram.geometry());
        if (!sameGround) {
            ground.getChildren().setAll(ShapeNodes.of(diagram.ground()));
        }
        replace(below, last.map(Diagram::below), diagram.below());
        replace(above, last.map(Diagram::above), diagram.above());
        if (!last.map(Diagram::figures).equals(Optional.of(diagram.figures()))) {
            boolean hurried = motion.step();
            showFigures(diagram.figures(), moving && sameGround && !hurried);
        }
        last = Optional.of(diagram);
    }

    /// Shows the square of the keyboard, and that where its arrow begins; nothing hides it.
    void showCursor(List<Shape> squares) {
        cursor.getChildren().setAll(squares.stream().map(ShapeNodes::of).toList());
    }

    /// The node of the piece on that point.
    Optional<FigureNode> figureAt(Square square) {
        return Optional.ofNullable(shown.get(square));
    }

    /// Lets the ring of check beat once.
    void beat() {
        motion.beat(below.getChildren().stream()
                .filter(node -> node.getStyleClass().contains("line-check"))
                .toList());
    }

    private boolean sameGeometry(Geometry geometry) {
        return last.map(Diagram::geometry).equals(Optional.of(geometry));
    }

    private static void replace(Group layer, Optional<List<Shape>> before, List<Shape> now) {
        if (!before.equals(Optional.of(now))) {
            layer.getChildren().setAll(ShapeNodes.of(now));
        }
    }

    private void showFigures(List<Figure> wanted, boolean moving) {
        Map<Square, FigureNode> next = new HashMap<>();
        List<Figure> missing = new ArrayList<>();
        for (Figure figure : wanted) {
            FigureNode node = shown.get(figure.square());
            if (node != null && node.figure().piece() == figure.piece()) {
                shown.remove(figure.square());
                next.put(figure.square(), node);
            } else {
                missing.add(figure);
            }
        }
        List<FigureNode> left = new ArrayList<>(shown.values());
        boolean move = moving && missing.size() <= MOST_MOVES && left.size() <= 2 * MOST_MOVES;
        List<FigureNode> travelling = new ArrayList<>();
        for (Figure figure : missing) {
            Optional<FigureNode> from = move ? takeNearest(left, figure) : Optional.empty();
            from.ifPresent(travelling::add);
            next.put(figure.square(), from.orElseGet(() -> new FigureNode(figure)));
        }
        List<Node> order = new ArrayList<>();
        for (FigureNode gone : left) {
            if (move) {
                motion.fade(gone, () -> figures.getChildren().remove(gone));
                order.add(gone);
            }
        }
        wanted.forEach(figure -> order.add(next.get(figure.square())));
        order.removeAll(travelling);
        order.addAll(travelling);
        figures.getChildren().setAll(order);
        for (Figure figure : wanted) {
            next.get(figure.square()).show(figure, moving ? Optional.of(motion) : Optional.empty());
        }
        shown = next;
    }

    /// Lets a piece go that was dragged.
    void drop(FigureNode node, boolean moving) {
        node.drop(moving ? Optional.of(motion) : Optional.empty());
    }

    private static Optional<FigureNode> takeNearest(List<FigureNode> left, Figure figure) {
        Optional<FigureNode> nearest = left.stream()
                .filter(node -> node.figure().piece() == figure.piece())
                .min((one, other) -> Double.compare(one.distanceTo(figure), other.distanceTo(figure)));
        nearest.ifPresent(left::remove);
        return nearest;
    }
}
