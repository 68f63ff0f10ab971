package xiangqi.core.notation;

import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;

/// One text of two points, `h2e2` or `H10-G8`, with ranks 0–10 as they are written.
final class Coordinates {
    private final String text;
    private int index;
    private final int[] files = new int[2];
    private final int[] ranks = new int[2];
    private final int[] rankIndexes = new int[2];

    Coordinates(String text) {
        this.text = text;
    }

    /// Whether the text is two points and nothing else. If not, [#index()] is where it breaks off.
    boolean read() {
        skipSpace();
        if (!readPoint(0)) {
            return false;
        }
        skipSpace();
        if (peek() == '-') {
            index++;
            skipSpace();
        }
        if (!readPoint(1)) {
            return false;
        }
        skipSpace();
        return index == text.length();
    }

    int index() {
        return index;
    }

    /// Whether both ranks exist when they are counted so.
    boolean fits(Uci.Ranks counted) {
        return fits(ranks[0], counted) && fits(ranks[1], counted);
    }

    /// The index of the first rank that does not exist when ranks are counted so.
    int misfit(Uci.Ranks counted) {
        return rankIndexes[fits(ranks[0], counted) ? 1 : 0];
    }

    /// The move when ranks are counted so; they must fit.
    Move move(Uci.Ranks counted) {
        int first = Uci.first(counted);
        return Move.of(Square.of(files[0], ranks[0] - first), Square.of(files[1], ranks[1] - first));
    }

    private static boolean fits(int rank, Uci.Ranks counted) {
        int first = Uci.first(counted);
        return rank >= first && rank <= first + 9;
    }

    private boolean readPoint(int point) {
        int file = (peek() | 0x20) - 'a';
        if (file < 0 || file > 8) {
            return false;
        }
        files[point] = file;
        index++;
        int rank = peek() - '0';
        if (rank < 0 || rank > 9) {
            return false;
        }
        rankIndexes[point] = index;
        index++;
        if (rank == 1 && peek() == '0') {
            rank = 10;
            index++;
        }
        ranks[point] = rank;
        return true;
    }

    private void skipSpace() {
        while (peek() == ' ') {
            index++;
        }
    }

    /// The next character, or one that is none of interest at the end.
    private char peek() {
        return index < text.length() ? FullWidth.plain(text.charAt(index)) : '\0';
    }
}
