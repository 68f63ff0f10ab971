package xiangqi.ui.shell;

import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.Scene;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Keys;

/// The keys of the window: they work after the page and its controls have let a key pass.
final class Accelerators {
    private final Navigator navigator;
    private final Map<Act, Runnable> acts;
    private Optional<Keys> bound = Optional.empty();

    private Accelerators(Navigator navigator, Map<Act, Runnable> acts) {
        this.navigator = navigator;
        this.acts = Map.copyOf(acts);
    }

    static void on(Parent root, ObservableValue<Keys> keys, Navigator navigator, Map<Act, Runnable> acts) {
        Accelerators accelerators = new Accelerators(navigator, acts);
        root.sceneProperty().subscribe(scene -> {
            if (scene != null) {
                accelerators.bind(scene, keys.getValue());
            }
        });
        keys.subscribe(now -> {
            if (root.getScene() != null) {
                accelerators.bind(root.getScene(), now);
            }
        });
    }

    private void bind(Scene scene, Keys keys) {
        bound.ifPresent(before -> before.bound(acts).keySet().forEach(scene.getAccelerators()::remove));
        keys.bound(acts).forEach((key, run) -> scene.getAccelerators().put(key, () -> unlessAsked(run)));
        bound = Optional.of(keys);
    }

    private void unlessAsked(Runnable run) {
        if (navigator.dialogProperty().get().isEmpty()) {
            run.run();
        }
    }
}
