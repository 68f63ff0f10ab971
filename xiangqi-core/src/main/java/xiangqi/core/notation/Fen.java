package xiangqi.core.notation;

import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;

/// Set-ups as one line of text, in the form that programs exchange (formats.md §6): ten rows from Black's home
/// rank down, each from Red's left, the side to move, two fields without meaning in this game, and two counts.
public final class Fen {
    /// The start of a game.
    public static final String STANDARD = write(Setup.STANDARD);

    private Fen() {}

    /// Reads a FEN in any dialect: N or H for the horse, B or E for the elephant, K or G for the general, P or
    /// S for the soldier; `w`, `r` or `b` for the side to move; full-width characters; any amount of space
    /// around the fields and the row separators; every field after the board may be missing; `moves …` may
    /// follow.
    ///
    /// Only the form is judged. A board without generals, for instance, is read.
    public static FenReading read(String text) {
        return new FenReader(text).read();
    }

    /// The FEN of a set-up with all six fields: `… w - - 0 1`.
    public static String write(Setup setup) {
        return written(setup).append(" - - 0 1").toString();
    }

    /// The FEN of a set-up without the fields that say nothing about it: `… w`.
    public static String writeShort(Setup setup) {
        return written(setup).toString();
    }

    private static StringBuilder written(Setup setup) {
        StringBuilder fen = new StringBuilder(80);
        for (int rank = 9; rank >= 0; rank--) {
            writeRow(setup.board(), rank, fen);
            fen.append(rank == 0 ? ' ' : '/');
        }
        return fen.append(setup.turn() == Side.RED ? 'w' : 'b');
    }

    private static void writeRow(Board board, int rank, StringBuilder fen) {
        int empty = 0;
        for (int file = 0; file < 9; file++) {
            byte code = board.codeAt(rank * 9 + file);
            if (code == Board.NONE) {
                empty++;
                continue;
            }
            if (empty > 0) {
                fen.append((char) ('0' + empty));
                empty = 0;
            }
            fen.append(Piece.at(code).letter());
        }
        if (empty > 0) {
            fen.append((char) ('0' + empty));
        }
    }
}
