package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.board.Side;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Outcome;
import xiangqi.core.table.Seat;

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

    /// The strip of the side whose flag fell: what ran out stands at zero, not full as for another move.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "three:600/60/30  |   60 | 9:00 >0:00 30 | STEP",
                "three:60/60/30   |   90 | 0:00 — >0     | COUNTDOWN",
                "fischer:300+5    |  300 | >0:00 +5      | TIME",
                "two:40@60,20@600 |   60 | >0:00 40      | TIME"
            })
    void aFlagThatFellStaysWhereItFell(String control, long seconds, String strip, ClockFace.Part ranOut) {
        Parlour room = Parlour.of(TimeControl.parse(control).orElseThrow(), Parlour.RED, Parlour.BLACK);
        room.time.pass(seconds * 1000 + 1);
        for (int i = 0; i < 2; i++) {
            ClockFace face = room.face(Side.RED);
            assertEquals(strip, ClockFaceTest.strip(face));
            assertEquals(ranOut, face.centre().part());
            assertFalse(face.running());
            assertTrue(face.low());
            assertFalse(room.face(Side.BLACK).low());
            room.time.pass(60_000);
        }
    }

    @Test
    void aGameThatEndsOtherwiseLeavesItsClocksAsTheyStood() {
        Parlour room = Parlour.usual();
        room.time.pass(20_000);
        room.model.requests().resignation().ask(Seat.RED);
        assertEquals("9:40 1:00 30", ClockFaceTest.strip(room.face(Side.RED)));
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
