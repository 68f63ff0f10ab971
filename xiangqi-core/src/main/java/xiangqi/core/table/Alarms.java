package xiangqi.core.table;

import java.time.Instant;

/// Rings at an instant; the core makes no threads of its own.
@FunctionalInterface
public interface Alarms {
    /// Runs `task` at or soon after `at`, on any thread, unless the subscription is closed before.
    Subscription at(Instant at, Runnable task);
}
