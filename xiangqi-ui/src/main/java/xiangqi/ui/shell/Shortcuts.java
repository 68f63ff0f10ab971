package xiangqi.ui.shell;

import javafx.scene.input.KeyCombination;

/// The keys that work on every page. Screens that name them show them as this system writes them.
public final class Shortcuts {
    /// To the lobby.
    public static final KeyCombination ONLINE = KeyCombination.valueOf("Shortcut+L");

    /// A new game at this computer.
    public static final KeyCombination NEW_GAME = KeyCombination.valueOf("Shortcut+N");

    /// Opens a record.
    public static final KeyCombination OPEN = KeyCombination.valueOf("Shortcut+O");

    /// Opens what lies on the clipboard.
    public static final KeyCombination PASTE = KeyCombination.valueOf("Shortcut+V");

    /// Takes back an edit.
    public static final KeyCombination UNDO = KeyCombination.valueOf("Shortcut+Z");

    private Shortcuts() {}
}
