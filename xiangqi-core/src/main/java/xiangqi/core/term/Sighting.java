package xiangqi.core.term;

import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;

/// A term that a position shows.
///
/// @param side whose piece or shape it is; of attacks, whose general, horse or elephant suffers it
/// @param role which pieces, where the term is said of several kinds: 巡河炮, 骑河车
/// @param squares the points concerned: the pieces, for a blocked horse or elephant followed by what blocks it, for a
///     check the general and those that give it
public record Sighting(Term term, Side side, Optional<Role> role, List<Square> squares) {
    public Sighting {
        squares = List.copyOf(squares);
    }
}
