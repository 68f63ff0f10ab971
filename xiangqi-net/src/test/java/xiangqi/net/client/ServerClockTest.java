package xiangqi.net.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ServerClockTest {
    private static final Instant LOCAL = Instant.parse("2026-03-01T10:00:00Z");

    private final ServerClock clock = new ServerClock(() -> LOCAL);

    @Test
    void withoutASampleItIsTheLocalClock() {
        assertEquals(LOCAL, clock.instant());
    }

    @Test
    void theServersTimeIsTakenForThatOfTheMiddle() {
        clock.sample(LOCAL, LOCAL.plusMillis(3_100), LOCAL.plusMillis(200));
        assertEquals(Duration.ofSeconds(3), clock.offset());
        assertEquals(LOCAL.plusSeconds(3), clock.instant());
    }

    @Test
    void theShortestWayOfTheLatestEightCounts() {
        clock.sample(LOCAL, LOCAL.plusMillis(3_010), LOCAL.plusMillis(20));
        clock.sample(LOCAL, LOCAL.plusMillis(9_000), LOCAL.plusMillis(2_000));
        assertEquals(Duration.ofSeconds(3), clock.offset());
        for (int i = 0; i < 7; i++) {
            clock.sample(LOCAL, LOCAL.plusMillis(9_000), LOCAL.plusMillis(2_000));
        }
        assertEquals(Duration.ofSeconds(8), clock.offset(), "the good one is too old now");
    }

    @Test
    void aSampleAcrossALeapOfTheLocalClockIsNone() {
        clock.sample(LOCAL, LOCAL.plusSeconds(3), LOCAL.minusSeconds(1));
        assertEquals(Duration.ZERO, clock.offset());
    }
}
