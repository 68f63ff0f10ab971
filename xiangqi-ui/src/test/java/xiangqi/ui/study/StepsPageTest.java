package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import javafx.geometry.VerticalDirection;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Square;

/// Going through a game by keys, buttons, wheel and by itself.
class StepsPageTest extends StudyScreen {
    @Test
    void keysStepThroughTheGame() {
        open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        assertEquals("炮二平五", here());
        push(KeyCode.END);
        assertEquals("车９平８", here());
        assertEquals("4", this.<TextField>find("#ply").getText());
        assertEquals("/ 4 着", this.<Label>find("#plies").getText());
        push(KeyCode.LEFT);
        push(KeyCode.LEFT);
        assertEquals("马８进７", here());
        push(KeyCode.DOWN);
        assertEquals("炮８平５", here());
        push(KeyCode.UP);
        assertEquals("马８进７", here());
        push(KeyCode.HOME);
        assertEquals("", here());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void buttonsSliderAndWheelStepThroughTheGame() {
        open("game.pgn", GAME);
        clickOn("#forward");
        assertEquals("炮二平五", here());
        clickOn("#last");
        assertEquals("车９平８", here());
        clickOn("#back");
        assertEquals("马二进三", here());
        onFx(() -> this.<Slider>find("#slider").setValue(2));
        assertEquals("马８进７", here());
        moveTo(point(Square.E4));
        scroll(1, VerticalDirection.DOWN);
        assertEquals("马二进三", here());
        clickOn("#first");
        assertEquals("", here());
        assertTrue(find("#back").isDisabled());
    }

    @Test
    void aNumberThatIsTypedIsGoneTo() {
        open("game.pgn", GAME);
        push(KeyCode.SHORTCUT, KeyCode.G);
        write("3\n");
        assertEquals("马二进三", here());
        push(KeyCode.LEFT);
        assertEquals("马８进７", here());
        clickOn("#ply");
        push(KeyCode.SHORTCUT, KeyCode.A);
        write("1.");
        push(KeyCode.ENTER);
        assertEquals("炮二平五", here());
        clickOn("#ply");
        write("99");
        push(KeyCode.ESCAPE);
        assertEquals("1", this.<TextField>find("#ply").getText());
        assertEquals("炮二平五", here());
    }

    @Test
    void autoplayStepsUntilAKeyOrAClickStopsIt() {
        open("game.pgn", GAME);
        clickOn("#autoplayButton");
        onFx(desk::pass);
        assertEquals("炮二平五", here());
        onFx(desk::pass);
        assertEquals("马８进７", here());
        clickOn("#event");
        assertFalse(desk.waits());
        push(KeyCode.F5);
        onFx(desk::pass);
        assertEquals("马二进三", here());
        push(KeyCode.LEFT);
        assertFalse(desk.waits());
        assertEquals("马８进７", here());
        clickOn("#pace");
        clickOn("0.5 秒");
        assertEquals(Duration.ofMillis(500), settings.settings().study().pace());
    }
}
