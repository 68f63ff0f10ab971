package xiangqi.ui.board;

import java.util.Optional;
import javafx.scene.Group;
import xiangqi.core.diagram.Figure;

/// One piece on the screen.
final class FigureNode extends Group {
    private Figure figure;
    private boolean dragged;

    FigureNode(Figure figure) {
        this.figure = figure;
        getChildren().setAll(ShapeNodes.of(figure.shapes()));
        setTranslateX(figure.x());
        setTranslateY(figure.y());
    }

    Figure figure() {
        return figure;
    }

    /// Becomes that figure, travelling to its place if there is a motion to do so.
    void show(Figure wanted, Optional<Motion> motion) {
        if (!wanted.shapes().equals(figure.shapes())) {
            getChildren().setAll(ShapeNodes.of(wanted.shapes()));
        }
        figure = wanted;
        if (dragged) {
            return;
        }
        goHome(motion);
    }

    /// Follows the pointer.
    void drag(double x, double y) {
        dragged = true;
        toFront();
        setTranslateX(x);
        setTranslateY(y);
    }

    /// Stops following the pointer and goes to its place.
    void drop(Optional<Motion> motion) {
        dragged = false;
        goHome(motion);
    }

    double distanceTo(Figure other) {
        return Math.hypot(getTranslateX() - other.x(), getTranslateY() - other.y());
    }

    private void goHome(Optional<Motion> motion) {
        if (getTranslateX() == figure.x() && getTranslateY() == figure.y()) {
            return;
        }
        motion.ifPresentOrElse(with -> with.move(this, figure.x(), figure.y()), () -> {
            setTranslateX(figure.x());
            setTranslateY(figure.y());
        });
    }
}
