package xiangqi.core.diagram;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.board.Board;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;
import xiangqi.core.study.Marks;

/// What a board shows at one moment: pieces and marks. Whoever makes it decides; nothing here is judged.
///
/// @param lastMove the move whose two ends are marked
/// @param picked the piece that is lifted
/// @param quiet where it may go without capturing
/// @param captures what it may capture
/// @param check the general in check
/// @param loop the moves of a repeated cycle, drawn as capsules around their two points
/// @param faults what is wrong with the set-up, numbered from 1
/// @param ghosts pieces that a handicap took away
/// @param drawn arrows and circles that somebody drew
public record Frame(
        Board board,
        Optional<Move> lastMove,
        Optional<Square> picked,
        Set<Square> quiet,
        Set<Square> captures,
        Optional<Square> check,
        List<Move> loop,
        List<Fault> faults,
        Map<Square, Piece> ghosts,
        Marks drawn) {
    public Frame {
        quiet = Set.copyOf(quiet);
        captures = Set.copyOf(captures);
        loop = List.copyOf(loop);
        faults = List.copyOf(faults);
        ghosts = Map.copyOf(ghosts);
    }

    /// The board without any mark.
    public static Frame of(Board board) {
        return new Frame(
                board,
                Optional.empty(),
                Optional.empty(),
                Set.of(),
                Set.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                Map.of(),
                Marks.NONE);
    }

    public Frame board(Board board) {
        return new Frame(board, lastMove, picked, quiet, captures, check, loop, faults, ghosts, drawn);
    }

    public Frame lastMove(Optional<Move> lastMove) {
        return new Frame(board, lastMove, picked, quiet, captures, check, loop, faults, ghosts, drawn);
    }

    /// With that piece lifted and its targets marked.
    public Frame picked(Square picked, Set<Square> quiet, Set<Square> captures) {
        return new Frame(board, lastMove, Optional.of(picked), quiet, captures, check, loop, faults, ghosts, drawn);
    }

    /// With no piece lifted.
    public Frame unpicked() {
        return new Frame(board, lastMove, Optional.empty(), Set.of(), Set.of(), check, loop, faults, ghosts, drawn);
    }

    public Frame check(Optional<Square> check) {
        return new Frame(board, lastMove, picked, quiet, captures, check, loop, faults, ghosts, drawn);
    }

    public Frame loop(List<Move> loop) {
        return new Frame(board, lastMove, picked, quiet, captures, check, loop, faults, ghosts, drawn);
    }

    public Frame faults(List<Fault> faults) {
        return new Frame(board, lastMove, picked, quiet, captures, check, loop, faults, ghosts, drawn);
    }

    public Frame ghosts(Map<Square, Piece> ghosts) {
        return new Frame(board, lastMove, picked, quiet, captures, check, loop, faults, ghosts, drawn);
    }

    public Frame drawn(Marks drawn) {
        return new Frame(board, lastMove, picked, quiet, captures, check, loop, faults, ghosts, drawn);
    }
}
