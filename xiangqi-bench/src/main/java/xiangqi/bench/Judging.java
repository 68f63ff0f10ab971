package xiangqi.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import xiangqi.core.game.Edition;
import xiangqi.core.game.GameRules;
import xiangqi.core.game.Line;
import xiangqi.core.game.Verdict;
import xiangqi.core.rules.Ply;

/// What judging a line after each of its plies costs, by the CPU time of the one thread, and what it allocates early
/// and late in the line.
final class Judging {
    /// How long each row is measured: long enough for the compilers, which a busy machine keeps waiting.
    private static final long NANOSECONDS_OF_CPU = 2_000_000_000L;

    private Judging() {}

    static String measure() {
        StringBuilder text = new StringBuilder("""
                Lines of 300 plies, each judged anew from its first ply; thread CPU time, best of the runs after warming up.
                Bytes are those allocated a ply, in brackets how many plies in a hundred bring a position back: only they have
                a cycle that is looked at, from its end and only until both sides are known to have an idle ply. What
                a verdict needs is added up in the same few fields however long the cycle is; ply by ply the cycle is
                told when somebody asks for the evidence.

                | line, edition | µs a ply | bytes, plies 1–100 | 101–200 | 201–300 |
                |---|---|---|---|---|
                """);
        for (Edition edition : Edition.values()) {
            row(text, "ten games by chance, " + edition.code(), LongLines.byChance(10, 2), edition);
            row(text, "one that repeats all the time, " + edition.code(), List.of(LongLines.repeating()), edition);
            row(
                    text,
                    "one that goes back the way it came, and again (last in, first out), " + edition.code(),
                    List.of(LongLines.outAndBack(3)),
                    edition);
            row(
                    text,
                    "one that checks with every move of Red, " + edition.code(),
                    List.of(LongLines.checking(1)),
                    edition);
        }
        text.append("""

                What a ply did (check, chase, threat of mate) is kept with the ply once it has been worked out, and the same
                ply a cycle earlier in the same position did the same; moves are tried for a check without being made. So a
                ply that brings a position back pays for itself alone: bytes grow where more plies do so, not with the cycle. Judging
                a line that repeats all the time went from some 34 µs a ply to less than 10 by the first, to 1 by all
                (`chinese`).
                """);
        return text.toString();
    }

    private static void row(StringBuilder text, String name, List<Line> lines, Edition edition) {
        GameRules rules = GameRules.of(edition);
        long best = Long.MAX_VALUE;
        long[] bytes = new long[3];
        long end = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() + NANOSECONDS_OF_CPU;
        for (long began = 0; began < end; ) {
            began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            bytes = new long[3];
            for (Line line : lines) {
                judge(rules, line, bytes);
            }
            best = Math.min(best, ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began);
        }
        double plies = lines.size() * LongLines.PLIES;
        text.append("| %s | %.2f |".formatted(name, best / plies / 1e3));
        for (int third = 0; third < 3; third++) {
            text.append(" %.0f (%.0f) |".formatted(bytes[third] / plies * 3, comingBack(lines, third)));
        }
        text.append('\n');
    }

    /// How many plies in a hundred of that third of the lines bring a position back.
    private static double comingBack(List<Line> lines, int third) {
        int count = 0;
        for (Line line : lines) {
            for (int size = third * 100 + 1; size <= third * 100 + 100; size++) {
                count += line.back(LongLines.PLIES - size).occurrences() > 1 ? 1 : 0;
            }
        }
        return (double) count / lines.size();
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
