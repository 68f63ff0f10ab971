package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Result;
import xiangqi.ui.text.Language;

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

    @Test
    void theSheetBeginsWithTheCursorInItsFirstField() {
        open("game.pgn", GAME);
        push(KeyCode.SHORTCUT, KeyCode.E);
        assertTrue(find("#heading-title").isFocused());
        write("Final");
        push(KeyCode.ENTER);
        assertEquals(Optional.of("Final"), record().headers().get(Field.TITLE));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theResultIsInSightWithoutScrolling(Language language) {
        onFx(() -> settings.change(kept -> kept.language(language)));
        open("game.pgn", "[Opening \"x\"]\n[ECCO \"A00\"]\n[Annotator \"x\"]\n[Mood \"x\"]\n" + GAME);
        push(KeyCode.SHORTCUT, KeyCode.E);
        Bounds result = find("#result").localToScene(find("#result").getLayoutBounds());
        Bounds fields =
                find(".heading-place").localToScene(find(".heading-place").getLayoutBounds());
        Bounds apply = find("#apply").localToScene(find("#apply").getLayoutBounds());
        assertTrue(result.getMinY() >= fields.getMaxY() && result.getMaxY() <= apply.getMinY(), result.toString());
        assertTrue(apply.getMaxY() <= 700 && result.getMaxX() <= 780, result + " " + apply);
    }

    @Test
    void inEnglishEveryLineBeginsWithACapitalLetter() {
        onFx(() -> settings.change(kept -> kept.language(Language.ENGLISH)));
        open("game.pgn", GAME);
        push(KeyCode.SHORTCUT, KeyCode.E);
        assertEquals(
                List.of("Title", "Red", "Black", "Event", "Round", "Date", "Place", "Result"),
                lookup(".heading-form .form-name").<Label>queryAll().stream()
                        .map(Label::getText)
                        .toList());
    }

    @Test
    void aSheetThatIsBeingFilledInWaitsForNoOther() {
        open("game.pgn", GAME);
        push(KeyCode.SHORTCUT, KeyCode.E);
        assertFalse(navigator.dialogProperty().get().orElseThrow().holdsInput());
        retype("#heading-event", "Spring Cup");
        List<String> done = new ArrayList<>();
        onFx(() -> assertFalse(navigator.whenFree(() -> done.add("opened"))));
        assertEquals(List.of(), done);
        push(KeyCode.ENTER);
        assertEquals(List.of("opened"), done);
        assertEquals(Optional.of("Spring Cup"), record().headers().get(Field.EVENT));
    }
}
