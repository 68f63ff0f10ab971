package xiangqi.ui.shell;

import java.util.Map;
import javafx.scene.Parent;
import xiangqi.ui.keys.Act;
import xiangqi.ui.text.Words;

/// Something that fills the window beside the rail. A page is a light thing that knows its view-model and how to load
/// its nodes; it is loaded anew, with the same view-model, whenever the language changes.
public interface Page {
    /// Which entry of the rail is marked while the page is shown.
    Section section();

    /// New nodes for the page in that language. What `this` loaded before has been taken from the window.
    Parent load(Words words);

    /// What can be done on the page now, besides what its controls offer in words: for the list of all commands.
    /// Each is to be run on the JavaFX thread while the page is shown and nothing lies above it.
    default Map<Act, Runnable> acts() {
        return Map.of();
    }

    /// Called when the nodes that were loaded last are taken from the window: the place to end their subscriptions.
    default void left() {}
}
