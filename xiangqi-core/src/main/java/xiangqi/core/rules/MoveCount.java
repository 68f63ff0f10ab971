package xiangqi.core.rules;

import static xiangqi.core.rules.Places.FILE;
import static xiangqi.core.rules.Places.FILE_SHIFT;
import static xiangqi.core.rules.Places.HALF;
import static xiangqi.core.rules.Places.RANK;
import static xiangqi.core.rules.Places.RANK_SHIFT;

import xiangqi.core.board.Side;

/// Counts the legal moves of a [Position] without listing them: the last ply of perft. The same rules as [Moves], kinds
/// of pieces at once where that is possible.
final class MoveCount {
    private MoveCount() {}

    /// How many legal moves there are.
    static int count(Position p) {
        return p.legality == Legality.STRICT ? countStrict(p) : Moves.write(p, new int[Moves.AT_MOST]);
    }

    /// How many moves there are that leave the general safe, whatever the position's mode.
    static int countStrict(Position p) {
        boolean red = p.turn == Side.RED;
        long ownLow = red ? p.redLow : p.blackLow;
        long ownHigh = red ? p.redHigh : p.blackHigh;
        long own = red ? p.redHeavy : p.blackHeavy;
        long foe = red ? p.blackHeavy : p.redHeavy;
        long low = p.redLow | p.blackLow;
        long high = p.redHigh | p.blackHigh;

        int general = (int) own & 127;
        int seat = Siege.SEAT[general] << 7;
        long soldiers = red ? p.soldiersLow & p.blackLow : p.soldiersHigh & p.redHigh;
        if ((soldiers & Siege.SOLDIERS[seat >> 7]) != 0) {
            return Moves.writeStrict(p, new int[Moves.AT_MOST]);
        }
        long tiedLow = 0;
        long tiedHigh = 0;
        for (int i = 0; i < 5; i++) {
            int at = seat | (int) (foe >>> 8 * i) & 127;
            if (Siege.ON_LINE[at]) {
                long inLow = Siege.BETWEEN_LOW[at] & low;
                long inHigh = Siege.BETWEEN_HIGH[at] & high;
                int stops = i < 3 ? 1 : 2;
                int screens = Long.bitCount(inLow) + Long.bitCount(inHigh);
                if (screens < stops) {
                    return Moves.writeStrict(p, new int[Moves.AT_MOST]);
                }
                if (screens == stops) {
                    tiedLow |= inLow & ownLow;
                    tiedHigh |= inHigh & ownHigh;
                }
            }
        }
        for (int i = 5; i < 7; i++) {
            int leg = Siege.LEG[seat | (int) (foe >>> 8 * i) & 127];
            if (leg >= 0) {
                if (((leg < 64 ? low : high) >>> leg & 1) == 0) {
                    return Moves.writeStrict(p, new int[Moves.AT_MOST]);
                }
                tiedLow |= Places.low(leg) & ownLow;
                tiedHigh |= Places.high(leg) & ownHigh;
            }
        }

        long freeLow = ~ownLow & HALF;
        long freeHigh = ~ownHigh & HALF;
        int count = 0;

        // soldiers, advisors, elephants: all of a kind at once
        long marchLow = p.soldiersLow & ownLow & ~tiedLow;
        long marchHigh = p.soldiersHigh & ownHigh & ~tiedHigh;
        long guards;
        long guardsFree;
        long eyes;
        long advisorPoints;
        long elephantPoints;
        if (red) {
            count += Long.bitCount(marchLow << 9 & freeLow)
                    + Long.bitCount((marchHigh << 9 | marchLow >>> 36) & freeHigh)
                    + Long.bitCount((marchHigh & ~Places.FILE_A) >>> 1 & freeHigh)
                    + Long.bitCount((marchHigh & ~Places.FILE_I) << 1 & freeHigh);
            guards = p.guardsLow & ~tiedLow;
            guardsFree = freeLow;
            eyes = ~low;
            advisorPoints = Steps.RED_ADVISORS;
            elephantPoints = Steps.RED_ELEPHANTS;
        } else {
            count += Long.bitCount(marchHigh >>> 9 & freeHigh)
                    + Long.bitCount((marchLow >>> 9 | marchHigh << 36) & freeLow)
                    + Long.bitCount((marchLow & ~Places.FILE_A) >>> 1 & freeLow)
                    + Long.bitCount((marchLow & ~Places.FILE_I) << 1 & freeLow);
            guards = p.guardsHigh & ~tiedHigh;
            guardsFree = freeHigh;
            eyes = ~high;
            advisorPoints = Steps.BLACK_ADVISORS;
            elephantPoints = Steps.BLACK_ELEPHANTS;
        }
        long advisors = guards & advisorPoints;
        long free = guardsFree & advisorPoints;
        count += Long.bitCount(advisors << 8 & free)
                + Long.bitCount(advisors << 10 & free)
                + Long.bitCount(advisors >>> 8 & free)
                + Long.bitCount(advisors >>> 10 & free);
        long elephants = guards & elephantPoints;
        free = guardsFree & elephantPoints;
        count += Long.bitCount((elephants << 8 & eyes) << 8 & free)
                + Long.bitCount((elephants << 10 & eyes) << 10 & free)
                + Long.bitCount((elephants >>> 8 & eyes) >>> 8 & free)
                + Long.bitCount((elephants >>> 10 & eyes) >>> 10 & free);

        // chariots, cannons, horses: one by one
        long left = p.redLeft | p.blackLeft;
        long right = p.redRight | p.blackRight;
        long freeLeft = ~(red ? p.redLeft : p.blackLeft);
        long freeRight = ~(red ? p.redRight : p.blackRight);
        for (int i = 1; i < 7; i++) {
            int place = (int) (own >>> 8 * i) & 127;
            if (place == Places.NOWHERE || ((place < 64 ? tiedLow : tiedHigh) >>> place & 1) != 0) {
                continue;
            }
            int file = FILE[place];
            int rank = RANK[place];
            int onRank = (int) ((place < 64 ? low : high) >>> RANK_SHIFT[place]) & 511;
            int onFile = (int) ((file < 5 ? left : right) >>> FILE_SHIFT[place]) & 1023;
            if (i < 5) {
                int alongRank = (i < 3 ? Lines.CHARIOT_ON_RANK : Lines.CANNON_ON_RANK)[file << 9 | onRank];
                int alongFile = (i < 3 ? Lines.CHARIOT_ON_FILE : Lines.CANNON_ON_FILE)[rank << 10 | onFile];
                int freeOnRank = (int) ((place < 64 ? freeLow : freeHigh) >>> RANK_SHIFT[place]);
                int freeOnFile = (int) ((file < 5 ? freeLeft : freeRight) >>> FILE_SHIFT[place]);
                count += Integer.bitCount(alongRank & freeOnRank | (alongFile & freeOnFile) << 9);
            } else {
                int jumps = place << 4 | Reach.legs(file, rank, onRank, onFile);
                count += Long.bitCount(Steps.HORSE_LOW[jumps] & freeLow)
                        + Long.bitCount(Steps.HORSE_HIGH[jumps] & freeHigh);
            }
        }

        // the general
        long withoutLow = low & ~Places.low(general);
        long withoutHigh = high & ~Places.high(general);
        long steps = red
                ? Steps.general(1L << general, Steps.RED_PALACE) & freeLow
                : Steps.general(1L << general, Steps.BLACK_PALACE) & freeHigh;
        while (steps != 0) {
            int to = Long.numberOfTrailingZeros(steps) | general & 64;
            steps &= steps - 1;
            if (!Safety.attacked(to, foe, soldiers & ~(1L << to), withoutLow, withoutHigh, to)) {
                count++;
            }
        }

        // pieces that something hangs on
        while (tiedLow != 0) {
            int place = Long.numberOfTrailingZeros(tiedLow);
            tiedLow &= tiedLow - 1;
            count += countTied(p, place, freeLow, freeHigh);
        }
        while (tiedHigh != 0) {
            int place = Long.numberOfTrailingZeros(tiedHigh) | 64;
            tiedHigh &= tiedHigh - 1;
            count += countTied(p, place, freeLow, freeHigh);
        }
        return count;
    }

    private static int countTied(Position p, int place, long freeLow, long freeHigh) {
        return Long.bitCount(Reach.reachLow(p, place) & freeLow & Safety.leaveLow(p, place))
                + Long.bitCount(Reach.reachHigh(p, place) & freeHigh & Safety.leaveHigh(p, place));
    }
}
