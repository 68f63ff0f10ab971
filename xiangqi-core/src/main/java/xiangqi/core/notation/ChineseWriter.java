package xiangqi.core.notation;

import java.util.List;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// Writes the Chinese name of one move.
final class ChineseWriter {
    private static final int LONGEST = 5;
    private static final String NUMERALS = "一二三四五六七八九";

    private final Position position;
    private final Mover mover;
    private final Script script;
    private final Tandem tandem;
    private final char[] name = new char[LONGEST];
    private int length;

    ChineseWriter(Position position, Script script, Tandem tandem) {
        this.position = position;
        this.mover = new Mover(position);
        this.script = script;
        this.tandem = tandem;
    }

    String name(Move move) {
        Square from = move.from();
        Role role = mover.role(from);
        List<Square> column = mover.column(role, mover.fileOf(from));
        if (role == Role.SOLDIER && column.size() >= 2) {
            soldier(move, column);
        } else if (column.size() == 2 && role != Role.ADVISOR && role != Role.ELEPHANT) {
            word(Soldiers.wordOn(2, column.indexOf(from)));
            piece(role);
        } else {
            piece(role);
            digit(mover.fileOf(from));
        }
        put(script.direction(mover.direction(move)));
        digit(mover.number(move, role));
        return new String(name, 0, length);
    }

    private void soldier(Move move, List<Square> column) {
        Soldiers soldiers = new Soldiers(mover);
        if (tandem == Tandem.JOINT) {
            List<Square> joint = soldiers.joint();
            word(Soldiers.jointWord(joint.size(), joint.indexOf(move.from())));
            piece(Role.SOLDIER);
            return;
        }
        Glyph word = Soldiers.wordOn(column.size(), column.indexOf(move.from()));
        word(word);
        if (tandem == Tandem.FILE_NAMED && soldiers.columns().size() >= 2) {
            digit(mover.fileOf(move.from()));
            return;
        }
        piece(Role.SOLDIER);
        if (fitsAnother(soldiers.called(word), move)) {
            digit(mover.fileOf(move.from()));
        }
    }

    /// Whether a second soldier of the same name can make a move of the same name.
    private boolean fitsAnother(List<Square> called, Move move) {
        Direction direction = mover.direction(move);
        int number = mover.number(move, Role.SOLDIER);
        return called.stream()
                .filter(soldier -> soldier != move.from())
                .flatMap(soldier -> mover.move(soldier, Role.SOLDIER, direction, number).stream())
                .anyMatch(position::isLegal);
    }

    private void piece(Role role) {
        put(script.piece(mover.side(), role));
    }

    private void word(Glyph word) {
        put(word.isNumeral() ? NUMERALS.charAt(word.number() - 1) : script.place(word));
    }

    private void digit(int number) {
        put(mover.side() == Side.RED ? NUMERALS.charAt(number - 1) : (char) ('０' + number));
    }

    private void put(char c) {
        name[length++] = c;
    }
}
