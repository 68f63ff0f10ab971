package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Square;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// What is taken out of study and brought into it: files, the clipboard, pictures.
class TakingAwayPageTest extends StudyScreen {
    @Test
    void aFormatIsChosenKnowingWhatItLosesAndTheCopyLeavesTheGameUnsaved() {
        open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        onFx(() -> model.editor().sign(1));
        push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.S);
        Label told = find("#told");
        assertEquals("全部内容都能保存。", told.getText());
        assertTrue(find("#encodings").isVisible());
        clickOn("XQF");
        assertFalse(find("#encodings").isVisible());
        assertTrue(find("#versions").isVisible());
        assertTrue(told.getText().startsWith("这些内容存不下"), told.getText());
        desk.saveAs = Optional.of(Path.of("copy.xqf"));
        clickOn("#saveButton");
        assertTrue(lookup("#told").queryAll().isEmpty());
        assertEquals(List.of("game.xqf"), desk.proposed);
        assertTrue(desk.disk.containsKey(Path.of("copy.xqf")));
        assertEquals("未存盘", this.<Label>find("#state").getText());
        assertFalse(lookup(".banner.notice").queryAll().isEmpty());
    }

    @Test
    void aPastedGameOpensAndAPositionIsCopied() {
        desk.clip.text = Optional.of("炮二平五 马8进7");
        clickOn("粘贴");
        assertEquals("/ 2 着", this.<Label>find("#plies").getText());
        push(KeyCode.RIGHT);
        push(KeyCode.SHORTCUT, KeyCode.C);
        assertEquals(
                Optional.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1"), desk.clip.text);
        desk.clip.text = Optional.of("明天见");
        push(KeyCode.SHORTCUT, KeyCode.V);
        Label told = lookup(".banner.notice.error .label").query();
        assertTrue(told.getText().startsWith("剪贴板里没有能打开的棋谱"), told.getText());
        desk.clip.text = Optional.of("1. 兵七进一 *");
        push(KeyCode.SHORTCUT, KeyCode.V);
        clickOn("不存");
        assertEquals("/ 1 着", this.<Label>find("#plies").getText());
        clickOn("#copy");
        clickOn("局面（文字棋盘）");
        assertTrue(desk.clip.text.orElseThrow().contains("楚 河"));
    }

    @Test
    void aPictureIsSavedFromItsDialog() {
        open("game.pgn", GAME);
        push(KeyCode.SHORTCUT, KeyCode.I);
        clickOn("文字");
        assertTrue(this.<Label>find("#text").getText().contains("[車]"));
        clickOn(words("codes.piece-set.simplified"));
        assertTrue(this.<Label>find("#text").getText().contains("[车]"));
        clickOn("本变 GIF");
        desk.saveAs = Optional.of(Path.of("line.gif"));
        clickOn(".study-form .deciding");
        assertTrue(lookup(".study-form").queryAll().isEmpty());
        assertEquals("start 2000, h2e2 2000, h9g7 2000, h0g2 2000, i9h9 6000", desk.text(Path.of("line.gif")));
        assertFalse(model.games().changedProperty().get());
    }

    private static String words(String key) {
        return Words.in(Language.SIMPLIFIED).text(key);
    }

    @Test
    void triedMovesAreCopiedFromTheBanner() {
        open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        clickOn("#scratch");
        clickMove(Square.B9, Square.C7);
        clickOn("#copyTried").clickOn("试走的着法（文本）");
        assertEquals(Optional.of("1. ... 马２进３\n"), desk.clip.text);
    }
}
