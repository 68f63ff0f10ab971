package xiangqi.ui.lobby;

import xiangqi.core.table.Seat;
import xiangqi.net.protocol.TableId;

/// What the lobby leads to.
public interface LobbyActions {
    /// Asks for the terms of a new table.
    void newTable();

    /// Goes to a table and takes that chair.
    void sit(TableId table, Seat seat);

    /// Goes to a table: back to one's own game, or to watch.
    void watch(TableId table);

    /// Ends the sign-in.
    void signOut();

    /// Ends the connection and goes back to where a start begins.
    void leave();
}
