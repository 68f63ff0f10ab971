package xiangqi.core.rules;

import java.util.SplittableRandom;

/// The random numbers behind [Position#hash()]; the seed is fixed so that keys are the same in every run.
final class Zobrist {
    /// By `ordinal of the piece << 7 | place`.
    static final long[] PIECE_ON = new long[14 << 7];

    static final long BLACK_TO_MOVE;

    static {
        SplittableRandom random = new SplittableRandom(0x5875_6865L);
        for (int piece = 0; piece < 14; piece++) {
            for (int ordinal = 0; ordinal < 90; ordinal++) {
                PIECE_ON[piece << 7 | Places.of(ordinal)] = random.nextLong();
            }
        }
        BLACK_TO_MOVE = random.nextLong();
    }

    private Zobrist() {}
}
