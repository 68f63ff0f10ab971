package xiangqi.core.notation;

import java.util.ArrayList;
import java.util.List;
import xiangqi.core.board.Role;
import xiangqi.core.board.Square;

/// The mover's soldiers that share files, with the words that tell them apart (formats.md §7).
final class Soldiers {
    private final List<List<Square>> columns;

    /// The soldiers of `mover` on files with two or more.
    Soldiers(Mover mover) {
        columns = mover.columnsOfSeveral(Role.SOLDIER);
    }

    /// One list per file, files from right to left, each from front to rear.
    List<List<Square>> columns() {
        return columns;
    }

    /// All of them in one list, in the order of [#columns()].
    List<Square> joint() {
        List<Square> joint = new ArrayList<>(5);
        columns.forEach(joint::addAll);
        return joint;
    }

    /// The soldiers that a word before 兵 can mean: in the joint list, or on a file by itself. The two
    /// conventions never give one word to different soldiers of one file; with two files a word may fit a
    /// soldier on each.
    List<Square> called(Glyph word) {
        if (word.isNumeral()) {
            List<Square> joint = joint();
            return joint.size() >= 4 && word.number() <= joint.size()
                    ? List.of(joint.get(word.number() - 1))
                    : List.of();
        }
        List<Square> called = new ArrayList<>(2);
        for (List<Square> column : columns) {
            called.addAll(calledOn(column, word));
        }
        return called;
    }

    /// The soldier of one column that a word means there; none or one.
    static List<Square> calledOn(List<Square> column, Glyph word) {
        for (int i = 0; column.size() >= 2 && i < column.size(); i++) {
            if (wordOn(column.size(), i) == word) {
                return List.of(column.get(i));
            }
        }
        return List.of();
    }

    /// The word for the soldier at `index` from the front in a column of `size`: 前 后, 前 中 后, 前 二 三 后,
    /// 前 二 三 四 后.
    static Glyph wordOn(int size, int index) {
        if (index == 0) {
            return Glyph.FRONT;
        }
        if (index == size - 1) {
            return Glyph.REAR;
        }
        return size == 3 ? Glyph.MIDDLE : Glyph.numeral(index + 1);
    }

    /// The word in a joint list of `size`: 前 后, 前 中 后, then numerals.
    static Glyph jointWord(int size, int index) {
        return size <= 3 ? wordOn(size, index) : Glyph.numeral(index + 1);
    }
}
