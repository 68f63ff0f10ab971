package xiangqi.bench;

import java.util.Collection;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.util.Statistics;

/// The single steps of [RulesBenchmark] as a table.
final class Steps {
    private Steps() {}

    /// @param quick whether one JVM is enough
    static String measure(boolean quick) throws RunnerException {
        OptionsBuilder options = new OptionsBuilder();
        options.include(RulesBenchmark.class.getName());
        if (quick) {
            options.forks(1);
        }
        Collection<RunResult> results = new Runner(options.build()).run();
        StringBuilder text = new StringBuilder("""
                Nanoseconds for one position, move or ply, over 4,000 positions of games played by chance (fixed seed);
                judging over lines of 300 plies, anew from their first ply. These go by the clock: the fastest of all iterations,
                their median, and the quartiles between which half of them lie. On a busy machine only the fastest says
                something about the step.

                | step | ns, fastest | median | quartiles |
                |---|---|---|---|
                """);
        for (RunResult result : results) {
            Statistics all = result.getPrimaryResult().getStatistics();
            text.append("| %s | %.1f | %.1f | %.1f–%.1f |%n"
                    .formatted(
                            result.getPrimaryResult().getLabel(),
                            all.getMin(),
                            all.getPercentile(50),
                            all.getPercentile(25),
                            all.getPercentile(75)));
        }
        return text.toString();
    }
}
