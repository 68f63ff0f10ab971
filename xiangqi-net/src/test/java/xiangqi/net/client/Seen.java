package xiangqi.net.client;

import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// What an observer was told, on whatever thread; a test can wait until it was told enough.
final class Seen<T> implements Consumer<T> {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final List<T> all = new ArrayList<>();

    @Override
    public synchronized void accept(T value) {
        all.add(value);
        notifyAll();
    }

    synchronized List<T> all() {
        return List.copyOf(all);
    }

    /// Waits until the last thing told is of that type.
    <S extends T> S last(Class<S> type) {
        return type.cast(last(type::isInstance).getLast());
    }

    /// Waits until the last thing told is such; everything told by then.
    List<T> last(Predicate<T> such) {
        return when(told -> !told.isEmpty() && such.test(told.getLast()));
    }

    /// Waits until what was told is such.
    synchronized List<T> when(Predicate<List<T>> such) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!such.test(all)) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return fail("not told: " + all);
            }
            try {
                wait(left);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return fail(interrupted);
            }
        }
        return List.copyOf(all);
    }
}
