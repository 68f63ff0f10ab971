package xiangqi.core.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// The slow way of reading, straight from formats.md §7: print every accepted name of every legal move, then
/// look the text up. Names come in one script with Chinese numerals, WXF names in capitals with `=`; the ways
/// of writing one character are not repeated here. It shares nothing with the readers.
final class AcceptedNames {
    /// For every name the moves it fits: by a name of its own first, by the plain name of a piece that shares
    /// its file only where nothing has a name of its own.
    private final Map<String, TreeSet<Move>> own = new HashMap<>();
    private final Map<String, TreeSet<Move>> plain = new HashMap<>();
    private final Board board;
    private final Side side;

    private AcceptedNames(Position position) {
        board = position.board();
        side = position.turn();
    }

    static AcceptedNames chinese(Position position) {
        AcceptedNames names = new AcceptedNames(position);
        position.legalMoves().forEach(names::addChinese);
        return names;
    }

    static AcceptedNames wxf(Position position) {
        AcceptedNames names = new AcceptedNames(position);
        position.legalMoves().forEach(names::addWxf);
        return names;
    }

    /// The legal moves that a text fits.
    List<Move> fitting(String text) {
        TreeSet<Move> nothing = new TreeSet<>(Comparator.comparing(Move::toString));
        TreeSet<Move> found = own.getOrDefault(text, nothing);
        return List.copyOf(found.isEmpty() ? plain.getOrDefault(text, nothing) : found);
    }

    /// All texts in good form that fit a legal move.
    TreeSet<String> texts() {
        TreeSet<String> texts = new TreeSet<>(own.keySet());
        texts.addAll(plain.keySet());
        return texts;
    }

    private void addChinese(Move move) {
        Role role = roleOn(move.from());
        String piece = "帅仕相马车炮兵".substring(role.ordinal(), role.ordinal() + 1);
        String file = numeral(number(move.from()));
        String end = "进退平".charAt(direction(move)) + numeral(count(move, role));
        List<Square> column = column(role, move.from().file());
        int place = column.indexOf(move.from());
        if (column.size() == 1) {
            add(own, piece + file + end, move);
            return;
        }
        add(plain, piece + file + end, move);
        if (role == Role.SOLDIER) {
            String word = List.of("", "", "前后", "前中后", "前二三后", "前二三四后")
                    .get(column.size())
                    .substring(place, place + 1);
            add(own, word + file + end, move);
            add(own, word + piece + file + end, move);
            if ("前中后".contains(word)) {
                add(own, word + piece + end, move);
                add(own, piece + word + end, move);
            } else {
                add(own, word + piece + end, move);
            }
            List<Square> joint = joint();
            if (joint.size() >= 4) {
                add(own, numeral(joint.indexOf(move.from()) + 1) + piece + end, move);
            }
            return;
        }
        String word = place == 0 ? "前" : "后";
        add(own, word + piece + end, move);
        add(own, piece + word + end, move);
        add(own, word + piece + file + end, move);
    }

    private void addWxf(Move move) {
        Role role = roleOn(move.from());
        String letter = "KAEHRCP".substring(role.ordinal(), role.ordinal() + 1);
        int file = number(move.from());
        String end = "+-=".charAt(direction(move)) + "" + count(move, role);
        List<Square> column = column(role, move.from().file());
        int place = column.indexOf(move.from());
        if (column.size() == 1) {
            add(own, letter + file + end, move);
            return;
        }
        if (role != Role.SOLDIER) {
            String sign = place == 0 ? "+" : "-";
            add(plain, letter + file + end, move);
            add(own, letter + sign + end, move);
            add(own, sign + letter + end, move);
            return;
        }
        // The signs of the rule book. A sign in front of the letter means the front, rear or middle one, however many.
        String sign = switch (column.size()) {
            case 2 -> List.of("+", "-").get(place);
            case 3 -> List.of("+", ".", "-").get(place);
            case 4 -> List.of("++", "+", "-", "--").get(place);
            default -> List.of("++", "+", ".", "-", "--").get(place);
        };
        if (sign.equals(".")) {
            add(own, "P" + file + end, move);
            add(own, file + "" + file + end, move);
        } else {
            add(plain, "P" + file + end, move);
        }
        if (sign.length() == 2) {
            add(own, sign + end, move);
            add(own, sign.charAt(0) + "P" + end, move);
        } else {
            add(own, "P" + sign + end, move);
            if (column.size() < 4 || sign.equals(".")) {
                add(own, sign + "P" + end, move);
            }
            if (!sign.equals(".")) {
                add(own, file + sign + end, move);
            }
        }
        List<Square> joint = joint();
        if (joint.size() >= 4) {
            add(own, "P" + "abcde".charAt(joint.indexOf(move.from())) + end, move);
        }
    }

    private static void add(Map<String, TreeSet<Move>> names, String name, Move move) {
        names.computeIfAbsent(name, n -> new TreeSet<>(Comparator.comparing(Move::toString)))
                .add(move);
    }

    /// The mover's pieces of one kind on a file of the board, from front to rear.
    private List<Square> column(Role role, int boardFile) {
        List<Square> column = new ArrayList<>();
        for (int rank = 0; rank < 10; rank++) {
            Square square = Square.of(boardFile, rank);
            if (board.at(square).filter(Piece.of(side, role)::equals).isPresent()) {
                column.add(square);
            }
        }
        return side == Side.RED ? column.reversed() : column;
    }

    /// The mover's soldiers on files with two or more: files from right to left, each from front to rear.
    private List<Square> joint() {
        List<Square> joint = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            List<Square> column = column(Role.SOLDIER, side == Side.RED ? 8 - i : i);
            if (column.size() > 1) {
                joint.addAll(column);
            }
        }
        return joint;
    }

    private Role roleOn(Square square) {
        return board.at(square).orElseThrow().role();
    }

    private int number(Square square) {
        return side == Side.RED ? 9 - square.file() : 1 + square.file();
    }

    /// 0 forward, 1 back, 2 across.
    private int direction(Move move) {
        int ranks = move.to().rank() - move.from().rank();
        return ranks == 0 ? 2 : ranks > 0 == (side == Side.RED) ? 0 : 1;
    }

    private int count(Move move, Role role) {
        boolean byFile = direction(move) == 2
                || List.of(Role.HORSE, Role.ELEPHANT, Role.ADVISOR).contains(role);
        return byFile
                ? number(move.to())
                : Math.abs(move.to().rank() - move.from().rank());
    }

    private static String numeral(int number) {
        return "一二三四五六七八九".substring(number - 1, number);
    }
}
