package xiangqi.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import xiangqi.core.game.Edition;
import xiangqi.core.game.GameRules;
import xiangqi.core.game.Line;
import xiangqi.core.game.Verdict;
import xiangqi.core.rules.Ply;

/// What judging a line after each of its plies costs, by the CPU time of the one thread, and what it allocates early
/// and
/// late in the line.
final class Judging {
    private static final int RUNS = 150;

    private Judging() {}

    static void measure(StringBuilder text) {
        text.append("""

                ## Judging after every ply

                Lines of 300 plies, each judged anew from its first ply; thread CPU time, best of the runs after warming up.

                | line, edition | µs a ply | bytes a ply: plies 1–100 | 101–200 | 201–300 |
                |---|---|---|---|---|
                """);
        for (Edition edition : Edition.values()) {
            row(text, "ten games by chance, " + edition.code(), LongLines.byChance(10, 2), edition);
            row(text, "one that repeats all the time, " + edition.code(), List.of(LongLines.repeating()), edition);
        }
    }

    private static void row(StringBuilder text, String name, List<Line> lines, Edition edition) {
        GameRules rules = GameRules.of(edition);
        long best = Long.MAX_VALUE;
        long[] bytes = new long[3];
        for (int run = 0; run < RUNS; run++) {
            long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            bytes = new long[3];
            for (Line line : lines) {
                judge(rules, line, bytes);
            }
            best = Math.min(best, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began);
        }
        double plies = lines.size() * LongLines.PLIES;
        text.append(String.format(
                Locale.ROOT,
                "| %s | %.2f | %.0f | %.0f | %.0f |%n",
                name,
                best / plies / 1e3,
                bytes[0] / plies * 3,
                bytes[1] / plies * 3,
                bytes[2] / plies * 3));
    }

    private static void judge(GameRules rules, Line whole, long[] bytes) {
        var memory = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        List<Ply> plies = whole.plies();
        Line line = Line.from(whole.start());
        int decided = 0;
        for (int third = 0; third < 3; third++) {
            long before = memory.getCurrentThreadAllocatedBytes();
            for (Ply ply : plies.subList(third * 100, third * 100 + 100)) {
                line = line.add(ply);
                decided += rules.judge(line) instanceof Verdict.Over ? 1 : 0;
            }
            bytes[third] += memory.getCurrentThreadAllocatedBytes() - before;
        }
        if (decided == LongLines.PLIES) {
            throw new IllegalStateException("a line that is over at its first ply");
        }
    }
}
