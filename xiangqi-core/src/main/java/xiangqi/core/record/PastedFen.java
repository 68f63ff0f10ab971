package xiangqi.core.record;

import java.util.regex.Pattern;
import xiangqi.core.board.Setup;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenFault;
import xiangqi.core.notation.FenReading;

/// A line with a FEN as people and programs hand it on: in quotation marks, with underscores for its blanks, moves
/// parted by strokes, words of programs before it and words of people behind it.
///
/// @param fen itself, the moves behind the word `moves` included
/// @param words those of people behind it; empty for none
/// @param reading what the FEN says
record PastedFen(String fen, String words, FenReading reading) {
    private static final String OPENING = "\"'`“‘「『";
    private static final String CLOSING = "\"'`”’」』";
    private static final Pattern BETWEEN_MOVES = Pattern.compile("[|｜,，;；、]");
    private static final Pattern PROSE =
            Pattern.compile("[（(【\\[《“\"]?(?:\\p{IsIdeographic}.*|[A-Za-z]{3,}[ ,.!?:].*)");
    private static final Pattern BLACK_FIRST = Pattern.compile("[（(【\\[]?黑方?(?:先|走|行).*");

    static PastedFen of(String line) {
        String fen = plain(line);
        FenReading reading = Fen.read(fen);
        if (reading instanceof FenReading.Unreadable(FenFault why) && isBehindBoard(why)) {
            String words = fen.substring(why.index()).strip();
            if (PROSE.matcher(words).matches()) {
                boolean black = why.kind() == FenFault.Kind.UNKNOWN_SIDE
                        && BLACK_FIRST.matcher(words).matches();
                String start = fen.substring(0, why.index()).strip() + (black ? " b" : "");
                return new PastedFen(start, words, Fen.read(start));
            }
        }
        return new PastedFen(fen, "", reading);
    }

    private static boolean isBehindBoard(FenFault why) {
        return switch (why.kind()) {
            case UNKNOWN_SIDE, UNKNOWN_FIELD, UNKNOWN_MOVE -> true;
            default -> false;
        };
    }

    /// A line without the marks around a FEN and the words that programs tell each other before it; `startpos` is the
    /// usual start.
    static String plain(String line) {
        String fen = unquoted(line.strip());
        fen = fen.startsWith("position ") ? fen.substring(9).strip() : fen;
        fen = fen.startsWith("fen ") ? fen.substring(4).strip() : fen;
        boolean usual = fen.equals("startpos") || fen.startsWith("startpos ");
        return parted(usual ? Fen.write(Setup.STANDARD) + fen.substring(8) : fen);
    }

    private static String unquoted(String line) {
        int mark = line.isEmpty() ? -1 : OPENING.indexOf(line.charAt(0));
        int close = mark < 0 ? -1 : line.indexOf(CLOSING.charAt(mark), 1);
        return close < 0 ? line : (line.substring(1, close) + ' ' + line.substring(close + 1)).strip();
    }

    /// With blanks between its fields and its moves.
    private static String parted(String fen) {
        int blank = fen.indexOf(' ');
        int board = blank < 0 ? fen.length() : blank;
        String fields = fen.substring(0, board).replace('_', ' ') + fen.substring(board);
        int moves = fields.indexOf(" moves ");
        return moves < 0
                ? fields
                : fields.substring(0, moves)
                        + BETWEEN_MOVES.matcher(fields.substring(moves)).replaceAll(" ");
    }
}
