package xiangqi.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/// Measures and writes the page on performance: `Bench PAGE [--quick]`. Quick leaves out depth 6, which takes
/// fairy-stockfish some twenty minutes. The server's section is written by another and kept.
public final class Bench {
    private static final long DEPTH_5 = 133_312_995L;
    private static final long DEPTH_6 = 5_392_831_844L;

    private Bench() {}

    public static void main(String[] args) throws IOException, InterruptedException, RunnerException {
        Locale.setDefault(Locale.ROOT);
        Path page = Path.of(args[0]);
        boolean quick = List.of(args).contains("--quick");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        WholeProcess processes = new WholeProcess(java, System.getProperty("java.class.path"));
        StringBuilder text = new StringBuilder();
        text.append("# Performance\n\nWritten by `./xq bench`; do not edit.\n\n");
        text.append(Machine.describe(Machine.load()))
                .append(
                        " On a busy machine the JMH figures, which go by the clock, are too high; the CPU seconds hardly suffer.\n\n");
        text.append("## Perft, whole processes\n\n");
        if (WholeProcess.theirsIsInstalled()) {
            text.append("""
                    CPU seconds (user and system) of the whole process from the start position, one thread, the start of
                    the JVM and its compilers included; pairs of runs in turn with Debian's fairy-stockfish (variant
                    `xiangqi`, `go perft`).

                    | depth | move sequences | ours, s | fairy-stockfish, s | times faster |
                    |---|---|---|---|---|
                    """);
            rows(text, 5, DEPTH_5, processes.perft(5, 3, DEPTH_5));
            if (!quick) {
                rows(text, 6, DEPTH_6, processes.perft(6, 3, DEPTH_6));
            }
        } else {
            text.append("fairy-stockfish is not installed here: no comparison.\n");
        }
        PerftTable.measure(text);
        text.append("%nStarting and counting to depth 1: %.2f s of CPU.%n%n".formatted(processes.start()));
        text.append("""
                ## Single steps (JMH)

                Nanoseconds for one position, move or ply, over 4,000 positions of games played by chance (fixed seed);
                judging over lines of 300 plies, anew from their first ply.

                | step | ns | ± |
                |---|---|---|
                """);
        OptionsBuilder options = new OptionsBuilder();
        options.include(RulesBenchmark.class.getName());
        if (quick) {
            options.warmupIterations(3).measurementIterations(3);
        }
        Collection<RunResult> results = new Runner(options.build()).run();
        for (RunResult result : results) {
            text.append("| %s | %.1f | %.1f |%n"
                    .formatted(
                            result.getPrimaryResult().getLabel(),
                            result.getPrimaryResult().getScore(),
                            result.getPrimaryResult().getScoreError()));
        }
        Judging.measure(text);
        ImageBatches.measure(text);
        Ideas.measure(text);
        text.append("""

                Besides, not measured apart:

                - Words of bits instead of a board of bytes: a soldier, an advisor or an elephant is never looked at
                  singly when moves are counted, and a position is copied without allocating an array.
                - Lines by table: `place and occupied points → reachable points`, for chariot and cannon alike, so that a
                  rank or file costs one look and one bit count.
                - What a ply did (check, chase, threat of mate) is kept with the ply once it has been worked out: judging a
                  line that repeats all the time went from some 34 µs a ply to some 7 µs (`chinese`), and from 17 to 6 µs
                  (`asian`), as each ply of a cycle is looked at once and not at every return of the position.
                """);
        String server = Files.exists(page) ? Page.section(Files.readString(page), "Server") : "";
        if (!server.isEmpty()) {
            text.append("\n").append(server);
        }
        Files.writeString(page, text.toString().stripTrailing() + "\n");
        System.out.println(text);
    }

    private static void rows(StringBuilder text, int depth, long nodes, List<WholeProcess.Pair> pairs) {
        for (WholeProcess.Pair pair : pairs) {
            text.append(String.format(
                    Locale.ROOT,
                    "| %d | %,d | %.2f | %.2f | %.1f |%n",
                    depth,
                    nodes,
                    pair.ours(),
                    pair.theirs(),
                    pair.theirs() / pair.ours()));
        }
    }
}
