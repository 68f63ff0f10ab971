package xiangqi.server.table;

import java.time.Duration;
import org.apache.pekko.actor.typed.ActorRef;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.server.cluster.ToSession;

/// What a table says to one session.
final class Replies {
    private Replies() {}

    static void say(ActorRef<ToSession> session, ServerMessage message) {
        session.tell(new ToSession.Say(message));
    }

    static void refuse(ActorRef<ToSession> session, CommandId request, ProtocolError why) {
        say(session, new ServerMessage.Refused(request, why));
    }

    /// @param ticket to be found in the log
    static ProtocolError failed(String ticket) {
        return ProtocolError.of(ErrorCode.FAILED, "ticket", Argument.of(ticket));
    }

    static ProtocolError busy(Duration again) {
        return ProtocolError.of(ErrorCode.BUSY, "millis", Argument.of(again.toMillis()));
    }
}
