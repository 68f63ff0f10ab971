package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.collections.ListChangeListener;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;
import xiangqi.core.study.StudyTree;

/// Merging while the game on the board goes on.
class MergerTest extends StudyRoom {
    private static final Move PAWN = Move.of(Square.C3, Square.C4);

    private final Path other = desk.file("other.pgn", "1. 兵七进一 马８进７ *\n");

    private void begin() {
        desk.slow = true;
        desk.toOpen = List.of(other);
        model.merger().merge();
    }

    private boolean isMerged() {
        return tree().find(List.of(PAWN)).isPresent();
    }

    @Test
    void theGameCanBeReadAndEditedMeanwhileAndBothEditsStay() {
        begin();
        assertEquals(
                Optional.of(new Merger.Merging(other, OptionalInt.empty())),
                model.merger().mergingProperty().get());
        play("b2e2");
        assertFalse(isMerged());
        desk.work();
        assertTrue(isMerged());
        assertEquals(
                List.of(Move.of(Square.B2, Square.E2)), here().line(), "the reader stays at the move made meanwhile");
        assertEquals(Optional.empty(), model.merger().mergingProperty().get());
        model.editor().undo();
        assertFalse(isMerged());
        assertTrue(tree().find(List.of(Move.of(Square.B2, Square.E2))).isPresent());
    }

    @Test
    void anEditDuringTheMergingItselfIsMergedIntoAsWell() {
        begin();
        desk.workOnce();
        assertEquals(
                Optional.of(new Merger.Merging(other, OptionalInt.of(1))),
                model.merger().mergingProperty().get());
        play("b2e2");
        desk.work();
        assertTrue(isMerged());
        assertTrue(tree().find(List.of(Move.of(Square.B2, Square.E2))).isPresent());
    }

    @Test
    void whatIsGivenUpChangesNothing() {
        StudyTree before = tree();
        begin();
        desk.workOnce();
        model.merger().cancel();
        assertEquals(Optional.empty(), model.merger().mergingProperty().get());
        desk.work();
        assertSame(before, tree());
    }

    @Test
    void anotherGameOnTheBoardEndsIt() {
        begin();
        desk.slow = false;
        model.games().begin();
        desk.work();
        assertFalse(isMerged());
        assertEquals(Optional.empty(), model.merger().mergingProperty().get());
    }

    @Test
    void aFileThatAddsNothingIsToldOf() {
        desk.toOpen = List.of(other);
        model.merger().merge();
        assertEquals(List.of(), model.games().notices());
        model.merger().merge();
        assertEquals(
                List.of(new StudyNotice.NothingNew(other, 1)), model.games().notices());
        model.editor().undo();
        assertFalse(isMerged(), "merging it again is no edit");
    }

    @Test
    void aCollectionIsOneEditToldOnce() {
        StringBuilder many = new StringBuilder();
        String[] firsts = {"炮二平五", "兵七进一", "马二进三", "相三进五"};
        String[] seconds = {"马８进７", "马２进３", "炮８平５", "卒７进１", "象３进５"};
        for (int i = 0; i < 1400; i++) {
            many.append("[Red \"").append(i).append("\"]\n\n1. ");
            many.append(firsts[i % 4]).append(' ').append(seconds[i / 4 % 5]).append(" *\n\n");
        }
        desk.toOpen = List.of(desk.file("many.pgn", many.toString()));
        AtomicInteger told = new AtomicInteger();
        model.reader().rows().addListener((ListChangeListener<TreeRow>) _ -> told.incrementAndGet());
        model.merger().merge();
        assertEquals(1, told.get());
        assertEquals(4, tree().root().children().size());
        model.editor().undo();
        assertFalse(model.editor().undoableProperty().get());
    }
}
