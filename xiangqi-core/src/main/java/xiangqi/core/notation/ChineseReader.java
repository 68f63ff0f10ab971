package xiangqi.core.notation;

import java.util.List;
import xiangqi.core.board.Role;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Position;

/// Reads one Chinese name of a move. The first half names a piece:
///
/// | form | example |
/// |---|---|
/// | piece, file | 炮二平五 |
/// | word, piece | 前车平四, 二兵平四, 中卒进１ |
/// | piece, word | 车前平四 |
/// | word, file (soldiers) | 前三平四 |
/// | word, piece, file | 前兵九平八 |
///
/// The second half is a direction and a number. Space between the characters is ignored.
final class ChineseReader {
    private static final int LONGEST = 5;

    private final Position position;
    private final Mover mover;
    private final Glyph[] glyphs = new Glyph[LONGEST];
    private final int[] indexes = new int[LONGEST + 1];
    private int count;
    private int next;

    private Role role = Role.SOLDIER;
    /// Which of several, [Glyph#OTHER] if the text does not say.
    private Glyph word = Glyph.OTHER;
    /// The file 1–9, 0 if the text does not say.
    private int file;

    ChineseReader(Position position) {
        this.position = position;
        this.mover = new Mover(position);
    }

    MoveReading read(String text) {
        collect(text);
        if (!readName() || !peek().isDirection()) {
            return new MoveReading.NotNotation(indexes[next]);
        }
        Direction direction = take().direction();
        if (!peek().isNumeral()) {
            return new MoveReading.NotNotation(indexes[next]);
        }
        int number = take().number();
        if (indexes[next] < text.length()) {
            return new MoveReading.NotNotation(indexes[next]);
        }
        Candidates candidates = new Candidates(position);
        candidates.add(mover, role, pieces(), direction, number);
        return candidates.reading();
    }

    /// Takes the text apart, up to one character more than the longest name has.
    private void collect(String text) {
        int i = 0;
        for (; i < text.length(); i++) {
            char c = FullWidth.plain(text.charAt(i));
            if (c == ' ') {
                continue;
            }
            if (count == LONGEST) {
                break;
            }
            indexes[count] = i;
            glyphs[count++] = Glyph.of(c);
        }
        indexes[count] = i;
    }

    private boolean readName() {
        if (peek().isPiece()) {
            role = take().role();
            return readFile() || readWord(peek().isPlace());
        }
        if (!readWord(peek().isPlace() || peek().isNumeral())) {
            return false;
        }
        if (peek().isPiece()) {
            role = take().role();
            readFile();
            return true;
        }
        return readFile();
    }

    private boolean readWord(boolean stands) {
        if (stands) {
            word = take();
        }
        return stands;
    }

    private boolean readFile() {
        boolean stands = peek().isNumeral();
        if (stands) {
            file = take().number();
        }
        return stands;
    }

    private Glyph peek() {
        return next < count ? glyphs[next] : Glyph.OTHER;
    }

    private Glyph take() {
        return glyphs[next++];
    }

    /// The pieces that the name fits.
    private List<Square> pieces() {
        if (word == Glyph.OTHER) {
            return mover.column(role, file);
        }
        if (file != 0) {
            return Soldiers.calledOn(mover.column(role, file), word);
        }
        if (role == Role.SOLDIER) {
            return new Soldiers(mover).called(word);
        }
        // A side has at most two pieces of the other kinds, so at most one such column.
        for (List<Square> column : mover.columnsOfSeveral(role)) {
            return Soldiers.calledOn(column, word);
        }
        return List.of();
    }
}
