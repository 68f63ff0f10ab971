package xiangqi.ui.shell;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;

/// Keeps keys that lead from one control to the next within a part of the window that asks something: behind the last
/// comes the first, and arrows at a button go through them in their order. Left to themselves they would look for the
/// nearest control of the page around it.
public final class FocusRound {
    private FocusRound() {}

    /// Keeps them within `part`. To be told once.
    public static void on(Parent part) {
        part.addEventFilter(KeyEvent.KEY_PRESSED, event -> lead(part, event));
    }

    /// What takes the focus in that part, in order.
    static List<Node> stops(Parent part) {
        List<Node> stops = new ArrayList<>();
        collect(part, stops);
        return stops;
    }

    private static void collect(Parent parent, List<Node> stops) {
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (!child.isVisible() || child.isDisabled()) {
                continue;
            }
            if (child.isFocusTraversable() && !(child instanceof ScrollPane)) {
                stops.add(child);
            } else if (child instanceof Parent inner) {
                collect(inner, stops);
            }
        }
    }

    private static void lead(Parent part, KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        List<Node> stops = stops(part);
        int at = stops.indexOf(part.getScene().getFocusOwner());
        boolean atButton = event.getTarget() instanceof Button;
        int by = switch (event.getCode()) {
            case TAB -> event.isShiftDown() ? -1 : 1;
            case UP, LEFT -> atButton ? -1 : 0;
            case DOWN, RIGHT -> atButton ? 1 : 0;
            default -> 0;
        };
        boolean leaves = at + by < 0 || at + by >= stops.size();
        if (at >= 0 && by != 0 && (atButton || leaves)) {
            focusVisibly(stops, Math.floorMod(at + by, stops.size()));
            event.consume();
        }
    }

    /// With the ring of those who use the keyboard, which comes only with a step from a neighbour.
    private static void focusVisibly(List<Node> stops, int to) {
        if (stops.size() > 1) {
            Node from = stops.get(to > 0 ? to - 1 : 1);
            from.requestFocus();
            from.requestFocusTraversal(to > 0 ? TraversalDirection.NEXT : TraversalDirection.PREVIOUS);
        }
    }
}
