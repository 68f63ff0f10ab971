package xiangqi.core.rules;

/// Where chariots and cannons go along one rank or file: tables by the piece's place on the line and the occupied
/// points of the line, one bit a point. An entry has a bit for every point the piece reaches, whoever stands there:
/// for a chariot the empty points and the first piece on either side, for a cannon the empty points and the second
/// piece.
final class Lines {
    /// By `file << 9 | occupied` (9 bits).
    static final short[] CHARIOT_ON_RANK = new short[9 << 9];

    static final short[] CANNON_ON_RANK = new short[9 << 9];

    /// By `rank << 10 | occupied` (10 bits).
    static final short[] CHARIOT_ON_FILE = new short[10 << 10];

    static final short[] CANNON_ON_FILE = new short[10 << 10];

    /// The bits of five points of a file, spread to the rank-major order of a half (file a).
    static final long[] SPREAD = new long[32];

    static {
        fill(9, CHARIOT_ON_RANK, CANNON_ON_RANK);
        fill(10, CHARIOT_ON_FILE, CANNON_ON_FILE);
        for (int bits = 0; bits < 32; bits++) {
            for (int i = 0; i < 5; i++) {
                SPREAD[bits] |= (long) (bits >> i & 1) << 9 * i;
            }
        }
    }

    private Lines() {}

    private static void fill(int length, short[] chariot, short[] cannon) {
        for (int place = 0; place < length; place++) {
            for (int occupied = 0; occupied < 1 << length; occupied++) {
                chariot[place << length | occupied] =
                        (short) (chariotUp(length, place, occupied) | chariotDown(place, occupied));
                cannon[place << length | occupied] =
                        (short) (cannonUp(length, place, occupied) | cannonDown(place, occupied));
            }
        }
    }

    private static int chariotUp(int length, int place, int occupied) {
        int above = (1 << length) - (2 << place);
        int first = Integer.lowestOneBit(occupied & above);
        return first == 0 ? above : above & (first << 1) - 1;
    }

    private static int chariotDown(int place, int occupied) {
        int below = (1 << place) - 1;
        int first = Integer.highestOneBit(occupied & below);
        return first == 0 ? below : below & -first;
    }

    private static int cannonUp(int length, int place, int occupied) {
        int above = (1 << length) - (2 << place);
        int first = Integer.lowestOneBit(occupied & above);
        return first == 0 ? above : above & first - 1 | Integer.lowestOneBit(occupied & above & ~first);
    }

    private static int cannonDown(int place, int occupied) {
        int below = (1 << place) - 1;
        int first = Integer.highestOneBit(occupied & below);
        return first == 0 ? below : below & -first & ~first | Integer.highestOneBit(occupied & below & ~first);
    }
}
