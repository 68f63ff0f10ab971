package xiangqi.core.rules;

import java.util.SplittableRandom;
import xiangqi.core.board.Board;
import xiangqi.core.board.Side;

/// The random numbers behind [Position#hash()]; the seed is fixed so that keys are the same in every run.
final class Zobrist {
    static final long[][] PIECE_ON = new long[14][90];
    static final long BLACK_TO_MOVE;

    static {
        SplittableRandom random = new SplittableRandom(0x5875_6865L);
        for (long[] squares : PIECE_ON) {
            for (int i = 0; i < squares.length; i++) {
                squares[i] = random.nextLong();
            }
        }
        BLACK_TO_MOVE = random.nextLong();
    }

    private Zobrist() {}

    static long hash(Board board, Side turn) {
        long hash = turn == Side.BLACK ? BLACK_TO_MOVE : 0;
        for (int i = 0; i < 90; i++) {
            byte code = board.codeAt(i);
            if (code != Board.NONE) {
                hash ^= PIECE_ON[code][i];
            }
        }
        return hash;
    }
}
