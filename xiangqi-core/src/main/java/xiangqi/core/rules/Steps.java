package xiangqi.core.rules;

/// Where the pieces that step go, and what can stand in their way: tables by [Places].
final class Steps {
    /// The points of Red's advisors and elephants in the low word; the two sets have no point in common.
    static final long RED_ADVISORS = points(new int[][] {{3, 0}, {5, 0}, {4, 1}, {3, 2}, {5, 2}});

    static final long RED_ELEPHANTS = points(new int[][] {{2, 0}, {6, 0}, {0, 2}, {4, 2}, {8, 2}, {2, 4}, {6, 4}});

    /// Black's in the high word.
    static final long BLACK_ADVISORS = points(new int[][] {{3, 9}, {5, 9}, {4, 8}, {3, 7}, {5, 7}});

    static final long BLACK_ELEPHANTS = points(new int[][] {{2, 9}, {6, 9}, {0, 7}, {4, 7}, {8, 7}, {2, 5}, {6, 5}});

    static final long RED_PALACE = palace(0);
    static final long BLACK_PALACE = palace(7);

    /// The points a horse reaches, by `place << 4 | legs`: bits 0–3 of `legs` say that the leg towards a smaller
    /// file, a greater file, a smaller rank, a greater rank is occupied.
    static final long[] HORSE_LOW = new long[128 << 4];

    static final long[] HORSE_HIGH = new long[128 << 4];

    static {
        for (int ordinal = 0; ordinal < 90; ordinal++) {
            int place = Places.of(ordinal);
            for (int legs = 0; legs < 16; legs++) {
                int i = place << 4 | legs;
                int file = Places.FILE[place];
                int rank = Places.RANK[place];
                if ((legs & 1) == 0) {
                    horse(i, file - 2, rank - 1);
                    horse(i, file - 2, rank + 1);
                }
                if ((legs & 2) == 0) {
                    horse(i, file + 2, rank - 1);
                    horse(i, file + 2, rank + 1);
                }
                if ((legs & 4) == 0) {
                    horse(i, file - 1, rank - 2);
                    horse(i, file + 1, rank - 2);
                }
                if ((legs & 8) == 0) {
                    horse(i, file - 1, rank + 2);
                    horse(i, file + 1, rank + 2);
                }
            }
        }
    }

    private Steps() {}

    private static void horse(int i, int file, int rank) {
        if (file >= 0 && file < 9 && rank >= 0 && rank < 10) {
            int place = Places.of(file, rank);
            HORSE_LOW[i] |= Places.low(place);
            HORSE_HIGH[i] |= Places.high(place);
        }
    }

    private static long points(int[][] fileAndRank) {
        long bits = 0;
        for (int[] point : fileAndRank) {
            bits |= 1L << Places.of(point[0], point[1]);
        }
        return bits;
    }

    private static long palace(int rank) {
        return points(new int[][] {
            {3, rank}, {4, rank}, {5, rank},
            {3, rank + 1}, {4, rank + 1}, {5, rank + 1},
            {3, rank + 2}, {4, rank + 2}, {5, rank + 2}
        });
    }

    /// The steps of an advisor at the one bit `from`, of the side with these points.
    static long advisor(long from, long points) {
        return (from << 8 | from << 10 | from >>> 8 | from >>> 10) & points;
    }

    /// The steps of the elephant at the one bit `from`, over eyes that are not `occupied`.
    static long elephant(long from, long points, long occupied) {
        return ((from << 8 & ~occupied) << 8
                        | (from << 10 & ~occupied) << 10
                        | (from >>> 8 & ~occupied) >>> 8
                        | (from >>> 10 & ~occupied) >>> 10)
                & points;
    }

    /// The steps of a general at the one bit `from`.
    static long general(long from, long palace) {
        return (from << 1 | from >>> 1 | from << 9 | from >>> 9) & palace;
    }
}
