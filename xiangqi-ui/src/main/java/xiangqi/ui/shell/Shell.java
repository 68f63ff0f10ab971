package xiangqi.ui.shell;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.text.LiveWords;

/// The window's content: the rail at the left, the page beside it, dialogs and toasts above.
public final class Shell {
    /// The window does not get smaller than this.
    public static final double MIN_WIDTH = 940;

    /// The window does not get lower than this.
    public static final double MIN_HEIGHT = 640;

    private final Navigator navigator;
    private final LiveWords words;
    private final Map<Section, Runnable> doors;
    private final Parent root;

    /// @param navigator what is shown
    /// @param words the language it is shown in
    /// @param animated whether dialogs and toasts may move
    /// @param doors what each entry of the rail does; a section without a door has no entry
    public Shell(
            Navigator navigator, LiveWords words, ObservableValue<Boolean> animated, Map<Section, Runnable> doors) {
        this.navigator = navigator;
        this.words = words;
        this.doors = Map.copyOf(doors);
        root = Fxml.load("Shell.fxml", words.words(), new ShellController(navigator, words, animated, doors));
    }

    /// Has these acts done at their keys wherever the focus is, while no dialog is open, and the list of all
    /// commands shown at its own. To be told once, before or after the root has its scene; it follows when keys are
    /// given anew.
    public void act(ObservableValue<Keys> keys, Map<Act, Runnable> acts) {
        Map<Act, Runnable> all = new EnumMap<>(acts);
        all.put(
                Act.COMMANDS,
                () -> navigator.open(new CommandsDialog(
                        new Commands(navigator, words.wordsProperty(), keys.getValue(), acts, doors))));
        Accelerators.on(root, keys, navigator, all);
    }

    /// Hands files that are dropped on the window to `open`; a window that was not told so takes none.
    public void acceptFiles(Consumer<List<Path>> open) {
        FileDrop.on(root, open);
    }

    /// The root of the window's scene.
    public Parent root() {
        return root;
    }
}
