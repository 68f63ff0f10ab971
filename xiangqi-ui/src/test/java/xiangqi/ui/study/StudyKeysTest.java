package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Key;

class StudyKeysTest extends StudyScreen {
    private void give(Act act, String key) {
        onFx(() -> settings.change(before -> before.keys(before.keys().with(act, Key.named(key)))));
        onFx(() -> navigator.show(new Elsewhere()));
        onFx(() -> navigator.show(page));
    }

    @Test
    void aKeyThatWasGivenAnewStepsAndTheOneBeforeNoLonger() {
        open("game.pgn", GAME);
        give(Act.STEP_FORWARD, "D");
        push(KeyCode.RIGHT);
        assertEquals("", here());
        push(KeyCode.D);
        assertEquals("炮二平五", here());
        assertEquals("前进一着  ·  D", this.<Button>find("#forward").getTooltip().getText());
    }

    @Test
    void aLetterThatDoesSomethingOnThePageIsWrittenInTheComment() {
        open("game.pgn", GAME);
        give(Act.UNDO, "U");
        give(Act.SAVE, "S");
        clickOn("#comment");
        write("us");
        assertEquals("us", this.<TextArea>find("#comment").getText());
        assertTrue(model.games().changedProperty().get());
        assertEquals("Ctrl+Z 撤销", this.<Label>find("#undoKeys").getText());
        press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void theKeysOfTheWindowsCommandsWorkInTheCommentTooUnlessTheyEditIt() {
        open("game.pgn", GAME);
        give(Act.SAVE, "F8");
        clickOn("#comment");
        write("x");
        push(KeyCode.F8);
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void theKeysOfTheMenuDoNothingBehindADialog() {
        open("game.pgn", GAME);
        clickOn("#comment");
        write("x");
        push(KeyCode.ESCAPE);
        press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.S).release(KeyCode.SHIFT, KeyCode.CONTROL);
        assertTrue(navigator.dialogProperty().get().isPresent());
        push(KeyCode.TAB);
        press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        push(KeyCode.ESCAPE);
        assertTrue(navigator.dialogProperty().get().isEmpty());
        assertTrue(model.games().changedProperty().get());
    }

    @Test
    void theMenuNamesTheChosenKeys() {
        open("game.pgn", GAME);
        give(Act.SAVE_AS, "F8");
        MenuItem saveAs = this.<MenuButton>find("#more").getItems().stream()
                .filter(item -> "saveAsItem".equals(item.getId()))
                .findFirst()
                .orElseThrow();
        assertEquals("F8", saveAs.getAccelerator().getDisplayText());
    }

    @Test
    void aKeyMirrorsTheBoardAndLeavesTheGameAsItIs() {
        open("game.pgn", GAME);
        press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.F).release(KeyCode.SHIFT, KeyCode.CONTROL);
        assertTrue(model.reader().board().mirroredProperty().get());
        assertFalse(model.reader().board().flippedProperty().get());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void aKeyMergesAnotherRecordAndOneBeginsANewOne() {
        open("game.pgn", GAME);
        desk.toOpen = List.of(desk.file("other.pgn", "1. 炮二平五 炮２平５ *"));
        press(KeyCode.CONTROL).type(KeyCode.M).release(KeyCode.CONTROL);
        assertEquals(2, tree().variations());
        onFx(model.editor()::undo);
        press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.N).release(KeyCode.SHIFT, KeyCode.CONTROL);
        assertEquals(0, tree().size());
    }

    @Test
    void theOtherKeyForRedoingWorksWhileItIsFree() {
        open("game.pgn", GAME);
        push(KeyCode.DELETE);
        press(KeyCode.CONTROL).type(KeyCode.Z);
        press(KeyCode.SHIFT).type(KeyCode.Z).release(KeyCode.SHIFT, KeyCode.CONTROL);
        assertEquals(model.editor().redoableProperty().get(), false);
    }

    @Test
    void escapeLeavesTheScratchBoardAndDoesNothingElsewhere() {
        open("game.pgn", GAME);
        press(KeyCode.CONTROL).type(KeyCode.T).release(KeyCode.CONTROL);
        assertTrue(model.scratch().activeProperty().get());
        clickOn("#comment");
        push(KeyCode.ESCAPE);
        assertTrue(model.scratch().activeProperty().get());
        push(KeyCode.ESCAPE);
        assertFalse(model.scratch().activeProperty().get());
        push(KeyCode.ESCAPE);
        assertFalse(model.scratch().activeProperty().get());
        press(KeyCode.CONTROL).type(KeyCode.T).type(KeyCode.T).release(KeyCode.CONTROL);
        assertFalse(model.scratch().activeProperty().get());
    }

    @Test
    void escapeStopsWhatIsBeingMerged() {
        open("game.pgn", GAME);
        desk.toOpen = List.of(desk.file("other.pgn", "1. 炮二平五 炮２平５ *"));
        desk.slow = true;
        push(KeyCode.SHORTCUT, KeyCode.M);
        assertTrue(model.merger().mergingProperty().get().isPresent());
        push(KeyCode.ESCAPE);
        assertTrue(model.merger().mergingProperty().get().isEmpty());
        onFx(desk::work);
        assertEquals(1, tree().variations());
    }
}
