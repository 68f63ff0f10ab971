package xiangqi.core.board;

/// A piece of a colour. Two horses of one side are the same `Piece`; who stands where is the [Board]'s business.
public enum Piece {
    RED_GENERAL(Side.RED, Role.GENERAL),
    RED_ADVISOR(Side.RED, Role.ADVISOR),
    RED_ELEPHANT(Side.RED, Role.ELEPHANT),
    RED_HORSE(Side.RED, Role.HORSE),
    RED_CHARIOT(Side.RED, Role.CHARIOT),
    RED_CANNON(Side.RED, Role.CANNON),
    RED_SOLDIER(Side.RED, Role.SOLDIER),
    BLACK_GENERAL(Side.BLACK, Role.GENERAL),
    BLACK_ADVISOR(Side.BLACK, Role.ADVISOR),
    BLACK_ELEPHANT(Side.BLACK, Role.ELEPHANT),
    BLACK_HORSE(Side.BLACK, Role.HORSE),
    BLACK_CHARIOT(Side.BLACK, Role.CHARIOT),
    BLACK_CANNON(Side.BLACK, Role.CANNON),
    BLACK_SOLDIER(Side.BLACK, Role.SOLDIER);

    private static final Piece[] ALL = values();

    private final Side side;
    private final Role role;

    Piece(Side side, Role role) {
        this.side = side;
        this.role = role;
    }

    /// The piece of that side and role.
    public static Piece of(Side side, Role role) {
        return ALL[side.ordinal() * 7 + role.ordinal()];
    }

    /// The piece with that ordinal, 0–13.
    public static Piece at(int ordinal) {
        return ALL[ordinal];
    }

    public Side side() {
        return side;
    }

    public Role role() {
        return role;
    }

    /// The FEN letter: upper case for Red, lower case for Black.
    public char letter() {
        return side == Side.RED ? Character.toUpperCase(role.letter()) : role.letter();
    }

    /// The same role in the other colour.
    public Piece recoloured() {
        return of(side.opponent(), role);
    }
}
