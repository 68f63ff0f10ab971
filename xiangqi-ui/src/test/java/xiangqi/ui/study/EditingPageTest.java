package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.board.Square;
import xiangqi.core.record.Import;
import xiangqi.core.rules.Move;
import xiangqi.core.study.Marks;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.board.BoardView;
import xiangqi.ui.text.Language;

/// Edits by mouse and keyboard.
class EditingPageTest extends StudyScreen {
    @Test
    void aVariationIsEnteredOnTheBoardCommentedUndoneSavedAndReadBack() {
        Path file = open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        clickMove(Square.B9, Square.C7);
        assertEquals("马２进３", here());
        assertEquals("未存盘", this.<Label>find("#state").getText());
        assertEquals("• 松间客 — 竹里馆", page.titleProperty().getValue());
        assertEquals("第 1 回合 马２进３ 的注释", this.<Label>find("#commentOf").getText());
        clickOn("#comment");
        write("left 1");
        push(KeyCode.LEFT);
        assertEquals("马２进３", here());
        assertEquals(
                Optional.of("left 1"),
                model.reader().nodeProperty().get().orElseThrow().comment());
        push(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals("", this.<TextArea>find("#comment").getText());
        push(KeyCode.SHORTCUT, KeyCode.Y);
        assertEquals("left 1", this.<TextArea>find("#comment").getText());
        push(KeyCode.SHORTCUT, KeyCode.S);
        assertEquals("没有改动", this.<Label>find("#state").getText());
        assertEquals("松间客 — 竹里馆", page.titleProperty().getValue());
        StudyTree read = assertInstanceOf(Import.Games.class, Import.read(desk.disk.get(file)))
                .records()
                .getFirst()
                .tree();
        assertEquals(model.reader().nodeProperty().get().orElseThrow().tree(), read);
        assertEquals(
                Optional.of("left 1"),
                read.find(List.of(Move.of(Square.H2, Square.E2), Move.of(Square.B9, Square.C7)))
                        .orElseThrow()
                        .comment());
    }

    @ParameterizedTest
    @CsvSource({"SIMPLIFIED, 用时 0:07, 剩余 9:53", "TRADITIONAL, 用時 0:07, 剩餘 9:53", "ENGLISH, 0:07 used, 9:53 left"})
    void theTimeOfAMoveIsToldBesideItsCommentInTheLanguageOfNow(Language language, String took, String left) {
        open("timed.pgn", "1. 炮二平五 {[%emt 0:00:07]} 马８进７ {[%clk 0:09:53.8] 好} 2. 马二进三 *");
        onFx(() -> settings.change(kept -> kept.language(language)));
        assertFalse(find("#time").isVisible());
        push(KeyCode.RIGHT);
        assertEquals(took, this.<Label>find("#time").getText());
        assertTrue(find("#time").isVisible());
        assertFalse(find("#undoKeys").isVisible());
        assertEquals("", this.<TextArea>find("#comment").getText());
        push(KeyCode.RIGHT);
        assertEquals(left, this.<Label>find("#time").getText());
        assertEquals("好", this.<TextArea>find("#comment").getText());
        clickOn("#comment");
        assertFalse(find("#time").isVisible());
        assertTrue(find("#undoKeys").isVisible());
        push(KeyCode.ESCAPE);
        assertTrue(find("#time").isVisible());
        push(KeyCode.RIGHT);
        assertFalse(find("#time").isVisible());
    }

    @Test
    void aMoveOfTheGameMadeOnTheBoardIsFollowed() {
        open("game.pgn", GAME);
        clickMove(Square.H2, Square.E2);
        assertEquals("炮二平五", here());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void aVariationIsDeletedAndPromotedByKeysAndMenu() {
        open("game.pgn", GAME);
        clickOn("炮８平５");
        push(KeyCode.SHORTCUT, KeyCode.P);
        assertTrue(model.reader().nodeProperty().get().orElseThrow().isMainLine());
        push(KeyCode.SHORTCUT, KeyCode.Z);
        assertFalse(model.reader().nodeProperty().get().orElseThrow().isMainLine());
        rightClickOn("炮８平５");
        clickOn("删除此着及以后");
        assertEquals(4, model.reader().nodeProperty().get().orElseThrow().tree().size());
        push(KeyCode.SHORTCUT, KeyCode.Z);
        push(KeyCode.DELETE);
        assertEquals(4, model.reader().nodeProperty().get().orElseThrow().tree().size());
    }

    @Test
    void theOtherButtonDrawsArrowsAndCirclesAndTheMenuJudges() {
        open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        drag(point(Square.H9), MouseButton.SECONDARY).dropTo(point(Square.G7));
        clickOn(point(Square.E2), MouseButton.SECONDARY);
        Marks drawn = model.reader().nodeProperty().get().orElseThrow().marks();
        assertEquals(List.of(new Marks.Arrow(Square.H9, Square.G7, Marks.Colour.GREEN)), drawn.arrows());
        assertEquals(List.of(new Marks.Circle(Square.E2, Marks.Colour.GREEN)), drawn.circles());
        assertEquals(drawn, this.<BoardView>find("#board").getFrame().drawn());
        onFx(() -> model.editor().sign(1));
        assertEquals("炮二平五\u2009!", here());
        push(KeyCode.CONTROL, KeyCode.Z);
        push(KeyCode.CONTROL, KeyCode.Z);
        push(KeyCode.CONTROL, KeyCode.Z);
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void theKeyboardDrawsCirclesAndArrowsAtItsSquare() {
        open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        BoardView board = find("#board");
        push(KeyCode.O);
        push(KeyCode.L);
        assertEquals(Marks.NONE, shown().marks(), "without the cursor there is nowhere to draw");
        push(KeyCode.F6);
        assertEquals("没有改动 · 画圈 O · 画箭头 L", this.<Label>find("#state").getText());
        onFx(() -> board.pointProperty().set(Square.H9));
        push(KeyCode.O);
        push(KeyCode.L);
        push(KeyCode.DOWN);
        push(KeyCode.DOWN);
        push(KeyCode.LEFT);
        push(KeyCode.SHIFT, KeyCode.L);
        Marks drawn = shown().marks();
        assertEquals(List.of(new Marks.Circle(Square.H9, Marks.Colour.GREEN)), drawn.circles());
        assertEquals(List.of(new Marks.Arrow(Square.H9, Square.G7, Marks.Colour.values()[1])), drawn.arrows());
        assertEquals(drawn, board.getFrame().drawn());
        push(KeyCode.L);
        push(KeyCode.ESCAPE);
        push(KeyCode.UP);
        push(KeyCode.L);
        push(KeyCode.L);
        assertEquals(drawn, shown().marks(), "an arrow that was given up, or ends where it begins, is none");
        push(KeyCode.SHORTCUT, KeyCode.Z);
        push(KeyCode.SHORTCUT, KeyCode.Z);
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void theKeyboardAloneLeadsFromTheListToTheBoardsCursorAndBack() {
        open("game.pgn", GAME);
        BoardView board = find("#board");
        onFx(() -> find("#tree").requestFocus());
        push(KeyCode.F6);
        assertTrue(board.cursorShownProperty().get());
        push(KeyCode.RIGHT);
        assertEquals(0, shown().ply(), "arrows move the cursor");
        push(KeyCode.F6);
        assertFalse(board.cursorShownProperty().get());
        push(KeyCode.RIGHT);
        assertEquals(1, shown().ply(), "arrows step again");
        onFx(() -> find("#comment").requestFocus());
        push(KeyCode.F6);
        assertTrue(board.cursorShownProperty().get(), "from a text, too");
        clickOn(point(Square.A5));
        assertFalse(board.cursorShownProperty().get());
        clickOn("#more");
        clickOn("棋盘光标");
        assertTrue(board.cursorShownProperty().get());
    }

    @Test
    void movesAreTriedOnACopyAndThrownAwayOrKept() {
        open("game.pgn", GAME);
        push(KeyCode.RIGHT);
        clickOn("#scratch");
        assertTrue(find("#trying").isVisible());
        clickMove(Square.B9, Square.C7);
        assertEquals("马２进３", here());
        assertFalse(model.games().changedProperty().get());
        clickOn("放弃");
        assertFalse(find("#trying").isVisible());
        assertEquals("炮二平五", here());
        assertTrue(lookup("马２进３").queryAll().isEmpty());
        push(KeyCode.SHORTCUT, KeyCode.T);
        clickMove(Square.B9, Square.C7);
        clickOn("留作变着");
        assertEquals("马２进３", here());
        assertTrue(model.games().changedProperty().get());
        push(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals("炮二平五", here());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void recordsAreMergedAndVariationsReorderedByMenuAndKeys() {
        open("game.pgn", GAME);
        desk.toOpen = List.of(desk.file("other.pgn", "[Game \"Chinese Chess\"]\n\n1. 炮二平五 马２进３ {新} *\n"));
        clickOn("#more");
        clickOn("并入另一份棋谱…");
        clickOn("马２进３");
        assertEquals("新", this.<TextArea>find("#comment").getText());
        push(KeyCode.SHORTCUT, KeyCode.UP);
        assertEquals(
                Move.of(Square.B9, Square.C7),
                tree().node(1).children().get(1).move().orElseThrow());
        push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.P);
        assertTrue(model.reader().nodeProperty().get().orElseThrow().isMainLine());
        push(KeyCode.DELETE);
        assertTrue(lookup("马２进３").queryAll().isEmpty());
        for (int edit = 0; edit < 4; edit++) {
            push(KeyCode.SHORTCUT, KeyCode.Z);
        }
        assertFalse(model.games().changedProperty().get());
    }
}
