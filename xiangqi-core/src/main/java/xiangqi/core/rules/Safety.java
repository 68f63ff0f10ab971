package xiangqi.core.rules;

import static xiangqi.core.rules.Places.HALF;

import xiangqi.core.board.Side;

/// Whether a general is safe, and what its safety hangs on.
final class Safety {
    private Safety() {}

    /// Whether nothing stands between the generals on one file.
    static boolean facing(Position p, int general, int other) {
        int at = Siege.SEAT[general] << 7 | other;
        return Siege.ON_LINE[at]
                && (Siege.BETWEEN_LOW[at] & (p.redLow | p.blackLow)
                                | Siege.BETWEEN_HIGH[at] & (p.redHigh | p.blackHigh))
                        == 0;
    }

    /// Where a tied piece of the side to move may go, out of check, for the attacks that hang on it to stay stopped.
    static long leaveLow(Position p, int from) {
        return leave(p, from, false);
    }

    static long leaveHigh(Position p, int from) {
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
                long standLow = Siege.BETWEEN_LOW[at] & low;
                long standHigh = Siege.BETWEEN_HIGH[at] & high;
                if (Long.bitCount(standLow) + Long.bitCount(standHigh) == (i < 3 ? 1 : 2)) {
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

    /// Whether that move of one of the pieces of the side to move gives check, by itself or by discovering one.
    static boolean givesCheck(Position p, int from, int to) {
        boolean red = p.turn == Side.RED;
        int general = (int) (red ? p.blackHeavy : p.redHeavy) & 127;
        long own = red ? p.redHeavy : p.blackHeavy;
        int slot = Position.slot(own, from);
        long moved = slot < 8 ? own ^ (long) (from ^ to) << 8 * slot : own;
        long soldiers = red ? p.soldiersHigh & p.redHigh : p.soldiersLow & p.blackLow;
        if (((from < 64 ? p.soldiersLow : p.soldiersHigh) >>> from & 1) != 0) {
            soldiers = red
                    ? soldiers & ~Places.high(from) | Places.high(to)
                    : soldiers & ~Places.low(from) | Places.low(to);
        }
        long low = (p.redLow | p.blackLow) & ~Places.low(from) | Places.low(to);
        long high = (p.redHigh | p.blackHigh) & ~Places.high(from) | Places.high(to);
        return attacked(general, moved, soldiers, low, high, Places.NOWHERE);
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
    static boolean attacked(int place, long foe, long soldiers, long low, long high, int except) {
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
