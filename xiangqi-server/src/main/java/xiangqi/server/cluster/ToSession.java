package xiangqi.server.cluster;

import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;
import xiangqi.core.table.CommandId;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;

/// What the session of a connection is told.
public sealed interface ToSession extends Travels {
    /// An answer, or something of a watched table, for the client.
    record Say(ServerMessage message) implements ToSession {}

    /// Everything up to `number` was told, and what happens next will be.
    ///
    /// @param by the table, so that its end is noticed
    record Watched(CommandId request, TableId table, int number, ActorRef<ToTable> by) implements ToSession {}

    /// The connection is counted.
    ///
    /// @param by who counts it, so that its end is noticed
    record Counted(ActorRef<ToAttendance> by) implements ToSession {}

    /// A session's message to itself, or from the node it is on.
    non-sealed interface Inner extends ToSession, NoSerializationVerificationNeeded {}
}
