package xiangqi.ui.shell;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import xiangqi.ui.board.BoardView;

/// Gives the focus to the page when the control that had it is gone, out of sight or disabled: the window would give
/// it to whatever comes next, often outside the page, where none of the page's keys works.
final class FocusKept {
    private final Node root;
    private final Node page;
    private final BooleanSupplier dialog;
    private final Runnable toPage;
    private Optional<Node> last = Optional.empty();

    /// @param root of the window
    /// @param page what holds the page
    /// @param dialog whether a dialog is open, which keeps the focus itself
    /// @param toPage gives the focus to the page
    FocusKept(Node root, Node page, BooleanSupplier dialog, Runnable toPage) {
        this.root = root;
        this.page = page;
        this.dialog = dialog;
        this.toPage = toPage;
        root.sceneProperty().flatMap(Scene::focusOwnerProperty).addListener((_, before, now) -> moved(before, now));
    }

    /// Whether the node could have the focus now.
    static boolean canHave(Node node) {
        return isInSight(node) && !node.isDisabled();
    }

    private static boolean isInSight(Node node) {
        boolean visible = node.getScene() != null;
        for (Node at = node; at != null && visible; at = at.getParent()) {
            visible = at.isVisible();
        }
        return visible;
    }

    private void moved(Node before, Node now) {
        // The window takes it from what is gone in two steps: nothing has it in between.
        last = Optional.ofNullable(before).or(() -> last);
        last.ifPresent(had -> {
            // What is out of sight already did not give it away: the window moved it on.
            boolean unasked = !isInSight(had);
            Platform.runLater(() -> keep(had, now, unasked));
        });
    }

    private void keep(Node before, Node now, boolean unasked) {
        boolean still = root.getScene() != null && root.getScene().getFocusOwner() == now;
        boolean lost = unasked && takesKeys(now) || !isInPage(now);
        if (still && !canHave(before) && !dialog.getAsBoolean() && lost) {
            toPage.run();
        }
    }

    /// Whether keys of the page do something else there.
    private static boolean takesKeys(Node node) {
        return switch (node) {
            case TextInputControl _ -> true;
            case BoardView board -> board.cursorShownProperty().get();
            case null, default -> false;
        };
    }

    private boolean isInPage(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at.getParent() == page) {
                return true;
            }
        }
        return false;
    }
}
