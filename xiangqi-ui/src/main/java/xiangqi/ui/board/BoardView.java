package xiangqi.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.Diagram;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Geometry;
import xiangqi.core.diagram.Shape;
import xiangqi.ui.text.Words;

/// The board to play and study on: takes frames, tells a [BoardListener] which points are meant, by click, drag or
/// keyboard. It knows no rules: a piece follows the pointer only where the frame has it picked.
///
/// Keyboard: arrows move the square, Enter or the space bar means the point under it, Escape lets a picked piece go.
/// It has them only when the focus came by keyboard or by [#takeCursor()], so that arrows are free for others after a
/// click. With the square in sight circles and arrows can be drawn by [#circle(int)] and [#arrow(int)].
public final class BoardView extends BoardPicture {
    private static final double DRAG_STARTS = 4;

    private final BooleanProperty animated = new SimpleBooleanProperty(this, "animated", true);
    private final BooleanProperty enabled = new SimpleBooleanProperty(this, "enabled", true);
    private final ObjectProperty<Square> point = new SimpleObjectProperty<>(this, "point", Square.E0);
    private final ReadOnlyBooleanWrapper cursor = new ReadOnlyBooleanWrapper(this, "cursorShown");
    private final List<PointNode> points = new ArrayList<>();

    /// Hears where a press ends when the pointer has left the board: a page may hand that to whatever lies there.
    private final EventHandler<MouseEvent> end = this::ended;

    private BoardListener listener = _ -> {};
    private Optional<PointNames> names = Optional.empty();
    private Optional<Press> press = Optional.empty();
    private Optional<Square> drawingFrom = Optional.empty();
    private Optional<Square> arrowFrom = Optional.empty();
    private boolean asked;

    /// A mouse button that is down on a piece: where it went down, whether that piece was picked before, and the
    /// piece that follows the pointer once it has moved far enough.
    private record Press(Square square, double x, double y, boolean wasPicked, Optional<FigureNode> dragged) {
        boolean isFar(MouseEvent event) {
            return dragged.isPresent() || Math.hypot(event.getX() - x, event.getY() - y) > DRAG_STARTS;
        }

        Press dragging(Optional<FigureNode> figure) {
            return new Press(square, x, y, wasPicked, figure);
        }
    }

    public BoardView() {
        getStyleClass().add("board-view");
        setAccessibleRole(AccessibleRole.PARENT);
        setFocusTraversable(true);
        for (Square square : Square.values()) {
            points.add(new PointNode(square, () -> mean(square)));
        }
        getChildren().addAll(points);
        frameProperty().addListener((_, before, now) -> changed(before, now));
        point.addListener((_, _, _) -> moveCursor());
        focusVisibleProperty().addListener((_, _, _) -> showCursor());
        enabled.addListener((_, _, _) -> showCursor());
        focusedProperty().addListener((_, _, now) -> {
            asked = asked && now;
            showCursor();
        });
        cursor.addListener((_, _, _) -> {
            arrowFrom = Optional.empty();
            moveCursor();
        });
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::hovered);
        addEventHandler(KeyEvent.KEY_PRESSED, this::typed);
    }

    /// Who is told the points; one at a time.
    public void setListener(BoardListener told) {
        listener = told;
    }

    /// The language in which points are read out.
    public void setWords(Words words) {
        names = Optional.of(new PointNames(words));
        name();
    }

    /// Whether pieces may be seen moving.
    public BooleanProperty animatedProperty() {
        return animated;
    }

    /// Whether points can be meant at all; a board that only shows is not in the order of the keyboard either.
    public BooleanProperty enabledProperty() {
        return enabled;
    }

    /// The point that the keyboard is on.
    public ObjectProperty<Square> pointProperty() {
        return point;
    }

    @Override
    boolean moves() {
        return animated.get();
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        Geometry geometry = geometry();
        double side = geometry.c();
        for (PointNode point : points) {
            point.resizeRelocate(
                    geometry.x(point.square()) - side / 2, geometry.y(point.square()) - side / 2, side, side);
        }
        moveCursor();
    }

    private void changed(Frame before, Frame now) {
        if (animated.get() && now.check().isPresent() && !now.check().equals(before.check())) {
            layers().beat();
        }
        if (arrowFrom.isPresent() && !now.board().equals(before.board())) {
            arrowFrom = Optional.empty();
            moveCursor();
        }
        name();
    }

    /// Draws a circle around the square of the keyboard; nothing while that is not in sight.
    ///
    /// @param colour as in [BoardListener#drawn]
    public void circle(int colour) {
        if (hasCursor()) {
            listener.drawn(point.get(), point.get(), colour);
        }
    }

    /// Begins an arrow at the square of the keyboard, or ends there the one that was begun; at the same point, and by
    /// Escape, it is given up. Nothing while that square is not in sight.
    ///
    /// @param colour as in [BoardListener#drawn]
    public void arrow(int colour) {
        if (hasCursor()) {
            Optional<Square> from = arrowFrom;
            arrowFrom = from.isEmpty() ? Optional.of(point.get()) : Optional.empty();
            moveCursor();
            from.filter(begun -> begun != point.get()).ifPresent(begun -> listener.drawn(begun, point.get(), colour));
        }
    }

    /// Gives the board the focus with the square of the keyboard in sight, until the focus leaves it or a point is
    /// clicked.
    public void takeCursor() {
        asked = true;
        requestFocus();
        asked = isFocused();
        showCursor();
    }

    /// Whether the square of the keyboard is in sight: arrows move it then, and whatever else it takes is the board's.
    public ReadOnlyBooleanProperty cursorShownProperty() {
        return cursor.getReadOnlyProperty();
    }

    private boolean hasCursor() {
        return cursor.get();
    }

    private void showCursor() {
        cursor.set(isFocused() && (asked || isFocusVisible()) && enabled.get());
    }

    private void mean(Square square) {
        if (enabled.get()) {
            listener.pointed(square);
        }
    }

    private void pressed(MouseEvent event) {
        if (enabled.get() && event.getButton() == MouseButton.SECONDARY) {
            drawingFrom = geometry().squareAt(event.getX(), event.getY());
        }
        if (!enabled.get() || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        asked = false;
        requestFocus();
        showCursor();
        geometry().squareAt(event.getX(), event.getY()).ifPresent(square -> {
            boolean wasPicked = getFrame().picked().equals(Optional.of(square));
            press = Optional.of(new Press(square, event.getX(), event.getY(), wasPicked, Optional.empty()));
            point.set(square);
            getScene().addEventFilter(MouseEvent.MOUSE_RELEASED, end);
            if (!wasPicked) {
                listener.pointed(square);
            }
        });
        event.consume();
    }

    private void dragged(MouseEvent event) {
        press.filter(held -> held.isFar(event) && getFrame().picked().equals(Optional.of(held.square())))
                .ifPresent(held -> {
                    Press dragging = held.dragging(layers().figureAt(held.square()));
                    press = Optional.of(dragging);
                    dragging.dragged().ifPresent(figure -> figure.drag(event.getX(), event.getY()));
                    setCursor(Cursor.CLOSED_HAND);
                });
    }

    private void ended(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            ((Scene) event.getSource()).removeEventFilter(MouseEvent.MOUSE_RELEASED, end);
            released(event);
        }
    }

    private void released(MouseEvent event) {
        if (event.getButton() == MouseButton.SECONDARY) {
            int colour = (event.isShiftDown() ? 1 : 0) + (event.isAltDown() ? 2 : 0);
            drawingFrom.ifPresent(from ->
                    geometry().squareAt(event.getX(), event.getY()).ifPresent(to -> listener.drawn(from, to, colour)));
            drawingFrom = Optional.empty();
            return;
        }
        Optional<Press> ended = press;
        press = Optional.empty();
        ended.ifPresent(held -> held.dragged().ifPresentOrElse(figure -> drop(held.square(), figure, event), () -> {
            if (held.wasPicked()) {
                listener.pointed(held.square());
            }
        }));
        hovered(event);
    }

    /// Means the point under the pointer, unless the piece was let go of by something else meanwhile.
    private void drop(Square from, FigureNode figure, MouseEvent event) {
        if (getFrame().picked().equals(Optional.of(from))) {
            Point2D place = sceneToLocal(event.getSceneX(), event.getSceneY());
            geometry()
                    .squareAt(place.getX(), place.getY())
                    .ifPresentOrElse(square -> droppedOn(square, from), () -> listener.draggedBeside(from));
        }
        layers().drop(figure, animated.get());
    }

    private void droppedOn(Square square, Square from) {
        if (square == from) {
            listener.draggedOff(from);
        } else {
            mean(square);
        }
    }

    private void hovered(MouseEvent event) {
        Point2D place = sceneToLocal(event.getSceneX(), event.getSceneY());
        boolean hand = enabled.get()
                && geometry()
                        .squareAt(place.getX(), place.getY())
                        .filter(square -> getFrame().quiet().contains(square)
                                || getFrame().captures().contains(square)
                                || !getFrame().board().isEmpty(square))
                        .isPresent();
        setCursor(hand ? Cursor.HAND : Cursor.DEFAULT);
    }

    private void typed(KeyEvent event) {
        if (!hasCursor() || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT -> go(-1, 0);
            case RIGHT -> go(1, 0);
            case UP -> go(0, -1);
            case DOWN -> go(0, 1);
            case ENTER, SPACE -> mean(point.get());
            case ESCAPE -> {
                if (arrowFrom.isPresent()) {
                    arrowFrom = Optional.empty();
                    moveCursor();
                    event.consume();
                    return;
                }
                if (getFrame().picked().isEmpty()) {
                    return;
                }
                getFrame().picked().ifPresent(this::mean);
            }
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// One point further in the picture, wherever that lies on the board.
    private void go(int right, int down) {
        Geometry geometry = geometry();
        double c = geometry.c();
        geometry.squareAt(geometry.x(point.get()) + right * c, geometry.y(point.get()) + down * c)
                .ifPresent(point::set);
    }

    private void moveCursor() {
        if (getWidth() > 0 && getHeight() > 0) {
            layers().showCursor(hasCursor() ? squares() : List.of());
        }
        name();
    }

    private List<Shape> squares() {
        return Stream.concat(Stream.of(point.get()), arrowFrom.stream())
                .map(square -> Diagram.cursor(square, geometry()))
                .toList();
    }

    /// Names the board, each point, and for the one under the keyboard all that can be said of it.
    private void name() {
        names.ifPresent(named -> {
            for (PointNode point : points) {
                point.setAccessibleText(named.of(point.square(), getFrame()));
            }
            setAccessibleText(hasCursor() ? named.of(point.get(), getFrame()) : named.board(getFrame()));
            notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        });
    }
}
