package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.clock.TimeControl;

class ClockFaceTest {
    private static final Instant START = Instant.parse("2026-03-01T10:00:00Z");

    /// Red's clock under a control, so many milliseconds after its first move began.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "three:600/60/30  |      0 | 10:00 >1:00 30",
                "three:600/60/30  |      1 | 10:00 >1:00 30",
                "three:600/60/30  |   1000 | 9:59 >0:59 30",
                "three:600/60/30  |  59999 | 9:01 >0:01 30",
                "three:600/60/30  |  60000 | 9:00 >0:00 30",
                "three:60/60/30   |  20000 | >0:40 — 30",
                "three:60/60/30   |  75500 | 0:00 — >15",
                "three:0/60/90    |      0 | 0:00 — >1:30",
                "three:7325/60/60 |      0 | 2:02:05 >1:00 60",
                "two:40@1800,20@600 |  500 | >30:00 40",
                "two:40@0,20@600  |    500 | — 40",
                "fischer:300+5    |   1500 | >4:59 +5",
                "fischer:300+0    |   1500 | >4:59",
                "none             |   1500 | >0:01"
            })
    void theStripShowsWholeSecondsAndWhatBinds(String control, long millis, String cells) {
        assertEquals(cells, strip(face(clock(control), Side.RED, millis)));
    }

    @Test
    void theOtherSidesClockRestsAndNothingBindsIt() {
        ClockFace face = face(clock("three:600/60/30"), Side.BLACK, 5_000);
        assertEquals("10:00 1:00 30", strip(face));
        assertEquals(ClockFace.Part.GAME, face.centre().part());
        assertFalse(face.running());
    }

    @Test
    void ringsShrinkWithTheirPart() {
        ClockFace face = face(clock("three:600/60/30"), Side.RED, 15_000);
        assertEquals(
                List.of(
                        new ClockFace.Ring(585.0 / 600, false),
                        new ClockFace.Ring(0.75, true),
                        new ClockFace.Ring(1, false)),
                face.rings());
    }

    @Test
    void whatDoesNotCountHasAnEmptyRing() {
        assertEquals(
                0,
                face(clock("three:60/60/30"), Side.RED, 70_000).rings().get(1).left());
    }

    @Test
    void theMovesOfAPeriodAreARingOfTheirOwn() {
        Clock clock = clock("two:40@1800,20@600");
        for (int second = 1; second <= 20; second++) {
            clock = clock.moved(START.plusSeconds(second));
        }
        ClockFace face = ClockFace.of(clock, Side.RED, START.plusSeconds(20));
        assertEquals(Optional.of(30), face.movesLeft());
        assertEquals(0.75, face.rings().get(1).left());
    }

    @Test
    void aClockIsLowFromNineSecondsOn() {
        assertFalse(face(clock("three:600/60/30"), Side.RED, 50_999).low());
        assertTrue(face(clock("three:600/60/30"), Side.RED, 51_000).low());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "three:600/60/30 |     0 | 1000",
                "three:600/60/30 |   250 |  750",
                "three:600/60/30 | 60000 | 1000",
                "fischer:300+5   |  1500 |  500",
                "none            |  1500 |  500"
            })
    void theNextFigureIsDueAtTheNextWholeSecond(String control, long millis, long wait) {
        assertEquals(
                Optional.of(Duration.ofMillis(wait)),
                ClockFace.untilChange(clock(control), Side.RED, START.plusMillis(millis)));
    }

    @Test
    void aClockThatIsEmptyChangesNoMore() {
        assertEquals(Optional.empty(), ClockFace.untilChange(clock("fischer:300+5"), Side.RED, START.plusSeconds(301)));
    }

    private static Clock clock(String control) {
        return Clock.started(TimeControl.parse(control.strip()).orElseThrow(), Side.RED, START);
    }

    private static ClockFace face(Clock clock, Side side, long millis) {
        return ClockFace.of(clock, side, START.plusMillis(millis));
    }

    static String strip(ClockFace face) {
        return face.cells().stream()
                .map(cell -> (cell.binds() ? ">" : "") + cell.figure())
                .collect(Collectors.joining(" "));
    }
}
