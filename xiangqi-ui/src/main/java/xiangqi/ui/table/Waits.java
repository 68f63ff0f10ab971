package xiangqi.ui.table;

import java.util.Set;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;

/// What a table without a game waits for, as seen by those at this screen.
public enum Waits {
    /// Spectators see a free chair.
    FOR_PLAYERS,
    /// The other chair is free.
    FOR_OPPONENT,
    /// A player at this screen has not yet agreed to start.
    FOR_ME,
    /// The opponent has not yet agreed to start.
    FOR_READY,
    /// Spectators see two players who have not both agreed to start.
    FOR_START;

    static Waits of(Table table, Set<Seat> here) {
        boolean full = table.players().size() == 2;
        if (here.isEmpty()) {
            return full ? FOR_START : FOR_PLAYERS;
        }
        if (!full) {
            return FOR_OPPONENT;
        }
        boolean agreed = here.stream().allMatch(seat -> table.ready().contains(seat.side()));
        return agreed ? FOR_READY : FOR_ME;
    }
}
