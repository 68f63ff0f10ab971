package xiangqi.ui.keys;

import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// A key with what is held down beside it.
///
/// @param code of the key itself, which is none of those that are held down beside another
/// @param shortcut whether the system's key for commands is held: Ctrl, or ⌘ on a Mac
public record Key(KeyCode code, boolean shortcut, boolean shift, boolean alt) {
    private static final String SHORTCUT = "Shortcut+";
    private static final String SHIFT = "Shift+";
    private static final String ALT = "Alt+";

    /// @throws IllegalArgumentException if `code` stands for no key of its own
    public Key {
        if (code.isModifierKey() || code == KeyCode.UNDEFINED) {
            throw new IllegalArgumentException(code + " alone is no key");
        }
    }

    /// The key under that name, as [#name()] gives it.
    ///
    /// @throws IllegalArgumentException if there is none
    public static Key named(String name) {
        String rest = name;
        boolean shortcut = rest.startsWith(SHORTCUT);
        rest = shortcut ? rest.substring(SHORTCUT.length()) : rest;
        boolean shift = rest.startsWith(SHIFT);
        rest = shift ? rest.substring(SHIFT.length()) : rest;
        boolean alt = rest.startsWith(ALT);
        rest = alt ? rest.substring(ALT.length()) : rest;
        KeyCode code = KeyCode.getKeyCode(rest);
        if (code == null) {
            throw new IllegalArgumentException("no key " + name);
        }
        return new Key(code, shortcut, shift, alt);
    }

    /// The key that was pressed; nothing if that is one to be held down, or one beside a key that no choice names.
    public static Optional<Key> of(KeyEvent pressed) {
        KeyCode code = pressed.getCode();
        boolean strange = !pressed.isShortcutDown() && (pressed.isControlDown() || pressed.isMetaDown());
        if (code.isModifierKey() || code == KeyCode.UNDEFINED || code == KeyCode.ALT_GRAPH || strange) {
            return Optional.empty();
        }
        return Optional.of(new Key(code, pressed.isShortcutDown(), pressed.isShiftDown(), pressed.isAltDown()));
    }

    /// The name that is kept in files: the same on every system and in every language.
    public String name() {
        return (shortcut ? SHORTCUT : "") + (shift ? SHIFT : "") + (alt ? ALT : "") + code.getName();
    }

    /// How this system writes it, such as `Ctrl+Shift+S`.
    public String display() {
        return combination().getDisplayText();
    }

    /// The same for JavaFX.
    public KeyCodeCombination combination() {
        return new KeyCodeCombination(
                code,
                held(shift),
                KeyCombination.ModifierValue.UP,
                held(alt),
                KeyCombination.ModifierValue.UP,
                held(shortcut));
    }

    private static KeyCombination.ModifierValue held(boolean down) {
        return down ? KeyCombination.ModifierValue.DOWN : KeyCombination.ModifierValue.UP;
    }

    /// Whether it was pressed.
    public boolean isPressed(KeyEvent event) {
        return of(event).filter(this::equals).isPresent();
    }

    /// Whether it leads from one control to the next, presses one, or leaves it.
    boolean isForControls() {
        return !shortcut
                && !alt
                && List.of(KeyCode.ESCAPE, KeyCode.TAB, KeyCode.ENTER, KeyCode.SPACE)
                        .contains(code);
    }

    /// Whether a text field takes it for a letter, or for a step within the text.
    boolean types() {
        return !shortcut && !alt && !code.isFunctionKey();
    }

    /// Whether it does anything in a text field.
    public boolean isForText() {
        return types()
                || shortcut
                        && !alt
                        && switch (code) {
                            case A, C, H, V, X, Y, Z, BACK_SPACE, DELETE, INSERT -> true;
                            case LEFT, RIGHT, UP, DOWN, HOME, END -> true;
                            default -> false;
                        };
    }
}
