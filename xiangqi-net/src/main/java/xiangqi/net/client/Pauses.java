package xiangqi.net.client;

import java.time.Duration;
import java.util.random.RandomGenerator;

/// How long to wait before the next attempt: twice as long after each failure, up to a longest, and each time a part
/// of it left to chance, so that the clients of a server that came back do not all return in the same moment.
///
/// @param first the longest pause after the first failure
/// @param longest the longest pause of all
record Pauses(Duration first, Duration longest) {
    static final Pauses USUAL = new Pauses(Duration.ofMillis(500), Duration.ofSeconds(15));

    /// Between half of the pause that is due and all of it.
    ///
    /// @param failures how many attempts have failed in a row, 1 or more
    Duration after(int failures, RandomGenerator random) {
        long due = first.toMillis() << Math.min(failures - 1, 20);
        long millis = Math.min(due, longest.toMillis());
        return Duration.ofMillis(millis - random.nextLong(millis / 2 + 1));
    }
}
