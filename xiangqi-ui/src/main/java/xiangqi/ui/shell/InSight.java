package xiangqi.ui.shell;

import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.util.Subscription;

/// Waits until something has been laid out in a window and drawn.
public final class InSight {
    private final Runnable then;
    private final Runnable laidOut = this::laidOut;
    private Optional<Scene> scene = Optional.empty();
    private Subscription waiting = () -> {};

    private InSight(Runnable then) {
        this.then = then;
    }

    /// Runs `then` once, on the JavaFX thread, after the first pulse that lays `node` out in a window.
    public static void then(Node node, Runnable then) {
        InSight once = new InSight(then);
        once.waiting = node.sceneProperty().subscribe(shown -> once.entered(Optional.ofNullable(shown)));
    }

    private void entered(Optional<Scene> shown) {
        if (scene.isEmpty()) {
            scene = shown;
            scene.ifPresent(in -> in.addPostLayoutPulseListener(laidOut));
        }
    }

    private void laidOut() {
        scene.ifPresent(in -> in.removePostLayoutPulseListener(laidOut));
        waiting.unsubscribe();
        Platform.runLater(then);
    }
}
