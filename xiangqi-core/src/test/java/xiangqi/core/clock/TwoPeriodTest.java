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

/// The two-period clock (houses.md §2): the rows are computed by hand. An empty cell means no limit, or a period
/// without end.
class TwoPeriodTest {
    private static final Instant START = Instant.parse("2026-03-01T10:00:00Z");

    static Stream<List<String>> rows() {
        return ClockRows.of("two-period.tsv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void showsAndChargesWhatTheRuleSays(List<String> row) {
        Hand hand = new Hand(seconds(row.get(1)).orElseThrow(), Integer.parseInt(row.get(2)));
        Clock clock = new Clock(
                TimeControl.parse(row.get(0)).orElseThrow(),
                hand,
                Hand.FRESH,
                Optional.of(new Clock.Running(Side.RED, START)));
        Instant at = START.plus(seconds(row.get(3)).orElseThrow());
        Face now = clock.read(at).red();
        Face after = clock.moved(at).read(at).red();

        assertEquals(seconds(row.get(4)), now.game());
        assertEquals(seconds(row.get(4)).map(at::plus), clock.deadline());
        assertEquals(number(row.get(5)), now.movesLeft());
        assertEquals(seconds(row.get(6)), after.game());
        assertEquals(number(row.get(7)), after.movesLeft());
    }

    @Test
    void aLineCutBackIntoASpentPeriodHasNoTime() {
        TimeControl control = TimeControl.parse("two:1@100,9@500").orElseThrow();
        Clock clock = Clock.started(control, Side.RED, START).moved(START.plusSeconds(100));
        assertTrue(clock.hasTime(Side.RED));
        Clock back = clock.takenBack(START.plusSeconds(101), Side.RED, 0, 0);
        assertFalse(back.hasTime(Side.RED));
        assertTrue(back.hasTime(Side.BLACK));
    }

    private static Optional<Duration> seconds(String text) {
        return number(text).map(Duration::ofSeconds);
    }

    private static Optional<Integer> number(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(Integer.parseInt(text));
    }
}
