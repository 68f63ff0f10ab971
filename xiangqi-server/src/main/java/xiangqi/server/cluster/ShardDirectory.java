package xiangqi.server.cluster;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.ShardingEnvelope;
import xiangqi.net.protocol.TableId;

/// Reaches tables and accounts by their shards, and the lobby by its proxy.
public record ShardDirectory(
        ActorRef<ShardingEnvelope<ToTable>> tables,
        ActorRef<ShardingEnvelope<ToAttendance>> accounts,
        ActorRef<ToLobby> lobby)
        implements Directory {
    @Override
    public void tell(TableId table, ToTable message) {
        tables.tell(new ShardingEnvelope<>(table.toString(), message));
    }

    @Override
    public void tell(String account, ToAttendance message) {
        accounts.tell(new ShardingEnvelope<>(account, message));
    }

    @Override
    public void tell(ToLobby message) {
        lobby.tell(message);
    }
}
