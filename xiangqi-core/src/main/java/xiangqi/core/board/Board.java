package xiangqi.core.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Which piece stands on which of the 90 points: a value, never changed. Nothing is said about whether the
/// placement could arise in a game ([Setup] asks that) or who is to move.
///
/// Layout: one byte a point in the order of [Square#ordinal()], the ordinal of the [Piece] or [#NONE].
public final class Board {
    /// The code of an empty point in [#codeAt(int)].
    public static final byte NONE = -1;

    /// The board without any piece.
    public static final Board EMPTY = new Board(filled());

    /// The start of a game.
    public static final Board STANDARD = standard();

    private final byte[] codes;

    private Board(byte[] codes) {
        this.codes = codes;
    }

    /// The board with these 90 codes in the order of the squares: a piece's ordinal, or [#NONE]. The array is copied.
    public static Board ofCodes(byte[] codes) {
        if (codes.length != 90) {
            throw new IllegalArgumentException("a board has 90 points, not " + codes.length);
        }
        for (byte code : codes) {
            if (code < NONE || code > 13) {
                throw new IllegalArgumentException("no piece has the code " + code);
            }
        }
        return new Board(codes.clone());
    }

    /// The piece on that point, if any.
    public Optional<Piece> at(Square square) {
        byte code = codes[square.ordinal()];
        return code == NONE ? Optional.empty() : Optional.of(Piece.at(code));
    }

    /// The code of point 0–89: a piece's ordinal, or [#NONE]. For the fast parts; [#at(Square)] is for everyone.
    public byte codeAt(int ordinal) {
        return codes[ordinal];
    }

    public boolean isEmpty(Square square) {
        return codes[square.ordinal()] == NONE;
    }

    /// This board with `piece` put on `square`, in place of what stood there.
    public Board with(Square square, Piece piece) {
        return changed(square, (byte) piece.ordinal());
    }

    /// This board with `square` emptied.
    public Board without(Square square) {
        return changed(square, NONE);
    }

    private Board changed(Square square, byte code) {
        byte[] next = codes.clone();
        next[square.ordinal()] = code;
        return new Board(next);
    }

    /// All pieces with their points, by square from A0 to I9.
    public List<Placed> pieces() {
        List<Placed> placed = new ArrayList<>(32);
        for (int i = 0; i < 90; i++) {
            if (codes[i] != NONE) {
                placed.add(new Placed(Piece.at(codes[i]), Square.at(i)));
            }
        }
        return List.copyOf(placed);
    }

    /// The points on which exactly this piece stands, from A0 to I9.
    public List<Square> squaresOf(Piece piece) {
        List<Square> squares = new ArrayList<>(5);
        for (int i = 0; i < 90; i++) {
            if (codes[i] == piece.ordinal()) {
                squares.add(Square.at(i));
            }
        }
        return List.copyOf(squares);
    }

    /// The board with colours exchanged and turned by half, so that Black's game looks like Red's.
    public Board recoloured() {
        byte[] next = new byte[90];
        for (int i = 0; i < 90; i++) {
            byte code = codes[i];
            next[89 - i] = code == NONE ? NONE : (byte) ((code + 7) % 14);
        }
        return new Board(next);
    }

    /// The board with the files mirrored (file a becomes file i).
    public Board mirrored() {
        byte[] next = new byte[90];
        for (int i = 0; i < 90; i++) {
            next[Square.at(i).mirrored().ordinal()] = codes[i];
        }
        return new Board(next);
    }

    /// A piece and the point it stands on.
    public record Placed(Piece piece, Square square) {}

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && Arrays.equals(codes, board.codes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(codes);
    }

    /// Ten lines from Black's home rank down, FEN letters and dots.
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(100);
        for (int rank = 9; rank >= 0; rank--) {
            for (int file = 0; file < 9; file++) {
                byte code = codes[rank * 9 + file];
                text.append(code == NONE ? '.' : Piece.at(code).letter());
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static byte[] filled() {
        byte[] codes = new byte[90];
        Arrays.fill(codes, NONE);
        return codes;
    }

    private static Board standard() {
        byte[] codes = filled();
        Role[] home = {
            Role.CHARIOT,
            Role.HORSE,
            Role.ELEPHANT,
            Role.ADVISOR,
            Role.GENERAL,
            Role.ADVISOR,
            Role.ELEPHANT,
            Role.HORSE,
            Role.CHARIOT
        };
        for (Side side : Side.values()) {
            for (int file = 0; file < 9; file++) {
                put(codes, side, home[file], file, 0);
                if (file % 2 == 0) {
                    put(codes, side, Role.SOLDIER, file, 3);
                }
            }
            put(codes, side, Role.CANNON, 1, 2);
            put(codes, side, Role.CANNON, 7, 2);
        }
        return new Board(codes);
    }

    private static void put(byte[] codes, Side side, Role role, int file, int fromHome) {
        int rank = side.homeRank() + side.forward() * fromHome;
        codes[rank * 9 + file] = (byte) Piece.of(side, role).ordinal();
    }
}
