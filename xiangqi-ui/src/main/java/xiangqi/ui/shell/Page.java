package xiangqi.ui.shell;

import javafx.scene.Parent;
import xiangqi.ui.text.Words;

/// Something that fills the window beside the rail. A page is a light thing that knows its view-model and how to load
/// its nodes; it is loaded anew, with the same view-model, whenever the language changes.
public interface Page {
    /// Which entry of the rail is marked while the page is shown.
    Section section();

    /// New nodes for the page in that language. What `this` loaded before has been taken from the window.
    Parent load(Words words);

    /// Called when the nodes that were loaded last are taken from the window: the place to end their subscriptions.
    default void left() {}
}
