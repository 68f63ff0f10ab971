package xiangqi.ui.theme;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.util.Subscription;

/// Keeps the scenes of all windows in one theme and changes them together, without a restart.
public final class ThemedScenes {
    private final ObservableValue<Theme> theme;
    private final List<Scene> scenes = new ArrayList<>();
    private final Subscription changes;

    /// To be used on the JavaFX thread, and [theme] to change there.
    public ThemedScenes(ObservableValue<Theme> theme) {
        this.theme = theme;
        this.changes = theme.subscribe(now -> scenes.forEach(now::applyTo));
    }

    /// Dresses [scene] now and at every change, until the subscription ends. A window that closes ends it.
    public Subscription add(Scene scene) {
        theme.getValue().applyTo(scene);
        scenes.add(scene);
        return () -> scenes.remove(scene);
    }

    /// Leaves all scenes as they are and follows the theme no more.
    public void close() {
        changes.unsubscribe();
    }
}
