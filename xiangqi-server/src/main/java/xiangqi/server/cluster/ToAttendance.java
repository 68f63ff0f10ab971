package xiangqi.server.cluster;

import java.util.Optional;
import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;
import xiangqi.core.table.CommandId;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.TableId;

/// What is told to the one who knows where an account is: its connections, its chair, and the tables it opened.
public sealed interface ToAttendance extends Travels {
    /// The account is signed in there. Answered by [ToSession.Counted].
    record Connect(ActorRef<ToSession> session) implements ToAttendance {}

    /// It no longer is.
    record Disconnect(ActorRef<ToSession> session) implements ToAttendance {}

    /// A request to open a table.
    record Open(ClientMessage.OpenTable request, String digest, ActorRef<ToSession> from) implements ToAttendance {}

    /// What came of [ToTable.Open].
    record Opened(CommandId request, TableId table, Optional<ProtocolError> refused) implements ToAttendance {}

    /// Somebody with this account wants to sit down there. Answered by [ToTable.Reserved].
    record Reserve(TableId table) implements ToAttendance {}

    /// The account does not sit there, or no longer.
    record Release(TableId table) implements ToAttendance {}

    /// The account sits there. The table is told by [ToTable.There] whether it has a connection.
    record Sits(TableId table) implements ToAttendance {}

    /// The account opened this table, which is open.
    record Owns(TableId table) implements ToAttendance {}

    /// A table that it opened is gone.
    record Lost(TableId table) implements ToAttendance {}

    /// Stop.
    record Stop() implements ToAttendance {}

    /// An attendance's message to itself.
    non-sealed interface Inner extends ToAttendance, NoSerializationVerificationNeeded {}
}
