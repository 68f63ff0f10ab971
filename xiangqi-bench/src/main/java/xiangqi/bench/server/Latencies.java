package xiangqi.bench.server;

import java.util.Arrays;

/// How long moves took, in nanoseconds.
final class Latencies {
    private long[] all = new long[1 << 16];
    private int size;

    synchronized void add(long nanos) {
        if (size == all.length) {
            all = Arrays.copyOf(all, 2 * size);
        }
        all[size] = nanos;
        size++;
    }

    synchronized int count() {
        return size;
    }

    /// In milliseconds.
    ///
    /// @param share of the moves that took no longer, as 0.99
    synchronized double millis(double share) {
        long[] sorted = Arrays.copyOf(all, size);
        Arrays.sort(sorted);
        return sorted[(int) Math.min(size - 1L, (long) Math.ceil(size * share) - 1)] / 1e6;
    }
}
