package xiangqi.server.cluster;

import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.TableSummary;

/// What the one lobby of all nodes is told.
public sealed interface ToLobby extends Travels {
    /// A client wants to see tables.
    record Ask(ClientMessage.ListTables request, ActorRef<ToSession> from) implements ToLobby {}

    /// How a table stands now.
    record Stands(TableSummary table) implements ToLobby {}

    /// A table is gone.
    record Gone(TableId table) implements ToLobby {}

    /// The lobby's message to itself.
    non-sealed interface Inner extends ToLobby, NoSerializationVerificationNeeded {}
}
