package xiangqi.app;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import xiangqi.core.table.Alarms;
import xiangqi.core.table.Subscription;

/// Alarms on a thread of their own, which does not keep the client alive.
final class TimerAlarms implements Alarms, AutoCloseable {
    private final InstantSource time;
    private final ScheduledThreadPoolExecutor timer;

    /// @param time what the alarms' instants are told by
    TimerAlarms(InstantSource time) {
        this.time = time;
        timer = new ScheduledThreadPoolExecutor(
                1, run -> Thread.ofPlatform().daemon().name("alarms").unstarted(run));
        timer.setRemoveOnCancelPolicy(true);
    }

    @Override
    public Subscription at(Instant at, Runnable task) {
        Duration wait = Duration.between(time.instant(), at);
        try {
            Future<?> ringing = timer.schedule(task, Math.max(0, wait.toNanos()), TimeUnit.NANOSECONDS);
            return () -> ringing.cancel(false);
        } catch (RejectedExecutionException closed) {
            return () -> {};
        }
    }

    /// No alarm rings any more.
    @Override
    public void close() {
        timer.shutdownNow();
    }
}
