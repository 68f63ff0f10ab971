package xiangqi.net.client;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;

/// The server's time, for display only: the local clock, set by what the server said of its own. Of the latest samples
/// the one with the shortest way there and back counts, and the server's time is taken for that of its middle. Can be
/// read on any thread.
public final class ServerClock implements InstantSource {
    private static final int SAMPLES = 8;

    private final InstantSource local;
    private final Deque<Sample> samples = new ArrayDeque<>();
    private volatile Duration offset = Duration.ZERO;

    ServerClock(InstantSource local) {
        this.local = local;
    }

    @Override
    public Instant instant() {
        return local.instant().plus(offset);
    }

    /// What is added to the local clock.
    public Duration offset() {
        return offset;
    }

    /// The server's time was `said` at some time between `asked` and `heard`.
    void sample(Instant asked, Instant said, Instant heard) {
        Duration way = Duration.between(asked, heard);
        if (way.isNegative()) {
            return;
        }
        samples.addLast(new Sample(way, Duration.between(asked.plus(way.dividedBy(2)), said)));
        if (samples.size() > SAMPLES) {
            samples.removeFirst();
        }
        samples.stream().min(Comparator.comparing(Sample::way)).ifPresent(best -> offset = best.offset());
    }

    private record Sample(Duration way, Duration offset) {}
}
