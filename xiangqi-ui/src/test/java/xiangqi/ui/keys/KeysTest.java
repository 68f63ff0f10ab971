package xiangqi.ui.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeysTest {
    private static Optional<Key> key(String name) {
        return Optional.of(Key.named(name));
    }

    @ParameterizedTest
    @EnumSource
    void everyActHasItsUsualKeyAtFirst(Act act) {
        assertEquals(Optional.of(act.usual()), Keys.USUAL.of(act));
        assertEquals(Optional.empty(), Keys.unfit(act, act.usual()));
    }

    @Test
    void whatHadTheKeyHasNoneAfterItWasGivenAway() {
        Keys keys = Keys.USUAL.with(Act.GO_TO, Key.named("Shortcut+F"));
        assertEquals(key("Shortcut+F"), keys.of(Act.GO_TO));
        assertEquals(Optional.empty(), keys.of(Act.FLIP));
        assertEquals(Set.of(Act.FLIP, Act.GO_TO), keys.chosen().keySet());
    }

    @Test
    void studyAndTableMayHaveTheSameKeyButWhatWorksAtBothMayNot() {
        assertEquals(Keys.USUAL.of(Act.COMMENT), Keys.USUAL.of(Act.STUDY_GAME));
        Keys keys = Keys.USUAL.with(Act.FLIP, Key.named("F2"));
        assertEquals(Optional.empty(), keys.of(Act.COMMENT));
        assertEquals(Optional.empty(), keys.of(Act.STUDY_GAME));
    }

    @Test
    void ofTwoChosenTheFirstKeepsAKeyAndTheOtherItsUsualOne() {
        Keys keys = new Keys(Map.of(Act.STEP_BACK, key("F8"), Act.STEP_FORWARD, key("F8")));
        assertEquals(key("F8"), keys.of(Act.STEP_BACK));
        assertEquals(key("Right"), keys.of(Act.STEP_FORWARD));
    }

    @Test
    void aUsualKeyGivesWayToAChosenOne() {
        Keys keys = new Keys(Map.of(Act.STEP_BACK, key("Right")));
        assertEquals(key("Right"), keys.of(Act.STEP_BACK));
        assertEquals(Optional.empty(), keys.of(Act.STEP_FORWARD));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Esc", "Tab", "Enter", "Space", "Shift+Tab"})
    void keysOfTheControlsAreForNothingElse(String name) {
        assertEquals(Optional.of(Keys.Unfit.FOR_CONTROLS), Keys.unfit(Act.AUTOPLAY, Key.named(name)));
    }

    @Test
    void whatWorksOnEveryPageHasNoKeyThatTypes() {
        assertEquals(Optional.of(Keys.Unfit.TYPES), Keys.unfit(Act.NEW_GAME, Key.named("N")));
        assertEquals(Optional.of(Keys.Unfit.TYPES), Keys.unfit(Act.NEW_GAME, Key.named("Shift+N")));
        assertEquals(Optional.empty(), Keys.unfit(Act.NEW_GAME, Key.named("F9")));
        assertEquals(Optional.empty(), Keys.unfit(Act.STEP_BACK, Key.named("A")));
        assertThrows(IllegalArgumentException.class, () -> Keys.USUAL.with(Act.NEW_GAME, Key.named("N")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Shortcut+Shift+Alt+F", "Page Up", "F12", "Shift+Left", "Alt+Back Slash"})
    void aKeyIsReadFromItsName(String name) {
        assertEquals(name, Key.named(name).name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Shift", "Ctrl", "Shortcut+", "Shift+Shortcut+F", "Hyper+F", "f", "F99"})
    void whatNamesNoKeyIsRefused(String name) {
        assertThrows(IllegalArgumentException.class, () -> Key.named(name));
    }

    @Test
    void whateverIsGivenAwayNoTwoActsOfAPageShareAKeyAndAllIsKept() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        Keys keys = Keys.USUAL;
        for (int i = 0; i < 500; i++) {
            Act to = Act.values()[random.nextInt(Act.values().length)];
            Key given = Act.values()[random.nextInt(Act.values().length)].usual();
            if (Keys.unfit(to, given).isPresent()) {
                continue;
            }
            keys = keys.with(to, given);
            assertEquals(Optional.of(given), keys.of(to), "seed " + seed);
            assertEquals(keys, new Keys(keys.chosen()), "seed " + seed);
            for (Act act : Act.values()) {
                Keys now = keys;
                keys.of(act).ifPresent(key -> assertEquals(List.of(), now.holders(act, key), "seed " + seed));
            }
        }
    }
}
