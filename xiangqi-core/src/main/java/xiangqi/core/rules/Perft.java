package xiangqi.core.rules;

import java.util.Comparator;
import java.util.SequencedMap;
import java.util.TreeMap;

/// Counts move sequences: the usual check of a move generator against published numbers.
public final class Perft {
    private Perft() {}

    /// The number of sequences of exactly `depth` legal moves from `position`; 1 for depth 0. Sequences that end the
    /// game earlier do not count.
    ///
    /// @throws IllegalArgumentException if `depth` is negative
    public static long count(Position position, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("depth " + depth);
        }
        if (depth == 0) {
            return 1;
        }
        if (depth == 1) {
            return position.legalMoves().size();
        }
        long count = 0;
        for (Move move : position.legalMoves()) {
            count += count(position.after(move), depth - 1);
        }
        return count;
    }

    /// [#count] of `depth` split by the first move, in the order of the moves' texts; empty for depth 0.
    public static SequencedMap<Move, Long> divide(Position position, int depth) {
        SequencedMap<Move, Long> counts = new TreeMap<>(Comparator.comparing(Move::toString));
        if (depth > 0) {
            for (Move move : position.legalMoves()) {
                counts.put(move, count(position.after(move), depth - 1));
            }
        }
        return counts;
    }
}
