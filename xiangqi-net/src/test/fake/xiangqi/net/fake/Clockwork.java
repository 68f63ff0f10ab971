package xiangqi.net.fake;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import xiangqi.core.table.Alarms;
import xiangqi.core.table.Subscription;

/// Time that a test moves on.
public final class Clockwork implements InstantSource, Alarms {
    private final List<Alarm> alarms = new ArrayList<>();
    private Instant now = Instant.parse("2026-03-01T10:00:00Z");

    @Override
    public synchronized Instant instant() {
        return now;
    }

    @Override
    public Subscription at(Instant at, Runnable task) {
        Alarm alarm = new Alarm(at, task);
        boolean due;
        synchronized (this) {
            due = !at.isAfter(now);
            if (!due) {
                alarms.add(alarm);
            }
        }
        if (due) {
            task.run();
        }
        return () -> remove(alarm);
    }

    public void advance(Duration by) {
        advanceTo(instant().plus(by));
    }

    public void advanceTo(Instant end) {
        Optional<Alarm> next = next(end);
        while (next.isPresent()) {
            next.get().task().run();
            next = next(end);
        }
    }

    public synchronized int waiting() {
        return alarms.size();
    }

    private synchronized void remove(Alarm alarm) {
        alarms.remove(alarm);
    }

    private synchronized Optional<Alarm> next(Instant end) {
        Optional<Alarm> next = alarms.stream()
                .min(Comparator.comparing(Alarm::at))
                .filter(alarm -> !alarm.at().isAfter(end));
        Instant reached = next.map(Alarm::at).orElse(end);
        now = reached.isAfter(now) ? reached : now;
        next.ifPresent(alarms::remove);
        return next;
    }

    private record Alarm(Instant at, Runnable task) {}
}
