package xiangqi.core.diagram;

import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;

/// A position as lines of text, for places that take no pictures. Red's pieces stand in round brackets, Black's
/// in square ones, so that 車 馬 炮 are told apart too. All columns are as wide as two letters or one Chinese
/// character of a font of one width; the files are counted as the players count them.
public final class TextDiagram {
    private static final String FULL_WIDTH = "\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19";
    private static final String CHINESE = "一二三四五六七八九";
    private static final String RIVER_TRADITIONAL = "楚 河          漢 界";
    private static final String RIVER_SIMPLIFIED = "楚 河          汉 界";

    /// The strokes of the palaces between two rows, by the upper row from the top of the picture.
    private static final Map<Integer, String> PALACES = Map.of(0, "\\/", 1, "/\\", 7, "\\/", 8, "/\\");

    private static final int RIVER = 4;

    private final Board board;
    private final PieceSet pieces;
    private final boolean flipped;

    private TextDiagram(Board board, PieceSet pieces, boolean flipped) {
        this.board = board;
        this.pieces = pieces;
        this.flipped = flipped;
    }

    /// The board, each line ended by a line feed.
    ///
    /// @param pieces in which script; [PieceSet#SYMBOLS] writes the letters of FEN
    /// @param flipped whether Black is below
    public static String of(Board board, PieceSet pieces, boolean flipped) {
        return new TextDiagram(board, pieces, flipped).written();
    }

    private String written() {
        StringBuilder text = new StringBuilder();
        line(text, files(flipped ? Side.RED : Side.BLACK));
        for (int row = 0; row <= 9; row++) {
            line(text, points(row));
            if (row < 9) {
                line(text, row == RIVER ? river() : between(row));
            }
        }
        line(text, files(flipped ? Side.BLACK : Side.RED));
        return text.toString();
    }

    private static void line(StringBuilder text, String line) {
        text.append(line.stripTrailing()).append('\n');
    }

    private static String joined(String between, IntFunction<String> cell) {
        return IntStream.rangeClosed(0, 8).mapToObj(cell).collect(Collectors.joining(between));
    }

    /// The numbers of the files, each player counting from the right hand.
    private String files(Side side) {
        boolean fromLeft = (side == Side.BLACK) != flipped;
        String numbers = side == Side.RED ? CHINESE : FULL_WIDTH;
        return joined(" ", column -> " " + numbers.charAt(fromLeft ? column : 8 - column) + " ");
    }

    private String points(int row) {
        return joined("-", column -> board.at(at(column, row)).map(this::piece).orElse("-\uff0b-"));
    }

    private Square at(int column, int row) {
        return Square.of(flipped ? 8 - column : column, flipped ? row : 9 - row);
    }

    private String piece(Piece piece) {
        String glyph = Optional.of(pieces.glyph(piece))
                .filter(found -> !found.isEmpty())
                .orElseGet(() -> letter(piece));
        return piece.side() == Side.RED ? "(" + glyph + ")" : "[" + glyph + "]";
    }

    /// The letter of FEN, as wide as a Chinese character.
    private static String letter(Piece piece) {
        return Character.toString(piece.letter() - '!' + '\uff01');
    }

    private static String between(int row) {
        StringBuilder line = new StringBuilder(joined(" ", _ -> " \uff5c "));
        Optional.ofNullable(PALACES.get(row)).ifPresent(strokes -> {
            line.setCharAt(gap(3), strokes.charAt(0));
            line.setCharAt(gap(4), strokes.charAt(1));
        });
        return line.toString();
    }

    /// The index of the character between a column and the next.
    private static int gap(int column) {
        return 4 * column + 3;
    }

    private String river() {
        String words = pieces == PieceSet.SIMPLIFIED ? RIVER_SIMPLIFIED : RIVER_TRADITIONAL;
        return " \uff5c " + " ".repeat(8) + words + " ".repeat(8) + " \uff5c ";
    }
}
