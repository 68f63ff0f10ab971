package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// The keys that step work at once, whatever was folded, closed, deleted or opened before.
class FocusPageTest extends StudyScreen {
    private void theKeysStep() {
        theWindowIsLaidOut();
        onFx(model.reader()::first);
        push(KeyCode.RIGHT);
        assertEquals(1, shown().ply());
        push(KeyCode.END);
        assertEquals(4, shown().ply());
        push(KeyCode.LEFT);
        assertEquals(3, shown().ply());
        push(KeyCode.HOME);
        assertEquals(0, shown().ply());
    }

    @Test
    void afterThePageIsOpenedAndAfterAFileIsOpened() {
        open("game.pgn", GAME);
        theKeysStep();
        onFx(() -> navigator.show(new Elsewhere()));
        onFx(() -> navigator.show(page));
        theKeysStep();
        onFx(() -> navigator.show(new Elsewhere()));
        onFx(() -> navigator.show(page));
        open("other.pgn", GAME);
        theKeysStep();
    }

    @Test
    void afterTheOpeningButtonOfTheEmptyPage() {
        desk.toOpen = List.of(desk.file("game.pgn", GAME));
        clickOn("打开棋谱…");
        theKeysStep();
    }

    @Test
    void afterTheListIsFoldedAwayFromWithin() {
        open("many.pgn", GAME + "\n" + GAME);
        Node list = find("#listToggle");
        push(KeyCode.SHORTCUT, KeyCode.B);
        clickOn("#games");
        theKeysStep();
        push(KeyCode.SHORTCUT, KeyCode.B);
        assertTrue(lookup("#games").tryQuery().isEmpty());
        theKeysStep();
        push(KeyCode.SHORTCUT, KeyCode.B);
        clickOn("#filter");
        push(KeyCode.SHORTCUT, KeyCode.B);
        assertTrue(lookup("#games").tryQuery().isEmpty());
        theKeysStep();
        clickOn(list);
        theKeysStep();
    }

    @Test
    void afterADialogAMenuAndADeletion() {
        open("game.pgn", GAME);
        push(KeyCode.SHORTCUT, KeyCode.E);
        push(KeyCode.ESCAPE);
        theKeysStep();
        clickOn("#more");
        push(KeyCode.ESCAPE);
        theKeysStep();
        clickOn("#editHeading");
        clickOn("不改");
        theKeysStep();
        clickOn("炮８平５");
        push(KeyCode.DELETE);
        theKeysStep();
    }

    @Test
    void afterTryingMoves() {
        open("game.pgn", GAME);
        clickOn("#scratch");
        theKeysStep();
        clickOn("放弃");
        assertFalse(model.scratch().activeProperty().get());
        theKeysStep();
    }
}
