package xiangqi.server.cluster;

import xiangqi.net.protocol.TableId;

/// Reaches whoever a message is for, on whatever node they are. What is told while a node dies may be lost.
public interface Directory {
    void tell(TableId table, ToTable message);

    /// @param account the player's id
    void tell(String account, ToAttendance message);

    void tell(ToLobby message);
}
