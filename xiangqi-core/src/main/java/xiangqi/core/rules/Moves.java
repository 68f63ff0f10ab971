package xiangqi.core.rules;

import static xiangqi.core.rules.Places.HALF;

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
            size = put(moves, size, from, Reach.reachLow(p, from) & ~ownLow, Reach.reachHigh(p, from) & ~ownHigh);
        }
        for (long bits = ownHigh; bits != 0; bits &= bits - 1) {
            int from = Long.numberOfTrailingZeros(bits) | 64;
            size = put(moves, size, from, Reach.reachLow(p, from) & ~ownLow, Reach.reachHigh(p, from) & ~ownHigh);
        }
        int general = (int) (red ? p.redHeavy : p.blackHeavy) & 127;
        int other = (int) (red ? p.blackHeavy : p.redHeavy) & 127;
        if (Safety.facing(p, general, other)) {
            moves[size++] = general << 7 | other;
        }
        return size;
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
                long toLow = Reach.reachLow(p, from) & freeLow;
                long toHigh = Reach.reachHigh(p, from) & freeHigh;
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
                            toLow & ~openLow & Safety.leaveLow(p, from),
                            toHigh & ~openHigh & Safety.leaveHigh(p, from));
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
            if (Safety.leavesGeneralSafe(p, from, to)) {
                moves[next++] = from << 7 | to;
            }
        }
        for (long bits = toHigh; bits != 0; bits &= bits - 1) {
            int to = Long.numberOfTrailingZeros(bits) | 64;
            if (Safety.leavesGeneralSafe(p, from, to)) {
                moves[next++] = from << 7 | to;
            }
        }
        return next;
    }
}
