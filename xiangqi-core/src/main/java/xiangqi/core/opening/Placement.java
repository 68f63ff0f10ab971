package xiangqi.core.opening;

import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;

/// Where the pieces of one side stand, and a key of it: equal placements have equal keys, different ones almost surely
/// not.
final class Placement {
    private final Board board;

    private Placement(Board board) {
        this.board = board;
    }

    static Placement atHome(Side side) {
        Board board = Board.EMPTY;
        for (Board.Placed placed : Board.STANDARD.pieces()) {
            if (placed.piece().side() == side) {
                board = board.with(placed.square(), placed.piece());
            }
        }
        return new Placement(board);
    }

    /// Whether a piece of this side stands where the move begins and none where it ends.
    boolean allows(Move move) {
        return !board.isEmpty(move.from()) && board.isEmpty(move.to());
    }

    Placement after(Move move) {
        return new Placement(
                board.without(move.from()).with(move.to(), board.at(move.from()).orElseThrow()));
    }

    Piece at(Square square) {
        return board.at(square).orElseThrow();
    }

    long key() {
        return key(board, Side.RED) + key(board, Side.BLACK);
    }

    /// The key of one side's pieces on a board.
    static long key(Board board, Side side) {
        long key = 0;
        for (int square = 0; square < 90; square++) {
            byte code = board.codeAt(square);
            if (code != Board.NONE && Piece.at(code).side() == side) {
                key += mixed(code * 90L + square + 1);
            }
        }
        return key;
    }

    /// The finaliser of SplitMix64.
    private static long mixed(long number) {
        long z = number * 0x9e3779b97f4a7c15L;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
