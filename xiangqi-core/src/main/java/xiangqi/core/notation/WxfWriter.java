package xiangqi.core.notation;

import java.util.List;
import xiangqi.core.board.Role;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// Writes the WXF name of one move.
final class WxfWriter {
    private static final String LETTERS = "KAEHRCP";
    private static final String DIRECTIONS = "+-=";

    private final Mover mover;
    private final Tandem tandem;

    WxfWriter(Position position, Tandem tandem) {
        this.mover = new Mover(position);
        this.tandem = tandem;
    }

    String name(Move move) {
        Role role = mover.role(move.from());
        return piece(role, move.from())
                + DIRECTIONS.charAt(mover.direction(move).ordinal())
                + mover.number(move, role);
    }

    private String piece(Role role, Square from) {
        List<Square> column = mover.column(role, mover.fileOf(from));
        int index = column.indexOf(from);
        char letter = LETTERS.charAt(role.ordinal());
        if (role == Role.SOLDIER && column.size() >= 2) {
            return tandem == Tandem.JOINT ? jointName(from) : ruleBookName(column.size(), index, mover.fileOf(from));
        }
        boolean sign = column.size() == 2 && role != Role.ADVISOR && role != Role.ELEPHANT;
        return sign ? letter + (index == 0 ? "+" : "-") : "" + letter + mover.fileOf(from);
    }

    private String jointName(Square from) {
        List<Square> joint = new Soldiers(mover).joint();
        int index = joint.indexOf(from);
        return switch (joint.size()) {
            case 2 -> "P" + "+-".charAt(index);
            case 3 -> "P" + "+.-".charAt(index);
            default -> "P" + (char) ('a' + index);
        };
    }

    private String ruleBookName(int size, int index, int file) {
        if (new Soldiers(mover).columns().size() >= 2) {
            boolean middle = size == 3 && index == 1;
            return "" + file + (index == 0 ? "+" : middle ? file : "-");
        }
        return switch (size) {
            case 2 -> List.of("P+", "P-").get(index);
            case 3 -> List.of("P+", "P" + file, "P-").get(index);
            case 4 -> List.of("++", "P+", "P-", "--").get(index);
            default -> List.of("++", "P+", "P" + file, "P-", "--").get(index);
        };
    }
}
