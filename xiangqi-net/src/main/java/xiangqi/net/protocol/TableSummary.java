package xiangqi.net.protocol;

import java.util.Map;
import xiangqi.core.board.Side;
import xiangqi.core.table.Player;
import xiangqi.core.table.Terms;

/// A table in a list.
///
/// @param terms what its next game is played under
/// @param players who sits where
/// @param playing whether a game is running
/// @param plies how many moves its running or last game has; 0 if there was none
/// @param watching how many watch, players included
public record TableSummary(
        TableId id, Terms terms, Map<Side, Player> players, boolean playing, int plies, int watching) {
    public TableSummary {
        players = Map.copyOf(players);
    }
}
