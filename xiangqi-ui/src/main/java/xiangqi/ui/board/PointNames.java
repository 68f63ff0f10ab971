package xiangqi.ui.board;

import java.util.Optional;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.Frame;
import xiangqi.core.rules.Move;
import xiangqi.ui.text.Words;

/// What is read out about a board and its points.
final class PointNames {
    private final Words words;

    PointNames(Words words) {
        this.words = words;
    }

    /// "八路三线 黑炮，可吃".
    String of(Square square, Frame frame) {
        String name = frame.board()
                .at(square)
                .map(piece -> words.text("board.point.piece", square, piece))
                .orElseGet(() -> words.text("board.point.empty", square));
        if (frame.picked().equals(Optional.of(square))) {
            return words.text("board.point.picked", name);
        }
        if (frame.quiet().contains(square)) {
            return words.text("board.point.quiet", name);
        }
        return frame.captures().contains(square) ? words.text("board.point.capture", name) : name;
    }

    /// The move that was made last, and whether it gave check.
    String board(Frame frame) {
        String moved = frame.lastMove()
                .flatMap(move -> frame.board().at(move.to()).map(piece -> moved(move, piece)))
                .orElse(words.text("board.name"));
        return frame.check()
                .flatMap(frame.board()::at)
                .map(general -> words.text("board.check", moved, general))
                .orElse(moved);
    }

    private String moved(Move move, Piece piece) {
        return words.text("board.moved", piece, move.from(), move.to());
    }
}
