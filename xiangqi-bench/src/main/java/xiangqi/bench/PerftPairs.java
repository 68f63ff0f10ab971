package xiangqi.bench;

import java.io.IOException;
import java.util.List;

/// Perft from the start position against Debian's fairy-stockfish, by whole processes.
final class PerftPairs {
    private static final int PAIRS = 3;
    private static final long DEPTH_5 = 133_312_995L;
    private static final long DEPTH_6 = 5_392_831_844L;

    private final WholeProcess processes;

    PerftPairs(WholeProcess processes) {
        this.processes = processes;
    }

    String toDepth5() throws IOException, InterruptedException {
        StringBuilder text = new StringBuilder("""
                CPU seconds (user and system) of the whole process from the start position, one thread, the start of
                the JVM and its compilers included; pairs of runs in turn with Debian's fairy-stockfish (variant
                `xiangqi`, `go perft`).

                """);
        table(text, 5, DEPTH_5);
        PerftTable.measure(text);
        text.append("%nStarting and counting to depth 1: %.2f s of CPU.%n".formatted(processes.start()));
        return text.toString();
    }

    String toDepth6() throws IOException, InterruptedException {
        StringBuilder text = new StringBuilder("Measured as depth 5 above.\n\n");
        table(text, 6, DEPTH_6);
        return text.toString();
    }

    private void table(StringBuilder text, int depth, long nodes) throws IOException, InterruptedException {
        if (!WholeProcess.theirsIsInstalled()) {
            text.append("fairy-stockfish is not installed here: no comparison.\n");
            return;
        }
        text.append("""
                | depth | move sequences | ours, s | fairy-stockfish, s | times faster |
                |---|---|---|---|---|
                """);
        List<WholeProcess.Pair> pairs = processes.perft(depth, PAIRS, nodes);
        for (WholeProcess.Pair pair : pairs) {
            text.append("| %d | %,d | %.2f | %.2f | %.1f |%n"
                    .formatted(depth, nodes, pair.ours(), pair.theirs(), pair.theirs() / pair.ours()));
        }
    }
}
