package xiangqi.core.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import xiangqi.core.board.Side;

/// The three-part clock (houses.md §2): the rows are computed by hand from the rule.
class ThreePartTest {
    private static final Instant START = Instant.parse("2026-03-01T10:00:00Z");
    private static final TimeControl POOK =
            new TimeControl.ThreePart(Duration.ofSeconds(600), Duration.ofSeconds(60), Duration.ofSeconds(30));

    static Stream<List<String>> rows() {
        return ClockRows.of("three-part.tsv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void showsAndChargesWhatTheRuleSays(List<String> row) {
        TimeControl control = TimeControl.parse(row.get(0)).orElseThrow();
        Clock clock = new Clock(
                control, new Hand(seconds(row.get(1)), 7), Hand.FRESH, Optional.of(new Clock.Running(Side.RED, START)));
        Instant at = START.plus(seconds(row.get(2)));
        Face face = clock.read(at).red();

        assertEquals(Optional.of(START.plus(seconds(row.get(3)))), clock.deadline());
        assertEquals(Optional.of(seconds(row.get(4))), face.game());
        assertEquals(Optional.of(seconds(row.get(5))), face.step());
        assertEquals(Optional.of(seconds(row.get(6))), face.countdown());
        assertEquals(Optional.of(Face.Part.valueOf(row.get(7))), face.binding());
        assertEquals(
                Optional.of(seconds(row.get(8))), clock.moved(at).read(at).red().game());
    }

    @Test
    void theDeadlineItselfIsInTimeAndAMillisecondLaterIsNot() {
        Clock clock = Clock.started(POOK, Side.RED, START);
        assertFalse(clock.flagged(START.plusSeconds(60)));
        assertTrue(clock.flagged(START.plusSeconds(60).plusMillis(1)));
    }

    @Test
    void stepTimeIsFreshForEachMoveAndGameTimeIsNot() {
        Clock clock = Clock.started(POOK, Side.RED, START)
                .moved(START.plusSeconds(50))
                .moved(START.plusSeconds(60));
        assertEquals(Optional.of(START.plusSeconds(120)), clock.deadline());
        Reading reading = clock.read(START.plusSeconds(65));
        assertEquals(Optional.of(Duration.ofSeconds(545)), reading.red().game());
        assertEquals(Optional.of(Duration.ofSeconds(590)), reading.black().game());
        assertEquals(Optional.of(Duration.ofSeconds(55)), reading.red().step());
        assertEquals(Optional.of(Side.RED), reading.running());
    }

    @Test
    void anOutageIsChargedToNobody() {
        Clock clock = Clock.started(POOK, Side.RED, START).moved(START.plusSeconds(10));
        Clock recovered = clock.shifted(START.plusSeconds(30), START.plusSeconds(5000));
        assertEquals(Optional.of(START.plusSeconds(5000 + 40)), recovered.deadline());
        assertEquals(
                clock.read(START.plusSeconds(30)).black(),
                recovered.read(START.plusSeconds(5000)).black());
    }

    @Test
    void anInstantBeforeTheMoveBeganCountsAsItsBeginning() {
        Clock clock = Clock.started(POOK, Side.RED, START);
        assertEquals(clock.read(START), clock.read(START.minusSeconds(5)));
        assertEquals(clock.moved(START), clock.moved(START.minusSeconds(5)));
    }

    @Test
    void afterAnUndoTimeSpentStaysSpentAndTheStepIsFresh() {
        Clock clock = Clock.started(POOK, Side.RED, START)
                .moved(START.plusSeconds(20))
                .takenBack(START.plusSeconds(50), Side.RED, 0, 0);
        Reading reading = clock.read(START.plusSeconds(51));
        assertEquals(Optional.of(Duration.ofSeconds(579)), reading.red().game());
        assertEquals(Optional.of(Duration.ofSeconds(59)), reading.red().step());
        assertEquals(Optional.of(Duration.ofSeconds(570)), reading.black().game());
    }

    @Test
    void aStoppedClockHasNoDeadlineAndKeepsWhatItShowed() {
        Clock clock = Clock.started(POOK, Side.RED, START).stopped(START.plusSeconds(12));
        assertEquals(Optional.empty(), clock.deadline());
        assertEquals(
                Optional.of(Duration.ofSeconds(588)),
                clock.read(START.plusSeconds(900)).red().game());
    }

    private static Duration seconds(String text) {
        return Duration.ofSeconds(Long.parseLong(text));
    }
}
