package xiangqi.server.cluster;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import xiangqi.core.table.Alarms;
import xiangqi.core.table.Subscription;

/// Alarms on a thread of their own; what rings does nothing but send a message.
public final class Timer implements Alarms, AutoCloseable {
    private final InstantSource time;
    private final ScheduledThreadPoolExecutor thread;

    public Timer(InstantSource time) {
        this.time = time;
        this.thread = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().name("alarms").daemon().factory());
        thread.setRemoveOnCancelPolicy(true);
    }

    @Override
    public Subscription at(Instant at, Runnable task) {
        // A millisecond more, so that it is never early.
        long delay = Math.max(0, Duration.between(time.instant(), at).toMillis() + 1);
        if (thread.isShutdown()) {
            return () -> {};
        }
        Future<?> ring = thread.schedule(task, delay, TimeUnit.MILLISECONDS);
        return () -> ring.cancel(false);
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
