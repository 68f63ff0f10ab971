package xiangqi.ui.study;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Key;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.shell.PageKeys;

/// The keys of study, and the wheel over the board. In a text field the keys of the page edit text only, but
/// for those that edit none.
final class StudyKeys {
    /// How far a wheel turns for one step.
    private static final double WHEEL_STEP = 40;

    /// What many know as the key for it. It works beside the chosen one while it has nothing else to do.
    private static final Key ALSO_REDO = Key.named("Shortcut+Shift+Z");

    private static final Key TEXT_UNDO = Act.UNDO.usual();
    private static final Key TEXT_REDO = Act.REDO.usual();

    private final StudyViewModel model;
    private final Keys keys;
    private final ReadOnlyBooleanWrapper held = new ReadOnlyBooleanWrapper(this, "held");
    private final Map<Act, Runnable> acts = new EnumMap<>(Act.class);
    private final Map<Act, IntConsumer> drawing = new EnumMap<>(Act.class);
    private final Map<Act, Runnable> beyondText = new EnumMap<>(Act.class);
    private Optional<KeyCode> down = Optional.empty();
    private double wheel;

    StudyKeys(StudyViewModel model, Keys keys) {
        this.model = model;
        this.keys = keys;
        on(Act.STEP_BACK, model.reader()::back);
        on(Act.STEP_FORWARD, model.reader()::forward);
        on(Act.PREVIOUS_VARIATION, model.reader()::previousVariation);
        on(Act.NEXT_VARIATION, model.reader()::nextVariation);
        on(Act.TO_START, model.reader()::first);
        on(Act.TO_END, model.reader()::last);
        on(Act.AUTOPLAY, model.autoplay()::toggle);
        on(Act.DELETE, model.editor()::delete);
        on(Act.PREVIOUS_GAME, model.games()::previous);
        on(Act.NEXT_GAME, model.games()::next);
        on(Act.UNDO, model.editor()::undo);
        on(Act.REDO, model.editor()::redo);
        on(Act.MOVE_UP, model.editor()::moveUp);
        on(Act.MOVE_DOWN, model.editor()::moveDown);
        on(Act.PROMOTE, model.editor()::promote);
        on(Act.MAKE_MAIN, model.editor()::makeMain);
        on(Act.SCRATCH, model.scratch()::toggle);
        for (Form form : Form.values()) {
            form.act().ifPresent(act -> on(act, () -> model.pasteboard().copy(form)));
        }
        on(Act.PASTE, model.pasteboard()::paste);
        beyondText.put(Act.SAVE, model.keeper()::save);
        beyondText.put(Act.SAVE_AS, model.keeper()::saveAs);
        beyondText.put(Act.OPEN, model.games()::open);
        beyondText.put(Act.NEW_RECORD, model.games()::begin);
        beyondText.put(Act.MERGE, model.merger()::merge);
    }

    /// Adds what is done while no text is typed.
    void on(Act act, Runnable run) {
        acts.put(act, run);
    }

    /// Adds what is done while text is typed as well, unless the key is one that edits text.
    void anywhere(Act act, Runnable run) {
        beyondText.put(act, run);
    }

    /// Adds what draws, in the colour that Shift and Alt choose as they do for the mouse: 0 without them, 1 with
    /// Shift, 2 with Alt, 3 with both.
    void draw(Act act, IntConsumer run) {
        drawing.put(act, run);
    }

    private Map<KeyCombination, Runnable> drawn() {
        Map<KeyCombination, Runnable> drawn = new HashMap<>();
        drawing.forEach((act, run) -> keys.of(act).ifPresent(key -> {
            boolean coloured = !key.shift() && !key.alt();
            for (int colour = 0; colour < (coloured ? 4 : 1); colour++) {
                int chosen = colour;
                Key one = coloured ? new Key(key.code(), key.shortcut(), (colour & 1) != 0, (colour & 2) != 0) : key;
                if (keys.holders(act, one).isEmpty()) {
                    drawn.put(one.combination(), () -> run.accept(chosen));
                }
            }
        }));
        return drawn;
    }

    /// What can be done now, but for what the cursor on the board must be shown for.
    Map<Act, Runnable> possible() {
        Map<Act, Runnable> all = new EnumMap<>(acts);
        all.putAll(beyondText);
        all.keySet().removeIf(act -> !isPossible(act));
        return all;
    }

    private boolean isPossible(Act act) {
        return switch (act) {
            case OPEN, NEW_RECORD, PASTE, LIST -> true;
            case UNDO -> model.editor().undoableProperty().get();
            case REDO -> model.editor().redoableProperty().get();
            case HEADING -> model.heading().isPresent();
            default -> model.reader().nodeProperty().get().isPresent();
        };
    }

    /// Makes the keys work in the page. To be called once, after all was added.
    void listen(Node page) {
        page.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (keys.of(Act.AUTOPLAY).filter(key -> key.isPressed(event)).isEmpty()) {
                model.autoplay().stop();
            }
            held.set(down.equals(Optional.of(event.getCode())));
            down = Optional.of(event.getCode());
        });
        page.addEventFilter(KeyEvent.KEY_RELEASED, _ -> {
            held.set(false);
            down = Optional.empty();
        });
        Map<KeyCombination, Runnable> pressed = new HashMap<>(keys.bound(acts));
        pressed.putAll(keys.bound(beyondText));
        pressed.putAll(drawn());
        if (keys.holders(Act.REDO, ALSO_REDO).isEmpty()) {
            pressed.put(ALSO_REDO.combination(), acts.get(Act.REDO));
        }
        // Keys that do nothing in a text field keep what they are for there.
        page.addEventFilter(KeyEvent.KEY_PRESSED, event -> runAt(event, beyondText));
        PageKeys.on(page, pressed);
        page.addEventHandler(KeyEvent.KEY_PRESSED, this::giveUp);
    }

    /// Escape stops what is being merged, then throws away what is tried, unless it is for what has the focus.
    private void giveUp(KeyEvent event) {
        if (event.getCode() != KeyCode.ESCAPE || event.getTarget() instanceof TextInputControl) {
            return;
        }
        if (model.merger().mergingProperty().get().isPresent()) {
            model.merger().cancel();
            event.consume();
        } else if (model.scratch().activeProperty().get()) {
            model.scratch().drop();
            event.consume();
        }
    }

    /// Undoing in the comment takes back edits of the tree, of which the comment is one; Escape leaves it.
    void listenInComment(TextInputControl comment, Node back) {
        comment.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (TEXT_UNDO.isPressed(event)) {
                model.editor().undo();
                event.consume();
            } else if (TEXT_REDO.isPressed(event)) {
                model.editor().redo();
                event.consume();
            } else if (event.getCode() == KeyCode.ESCAPE) {
                back.requestFocus();
                event.consume();
            } else {
                runAt(event, Map.of(Act.UNDO, model.editor()::undo, Act.REDO, model.editor()::redo));
            }
        });
    }

    /// The key that undoes while the comment is written.
    static Key inComment(Keys keys) {
        return keys.of(Act.UNDO).filter(key -> !key.isForText()).orElse(TEXT_UNDO);
    }

    private void runAt(KeyEvent event, Map<Act, Runnable> acts) {
        acts.forEach((act, run) -> {
            if (!event.isConsumed()
                    && keys.of(act)
                            .filter(key -> !key.isForText() && key.isPressed(event))
                            .isPresent()) {
                run.run();
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
}
