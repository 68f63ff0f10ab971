package xiangqi.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Bounds;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import xiangqi.ui.screen.ScreenTest;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.LiveWords;
import xiangqi.ui.text.Words;
import xiangqi.ui.theme.Palette;

class QuestionTest extends ScreenTest {
    private final List<String> done = new ArrayList<>();
    private final Navigator navigator = new Navigator(new Page() {
        @Override
        public Section section() {
            return Section.STUDY;
        }

        @Override
        public Parent load(Words words) {
            return new Pane();
        }
    });

    @Override
    protected Parent content() {
        LiveWords words = new LiveWords(Language.ENGLISH);
        return new Shell(navigator, words, new SimpleBooleanProperty(false), Map.of()).root();
    }

    private void ask() {
        onFx(() -> navigator.open(new Question(
                navigator,
                "shell.title",
                "shell.section.start",
                List.of(),
                List.of(
                        new Question.Answer("shell.section.play", Question.Style.DANGER, () -> done.add("play")),
                        new Question.Answer(
                                "shell.section.study", Question.Style.DECIDING, () -> done.add("study"))))));
    }

    @Test
    void anAnswerClosesTheQuestionAndDoesWhatItSays() {
        ask();
        clickOn(".question-answers .danger");
        assertEquals(List.of("play"), done);
        assertTrue(navigator.dialogProperty().get().isEmpty());
    }

    @Test
    void theLastAnswerHasTheFocus() {
        ask();
        type(KeyCode.SPACE);
        assertEquals(List.of("study"), done);
    }

    @Test
    void leavingAQuestionDoesNothing() {
        ask();
        type(KeyCode.ESCAPE);
        assertEquals(List.of(), done);
        assertTrue(navigator.dialogProperty().get().isEmpty());
    }

    @Test
    void theRingOfTheFocusIsSeenAroundEveryAnswerAndKeysStayInTheQuestion() {
        onFx(() -> navigator.open(new Question(
                navigator,
                "shell.title",
                "shell.section.start",
                List.of(),
                List.of(
                        new Question.Answer("shell.section.study", Question.Style.DECIDING, () -> {}),
                        new Question.Answer("shell.section.play", Question.Style.DANGER, () -> {}),
                        new Question.Answer("shell.section.lobby", Question.Style.QUIET, () -> {})))));
        assertEquals("Study", ringedAfter(KeyCode.TAB));
        assertEquals("Play", ringedAfter(KeyCode.TAB));
        assertEquals("Lobby", ringedAfter(KeyCode.RIGHT));
        assertEquals("Study", ringedAfter(KeyCode.RIGHT));
        assertEquals("Lobby", ringedAfter(KeyCode.LEFT));
    }

    private String ringedAfter(KeyCode key) {
        type(key);
        String[] name = new String[1];
        onFx(() -> {
            Labeled focused = (Labeled) stage().getScene().getFocusOwner();
            Bounds place = focused.localToScene(focused.getLayoutBounds());
            Color ring = stage().getScene().snapshot(null).getPixelReader().getColor((int) place.getMinX() - 3, (int)
                    place.getCenterY());
            assertEquals(Color.web(Palette.light().colour("indigo")), ring, focused.toString());
            name[0] = focused.getText();
        });
        return name[0];
    }
}
