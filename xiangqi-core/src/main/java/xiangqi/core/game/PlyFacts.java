package xiangqi.core.game;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;
import xiangqi.core.rules.Threats;

/// What one ply did, told from the boards before and after it alone: the same in every cycle it is part of.
///
/// @param deed the ply and what counts of it
/// @param chased the points of the pieces it chases
/// @param pinned those of them that are chariots which a horse pins
/// @param checking the points of the pieces that give check after it
record PlyFacts(Side mover, Deed deed, List<Square> chased, List<Square> pinned, List<Square> checking) {
    static PlyFacts of(Position before, Ply ply, Edition edition) {
        Position after = ply.after();
        Side mover = before.turn();
        Threats threats = Threats.of(mover, after);
        Set<Attack> attacks = EnumSet.noneOf(Attack.class);
        List<Square> checking = after.checkers();
        List<Square> chased = Chases.of(before, ply);
        if (!checking.isEmpty()) {
            attacks.add(Attack.CHECK);
        } else if (edition == Edition.CHINESE && threats.canMate(3)) {
            attacks.add(Attack.MATE_THREAT);
        }
        if (!chased.isEmpty()) {
            attacks.add(Attack.CHASE);
        }
        List<Square> pinned = new ArrayList<>();
        for (Square square : chased) {
            if (after.at(square).orElseThrow().role() == Role.CHARIOT && threats.pinsByHorse(square)) {
                pinned.add(square);
            }
        }
        Deed deed = new Deed(ply.move(), attacks, placed(after, chased), placed(after, checking));
        return new PlyFacts(mover, deed, chased, pinned, checking);
    }

    /// The pieces on these points.
    static List<Placed> placed(Position position, Iterable<Square> squares) {
        List<Placed> placed = new ArrayList<>();
        for (Square square : squares) {
            placed.add(new Placed(position.at(square).orElseThrow(), square));
        }
        return placed;
    }
}
