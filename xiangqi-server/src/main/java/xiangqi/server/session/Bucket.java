package xiangqi.server.session;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// So many at once, and one more after each interval.
final class Bucket {
    private final int size;
    private final Duration interval;
    private Instant full;

    /// A full one.
    Bucket(int size, Duration interval) {
        this.size = size;
        this.interval = interval;
        this.full = Instant.MIN;
    }

    /// Takes one; or says how long there will be none.
    Optional<Duration> take(Instant now) {
        Optional<Duration> wait = wait(now);
        if (wait.isEmpty()) {
            full = (full.isBefore(now) ? now : full).plus(interval);
        }
        return wait;
    }

    /// Puts one back.
    void giveBack() {
        full = full.minus(interval);
    }

    /// How long there is none to take.
    private Optional<Duration> wait(Instant now) {
        Instant next = full.isBefore(now) ? now : full.minus(interval.multipliedBy(size - 1L));
        return next.isAfter(now) ? Optional.of(Duration.between(now, next)) : Optional.empty();
    }

    boolean isFull(Instant now) {
        return !full.isAfter(now);
    }
}
