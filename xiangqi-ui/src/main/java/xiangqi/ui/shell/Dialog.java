package xiangqi.ui.shell;

import javafx.scene.Parent;
import xiangqi.ui.text.Words;

/// Something that has to be settled before the page below can be used again: a new game, a question about unsaved
/// work. Loaded anew when the language changes, like a [Page].
public interface Dialog {
    /// New nodes for the dialog, without the frame and shadow that every dialog has.
    Parent load(Words words);

    /// Whether Escape closes the dialog, and a click beside it unless it holds input; if not, only its own buttons do.
    default boolean dismissible() {
        return true;
    }

    /// Whether it holds what a person has typed and what would be gone with it: nothing takes its place unasked then,
    /// and a click beside it does not close it.
    default boolean holdsInput() {
        return false;
    }

    /// Called when the dialog is closed, by whatever means.
    default void closed() {}
}
