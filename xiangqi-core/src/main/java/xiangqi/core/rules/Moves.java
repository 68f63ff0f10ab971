package xiangqi.core.rules;

import static xiangqi.core.rules.Places.FILE;
import static xiangqi.core.rules.Places.FILE_SHIFT;
import static xiangqi.core.rules.Places.HALF;
import static xiangqi.core.rules.Places.RANK;
import static xiangqi.core.rules.Places.RANK_SHIFT;

import xiangqi.core.board.Side;

/// The legal moves of a [Position], fast.
///
/// No move is made to see whether it is legal, save in check. What could hit the general is found once: enemy
/// chariots, cannons and the enemy general on its lines, horses a jump away. Most often nothing hangs on any of
/// them, and every target that is not one's own counts. A piece on which the general's safety hangs (a lone
/// blocker, one of two screens, the leg of a horse) may go only where the attack stays stopped or captures the
/// attacker; a point between the general and a cannon without a screen may not be entered. Only the general's own
/// steps are tried one by one.
///
/// A move is an int: `from << 7 | to` in [Places].
final class Moves {
    /// More moves than any position has.
    static final int AT_MOST = 128;

    private Moves() {}

    /// How many legal moves there are.
    static int count(Position p) {
        if (p.legality != Legality.STRICT) {
            return write(p, new int[AT_MOST]);
        }
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
            return write(p, new int[AT_MOST]);
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
                    return write(p, new int[AT_MOST]);
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
                    return write(p, new int[AT_MOST]);
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
                int jumps = place << 4 | legs(file, rank, onRank, onFile);
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
            if (!attacked(to, foe, soldiers & ~(1L << to), withoutLow, withoutHigh, to)) {
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
        return Long.bitCount(reachLow(p, place) & freeLow & leaveLow(p, place))
                + Long.bitCount(reachHigh(p, place) & freeHigh & leaveHigh(p, place));
    }

    /// Writes the legal moves from index 0 and says how many there are.
    static int write(Position p, int[] moves) {
        boolean red = p.turn == Side.RED;
        long own = red ? p.redHeavy : p.blackHeavy;
        int general = (int) own & 127;
        if (general == Places.NOWHERE) {
            return 0;
        }
        if (p.legality == Legality.GENERAL_CAPTURE) {
            return writeAny(p, moves);
        }
        return writeStrict(p, moves);
    }

    /// The moves in general-capture mode: every piece goes its way, and general takes general along an open file.
    private static int writeAny(Position p, int[] moves) {
        boolean red = p.turn == Side.RED;
        long ownLow = red ? p.redLow : p.blackLow;
        long ownHigh = red ? p.redHigh : p.blackHigh;
        int size = 0;
        for (long bits = ownLow; bits != 0; bits &= bits - 1) {
            int from = Long.numberOfTrailingZeros(bits);
            size = put(moves, size, from, reachLow(p, from) & ~ownLow, reachHigh(p, from) & ~ownHigh);
        }
        for (long bits = ownHigh; bits != 0; bits &= bits - 1) {
            int from = Long.numberOfTrailingZeros(bits) | 64;
            size = put(moves, size, from, reachLow(p, from) & ~ownLow, reachHigh(p, from) & ~ownHigh);
        }
        int general = (int) (red ? p.redHeavy : p.blackHeavy) & 127;
        int other = (int) (red ? p.blackHeavy : p.redHeavy) & 127;
        if (facing(p, general, other)) {
            moves[size++] = general << 7 | other;
        }
        return size;
    }

    /// Whether nothing stands between the generals on one file.
    static boolean facing(Position p, int general, int other) {
        int at = Siege.SEAT[general] << 7 | other;
        return Siege.ON_LINE[at]
                && (Siege.BETWEEN_LOW[at] & (p.redLow | p.blackLow)
                                | Siege.BETWEEN_HIGH[at] & (p.redHigh | p.blackHigh))
                        == 0;
    }

    /// The moves that leave the general safe, whatever the position's mode.
    static int writeStrict(Position p, int[] moves) {
        boolean red = p.turn == Side.RED;
        long ownLow = red ? p.redLow : p.blackLow;
        long ownHigh = red ? p.redHigh : p.blackHigh;
        long foe = red ? p.blackHeavy : p.redHeavy;
        long low = p.redLow | p.blackLow;
        long high = p.redHigh | p.blackHigh;
        int general = (int) (red ? p.redHeavy : p.blackHeavy) & 127;
        int seat = Siege.SEAT[general] << 7;
        long soldiers = red ? p.soldiersLow & p.blackLow : p.soldiersHigh & p.redHigh;

        // in check: where a move can answer it by its target, and which pieces by leaving
        long checking = soldiers & Siege.SOLDIERS[seat >> 7];
        boolean check = checking != 0;
        long answerLow = red ? checking : 0;
        long answerHigh = red ? 0 : checking;
        long tiedLow = 0;
        long tiedHigh = 0;
        long openLow = 0;
        long openHigh = 0;
        for (int i = 0; i < 5; i++) {
            int place = (int) (foe >>> 8 * i) & 127;
            int at = seat | place;
            if (!Siege.ON_LINE[at]) {
                continue;
            }
            long inLow = Siege.BETWEEN_LOW[at] & low;
            long inHigh = Siege.BETWEEN_HIGH[at] & high;
            int stops = i < 3 ? 1 : 2;
            int screens = Long.bitCount(inLow) + Long.bitCount(inHigh);
            if (screens <= stops) {
                tiedLow |= inLow & ownLow;
                tiedHigh |= inHigh & ownHigh;
            }
            if (screens == stops - 1) {
                check = true;
                answerLow |= Siege.BETWEEN_LOW[at] | Places.low(place);
                answerHigh |= Siege.BETWEEN_HIGH[at] | Places.high(place);
            } else if (screens == 0) {
                openLow |= Siege.BETWEEN_LOW[at];
                openHigh |= Siege.BETWEEN_HIGH[at];
            }
        }
        for (int i = 5; i < 7; i++) {
            int place = (int) (foe >>> 8 * i) & 127;
            int leg = Siege.LEG[seat | place];
            if (leg >= 0) {
                if (((leg < 64 ? low : high) >>> leg & 1) == 0) {
                    check = true;
                    answerLow |= Places.low(place) | Places.low(leg);
                    answerHigh |= Places.high(place) | Places.high(leg);
                } else {
                    tiedLow |= Places.low(leg) & ownLow;
                    tiedHigh |= Places.high(leg) & ownHigh;
                }
            }
        }

        long freeLow = ~ownLow & HALF;
        long freeHigh = ~ownHigh & HALF;
        int size = 0;
        for (int half = 0; half < 128; half += 64) {
            for (long bits = half == 0 ? ownLow : ownHigh; bits != 0; bits &= bits - 1) {
                int from = Long.numberOfTrailingZeros(bits) | half;
                long toLow = reachLow(p, from) & freeLow;
                long toHigh = reachHigh(p, from) & freeHigh;
                boolean tied = ((half == 0 ? tiedLow : tiedHigh) >>> from & 1) != 0;
                if (from == general) {
                    size = putSafe(p, moves, size, from, toLow, toHigh);
                } else if (check) {
                    size = tied
                            ? putSafe(p, moves, size, from, toLow, toHigh)
                            : putSafe(p, moves, size, from, toLow & answerLow, toHigh & answerHigh);
                } else if (tied) {
                    size = put(
                            moves,
                            size,
                            from,
                            toLow & ~openLow & leaveLow(p, from),
                            toHigh & ~openHigh & leaveHigh(p, from));
                } else {
                    size = put(moves, size, from, toLow & ~openLow, toHigh & ~openHigh);
                }
            }
        }
        return size;
    }

    private static int put(int[] moves, int size, int from, long toLow, long toHigh) {
        int next = size;
        for (long bits = toLow; bits != 0; bits &= bits - 1) {
            moves[next++] = from << 7 | Long.numberOfTrailingZeros(bits);
        }
        for (long bits = toHigh; bits != 0; bits &= bits - 1) {
            moves[next++] = from << 7 | 64 | Long.numberOfTrailingZeros(bits);
        }
        return next;
    }

    private static int putSafe(Position p, int[] moves, int size, int from, long toLow, long toHigh) {
        int next = size;
        for (long bits = toLow; bits != 0; bits &= bits - 1) {
            int to = Long.numberOfTrailingZeros(bits);
            if (leavesGeneralSafe(p, from, to)) {
                moves[next++] = from << 7 | to;
            }
        }
        for (long bits = toHigh; bits != 0; bits &= bits - 1) {
            int to = Long.numberOfTrailingZeros(bits) | 64;
            if (leavesGeneralSafe(p, from, to)) {
                moves[next++] = from << 7 | to;
            }
        }
        return next;
    }

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
    private static int legs(int file, int rank, int onRank, int onFile) {
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

    /// Where a tied piece of the side to move may go, out of check, for the attacks that hang on it to stay stopped.
    private static long leaveLow(Position p, int from) {
        return leave(p, from, false);
    }

    private static long leaveHigh(Position p, int from) {
        return leave(p, from, true);
    }

    private static long leave(Position p, int from, boolean inHigh) {
        boolean red = p.turn == Side.RED;
        long foe = red ? p.blackHeavy : p.redHeavy;
        long low = p.redLow | p.blackLow;
        long high = p.redHigh | p.blackHigh;
        int seat = Siege.SEAT[(int) (red ? p.redHeavy : p.blackHeavy) & 127] << 7;
        long bitLow = Places.low(from);
        long bitHigh = Places.high(from);
        long may = HALF;
        for (int i = 0; i < 5; i++) {
            int place = (int) (foe >>> 8 * i) & 127;
            int at = seat | place;
            if (Siege.ON_LINE[at] && (Siege.BETWEEN_LOW[at] & bitLow | Siege.BETWEEN_HIGH[at] & bitHigh) != 0) {
                long inLow = Siege.BETWEEN_LOW[at] & low;
                long inHigh2 = Siege.BETWEEN_HIGH[at] & high;
                if (Long.bitCount(inLow) + Long.bitCount(inHigh2) == (i < 3 ? 1 : 2)) {
                    may &= inHigh
                            ? Siege.BETWEEN_HIGH[at] & ~high | Places.high(place)
                            : Siege.BETWEEN_LOW[at] & ~low | Places.low(place);
                }
            }
        }
        for (int i = 5; i < 7; i++) {
            int place = (int) (foe >>> 8 * i) & 127;
            if (Siege.LEG[seat | place] == from) {
                may &= inHigh ? Places.high(place) : Places.low(place);
            }
        }
        return may;
    }

    /// Whether the general of the side to move is safe after that move of one of its pieces by its way of moving.
    static boolean leavesGeneralSafe(Position p, int from, int to) {
        boolean red = p.turn == Side.RED;
        int general = (int) (red ? p.redHeavy : p.blackHeavy) & 127;
        long low = (p.redLow | p.blackLow) & ~Places.low(from) | Places.low(to);
        long high = (p.redHigh | p.blackHigh) & ~Places.high(from) | Places.high(to);
        long soldiers =
                red ? p.soldiersLow & p.blackLow & ~Places.low(to) : p.soldiersHigh & p.redHigh & ~Places.high(to);
        return !attacked(from == general ? to : general, red ? p.blackHeavy : p.redHeavy, soldiers, low, high, to);
    }

    /// Whether the general of `side` can be captured now.
    static boolean attacked(Position p, Side side) {
        boolean red = side == Side.RED;
        int general = (int) (red ? p.redHeavy : p.blackHeavy) & 127;
        return general != Places.NOWHERE
                && attacked(
                        general,
                        red ? p.blackHeavy : p.redHeavy,
                        red ? p.soldiersLow & p.blackLow : p.soldiersHigh & p.redHigh,
                        p.redLow | p.blackLow,
                        p.redHigh | p.blackHigh,
                        Places.NOWHERE);
    }

    /// Whether a general at `place` can be captured by the enemy's `foe` pieces, the one at `except` aside, or by
    /// these `soldiers` of it (in the word of the general's palace), with these points occupied.
    private static boolean attacked(int place, long foe, long soldiers, long low, long high, int except) {
        int seat = Siege.SEAT[place];
        if ((soldiers & Siege.SOLDIERS[seat]) != 0) {
            return true;
        }
        seat <<= 7;
        for (int i = 0; i < 5; i++) {
            int attacker = (int) (foe >>> 8 * i) & 127;
            int at = seat | attacker;
            if (Siege.ON_LINE[at] && attacker != except) {
                long inLow = Siege.BETWEEN_LOW[at] & low;
                long inHigh = Siege.BETWEEN_HIGH[at] & high;
                if (Long.bitCount(inLow) + Long.bitCount(inHigh) == (i < 3 ? 0 : 1)) {
                    return true;
                }
            }
        }
        for (int i = 5; i < 7; i++) {
            int attacker = (int) (foe >>> 8 * i) & 127;
            int leg = Siege.LEG[seat | attacker];
            if (leg >= 0 && attacker != except && ((leg < 64 ? low : high) >>> leg & 1) == 0) {
                return true;
            }
        }
        return false;
    }
}
