package xiangqi.server.session;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Slows down those who guess: by name and by address, since either alone can be changed. Shared by the sessions of a
/// node. Tokens cannot be guessed: whoever comes back by one does not wait for others behind the same address.
final class WrongPasswords {
    private static final Duration ONE_MORE = Duration.ofMinutes(1);
    private static final int KEPT = 10_000;

    private final InstantSource time;
    private final int allowed;
    private final Map<String, Bucket> buckets = new HashMap<>();

    /// @param allowed how many in a burst
    WrongPasswords(InstantSource time, int allowed) {
        this.time = time;
        this.allowed = allowed;
    }

    /// How long nobody may try to sign in with that name or from that address.
    synchronized Optional<Duration> wait(String name, String address) {
        return keys(name, address)
                .flatMap(key -> Optional.ofNullable(buckets.get(key)).stream())
                .flatMap(bucket -> bucket.wait(time.instant()).stream())
                .max(Duration::compareTo);
    }

    synchronized void count(String name, String address) {
        if (buckets.size() >= KEPT) {
            buckets.values().removeIf(bucket -> bucket.isFull(time.instant()));
        }
        keys(name, address)
                .forEach(key -> buckets.computeIfAbsent(key, fresh -> new Bucket(allowed, ONE_MORE))
                        .take(time.instant()));
    }

    private static Stream<String> keys(String name, String address) {
        return Stream.of("name " + name, "address " + address);
    }
}
