package xiangqi.ui.table;

import java.util.Optional;
import xiangqi.core.game.Line;
import xiangqi.core.table.Game;

/// How near a game is to the draw that the natural limit makes of it.
///
/// @param rounds counted so far, whole ones
/// @param of how many make the draw
public record NaturalLimit(int rounds, int of) {
    /// From here on it is worth a look.
    private static final int NEAR = 10;

    /// Of a running game under terms with the natural limit.
    static Optional<NaturalLimit> of(Game game) {
        return game.running() && game.terms().naturalLimit()
                ? Optional.of(new NaturalLimit(game.line().countedTowardsLimit() / 2, Line.NATURAL_LIMIT / 2))
                : Optional.empty();
    }

    /// Whether few rounds are left.
    public boolean isNear() {
        return of - rounds <= NEAR;
    }
}
