package xiangqi.server.session;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// A [Bucket] for each key; full ones are forgotten when there are many.
final class Buckets {
    private static final int KEPT = 10_000;

    private final InstantSource time;
    private final int size;
    private final Duration interval;
    private final Map<String, Bucket> buckets = new HashMap<>();

    Buckets(InstantSource time, int size, Duration interval) {
        this.time = time;
        this.size = size;
        this.interval = interval;
    }

    /// Puts back what was taken.
    synchronized void giveBack(String key) {
        Optional.ofNullable(buckets.get(key)).ifPresent(Bucket::giveBack);
    }

    synchronized Optional<Duration> take(String key) {
        if (buckets.size() >= KEPT) {
            buckets.values().removeIf(bucket -> bucket.isFull(time.instant()));
        }
        return buckets.computeIfAbsent(key, fresh -> new Bucket(size, interval)).take(time.instant());
    }
}
