package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Square;
import xiangqi.core.house.Plain;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Terms;

/// Moves made on the board before the table has them.
class HandTest {
    @Test
    void aMoveThatCannotBeKeptGoesBack() {
        Parlour room = Parlour.usual();
        room.journalRefuses = Optional.of(Refusal.of(Refusal.Code.NOT_KEPT));
        room.play(List.of("h2e2"));
        assertEquals(0, room.model.gameProperty().get().orElseThrow().line().size());
        assertTrue(room.model.board().frameProperty().get().board().isEmpty(Square.E2));
        assertEquals(
                Optional.of(new Notice.Refused(Refusal.of(Refusal.Code.NOT_KEPT))),
                room.model.notices().noticeProperty().get());
        room.journalRefuses = Optional.empty();
        room.play(List.of("h2e2"));
        assertEquals(1, room.model.gameProperty().get().orElseThrow().line().size());
    }

    /// As over a slow line: the piece is seen on its new point, but nobody moves before the table has said
    /// so.
    @Test
    void aMoveIsDrawnAheadAndMadeWhenTheTableSaysSo() {
        Queue<Runnable> later = new ArrayDeque<>();
        Parlour room = Parlour.on(later::add);
        drain(later);
        room.play(List.of("h2e2"));
        assertFalse(room.model.board().frameProperty().get().board().isEmpty(Square.E2));
        assertEquals(List.of(), room.model.scoresheet().moves());
        drain(later);
        assertEquals(1, room.model.scoresheet().moves().size());
    }

    /// A slow disk: the answer is clicked while the move before it is still being kept.
    @Test
    void anAnswerToAMoveThatIsNotMadeYetWaitsForIt() {
        Queue<Runnable> later = new ArrayDeque<>();
        Parlour room = Parlour.on(later::add);
        drain(later);
        room.play(List.of("h2e2"));
        room.model.board().pointed(Square.H9);
        assertEquals(
                Optional.of(Square.H9), room.model.board().frameProperty().get().picked());
        room.model.board().pointed(Square.G7);
        assertEquals(List.of(), room.model.scoresheet().moves());
        drain(later);
        assertEquals(
                List.of(new MoveRow(1, Optional.of("炮二平五"), Optional.of("马８进７"), true)),
                room.model.scoresheet().moves());
    }

    @Test
    void aPieceThatWasPickedBeforeTheLastMoveWasMadeStaysPicked() {
        Queue<Runnable> later = new ArrayDeque<>();
        Parlour room = Parlour.on(later::add);
        drain(later);
        room.play(List.of("h2e2"));
        room.model.board().pointed(Square.H9);
        drain(later);
        assertEquals(
                Optional.of(Square.H9), room.model.board().frameProperty().get().picked());
    }

    @Test
    void anAnswerToAMoveThatIsNotKeptIsNotMadeEither() {
        Queue<Runnable> later = new ArrayDeque<>();
        Parlour room = Parlour.on(later::add);
        drain(later);
        room.journalRefuses = Optional.of(Refusal.of(Refusal.Code.NOT_KEPT));
        room.play(List.of("h2e2", "h9g7"));
        drain(later);
        room.journalRefuses = Optional.empty();
        assertTrue(room.model.board().frameProperty().get().board().isEmpty(Square.E2));
        room.play(List.of("h2e2"));
        drain(later);
        assertEquals(
                List.of(new MoveRow(1, Optional.of("炮二平五"), Optional.empty(), true)),
                room.model.scoresheet().moves());
    }

    @Test
    void aMoveMadeBeforeTheBeginningIsKeptWaitsForIt() {
        Deque<Runnable> later = new ArrayDeque<>();
        Parlour room = Parlour.empty(later::add);
        Terms terms = Terms.of(Plain.house());
        drain(later);
        room.model.expect(
                new NewGame(terms, Parlour.RED, Parlour.BLACK),
                () -> room.table.begin(terms, Parlour.RED, Parlour.BLACK));
        room.model.board().pointed(Square.H2);
        room.model.shown();
        room.model.board().pointed(Square.E2);
        assertTrue(room.model.scoresheet().moves().isEmpty());
        drain(later);
        assertEquals(
                List.of(new MoveRow(1, Optional.of("炮二平五"), Optional.empty(), true)),
                room.model.scoresheet().moves());
    }

    private static void drain(Queue<Runnable> tasks) {
        for (Runnable next = tasks.poll(); next != null; next = tasks.poll()) {
            next.run();
        }
    }
}
