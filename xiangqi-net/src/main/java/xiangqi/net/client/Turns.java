package xiangqi.net.client;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// Runs steps one after the other, also those that are asked for in the middle of another.
final class Turns {
    private final Executor executor;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private boolean busy;

    /// @param executor runs one task at a time
    Turns(Executor executor) {
        this.executor = executor;
    }

    void run(Runnable step) {
        executor.execute(() -> {
            waiting.add(step);
            drain();
        });
    }

    /// An observer that fails is its own affair.
    static <T> void tell(Consumer<T> observer, T value) {
        guarded(() -> observer.accept(value));
    }

    private void drain() {
        if (busy) {
            return;
        }
        busy = true;
        try {
            for (Runnable next = waiting.poll(); next != null; next = waiting.poll()) {
                guarded(next);
            }
        } finally {
            busy = false;
        }
    }

    private static void guarded(Runnable step) {
        try {
            step.run();
        } catch (RuntimeException broken) {
            Thread current = Thread.currentThread();
            current.getUncaughtExceptionHandler().uncaughtException(current, broken);
        }
    }
}
