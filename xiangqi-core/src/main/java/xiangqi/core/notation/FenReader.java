package xiangqi.core.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// One walk over a FEN, from its first character to its last. Without regular expressions and without cutting
/// the text into pieces: lists of millions of positions are read.
final class FenReader {
    private static final byte[] PIECES = pieces();

    private final String text;
    private final byte[] codes = new byte[90];
    private int index;
    private Side turn = Side.RED;
    private boolean sideGiven;
    private List<Move> moves = List.of();
    private List<String> written = List.of();
    private Optional<FenFault> fault = Optional.empty();

    FenReader(String text) {
        this.text = text;
        Arrays.fill(codes, Board.NONE);
    }

    FenReading read() {
        skipSpace();
        if (index == text.length()) {
            fail(FenFault.Kind.EMPTY, 0);
        } else if (readBoard()) {
            readFields();
        }
        if (fault.isPresent()) {
            return new FenReading.Unreadable(fault.get());
        }
        return new FenReading.Read(new Setup(Board.ofCodes(codes), turn), sideGiven, moves, written);
    }

    private boolean readBoard() {
        for (int row = 1; row <= 10; row++) {
            if (!readRow(row)) {
                return false;
            }
            int end = index;
            skipSpace();
            boolean more = at('/');
            if (more && row == 10) {
                return fail(FenFault.Kind.TOO_MANY_ROWS, 11, 1);
            }
            if (!more && row < 10) {
                index = end;
                return fail(FenFault.Kind.TOO_FEW_ROWS, row + 1, 1);
            }
            if (more) {
                index++;
                skipSpace();
            }
        }
        return true;
    }

    private boolean readRow(int row) {
        int point = (10 - row) * 9;
        int column = 1;
        for (; index < text.length(); index++) {
            char c = FullWidth.plain(text.charAt(index));
            if (c == '/' || c == ' ') {
                break;
            }
            if (c >= '1' && c <= '9') {
                if (column + (c - '0') > 10) {
                    return fail(FenFault.Kind.ROW_TOO_LONG, row, column);
                }
                column += c - '0';
                continue;
            }
            byte piece = c < 128 ? PIECES[c] : Board.NONE;
            if (piece == Board.NONE) {
                return fail(
                        hasHiddenPieces() ? FenFault.Kind.HIDDEN_PIECES : FenFault.Kind.UNKNOWN_LETTER, row, column);
            }
            if (column > 9) {
                return fail(FenFault.Kind.ROW_TOO_LONG, row, column);
            }
            codes[point + column - 1] = piece;
            column++;
        }
        return column == 10 || fail(FenFault.Kind.ROW_TOO_SHORT, row, column);
    }

    /// Whether this is a board of ten rows whose rest has one of the letters X and D, which only XFEN has: the
    /// foreign letter met here is then one of its many letters for hidden and captured pieces. A word that is
    /// no board at all may have an X or D, too.
    private boolean hasHiddenPieces() {
        boolean hidden = false;
        int separators = 0;
        for (int i = wordStart(); i < text.length() && FullWidth.plain(text.charAt(i)) != ' '; i++) {
            char c = FullWidth.plain(text.charAt(i));
            separators += c == '/' ? 1 : 0;
            hidden |= i >= index && ((c | 0x20) == 'x' || (c | 0x20) == 'd');
        }
        return hidden && separators == 9;
    }

    /// Where the word begins that is being read.
    private int wordStart() {
        int start = index;
        while (start > 0 && FullWidth.plain(text.charAt(start - 1)) != ' ') {
            start--;
        }
        return start;
    }

    private void readFields() {
        for (int field = 0; ; field++) {
            skipSpace();
            if (index == text.length()) {
                return;
            }
            if (isWord("moves")) {
                index += 5;
                readMoves(field + 3);
                return;
            }
            boolean understood = field == 0 ? readSide() || isIdle() : field <= 4 && isIdle();
            if (!understood) {
                fail(field == 0 ? FenFault.Kind.UNKNOWN_SIDE : FenFault.Kind.UNKNOWN_FIELD, field + 2);
                return;
            }
            index = wordEnd();
        }
    }

    private boolean readSide() {
        if (wordEnd() != index + 1) {
            return false;
        }
        switch (FullWidth.plain(text.charAt(index)) | 0x20) {
            case 'w', 'r' -> turn = Side.RED;
            case 'b' -> turn = Side.BLACK;
            default -> {
                return false;
            }
        }
        sideGiven = true;
        return true;
    }

    /// Whether the next word is a dash or a count: the fields that say nothing about the set-up.
    private boolean isIdle() {
        int end = wordEnd();
        if (end == index + 1 && at('-')) {
            return true;
        }
        for (int i = index; i < end; i++) {
            char c = FullWidth.plain(text.charAt(i));
            if (c < '0' || c > '9') {
                return false;
            }
        }
        return true;
    }

    /// @param field the number of the field that the first move is
    private void readMoves(int field) {
        List<Coordinates> played = new ArrayList<>();
        List<Integer> indexes = new ArrayList<>();
        written = new ArrayList<>();
        for (skipSpace(); index < text.length(); skipSpace()) {
            int end = wordEnd();
            String word = text.substring(index, end);
            Coordinates move = new Coordinates(word);
            if (!move.read()) {
                fail(FenFault.Kind.UNKNOWN_MOVE, field + played.size());
                return;
            }
            played.add(move);
            written.add(word);
            indexes.add(index);
            index = end;
        }
        Uci.Ranks ranks = ranks(played);
        moves = new ArrayList<>(played.size());
        for (int i = 0; i < played.size(); i++) {
            if (!played.get(i).fits(ranks)) {
                index = indexes.get(i);
                fail(FenFault.Kind.UNKNOWN_MOVE, field + i);
                return;
            }
            moves.add(played.get(i).move(ranks));
        }
        if (!sideGiven && !moves.isEmpty()) {
            turn = sideOf(moves.getFirst());
        }
    }

    /// How the ranks of the moves are counted: from 0 unless the moves themselves speak for 1.
    private Uci.Ranks ranks(List<Coordinates> played) {
        for (Side side : sideGiven ? List.of(turn) : List.of(Side.RED, Side.BLACK)) {
            Checked start = Position.check(new Setup(Board.ofCodes(codes), side), Legality.STRICT);
            Optional<Uci.Ranks> told = start instanceof Checked.Legal(Position position)
                    ? Uci.ranksOf(position, written)
                    : Uci.ranksByNumbers(played);
            if (told.isPresent()) {
                return told.get();
            }
        }
        return Uci.Ranks.FROM_ZERO;
    }

    private Side sideOf(Move first) {
        byte piece = codes[first.from().ordinal()];
        return piece == Board.NONE ? turn : Piece.at(piece).side();
    }

    private void fail(FenFault.Kind kind, int field) {
        fault = Optional.of(FenFault.outsideBoard(kind, field, index));
    }

    private boolean fail(FenFault.Kind kind, int row, int column) {
        fault = Optional.of(new FenFault(kind, row, column, 1, index));
        return false;
    }

    private void skipSpace() {
        while (index < text.length() && FullWidth.plain(text.charAt(index)) == ' ') {
            index++;
        }
    }

    private boolean at(char c) {
        return index < text.length() && FullWidth.plain(text.charAt(index)) == c;
    }

    private boolean isWord(String word) {
        int end = wordEnd();
        return end - index == word.length() && plainWord(end).equalsIgnoreCase(word);
    }

    private int wordEnd() {
        int end = index;
        while (end < text.length() && FullWidth.plain(text.charAt(end)) != ' ') {
            end++;
        }
        return end;
    }

    private String plainWord(int end) {
        StringBuilder word = new StringBuilder(end - index);
        for (int i = index; i < end; i++) {
            word.append(FullWidth.plain(text.charAt(i)));
        }
        return word.toString();
    }

    private static byte[] pieces() {
        byte[] pieces = new byte[128];
        Arrays.fill(pieces, Board.NONE);
        for (Role role : Role.values()) {
            letter(pieces, role.letter(), role);
        }
        letter(pieces, 'g', Role.GENERAL);
        letter(pieces, 'e', Role.ELEPHANT);
        letter(pieces, 'h', Role.HORSE);
        letter(pieces, 's', Role.SOLDIER);
        return pieces;
    }

    private static void letter(byte[] pieces, char letter, Role role) {
        pieces[letter] = (byte) Piece.of(Side.BLACK, role).ordinal();
        pieces[Character.toUpperCase(letter)] = (byte) Piece.of(Side.RED, role).ordinal();
    }
}
