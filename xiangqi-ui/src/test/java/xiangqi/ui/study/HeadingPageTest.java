package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Result;

/// The heading of a record in its sheet.
class HeadingPageTest extends StudyScreen {
    private GameRecord record() {
        return model.games().gameProperty().get().flatMap(StudyGame::record).orElseThrow();
    }

    private void retype(String field, String text) {
        clickOn(field);
        push(KeyCode.SHORTCUT, KeyCode.A);
        push(KeyCode.DELETE);
        write(text);
    }

    @Test
    void aPlayerADayAndAResultAreEditedUndoneAndSaved() {
        open("game.pgn", GAME);
        clickOn("#editHeading");
        retype("#heading-red", "Old Zhang");
        retype("#heading-date", "spring");
        assertTrue(this.<Button>find("#apply").isDisabled());
        assertTrue(
                lookup("日期写作 2024.03.15；只知年月写 2024.03，只知年份写 2024。").tryQuery().isPresent());
        retype("#heading-date", "2024-3-5");
        assertFalse(this.<Button>find("#apply").isDisabled());
        clickOn("和");
        clickOn("改好了");
        assertEquals(Optional.of("Old Zhang"), record().red());
        assertEquals(Optional.of("2024.03.05"), record().headers().get(Field.DATE));
        assertEquals(Result.DRAW, record().result());
        assertEquals("Old Zhang — 竹里馆", this.<Label>find("#title").getText());
        assertEquals("Old Zhang — 竹里馆", this.<Label>find("#players").getText());
        assertEquals("未存盘", this.<Label>find("#state").getText());
        assertEquals("• Old Zhang — 竹里馆", page.titleProperty().getValue());
        push(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals("松间客 — 竹里馆", this.<Label>find("#players").getText());
        assertEquals("没有改动", this.<Label>find("#state").getText());
    }

    @Test
    void theSheetOpensByKeyTakesEnterAndIsLeftByEscape() {
        open("game.pgn", GAME);
        push(KeyCode.SHORTCUT, KeyCode.E);
        retype("#heading-event", "Spring Cup");
        push(KeyCode.ESCAPE);
        assertTrue(lookup("#heading-event").tryQuery().isEmpty());
        assertFalse(model.games().changedProperty().get());
        push(KeyCode.SHORTCUT, KeyCode.E);
        retype("#heading-event", "Spring Cup");
        push(KeyCode.ENTER);
        assertTrue(lookup("#heading-event").tryQuery().isEmpty());
        assertEquals(Optional.of("Spring Cup"), record().headers().get(Field.EVENT));
        assertEquals("Spring Cup", this.<Label>find("#event").getText());
    }
}
