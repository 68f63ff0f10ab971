package xiangqi.ui.table;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import xiangqi.core.table.Alarms;
import xiangqi.core.table.Subscription;

/// A clock turned by hand, which rings the alarms that were set on it in their order.
final class HandTime implements InstantSource, Alarms {
    private record Set(Instant at, Runnable task) {}

    private final List<Set> alarms = new ArrayList<>();
    private Instant now = Instant.parse("2026-03-01T10:00:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public Subscription at(Instant at, Runnable task) {
        Set set = new Set(at, task);
        alarms.add(set);
        return () -> alarms.remove(set);
    }

    /// Lets time pass, and everything happen that waits for it.
    void pass(long millis) {
        Instant until = now.plusMillis(millis);
        for (Optional<Set> next = due(until); next.isPresent(); next = due(until)) {
            Set set = next.get();
            alarms.remove(set);
            now = set.at().isAfter(now) ? set.at() : now;
            set.task().run();
        }
        now = until;
    }

    /// How many alarms are set.
    int waiting() {
        return alarms.size();
    }

    private Optional<Set> due(Instant until) {
        return alarms.stream().filter(set -> !set.at().isAfter(until)).min(Comparator.comparing(Set::at));
    }
}
