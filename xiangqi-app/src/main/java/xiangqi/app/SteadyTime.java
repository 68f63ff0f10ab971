package xiangqi.app;

import java.time.Instant;
import java.time.InstantSource;

/// The time counted on from one look at the machine's clock: whoever sets that clock does not change the time of a
/// game.
final class SteadyTime implements InstantSource {
    private final Instant start;
    private final long startNanos = System.nanoTime();

    SteadyTime(InstantSource machine) {
        start = machine.instant();
    }

    @Override
    public Instant instant() {
        return start.plusNanos(System.nanoTime() - startNanos);
    }
}
