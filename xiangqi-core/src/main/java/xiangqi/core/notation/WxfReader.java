package xiangqi.core.notation;

import java.util.ArrayList;
import java.util.List;
import xiangqi.core.board.Role;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Position;

/// Reads one WXF name of a move: two characters for the piece, the sign of the direction, a number.
///
/// | piece | example |
/// |---|---|
/// | letter, file | `C2=5` |
/// | letter, sign (front, middle, rear) | `R+=3` `P.=4` `H--1` |
/// | sign, letter (the older way) | `+R=3` `.P=4` |
/// | `P`, letter a–e | `Pb=4` |
/// | file, sign (soldiers) | `3+=4` |
/// | file twice (the middle soldier) | `33=4` |
/// | sign twice (the first and last of four or five soldiers) | `++=4` |
final class WxfReader {
    private static final int LENGTH = 4;

    private final Position position;
    private final Mover mover;
    private final char[] chars = new char[LENGTH];

    WxfReader(Position position) {
        this.position = position;
        this.mover = new Mover(position);
    }

    MoveReading read(String text) {
        int[] indexes = new int[LENGTH + 1];
        int count = 0;
        int end = 0;
        for (; end < text.length(); end++) {
            char c = FullWidth.plain(text.charAt(end));
            if (c == ' ') {
                continue;
            }
            if (count == LENGTH) {
                break;
            }
            chars[count] = c == '=' ? '.' : c;
            indexes[count++] = end;
        }
        indexes[count] = end;
        for (int i = 0; i < LENGTH; i++) {
            if (i == count || !fits(i)) {
                return new MoveReading.NotNotation(indexes[i]);
            }
        }
        if (end < text.length()) {
            return new MoveReading.NotNotation(end);
        }
        return named(Direction.values()["+-.".indexOf(chars[2])], chars[3] - '0');
    }

    private boolean fits(int index) {
        char c = chars[index];
        return switch (index) {
            case 0 -> isDigit(c) || isSign(c) || isLetter(c);
            case 1 -> fitsSecond(chars[0], c);
            case 2 -> isSign(c);
            default -> isDigit(c);
        };
    }

    private static boolean fitsSecond(char first, char c) {
        if (isDigit(first)) {
            return c == '+' || c == '-' || c == first;
        }
        if (isSign(first)) {
            return isLetter(c) || (c == first && c != '.');
        }
        return isDigit(c) || isSign(c) || (isSoldier(first) && isOrder(c));
    }

    private MoveReading named(Direction direction, int number) {
        char first = chars[0];
        char second = chars[1];
        Candidates candidates = new Candidates(position);
        if (isLetter(first) && isDigit(second)) {
            Role role = role(first);
            List<Square> column = mover.column(role, second - '0');
            if (role == Role.SOLDIER && column.size() % 2 == 1 && column.size() >= 3 && isOnlyColumn(role)) {
                // In the rule book's signs this is the middle soldier, where no other file holds several (there it is
                // the file twice); else the plain name of any of them.
                candidates.add(mover, role, List.of(column.get(column.size() / 2)), direction, number);
            }
            if (!candidates.someLegal()) {
                candidates.add(mover, role, column, direction, number);
            }
            return candidates.reading();
        }
        Role role = isLetter(first) ? role(first) : isLetter(second) ? role(second) : Role.SOLDIER;
        candidates.add(mover, role, pieces(role, first, second), direction, number);
        return candidates.reading();
    }

    private boolean isOnlyColumn(Role role) {
        return mover.columnsOfSeveral(role).size() == 1;
    }

    private List<Square> pieces(Role role, char first, char second) {
        if (isDigit(first)) {
            List<Square> column = mover.column(Role.SOLDIER, first - '0');
            return signed(column, isDigit(second) ? '.' : second);
        }
        List<Square> pieces = new ArrayList<>(2);
        for (List<Square> column : mover.columnsOfSeveral(role)) {
            if (isSign(first) && isSign(second)) {
                pieces.addAll(end(column, first));
            } else if (isSign(first)) {
                pieces.addAll(inFront(column, first));
            } else if (isSign(second)) {
                pieces.addAll(signed(column, second));
            }
        }
        return isLetter(first) && isOrder(second) ? ordered(second) : pieces;
    }

    /// The piece of a column with the sign `+`, `-` or `.`: front, rear and middle; of four or five the second,
    /// the last but one and the middle.
    private static List<Square> signed(List<Square> column, char sign) {
        int size = column.size();
        int fromEnd = size >= 4 ? 1 : 0;
        if (size < 2) {
            return List.of();
        }
        return switch (sign) {
            case '+' -> List.of(column.get(fromEnd));
            case '-' -> List.of(column.get(size - 1 - fromEnd));
            default -> size % 2 == 1 ? List.of(column.get(size / 2)) : List.of();
        };
    }

    /// The piece of a column that a sign in front of the letter means: the front, rear or middle one of however many.
    private static List<Square> inFront(List<Square> column, char sign) {
        return switch (sign) {
            case '+' -> List.of(column.getFirst());
            case '-' -> List.of(column.getLast());
            default -> signed(column, sign);
        };
    }

    /// The first or last of four or five.
    private static List<Square> end(List<Square> column, char sign) {
        if (column.size() < 4 || sign == '.') {
            return List.of();
        }
        return List.of(sign == '+' ? column.getFirst() : column.getLast());
    }

    /// The soldier with the letter a–e in a list of four or five.
    private List<Square> ordered(char letter) {
        List<Square> joint = new Soldiers(mover).joint();
        int index = (letter | 0x20) - 'a';
        return joint.size() >= 4 && index < joint.size() ? List.of(joint.get(index)) : List.of();
    }

    private static boolean isDigit(char c) {
        return c >= '1' && c <= '9';
    }

    private static boolean isSign(char c) {
        return c == '+' || c == '-' || c == '.';
    }

    private static boolean isOrder(char c) {
        return (c | 0x20) >= 'a' && (c | 0x20) <= 'e';
    }

    private static boolean isLetter(char c) {
        return switch (c | 0x20) {
            case 'k', 'a', 'e', 'b', 'h', 'n', 'r', 'c', 'p' -> c >= 'A';
            default -> false;
        };
    }

    private static boolean isSoldier(char c) {
        return c == 'P' || c == 'p';
    }

    private static Role role(char letter) {
        return switch (letter | 0x20) {
            case 'k' -> Role.GENERAL;
            case 'a' -> Role.ADVISOR;
            case 'e', 'b' -> Role.ELEPHANT;
            case 'h', 'n' -> Role.HORSE;
            case 'r' -> Role.CHARIOT;
            case 'c' -> Role.CANNON;
            default -> Role.SOLDIER;
        };
    }
}
