package xiangqi.server.cluster;

import java.util.Optional;
import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Player;
import xiangqi.core.table.Terms;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.TableId;

/// What a live table is told.
public sealed interface ToTable extends Travels {
    /// Open under these terms, which were looked at. Answered by [ToAttendance.Opened].
    ///
    /// @param account who opens it
    record Open(CommandId request, String digest, String account, Terms terms, ActorRef<ToAttendance> from)
            implements ToTable {}

    /// Take a chair, or a player's command.
    ///
    /// @param request a [ClientMessage.Sit] or a [ClientMessage.Command]
    /// @param digest of the request's content
    /// @param by the account that is signed in
    record Ask(ClientMessage.Request request, String digest, Player by, ActorRef<ToSession> from) implements ToTable {}

    /// Tell this session what happens, beginning with what it has not got.
    ///
    /// @param after the number of the last event that it has; 0: the table from its beginning
    /// @param by who is signed in there
    record Watch(CommandId request, int after, Optional<Player> by, ActorRef<ToSession> from) implements ToTable {}

    /// The session watches no longer.
    record Unwatch(ActorRef<ToSession> from) implements ToTable {}

    /// Who is signed in at a watching session has changed.
    record Named(Optional<Player> by, ActorRef<ToSession> from) implements ToTable {}

    /// Whether a player has a connection.
    record There(String account, boolean there) implements ToTable {}

    /// The account's answer to [ToAttendance.Reserve].
    ///
    /// @param elsewhere the table where it sits already
    record Reserved(String account, Optional<TableId> elsewhere) implements ToTable {}

    /// Be awake: a table asleep cannot flag. The lobby hears how the table stands.
    record Wake() implements ToTable {}

    /// Stop, after what is under way: the table moves to another node, or the server ends.
    record Stop() implements ToTable {}

    /// A table's message to itself.
    non-sealed interface Inner extends ToTable, NoSerializationVerificationNeeded {}
}
