package xiangqi.core.rules;

import static xiangqi.core.rules.Places.FILE;
import static xiangqi.core.rules.Places.FILE_SHIFT;
import static xiangqi.core.rules.Places.HALF;
import static xiangqi.core.rules.Places.RANK;
import static xiangqi.core.rules.Places.RANK_SHIFT;

/// Where each piece goes by its way of moving, as words of bits.
final class Reach {
    private Reach() {}

    /// The points the piece at `place` reaches in the low word by its way of moving, its own side's pieces
    /// included; the capture of a general by a general not.
    static long reachLow(Position p, int place) {
        return reach(p, place, false);
    }

    /// The same in the high word.
    static long reachHigh(Position p, int place) {
        return reach(p, place, true);
    }

    private static long reach(Position p, int place, boolean inHigh) {
        long bit = 1L << place;
        boolean far = place >= 64;
        boolean red = ((far ? p.redHigh : p.redLow) & bit) != 0;
        if (((far ? p.soldiersHigh : p.soldiersLow) & bit) != 0) {
            return soldier(place, bit, red, inHigh);
        }
        if (((far ? p.guardsHigh : p.guardsLow) & bit) != 0) {
            if (far != inHigh) {
                return 0;
            }
            long advisors = red ? Steps.RED_ADVISORS : Steps.BLACK_ADVISORS;
            return (bit & advisors) != 0
                    ? Steps.advisor(bit, advisors)
                    : Steps.elephant(
                            bit,
                            red ? Steps.RED_ELEPHANTS : Steps.BLACK_ELEPHANTS,
                            far ? p.redHigh | p.blackHigh : p.redLow | p.blackLow);
        }
        int slot = Position.slot(red ? p.redHeavy : p.blackHeavy, place);
        if (slot == 0) {
            return far != inHigh ? 0 : Steps.general(bit, red ? Steps.RED_PALACE : Steps.BLACK_PALACE);
        }
        int file = FILE[place];
        int rank = RANK[place];
        int onRank = (int) ((far ? p.redHigh | p.blackHigh : p.redLow | p.blackLow) >>> RANK_SHIFT[place]) & 511;
        int onFile =
                (int) ((file < 5 ? p.redLeft | p.blackLeft : p.redRight | p.blackRight) >>> FILE_SHIFT[place]) & 1023;
        if (slot > 4) {
            int jumps = place << 4 | legs(file, rank, onRank, onFile);
            return inHigh ? Steps.HORSE_HIGH[jumps] : Steps.HORSE_LOW[jumps];
        }
        int alongFile = (slot < 3 ? Lines.CHARIOT_ON_FILE : Lines.CANNON_ON_FILE)[rank << 10 | onFile];
        long reach = Lines.SPREAD[inHigh ? alongFile >>> 5 & 31 : alongFile & 31] << file;
        if (far == inHigh) {
            int alongRank = (slot < 3 ? Lines.CHARIOT_ON_RANK : Lines.CANNON_ON_RANK)[file << 9 | onRank];
            reach |= (long) alongRank << RANK_SHIFT[place];
        }
        return reach;
    }

    /// Which legs of a horse are occupied, in the order of [Steps#HORSE_LOW]; points off the board are free.
    static int legs(int file, int rank, int onRank, int onFile) {
        int across = onRank << 1 >>> file;
        int along = onFile << 1 >>> rank;
        return across & 1 | across >>> 1 & 2 | along << 2 & 4 | along << 1 & 8;
    }

    private static long soldier(int place, long bit, boolean red, boolean inHigh) {
        boolean far = place >= 64;
        if (far != inHigh) {
            return red ? inHigh ? bit >>> 36 : 0 : inHigh ? 0 : bit << 36 & HALF;
        }
        long forward = (red ? bit << 9 : bit >>> 9) & HALF;
        return far == red ? forward | (bit & ~Places.FILE_A) >>> 1 | (bit & ~Places.FILE_I) << 1 : forward;
    }
}
