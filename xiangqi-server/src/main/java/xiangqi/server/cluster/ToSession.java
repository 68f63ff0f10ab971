package xiangqi.server.cluster;

import java.util.Optional;
import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;
import xiangqi.core.table.CommandId;
import xiangqi.net.codec.WireCodec;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;

/// What the session of a connection is told.
public sealed interface ToSession extends Travels {
    /// An answer, or something of a watched table, for the client. Told to many sessions, it is spelled once.
    final class Say implements ToSession {
        private final ServerMessage message;
        private volatile Optional<String> spelled = Optional.empty();

        public Say(ServerMessage message) {
            this.message = message;
        }

        public ServerMessage message() {
            return message;
        }

        /// As it travels to the client.
        public String spelled(WireCodec codec) {
            Optional<String> known = spelled;
            if (known.isPresent()) {
                return known.get();
            }
            String text = codec.encode(message);
            spelled = Optional.of(text);
            return text;
        }

        @Override
        public String toString() {
            return "Say[" + message + "]";
        }
    }

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
