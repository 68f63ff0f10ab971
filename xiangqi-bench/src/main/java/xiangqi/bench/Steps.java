package xiangqi.bench;

import java.util.Collection;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/// The single steps of [RulesBenchmark] as a table.
final class Steps {
    private Steps() {}

    /// @param quick whether three iterations are enough
    static String measure(boolean quick) throws RunnerException {
        OptionsBuilder options = new OptionsBuilder();
        options.include(RulesBenchmark.class.getName());
        if (quick) {
            options.warmupIterations(3).measurementIterations(3);
        }
        Collection<RunResult> results = new Runner(options.build()).run();
        StringBuilder text = new StringBuilder("""
                Nanoseconds for one position, move or ply, over 4,000 positions of games played by chance (fixed seed);
                judging over lines of 300 plies, anew from their first ply. These go by the clock: on a busy machine they
                are too high.

                | step | ns | ± |
                |---|---|---|
                """);
        for (RunResult result : results) {
            text.append("| %s | %.1f | %.1f |%n"
                    .formatted(
                            result.getPrimaryResult().getLabel(),
                            result.getPrimaryResult().getScore(),
                            result.getPrimaryResult().getScoreError()));
        }
        return text.toString();
    }
}
