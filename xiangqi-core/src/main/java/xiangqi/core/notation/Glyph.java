package xiangqi.core.notation;

import xiangqi.core.board.Role;

/// What a character of Chinese notation means, whatever the script, the colour of the glyph and the kind of
/// digit.
enum Glyph {
    GENERAL,
    ADVISOR,
    ELEPHANT,
    HORSE,
    CHARIOT,
    CANNON,
    SOLDIER,
    ONE,
    TWO,
    THREE,
    FOUR,
    FIVE,
    SIX,
    SEVEN,
    EIGHT,
    NINE,
    FORWARD,
    BACK,
    ACROSS,
    FRONT,
    MIDDLE,
    REAR,
    /// No character of the notation.
    OTHER;

    private static final Glyph[] ALL = values();
    private static final Role[] ROLES = Role.values();
    private static final Direction[] DIRECTIONS = Direction.values();

    static Glyph of(char c) {
        if (c >= '1' && c <= '9') {
            return numeral(c - '0');
        }
        return switch (c) {
            case '帅', '帥', '将', '將' -> GENERAL;
            case '仕', '士' -> ADVISOR;
            case '相', '象' -> ELEPHANT;
            case '马', '馬', '傌' -> HORSE;
            case '车', '車', '俥' -> CHARIOT;
            case '炮', '砲', '包' -> CANNON;
            case '兵', '卒' -> SOLDIER;
            case '一' -> ONE;
            case '二' -> TWO;
            case '三' -> THREE;
            case '四' -> FOUR;
            case '五' -> FIVE;
            case '六' -> SIX;
            case '七' -> SEVEN;
            case '八' -> EIGHT;
            case '九' -> NINE;
            case '进', '進', '上' -> FORWARD;
            case '退', '下' -> BACK;
            case '平' -> ACROSS;
            case '前' -> FRONT;
            case '中' -> MIDDLE;
            case '后', '後' -> REAR;
            default -> OTHER;
        };
    }

    /// The numeral 1–9.
    static Glyph numeral(int number) {
        return ALL[ONE.ordinal() + number - 1];
    }

    boolean isPiece() {
        return ordinal() <= SOLDIER.ordinal();
    }

    boolean isNumeral() {
        return ordinal() >= ONE.ordinal() && ordinal() <= NINE.ordinal();
    }

    boolean isDirection() {
        return ordinal() >= FORWARD.ordinal() && ordinal() <= ACROSS.ordinal();
    }

    /// Whether it says which of several: 前 中 后.
    boolean isPlace() {
        return ordinal() >= FRONT.ordinal() && ordinal() <= REAR.ordinal();
    }

    /// The role of a piece.
    Role role() {
        return ROLES[ordinal()];
    }

    /// The value of a numeral.
    int number() {
        return ordinal() - ONE.ordinal() + 1;
    }

    Direction direction() {
        return DIRECTIONS[ordinal() - FORWARD.ordinal()];
    }
}
