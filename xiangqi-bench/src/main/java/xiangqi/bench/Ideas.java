package xiangqi.bench;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Perft;
import xiangqi.core.rules.Position;

/// What each idea is worth: perft to depth 4 from the start position with the idea and without it, by the CPU time of
/// the one thread, after warming up.
final class Ideas {
    private static final int DEPTH = 4;
    private static final long NODES = 3_290_240L;

    private Ideas() {}

    static String measure() {
        StringBuilder text = new StringBuilder("""
                Perft to depth 4 from the start position, CPU time of the thread after a hundred runs to warm up, best of twenty. From the
                second row on the positions inside the tree are listed and made in the same way.

                | the last ply is | million move sequences a second |
                |---|---|
                """);
        row(text, "counted, and the tree walked without lists or checks: `Perft`", start -> Perft.count(start, DEPTH));
        row(text, "counted, kinds at once and without listing", walk((strict, any) -> strict.countLegalMoves()));
        row(
                text,
                "listed: pins found once, no move tried",
                walk((strict, any) -> strict.legalMoves().size()));
        row(text, "listed by the pieces' ways, each tried for the general's safety", walk(Ideas::tryEach));
        row(text, "listed so and every position made", walk(Ideas::makeEach));
        text.append("""

                Besides, not measured apart:

                - Words of bits instead of a board of bytes: a soldier, an advisor or an elephant is never looked at
                  singly when moves are counted, and a position is copied without allocating an array.
                - Lines by table: `place and occupied points → reachable points`, for chariot and cannon alike, so that a
                  rank or file costs one look and one bit count.
                """);
        return text.toString();
    }

    private static ToLongFunction<Position> walk(ToLongBiFunction<Position, Position> lastPly) {
        return start -> count(start, Position.start(Legality.GENERAL_CAPTURE), DEPTH, lastPly);
    }

    private static void row(StringBuilder text, String name, ToLongFunction<Position> perft) {
        long best = Long.MAX_VALUE;
        for (int run = 0; run < 120; run++) {
            long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            long nodes = perft.applyAsLong(Position.START);
            long took = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began;
            if (nodes != NODES) {
                throw new IllegalStateException(name + ": " + nodes);
            }
            best = run < 100 ? best : Math.min(best, took);
        }
        text.append(String.format(Locale.ROOT, "| %s | %.1f |%n", name, NODES * 1e3 / best));
    }

    /// `any` is the same position in general-capture mode, whose moves are those by the pieces' ways.
    private static long count(Position strict, Position any, int depth, ToLongBiFunction<Position, Position> lastPly) {
        if (depth == 1) {
            return lastPly.applyAsLong(strict, any);
        }
        long count = 0;
        for (Move move : strict.legalMoves()) {
            count += count(after(strict, move), after(any, move), depth - 1, lastPly);
        }
        return count;
    }

    private static Position after(Position position, Move move) {
        return position.playIfLegal(move).orElseThrow().after();
    }

    private static long tryEach(Position strict, Position any) {
        long count = 0;
        for (Move move : any.legalMoves()) {
            count += strict.isLegal(move) ? 1 : 0;
        }
        return count;
    }

    private static long makeEach(Position strict, Position any) {
        long count = 0;
        for (Move move : any.legalMoves()) {
            count += strict.playIfLegal(move).isPresent() ? 1 : 0;
        }
        return count;
    }
}
