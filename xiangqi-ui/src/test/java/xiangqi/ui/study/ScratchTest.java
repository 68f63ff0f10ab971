package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.notation.Fen;
import xiangqi.core.record.GameRecord;
import xiangqi.core.rules.Move;
import xiangqi.core.study.StudyTree;

/// Moves tried on a copy.
class ScratchTest extends StudyRoom {
    @Test
    void aScratchBoardLeavesTheGameUntouchedUntilItIsKept() {
        StudyTree tree = tree();
        model.reader().forward();
        model.scratch().begin();
        play("b9c7");
        play("b0c2");
        assertEquals(
                3,
                here().parent().orElseThrow().parent().orElseThrow().children().size());
        assertFalse(model.games().changedProperty().get());
        assertEquals(Optional.empty(), desk.draft);
        assertEquals(
                Optional.of(tree),
                model.games().gameProperty().get().orElseThrow().record().map(GameRecord::tree));
        model.editor().undo();
        assertEquals(2, here().ply());
        model.scratch().drop();
        assertSame(tree, tree());
        assertEquals(1, here().ply());
        assertFalse(model.editor().undoableProperty().get());
        model.scratch().begin();
        play("b9c7");
        play("b0c2");
        model.scratch().keep();
        assertEquals(3, here().ply());
        assertEquals(8, tree().size());
        assertTrue(model.games().changedProperty().get());
        model.editor().undo();
        assertSame(tree, tree());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void triedMovesAreCopiedAsTextAndAsAGameFromWhereTheyBegan() {
        model.reader().goToPly(1);
        model.scratch().begin();
        play("b9c7");
        play("b0c2");
        play("a9b9");
        model.reader().goToPly(2);
        model.pasteboard().copy(Form.TRIED);
        assertEquals(Optional.of("1. ... 马２进３\n2. 马八进七 车１平２\n"), desk.clip.text);
        model.pasteboard().copy(Form.TRIED_PGN);
        model.scratch().drop();
        model.pasteboard().paste();
        assertEquals(
                "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1", Fen.write(tree().setup()));
        assertEquals(
                List.of("b9c7", "b0c2", "a9b9"),
                tree().root().end().line().stream().map(Move::toString).toList());
    }

    @Test
    void theSameKeyBeginsAndLeaves() {
        StudyTree before = tree();
        model.scratch().toggle();
        assertTrue(model.scratch().activeProperty().get());
        play("b2e2");
        model.scratch().toggle();
        assertFalse(model.scratch().activeProperty().get());
        assertEquals(before, tree());
    }
}
