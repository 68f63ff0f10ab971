package xiangqi.core.term;

import java.util.ArrayList;
import java.util.List;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;

/// The ways of horses and elephants that a piece can stand in.
final class Ways {
    private Ways() {}

    /// @param by the point that must be free
    /// @param to where the way leads
    record Way(Square by, Square to) {}

    static List<Way> legs(Square horse) {
        List<Way> ways = new ArrayList<>(8);
        for (int files = -2; files <= 2; files++) {
            for (int ranks = -2; ranks <= 2; ranks++) {
                if (Math.abs(files * ranks) == 2) {
                    add(ways, horse, files, ranks);
                }
            }
        }
        return ways;
    }

    static List<Way> eyes(Square elephant, Side side) {
        List<Way> ways = new ArrayList<>(4);
        for (int files = -2; files <= 2; files += 4) {
            for (int ranks = -2; ranks <= 2; ranks += 4) {
                add(ways, elephant, files, ranks);
            }
        }
        ways.removeIf(way -> !side.owns(way.to().rank()));
        return ways;
    }

    private static void add(List<Way> ways, Square from, int files, int ranks) {
        int file = from.file() + files;
        int rank = from.rank() + ranks;
        if (file >= 0 && file <= 8 && rank >= 0 && rank <= 9) {
            Square by = Square.of(from.file() + files / 2, from.rank() + ranks / 2);
            ways.add(new Way(by, Square.of(file, rank)));
        }
    }
}
