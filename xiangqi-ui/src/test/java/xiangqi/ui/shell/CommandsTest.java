package xiangqi.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Parent;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Key;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.screen.ScreenTest;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.LiveWords;
import xiangqi.ui.text.Words;

class CommandsTest extends ScreenTest {
    private final LiveWords words = new LiveWords(Language.SIMPLIFIED);
    private final List<String> done = new ArrayList<>();
    private final Navigator navigator = new Navigator(new StudyLikePage());
    private final ObjectProperty<Keys> keys = new SimpleObjectProperty<>(Keys.USUAL.with(Act.FLIP, Key.named("F7")));

    private final class StudyLikePage implements Page {
        @Override
        public Section section() {
            return Section.STUDY;
        }

        @Override
        public Parent load(Words in) {
            TextField field = new TextField();
            field.setId("field");
            return new VBox(field);
        }

        @Override
        public Map<Act, Runnable> acts() {
            return Map.of(Act.FLIP, () -> done.add("flip"), Act.OPEN, () -> done.add("open as the page does"));
        }
    }

    @Override
    protected Parent content() {
        Shell shell = new Shell(
                navigator,
                words,
                new SimpleBooleanProperty(false),
                Map.of(Section.STUDY, () -> done.add("study"), Section.SETTINGS, () -> done.add("settings")));
        shell.act(
                keys,
                Map.of(
                        Act.OPEN, () -> done.add("open"),
                        Act.NEW_GAME, () -> done.add("new game")));
        return shell.root();
    }

    private void open() {
        clickOn("#field");
        press(KeyCode.CONTROL).type(KeyCode.K).release(KeyCode.CONTROL);
    }

    private List<String> found() {
        ListView<Command> found = lookup("#found").query();
        return found.getItems().stream()
                .map(command ->
                        command.name() + command.key().map(key -> " " + key).orElse(""))
                .toList();
    }

    @Test
    void whatThePageAndTheWindowCanDoAndTheOtherPagesAreListedWithTheirKeys() {
        open();
        assertEquals(List.of("翻转棋盘 F7", "新的对局 Ctrl+N", "打开棋谱 Ctrl+O", "设置"), found());
    }

    @Test
    void typedWordsFindACommandInAnyOrderCaseAndScript() {
        onFx(() -> words.languageProperty().set(Language.ENGLISH));
        open();
        write("BOARD fl");
        assertEquals(List.of("Flip the board F7"), found());
        onFx(() -> words.languageProperty().set(Language.TRADITIONAL));
        onFx(() -> ((TextField) find("#sought")).setText("棋盘"));
        assertEquals(List.of("翻轉棋盤 F7"), found());
    }

    @Test
    void enterDoesWhatTheArrowsChoseAndTheFocusIsBackBefore() {
        open();
        type(KeyCode.DOWN, KeyCode.DOWN, KeyCode.ENTER);
        assertEquals(List.of("open as the page does"), done);
        assertTrue(navigator.dialogProperty().get().isEmpty());
        assertTrue(find("#field").isFocused());
    }

    @Test
    void upFromTheFirstLeadsToTheLast() {
        open();
        type(KeyCode.UP, KeyCode.ENTER);
        assertEquals(List.of("settings"), done);
    }

    @Test
    void aClickDoesACommand() {
        open();
        clickOn("翻转棋盘");
        assertEquals(List.of("flip"), done);
    }

    @Test
    void whatIsNotFoundIsSaidAndEnterDoesNothing() {
        open();
        write("xyz");
        assertTrue(find("#none").isVisible());
        type(KeyCode.ENTER);
        assertEquals(List.of(), done);
        assertTrue(navigator.dialogProperty().get().isPresent());
        type(KeyCode.ESCAPE);
        assertTrue(navigator.dialogProperty().get().isEmpty());
        assertFalse(lookup("#none").tryQuery().isPresent());
    }
}
