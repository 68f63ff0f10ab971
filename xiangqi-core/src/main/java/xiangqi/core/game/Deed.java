package xiangqi.core.game;

import java.util.List;
import java.util.Set;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.rules.Move;

/// One ply of a cycle and what it did.
///
/// @param attacks what counts; empty for an idle ply
/// @param chased the pieces it chases, on their points after the ply
/// @param checking the pieces that give check after it
public record Deed(Move move, Set<Attack> attacks, List<Placed> chased, List<Placed> checking) {
    public Deed {
        attacks = Set.copyOf(attacks);
        chased = List.copyOf(chased);
        checking = List.copyOf(checking);
    }
}
