package xiangqi.ui.study;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import xiangqi.ui.shell.PageKeys;

/// The keys of study, and the wheel over the board. In a text field the keys of the page edit text only, but
/// for those that edit none.
final class StudyKeys {
    /// How far a wheel turns for one step.
    private static final double WHEEL_STEP = 40;

    private static final KeyCombination SAVE_AS = shifted(KeyCode.S);

    private final StudyViewModel model;
    private final ReadOnlyBooleanWrapper held = new ReadOnlyBooleanWrapper(this, "held");
    private final Map<KeyCombination, Runnable> keys = new HashMap<>();
    private Optional<KeyCode> down = Optional.empty();
    private double wheel;

    StudyKeys(StudyViewModel model) {
        this.model = model;
        on(KeyCode.LEFT, model.reader()::back);
        on(KeyCode.RIGHT, model.reader()::forward);
        on(KeyCode.UP, model.reader()::previousVariation);
        on(KeyCode.DOWN, model.reader()::nextVariation);
        on(KeyCode.HOME, model.reader()::first);
        on(KeyCode.END, model.reader()::last);
        on(KeyCode.DELETE, model.editor()::delete);
        on(KeyCode.PAGE_UP, model.games()::previous);
        on(KeyCode.PAGE_DOWN, model.games()::next);
        on(control(KeyCode.Z), model.editor()::undo);
        on(control(KeyCode.Y), model.editor()::redo);
        on(shifted(KeyCode.Z), model.editor()::redo);
        on(control(KeyCode.UP), model.editor()::moveUp);
        on(control(KeyCode.DOWN), model.editor()::moveDown);
        for (Form form : Form.values()) {
            of(form).ifPresent(combination ->
                    on(combination, () -> model.pasteboard().copy(form)));
        }
        on(control(KeyCode.V), model.pasteboard()::paste);
        on(TreeMenu.PROMOTE, model.editor()::promote);
        on(TreeMenu.MAIN, model.editor()::makeMain);
    }

    /// Adds a key that works while no text is typed.
    void on(KeyCode code, Runnable run) {
        on(new KeyCodeCombination(code), run);
    }

    /// Adds a key that works while no text is typed.
    void on(KeyCombination combination, Runnable run) {
        keys.put(combination, run);
    }

    /// Makes the keys work in the page. To be called once, after all were added.
    void listen(Node page) {
        page.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() != KeyCode.F5) {
                model.autoplay().stop();
            }
            held.set(down.equals(Optional.of(event.getCode())));
            down = Optional.of(event.getCode());
        });
        page.addEventFilter(KeyEvent.KEY_RELEASED, _ -> {
            held.set(false);
            down = Optional.empty();
        });
        PageKeys.on(page, keys);
        page.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            // These work in text fields too: none of them edits text.
            if (control(KeyCode.S).match(event)) {
                model.keeper().save();
                event.consume();
            } else if (control(KeyCode.O).match(event)) {
                model.games().open();
                event.consume();
            } else if (SAVE_AS.match(event)) {
                model.keeper().saveAs();
                event.consume();
            }
        });
    }

    /// Undoing in the comment takes back edits of the tree, of which the comment is one; Escape leaves it.
    void listenInComment(TextInputControl comment, Node back) {
        comment.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (control(KeyCode.Z).match(event)) {
                model.editor().undo();
                event.consume();
            } else if (control(KeyCode.Y).match(event)) {
                model.editor().redo();
                event.consume();
            } else if (event.getCode() == KeyCode.ESCAPE) {
                back.requestFocus();
                event.consume();
            }
        });
    }

    /// The wheel over that node steps, unless it shows a text.
    void listenToWheel(Node over) {
        over.addEventFilter(ScrollEvent.SCROLL, event -> {
            if (model.reader().prefaceProperty().get().isPresent() || event.isInertia()) {
                return;
            }
            wheel += event.getDeltaY();
            while (Math.abs(wheel) >= WHEEL_STEP) {
                if (wheel < 0) {
                    model.reader().forward();
                } else {
                    model.reader().back();
                }
                wheel -= Math.signum(wheel) * WHEEL_STEP;
            }
            event.consume();
        });
    }

    /// Whether a key is held down and repeats.
    ReadOnlyBooleanProperty heldProperty() {
        return held.getReadOnlyProperty();
    }

    /// The keys that copy in that form.
    static Optional<KeyCombination> of(Form form) {
        return switch (form) {
            case FEN -> Optional.of(control(KeyCode.C));
            case PGN -> Optional.of(shifted(KeyCode.C));
            case DIAGRAM, MOVES, COORDINATES, DHTMLXQ, TEXT, TRIED, TRIED_PGN -> Optional.empty();
        };
    }

    static KeyCodeCombination control(KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN);
    }

    static KeyCodeCombination shifted(KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);
    }
}
