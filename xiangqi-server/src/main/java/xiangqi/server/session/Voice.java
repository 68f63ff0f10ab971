package xiangqi.server.session;

import java.time.Duration;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.slf4j.Logger;
import xiangqi.core.table.Argument;
import xiangqi.net.codec.WireCodec;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.server.cluster.ToSession;

/// What a session says to its client, for as long as that listens.
final class Voice {
    /// Why a connection is closed on which no message came for too long.
    static final String SILENT = "silent";

    /// Why a connection is closed for which a table or an account had no answer.
    static final String UNANSWERED = "unanswered";

    private final Line line;
    private final WireCodec codec;
    private final Logger log;
    private boolean over;

    Voice(Line line, WireCodec codec, Logger log) {
        this.line = line;
        this.codec = codec;
        this.log = log;
    }

    /// Whether the session has nothing more to do.
    boolean isOver() {
        return over;
    }

    void say(ServerMessage message) {
        say(codec.encode(message));
    }

    /// Says what others are told, too.
    void say(ToSession.Say said) {
        say(said.spelled(codec));
    }

    private void say(String text) {
        if (!line.say(text)) {
            over = true;
        }
    }

    void refuse(ClientMessage.Request request, ProtocolError why) {
        say(new ServerMessage.Refused(request.id(), why));
    }

    /// The last word.
    void reject(ProtocolError why) {
        log.debug("rejected {}: {}", line.address(), why);
        line.leave(codec.encode(new ServerMessage.Rejected(why)), StatusCode.POLICY_VIOLATION);
        over = true;
    }

    /// There is nobody who hears anything any more.
    void end() {
        over = true;
    }

    /// Nothing more is said but why the connection is closed: [#SILENT] or [#UNANSWERED].
    void end(String reason) {
        line.close(reason);
        over = true;
    }

    /// @param wait how long until it is worth another try
    static ProtocolError later(ErrorCode code, Duration wait) {
        return ProtocolError.of(code, "millis", Argument.of(Math.max(1, wait.toMillis())));
    }
}
