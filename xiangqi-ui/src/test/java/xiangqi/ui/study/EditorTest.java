package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;
import xiangqi.core.study.Marks;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// Edits of a game, each of which can be taken back.
class EditorTest extends StudyRoom {
    @Test
    void anotherMoveBecomesAVariation() {
        play("b2e2");
        assertEquals(2, tree().root().children().size());
        assertTrue(here().isVariation());
        assertEquals(Optional.of("炮八平五"), model.reader().names().of(here()));
        assertTrue(model.games().changedProperty().get());
        model.editor().undo();
        assertEquals(1, tree().root().children().size());
        assertFalse(model.games().changedProperty().get());
        assertTrue(here().isRoot());
        model.editor().redo();
        assertEquals(2, tree().root().children().size());
        assertTrue(here().isVariation());
        assertTrue(model.games().changedProperty().get());
    }

    @Test
    void aMoveAgainstTheRulesChangesNothingAndSaysWhy() {
        StudyTree tree = tree();
        play("a0a5");
        assertSame(tree, tree());
        assertTrue(model.reader().board().refusedProperty().get().isPresent());
    }

    @Test
    void aCommentIsOneEditHoweverItIsTyped() {
        model.reader().forward();
        model.editor().commentProperty().set("好");
        model.editor().commentProperty().set("好棋");
        assertEquals(Optional.of("好棋"), here().comment());
        assertTrue(model.games().changedProperty().get());
        model.editor().undo();
        assertEquals(Optional.empty(), here().comment());
        assertEquals("", model.editor().commentProperty().get());
        assertFalse(model.games().changedProperty().get());
        model.editor().redo();
        assertEquals("好棋", model.editor().commentProperty().get());
    }

    @Test
    void theTimeOfAMoveIsNoneOfItsWordsAndOutlivesThem() {
        model.games().open(List.of(desk.file("timed.pgn", "1. 炮二平五 {[%emt 0:00:07]} 马８进７ {好 [%clk 0:09:53]} *")));
        model.reader().forward();
        assertEquals("", model.editor().commentProperty().get());
        model.editor().commentProperty().set(" ");
        model.editor().commentProperty().set("妙");
        assertEquals("妙", model.editor().commentProperty().get());
        assertEquals(Optional.of("[%emt 0:00:07] 妙"), here().comment());
        model.editor().commentProperty().set("");
        assertEquals(Optional.of("[%emt 0:00:07]"), here().comment());
        assertFalse(model.games().changedProperty().get());
        model.reader().forward();
        assertEquals("好", model.editor().commentProperty().get());
        model.editor().commentProperty().set("好棋");
        assertEquals(Optional.of("[%clk 0:09:53] 好棋"), here().comment());
        model.editor().undo();
        assertEquals("好", model.editor().commentProperty().get());
        assertEquals(Optional.of("好 [%clk 0:09:53]"), here().comment());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void aTimeThatIsTypedStandsForTheOneBefore() {
        model.games().open(List.of(desk.file("timed.pgn", "1. 炮二平五 {[%emt 0:00:07]} *")));
        model.reader().forward();
        model.editor().commentProperty().set("[%emt 0:00:09]");
        model.editor().commentProperty().set("[%emt 0:00:09] 妙");
        assertEquals("[%emt 0:00:09] 妙", model.editor().commentProperty().get());
        assertEquals(Optional.of("[%emt 0:00:09] 妙"), here().comment());
        model.reader().back();
        model.reader().forward();
        assertEquals("妙", model.editor().commentProperty().get());
    }

    @Test
    void commentsOnTwoMovesAreTwoEdits() {
        model.reader().forward();
        model.editor().commentProperty().set("一");
        model.reader().forward();
        model.editor().commentProperty().set("二");
        model.editor().undo();
        assertEquals("应以屏风马", model.editor().commentProperty().get());
        assertEquals(2, here().ply());
        model.editor().undo();
        assertEquals(1, here().ply());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void aCommentTypedAndTakenBackByHandIsNoEdit() {
        model.editor().commentProperty().set("序");
        model.editor().commentProperty().set("");
        assertFalse(model.games().changedProperty().get());
        assertFalse(model.editor().undoableProperty().get());
    }

    @Test
    void showingAnotherCommentIsNoEdit() {
        model.reader().goToPly(2);
        assertEquals("应以屏风马", model.editor().commentProperty().get());
        model.reader().forward();
        assertEquals("", model.editor().commentProperty().get());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void aVariationCanBePromotedAndTheReaderStaysWithIt() {
        model.reader().goToPly(2);
        model.reader().nextVariation();
        model.reader().forward();
        model.editor().promote();
        assertTrue(here().isMainLine());
        assertEquals(3, here().ply());
        assertEquals(
                Move.of(Square.H7, Square.E7), tree().mainLine().get(1).move().orElseThrow());
        model.editor().undo();
        assertEquals(
                Move.of(Square.H9, Square.G7), tree().mainLine().get(1).move().orElseThrow());
    }

    @Test
    void variationsChangeTheirOrder() {
        model.reader().goToPly(1);
        play("b9c7");
        assertEquals(3, here().parent().orElseThrow().children().size());
        model.editor().moveUp();
        Node second = here().parent().orElseThrow().children().get(1);
        assertEquals(Move.of(Square.B9, Square.C7), second.move().orElseThrow());
        model.editor().moveDown();
        Node third = here().parent().orElseThrow().children().get(2);
        assertEquals(Move.of(Square.B9, Square.C7), third.move().orElseThrow());
    }

    @Test
    void deletingTakesTheMoveWithAllThatFollows() {
        model.reader().goToPly(2);
        model.reader().nextVariation();
        model.editor().delete();
        assertEquals(4, tree().size());
        assertEquals(0, tree().variations());
        assertEquals(1, here().ply());
        model.editor().undo();
        assertEquals(6, tree().size());
    }

    @Test
    void theStartCannotBeDeleted() {
        model.editor().delete();
        assertEquals(6, tree().size());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void drawingIsAnEditThatCanBeUndone() {
        model.reader().forward();
        Marks.Arrow arrow = new Marks.Arrow(Square.H9, Square.G7, Marks.Colour.GREEN);
        model.editor().draw(arrow);
        model.editor().draw(new Marks.Circle(Square.E2, Marks.Colour.RED));
        assertEquals(List.of(arrow), here().marks().arrows());
        model.editor().draw(arrow);
        assertEquals(List.of(), here().marks().arrows());
        model.editor().undo();
        assertEquals(List.of(arrow), here().marks().arrows());
        model.editor().undo();
        model.editor().undo();
        assertTrue(here().marks().isEmpty());
        assertFalse(model.games().changedProperty().get());
    }

    private static final String TWO_GAMES = """
            [Red "老樟"]
            [Black "竹里馆"]
            [Event "波克杯"]
            [Result "1-0"]

            1. 炮二平五 马２进３ {新} 1-0

            [Red "晚渡"]
            [Result "*"]

            1. 兵七进一 *
            """;

    @Test
    void allGamesOfAFileAreMergedAsOneEditWithTheirSources() {
        desk.toOpen = List.of(desk.file("two.pgn", TWO_GAMES));
        model.merger().merge();
        assertEquals(
                Optional.of("新\n老樟 — 竹里馆, 波克杯, 1-0"),
                tree().find(List.of(Move.of(Square.H2, Square.E2), Move.of(Square.B9, Square.C7)))
                        .orElseThrow()
                        .comment());
        assertEquals(
                Optional.of("晚渡 — ?"),
                tree().find(List.of(Move.of(Square.C3, Square.C4)))
                        .orElseThrow()
                        .comment());
        model.editor().undo();
        assertFalse(model.games().changedProperty().get());
        assertFalse(model.editor().undoableProperty().get());
    }

    @Test
    void theSameFileMergedAgainAddsNothing() {
        desk.toOpen = List.of(desk.file("two.pgn", TWO_GAMES));
        model.merger().merge();
        StudyTree once = tree();
        model.merger().merge();
        assertEquals(once, tree());
        model.editor().undo();
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void anotherGameIsMergedIntoThisOneAsOneEdit() {
        desk.toOpen = List.of(desk.file("other.pgn", "[Game \"Chinese Chess\"]\n\n1. 炮二平五 马２进３ {新} *\n"));
        model.merger().merge();
        assertEquals(
                Optional.of("新"),
                tree().find(List.of(Move.of(Square.H2, Square.E2), Move.of(Square.B9, Square.C7)))
                        .orElseThrow()
                        .comment());
        assertEquals(2, tree().root().end().ply() - 2);
        model.editor().undo();
        assertFalse(model.games().changedProperty().get());
    }
}
