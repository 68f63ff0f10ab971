package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;

/// What the clocks of a table show.
class ClocksTest {
    @Test
    void theSideToMoveIsMarkedAndItsClockRuns() {
        Parlour room = Parlour.usual();
        assertTrue(room.model.player(Side.RED).toMoveProperty().get());
        assertFalse(room.model.player(Side.BLACK).toMoveProperty().get());
        room.play(List.of("h2e2"));
        room.time.pass(20_000);
        assertFalse(room.model.player(Side.RED).toMoveProperty().get());
        assertEquals("0:40", room.face(Side.BLACK).centre().figure());
        assertEquals("9:59", room.face(Side.RED).centre().figure());
        assertTrue(room.face(Side.BLACK).running());
    }

    @Test
    void aFigureChangesWhenAWholeSecondIsOver() {
        Parlour room = Parlour.usual();
        room.time.pass(999);
        assertEquals("1:00", room.face(Side.RED).centre().figure());
        room.time.pass(1);
        assertEquals("0:59", room.face(Side.RED).centre().figure());
    }

    @Test
    void theTablesAlarmEndsTheGameOnTime() {
        Parlour room = Parlour.usual();
        room.time.pass(60_000);
        assertEquals(Optional.empty(), room.model.finish().resultProperty().get());
        room.time.pass(1);
        assertEquals(
                new Outcome.Win(Side.BLACK, Outcome.Reason.TIME),
                room.model.finish().resultProperty().get().orElseThrow().outcome());
    }

    /// A table that is silent, as over a broken line: time passes here, and still nothing is lost.
    @Test
    void aClockThatRanOutHereAnnouncesNothing() {
        Parlour room = Parlour.deaf();
        room.time.pass(600_000);
        assertEquals("0:00", room.face(Side.RED).centre().figure());
        assertEquals(Optional.empty(), room.model.finish().resultProperty().get());
        assertTrue(room.model.player(Side.RED).toMoveProperty().get());
    }

    @Test
    void belowTenSecondsAClockIsLow() {
        Parlour room = Parlour.usual();
        room.time.pass(50_000);
        assertFalse(room.face(Side.RED).low());
        room.time.pass(1_000);
        assertTrue(room.face(Side.RED).low());
        assertFalse(room.face(Side.BLACK).low());
    }
}
