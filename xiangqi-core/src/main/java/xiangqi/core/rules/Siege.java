package xiangqi.core.rules;

import java.util.Arrays;

/// What can attack a point of a palace, from where and over what: tables by `seat << 7 | place`, where a *seat* is
/// one of the 18 points of the two palaces and the place is the attacker's.
final class Siege {
    /// The seat of a place, 0–17; -1 outside the palaces.
    static final byte[] SEAT = new byte[128];

    /// Whether the attacker's place is on the seat's rank or file (and is another point).
    static final boolean[] ON_LINE = new boolean[18 << 7];

    /// The points strictly between the two on that line.
    static final long[] BETWEEN_LOW = new long[18 << 7];

    static final long[] BETWEEN_HIGH = new long[18 << 7];

    /// The place of the leg over which a horse attacks the seat; -1 if it is no horse's jump away.
    static final byte[] LEG = new byte[18 << 7];

    /// By seat: where enemy soldiers that attack it stand, in the seat's own word.
    static final long[] SOLDIERS = new long[18];

    static {
        Arrays.fill(SEAT, (byte) -1);
        Arrays.fill(LEG, (byte) -1);
        for (int seat = 0; seat < 18; seat++) {
            int file = 3 + seat % 3;
            int rank = seat < 9 ? seat / 3 : 7 + (seat - 9) / 3;
            SEAT[Places.of(file, rank)] = (byte) seat;
            lines(seat, file, rank);
            horses(seat, file, rank);
            SOLDIERS[seat] = 1L << Places.of(file - 1, rank)
                    | 1L << Places.of(file + 1, rank)
                    | 1L << Places.of(file, seat < 9 ? rank + 1 : rank - 1);
        }
    }

    private Siege() {}

    private static void lines(int seat, int file, int rank) {
        int[][] ways = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        for (int[] way : ways) {
            long low = 0;
            long high = 0;
            int f = file + way[0];
            int r = rank + way[1];
            while (f >= 0 && f < 9 && r >= 0 && r < 10) {
                int place = Places.of(f, r);
                int i = seat << 7 | place;
                ON_LINE[i] = true;
                BETWEEN_LOW[i] = low;
                BETWEEN_HIGH[i] = high;
                low |= Places.low(place);
                high |= Places.high(place);
                f += way[0];
                r += way[1];
            }
        }
    }

    private static void horses(int seat, int file, int rank) {
        for (int ordinal = 0; ordinal < 90; ordinal++) {
            int files = file - ordinal % 9;
            int ranks = rank - ordinal / 9;
            if (Math.abs(files * ranks) == 2) {
                LEG[seat << 7 | Places.of(ordinal)] =
                        (byte) Places.of(ordinal % 9 + files / 2, ordinal / 9 + ranks / 2);
            }
        }
    }
}
