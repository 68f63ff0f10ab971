package xiangqi.ui.shell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import xiangqi.ui.board.BoardPicture;

/// Where toasts are shown: as far below and to the right as they cover neither a board nor anything that is pressed
/// or written in nor a dialog, narrower where only that fits. It is looked for anew whenever what they would cover
/// moves. A page keeps other parts clear by giving them the style class [#CLEAR].
final class ToastPlace {
    /// The style class of what no toast may cover.
    static final String CLEAR = "never-covered";

    private static final double EDGE = 20;
    private static final double GAP = 4;
    private static final double STEP = 8;
    private static final List<Double> WIDTHS = List.of(420.0, 320.0, 260.0, 200.0);

    private final VBox toasts;
    private final Pane page;
    private final Pane dialogs;
    private final Runnable laidOut = this::place;

    /// @param page holds the page
    /// @param dialogs holds a dialog while it is visible
    ToastPlace(VBox toasts, Pane page, Pane dialogs) {
        this.toasts = toasts;
        this.page = page;
        this.dialogs = dialogs;
        toasts.sceneProperty().subscribe((before, now) -> {
            if (before != null) {
                before.removePostLayoutPulseListener(laidOut);
            }
            if (now != null) {
                now.addPostLayoutPulseListener(laidOut);
            }
        });
    }

    /// After a layout, before anybody sees it.
    private void place() {
        if (!toasts.getChildren().isEmpty()) {
            List<Bounds> kept = new ArrayList<>();
            note(page, inWindow(page), kept);
            if (dialogs.isVisible()) {
                dialogs.getChildren().forEach(dialog -> kept.add(inWindow(dialog)));
            }
            Bounds place = place(kept);
            toasts.resizeRelocate(place.getMinX(), place.getMinY(), place.getWidth(), place.getHeight());
            toasts.layout();
        }
    }

    private static Bounds inWindow(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    /// Adds what must not be covered, as far as it is in sight.
    private static void note(Node node, Bounds sight, List<Bounds> kept) {
        if (!node.isVisible()) {
            return;
        }
        Bounds bounds = inWindow(node);
        if (isKept(node)) {
            common(bounds, sight).ifPresent(kept::add);
        } else if (node instanceof Parent parent) {
            Optional<Bounds> inside = node instanceof ScrollPane ? common(bounds, sight) : Optional.of(sight);
            inside.ifPresent(seen -> parent.getChildrenUnmodifiable().forEach(child -> note(child, seen, kept)));
        }
    }

    private static boolean isKept(Node node) {
        return node.getStyleClass().contains(CLEAR)
                || switch (node) {
                    case BoardPicture _, ButtonBase _, ComboBoxBase<?> _, Slider _, TextInputControl _ -> true;
                    default -> false;
                };
    }

    private static Optional<Bounds> common(Bounds one, Bounds other) {
        double x = Math.max(one.getMinX(), other.getMinX());
        double y = Math.max(one.getMinY(), other.getMinY());
        double width = Math.min(one.getMaxX(), other.getMaxX()) - x;
        double height = Math.min(one.getMaxY(), other.getMaxY()) - y;
        return width <= 0 || height <= 0 ? Optional.empty() : Optional.of(new BoundingBox(x, y, width, height));
    }

    private Bounds place(List<Bounds> kept) {
        Bounds room = inWindow(page);
        List<Bounds> atRight =
                WIDTHS.stream().flatMap(width -> column(0, width, room)).toList();
        return atRight.stream()
                .filter(place -> place.getMinY() > room.getCenterY() && isFree(place, kept))
                .findFirst()
                .or(() -> everywhere(room).filter(place -> isFree(place, kept)).findFirst())
                .or(() -> atRight.stream().min(Comparator.comparingDouble(place -> covered(place, kept))))
                .orElse(room);
    }

    /// All places, those at the right first.
    private Stream<Bounds> everywhere(Bounds room) {
        return DoubleStream.iterate(0, left -> left < room.getWidth(), left -> left + 2 * STEP)
                .boxed()
                .flatMap(left -> WIDTHS.stream().flatMap(width -> column(left, width, room)));
    }

    /// The places that far left of the edge, from below.
    private Stream<Bounds> column(double left, double most, Bounds room) {
        double width = Math.min(most, toasts.prefWidth(-1));
        double height = toasts.prefHeight(width);
        double x = room.getMaxX() - EDGE - left - width;
        double lowest = room.getMaxY() - EDGE - height;
        return x < room.getMinX()
                ? Stream.empty()
                : DoubleStream.iterate(lowest, y -> y >= room.getMinY(), y -> y - STEP)
                        .mapToObj(y -> new BoundingBox(x, y, width, height));
    }

    private static boolean isFree(Bounds place, List<Bounds> kept) {
        Bounds around = new BoundingBox(
                place.getMinX() - GAP, place.getMinY() - GAP, place.getWidth() + 2 * GAP, place.getHeight() + 2 * GAP);
        return kept.stream().noneMatch(around::intersects);
    }

    private static double covered(Bounds place, List<Bounds> kept) {
        return kept.stream()
                .flatMap(bounds -> common(place, bounds).stream())
                .mapToDouble(hidden -> hidden.getWidth() * hidden.getHeight())
                .sum();
    }
}
