package xiangqi.ui.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.Test;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Key;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.settings.KeysViewModel.Choosing;

class KeysViewModelTest {
    private final List<Settings> saved = new ArrayList<>();
    private final LiveSettings live = new LiveSettings(
            new SettingsStore() {
                @Override
                public Settings load() {
                    return Settings.first(Locale.ROOT);
                }

                @Override
                public void save(Settings settings) {
                    saved.add(settings);
                }
            },
            new SimpleBooleanProperty());
    private final KeysViewModel model = new SettingsViewModel(live).keys();

    private Optional<Key> keyOf(Act act) {
        return live.settings().keys().of(act);
    }

    private void give(Act act, String key) {
        model.choose(act);
        model.press(Key.named(key));
    }

    @Test
    void theNextKeyPressedIsTheChosenOneAndIsKept() {
        give(Act.STEP_BACK, "A");
        assertEquals(Optional.of(Key.named("A")), keyOf(Act.STEP_BACK));
        assertEquals(Optional.empty(), model.choosingProperty().get());
        assertEquals(List.of(live.settings()), saved);
    }

    @Test
    void aKeyPressedWhileNoneIsWaitedForChangesNothing() {
        model.press(Key.named("A"));
        assertEquals(List.of(), saved);
    }

    @Test
    void aKeyThatIsTakenNamesItsHolderAndWaitsForAnAnswer() {
        give(Act.GO_TO, "Shortcut+F");
        assertEquals(
                Optional.of(new Choosing.Held(Act.GO_TO, Key.named("Shortcut+F"), List.of(Act.FLIP))),
                model.choosingProperty().get());
        assertFalse(model.waitsFor(Act.GO_TO));
        model.press(Key.named("F9"));
        assertEquals(List.of(), saved);
        model.take();
        assertEquals(Optional.of(Key.named("Shortcut+F")), keyOf(Act.GO_TO));
        assertEquals(Optional.empty(), keyOf(Act.FLIP));
    }

    @Test
    void leavingATakenKeyChangesNothing() {
        give(Act.GO_TO, "Shortcut+F");
        model.leave();
        model.take();
        assertEquals(List.of(), saved);
    }

    @Test
    void itsOwnKeyIsNoClash() {
        give(Act.FLIP, "Shortcut+F");
        assertEquals(Optional.empty(), model.choosingProperty().get());
        assertEquals(List.of(), saved);
    }

    @Test
    void afterAKeyThatCannotBeHadAnotherIsWaitedFor() {
        give(Act.NEW_GAME, "N");
        assertEquals(
                Optional.of(new Choosing.Refused(Act.NEW_GAME, Key.named("N"), Keys.Unfit.TYPES)),
                model.choosingProperty().get());
        assertTrue(model.waitsFor(Act.NEW_GAME));
        model.press(Key.named("F9"));
        assertEquals(Optional.of(Key.named("F9")), keyOf(Act.NEW_GAME));
    }

    @Test
    void oneActGoesBackToItsUsualKeyAndTheOthersStay() {
        give(Act.STEP_BACK, "A");
        give(Act.STEP_FORWARD, "D");
        model.reset(Act.STEP_BACK);
        assertEquals(Optional.of(Key.named("Left")), keyOf(Act.STEP_BACK));
        assertEquals(Optional.of(Key.named("D")), keyOf(Act.STEP_FORWARD));
    }

    @Test
    void goingBackToAKeyThatAnotherHasByNowIsAsked() {
        give(Act.GO_TO, "Shortcut+F");
        model.take();
        model.reset(Act.FLIP);
        assertEquals(
                Optional.of(new Choosing.Held(Act.FLIP, Key.named("Shortcut+F"), List.of(Act.GO_TO))),
                model.choosingProperty().get());
    }

    @Test
    void allGoBackAtOnce() {
        give(Act.GO_TO, "Shortcut+F");
        model.take();
        give(Act.STEP_BACK, "A");
        model.resetAll();
        assertEquals(Keys.USUAL, live.settings().keys());
    }
}
