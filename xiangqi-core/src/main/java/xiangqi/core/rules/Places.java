package xiangqi.core.rules;

/// The numbers that the fast parts of this package use for the 90 points, and the words of bits made of them.
///
/// A *place* is rank-major like [xiangqi.core.board.Square#ordinal()], but the far half starts anew at 64, so that
/// `1L << place` is the point's bit in its half and bit 6 of the place says which half:
///
/// ```
///   rank 9 | 100 101 102 103 104 105 106 107 108        a *file place* is file-major in the same manner:
///        8 |  91  92  93  94  95  96  97  98  99        files a–e in the left word, f–i in the right one
///        7 |  82  83  84  85  86  87  88  89  90
///        6 |  73  74  75  76  77  78  79  80  81  high    rank 9 |  9 19 29 39 49 | 73 83 93 103
///        5 |  64  65  66  67  68  69  70  71  72  word           ⋮
///          |~~~~~~~~~~~~~~~ river ~~~~~~~~~~~~~~               2 |  2 12 22 32 42 | 66 76 86  96
///        4 |  36  37  38  39  40  41  42  43  44  low          1 |  1 11 21 31 41 | 65 75 85  95
///        3 |  27  28  29  30  31  32  33  34  35  word         0 |  0 10 20 30 40 | 64 74 84  94
///        2 |  18  19  20  21  22  23  24  25  26                 +----------------+--------------
///        1 |   9  10  11  12  13  14  15  16  17                    a  b  c  d  e    f  g  h   i
///        0 |   0   1   2   3   4   5   6   7   8                     left word        right word
///          +------------------------------------
///              a   b   c   d   e   f   g   h   i
/// ```
///
/// Because no word crosses the river, each side's palace, advisors and elephants live in one word, and a rank (9
/// bits) or a file (10 bits) is one shift and one mask away.
final class Places {
    /// The place of a piece that is not on the board: bit 63 is no point of any word.
    static final int NOWHERE = 63;

    /// The 45 points of a half.
    static final long HALF = (1L << 45) - 1;

    static final long FILE_A = 1L | 1L << 9 | 1L << 18 | 1L << 27 | 1L << 36;
    static final long FILE_I = FILE_A << 8;

    /// File, rank and file place of each place; 0 for numbers that are no place.
    static final byte[] FILE = new byte[128];

    static final byte[] RANK = new byte[128];
    static final byte[] FILE_PLACE = new byte[128];

    /// Where the bits of a place's rank begin in its word.
    static final byte[] RANK_SHIFT = new byte[128];

    /// Where the bits of a place's file begin in its file word.
    static final byte[] FILE_SHIFT = new byte[128];

    static {
        for (int ordinal = 0; ordinal < 90; ordinal++) {
            int place = of(ordinal);
            int file = ordinal % 9;
            int rank = ordinal / 9;
            FILE[place] = (byte) file;
            RANK[place] = (byte) rank;
            RANK_SHIFT[place] = (byte) (rank % 5 * 9);
            FILE_SHIFT[place] = (byte) (file % 5 * 10);
            FILE_PLACE[place] = (byte) (file / 5 * 64 + file % 5 * 10 + rank);
        }
    }

    private Places() {}

    /// The place of the point with that ordinal.
    static int of(int ordinal) {
        return ordinal < 45 ? ordinal : ordinal + 19;
    }

    static int of(int file, int rank) {
        return of(rank * 9 + file);
    }

    /// The ordinal of the point at that place.
    static int ordinal(int place) {
        return place < 64 ? place : place - 19;
    }

    /// The shared instance of a move written as `from << 7 | to`.
    static Move move(int fromAndTo) {
        return Move.ofCode(ordinal(fromAndTo >> 7) * 90 + ordinal(fromAndTo & 127));
    }

    /// The bit of `place` in the low word: 0 if it lies in the high one.
    static long low(int place) {
        return place < 64 ? 1L << place : 0;
    }

    /// The bit of `place` in the high word: 0 if it lies in the low one.
    static long high(int place) {
        return place < 64 ? 0 : 1L << place;
    }
}
