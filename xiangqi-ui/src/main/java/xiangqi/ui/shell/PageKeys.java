package xiangqi.ui.shell;

import java.util.Map;
import java.util.Optional;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import xiangqi.ui.board.BoardView;

/// Keys that a page hears before its controls do, so that arrows step through a game wherever the focus stands.
///
/// In a text field all keys edit text, and a board that the keyboard walks on keeps its arrows, Enter, space bar and
/// Escape.
public final class PageKeys {
    private PageKeys() {}

    /// Lets `keys` work within `page`. Keys that come with another page go with its nodes.
    public static void on(Node page, Map<KeyCombination, Runnable> keys) {
        page.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            // Another filter of the page may have done what the key is for already.
            if (!event.isConsumed() && !isTakenBy(event.getTarget(), event.getCode())) {
                matching(keys, event).ifPresent(run -> {
                    run.run();
                    event.consume();
                });
            }
        });
    }

    private static Optional<Runnable> matching(Map<KeyCombination, Runnable> keys, KeyEvent event) {
        return keys.entrySet().stream()
                .filter(entry -> entry.getKey().match(event))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private static boolean isTakenBy(EventTarget target, KeyCode code) {
        return switch (target) {
            case TextInputControl _ -> true;
            case BoardView board ->
                board.cursorShownProperty().get()
                        && switch (code) {
                            case LEFT, RIGHT, UP, DOWN, ENTER, SPACE, ESCAPE -> true;
                            default -> false;
                        };
            default -> false;
        };
    }
}
