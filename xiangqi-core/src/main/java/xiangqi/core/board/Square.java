package xiangqi.core.board;

import java.util.Optional;

/// One of the 90 points. Files a–i run from Red's left, ranks 0–9 from Red's home rank: Red's general starts on E0,
/// Black's on E9. The ordinal is `rank * 9 + file`.
public enum Square {
    A0,
    B0,
    C0,
    D0,
    E0,
    F0,
    G0,
    H0,
    I0,
    A1,
    B1,
    C1,
    D1,
    E1,
    F1,
    G1,
    H1,
    I1,
    A2,
    B2,
    C2,
    D2,
    E2,
    F2,
    G2,
    H2,
    I2,
    A3,
    B3,
    C3,
    D3,
    E3,
    F3,
    G3,
    H3,
    I3,
    A4,
    B4,
    C4,
    D4,
    E4,
    F4,
    G4,
    H4,
    I4,
    A5,
    B5,
    C5,
    D5,
    E5,
    F5,
    G5,
    H5,
    I5,
    A6,
    B6,
    C6,
    D6,
    E6,
    F6,
    G6,
    H6,
    I6,
    A7,
    B7,
    C7,
    D7,
    E7,
    F7,
    G7,
    H7,
    I7,
    A8,
    B8,
    C8,
    D8,
    E8,
    F8,
    G8,
    H8,
    I8,
    A9,
    B9,
    C9,
    D9,
    E9,
    F9,
    G9,
    H9,
    I9;

    private static final Square[] ALL = values();

    /// The point with that ordinal, 0–89.
    public static Square at(int ordinal) {
        return ALL[ordinal];
    }

    /// The point on `file` 0–8 and `rank` 0–9.
    public static Square of(int file, int rank) {
        if (file < 0 || file > 8 || rank < 0 || rank > 9) {
            throw new IllegalArgumentException("no point at file " + file + ", rank " + rank);
        }
        return ALL[rank * 9 + file];
    }

    /// Reads `e0` or `E0`; empty for anything else.
    public static Optional<Square> parse(CharSequence name) {
        if (name.length() != 2) {
            return Optional.empty();
        }
        int file = (name.charAt(0) | 0x20) - 'a';
        int rank = name.charAt(1) - '0';
        return file < 0 || file > 8 || rank < 0 || rank > 9 ? Optional.empty() : Optional.of(ALL[rank * 9 + file]);
    }

    /// 0 (file a) to 8 (file i), from Red's left.
    public int file() {
        return ordinal() % 9;
    }

    /// 0 (Red's home rank) to 9 (Black's).
    public int rank() {
        return ordinal() / 9;
    }

    /// The point seen from the other end of the board: the board turned by half, A0 becomes I9.
    public Square turned() {
        return ALL[89 - ordinal()];
    }

    /// The point with the files mirrored: A0 becomes I0.
    public Square mirrored() {
        return ALL[rank() * 9 + 8 - file()];
    }

    /// Whether the point lies in that side's palace (files d–f of its three home ranks).
    public boolean inPalaceOf(Side side) {
        int fromHome = Math.abs(rank() - side.homeRank());
        return file() >= 3 && file() <= 5 && fromHome <= 2;
    }

    /// The name in lower case: `e0`.
    @Override
    public String toString() {
        return new String(new char[] {(char) ('a' + file()), (char) ('0' + rank())});
    }
}
