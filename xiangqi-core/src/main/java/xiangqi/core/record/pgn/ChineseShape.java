package xiangqi.core.record.pgn;

/// Where a Chinese name of a move ends in running text. Only its shape is looked at, so that names are
/// found that no space divides from what follows: in `炮2平32.兵三进一` the first ends after four characters.
final class ChineseShape {
    private static final int PIECE = 1;
    private static final int NUMERAL = 2;
    private static final int PLACE = 4;
    private static final int DIRECTION = 8;

    private ChineseShape() {}

    /// The length of the name at `at`, 4 or 5, or 0 if there is none.
    static int length(String text, int at) {
        int first = kind(text, at);
        int second = kind(text, at + 1);
        int third = kind(text, at + 2);
        int fourth = kind(text, at + 3);
        if ((third & DIRECTION) != 0 && (fourth & NUMERAL) != 0 && isPair(first, second)) {
            return 4;
        }
        boolean five = (fourth & DIRECTION) != 0 && (kind(text, at + 4) & NUMERAL) != 0;
        // A figure before a whole name is the number of the move, not a word for a soldier: 2兵七进一.
        boolean wordPieceFile = (first & (PLACE | NUMERAL)) != 0 && second == PIECE && (third & NUMERAL) != 0;
        return five && wordPieceFile && !isFigure(text, at) ? 5 : 0;
    }

    /// Whether the word at `at` is nearly a name: its piece, and of the file, the direction and the number two.
    static boolean isNearly(String text, int at) {
        int first = kind(text, at);
        int second = kind(text, at + 1);
        boolean place = (first & PLACE) != 0 && second == PIECE;
        if (first != PIECE && !place) {
            return false;
        }
        int right = (place || (second & (NUMERAL | PLACE)) != 0) ? 1 : 0;
        right += (kind(text, at + 2) & DIRECTION) != 0 ? 1 : 0;
        right += (kind(text, at + 3) & NUMERAL) != 0 ? 1 : 0;
        return right >= 2;
    }

    private static boolean isPair(int first, int second) {
        if (first == PIECE) {
            return (second & (NUMERAL | PLACE)) != 0;
        }
        return (first & (PLACE | NUMERAL)) != 0 && (second == PIECE || (second & NUMERAL) != 0);
    }

    private static boolean isFigure(String text, int at) {
        char c = text.charAt(at);
        return c >= '0' && c <= '9';
    }

    /// Whether a Chinese name can begin with that character, figures left aside.
    static boolean begins(char c) {
        return (kind(c) & (PIECE | NUMERAL | PLACE)) != 0 && !(c >= '1' && c <= '9');
    }

    private static int kind(String text, int at) {
        return at < text.length() ? kind(text.charAt(at)) : 0;
    }

    private static int kind(char c) {
        if (c < 0x80) {
            return c >= '1' && c <= '9' ? NUMERAL : 0;
        }
        if (c >= '１' && c <= '９') {
            return NUMERAL;
        }
        return switch (c) {
            case '一', '二', '三', '四', '五', '六', '七', '八', '九' -> NUMERAL;
            case '前', '后', '後', '中' -> PLACE;
            case '进', '進', '退', '平', '上', '下' -> DIRECTION;
            case '车', '車', '俥', '马', '馬', '傌', '炮', '砲', '包', '兵', '卒', '相', '象', '仕', '士', '帅', '帥', '将', '將' -> PIECE;
            default -> 0;
        };
    }
}
