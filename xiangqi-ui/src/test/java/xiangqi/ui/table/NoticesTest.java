package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Attempt;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// Why something did not go at a table.
class NoticesTest {
    private static final Words WORDS = Words.in(Language.SIMPLIFIED);

    @Test
    void anIllegalMoveIsExplainedForThreeSeconds() {
        Parlour room = Parlour.usual();
        room.model.board().pointed(Square.B0);
        room.model.board().pointed(Square.D1);
        Notice.IllegalMove notice = assertInstanceOf(
                Notice.IllegalMove.class,
                room.model.notices().noticeProperty().get().orElseThrow());
        assertEquals(Attempt.Why.HORSE_LEG_BLOCKED, notice.illegal().why());
        assertEquals("蹩马腿：七路一线有子", new TableWords(WORDS).notice(notice));
        room.time.pass(2_999);
        assertTrue(room.model.notices().noticeProperty().get().isPresent());
        room.time.pass(1);
        assertEquals(Optional.empty(), room.model.notices().noticeProperty().get());
        assertEquals(0, room.model.gameProperty().get().orElseThrow().line().size());
    }

    @Test
    void theSecondOfTwoNoticesIsSaidForItsWholeTime() {
        Parlour room = Parlour.usual();
        room.model.board().pointed(Square.B0);
        room.model.board().pointed(Square.D1);
        room.time.pass(2_000);
        room.model.board().pointed(Square.H0);
        room.model.board().pointed(Square.F1);
        room.time.pass(2_000);
        assertTrue(room.model.notices().noticeProperty().get().isPresent());
    }

    @Test
    void whoMayNotAskIsToldWhy() {
        Parlour room = Parlour.usual();
        assertEquals(
                Refusal.Code.UNDO_NOTHING,
                room.model
                        .requests()
                        .undo()
                        .refusalsProperty()
                        .get()
                        .get(Seat.RED)
                        .orElseThrow()
                        .code());
        room.model.requests().undo().ask(Seat.RED);
        assertEquals(
                Optional.of(new Notice.Refused(Refusal.of(Refusal.Code.UNDO_NOTHING))),
                room.model.notices().noticeProperty().get());
    }
}
