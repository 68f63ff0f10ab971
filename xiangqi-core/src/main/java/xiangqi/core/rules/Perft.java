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
        return switch (depth) {
            case 0 -> 1;
            case 1 -> MoveCount.count(position);
            default -> below(position, depth, new int[depth + 1][Moves.AT_MOST]);
        };
    }

    private static long below(Position position, int depth, int[][] buffers) {
        int[] moves = buffers[depth];
        int size = Moves.write(position, moves);
        long count = 0;
        for (int i = 0; i < size; i++) {
            Position after = position.after(moves[i] >> 7, moves[i] & 127);
            count += depth == 2 ? MoveCount.count(after) : below(after, depth - 1, buffers);
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
