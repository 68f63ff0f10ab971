package xiangqi.server.session;

import java.nio.ByteBuffer;
import org.apache.pekko.actor.typed.ActorRef;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import xiangqi.net.protocol.Limits;
import xiangqi.server.cluster.ToSession;

/// The receiving half of a connection: hands whole texts to the session, one at a time, the next when the session is
/// done with the last. Public since the WebSocket library calls it.
public final class Socket implements Session.Listener {
    /// How much of a text that is too large is taken in for its sender to hear why the connection ends.
    private static final long TAKEN_IN = Limits.SERVER_MESSAGE;

    private final ActorRef<Hearing> sessions;
    private final int bound;
    private final StringBuilder text = new StringBuilder();
    private volatile boolean closed;
    private volatile ActorRef<ToSession> session;
    private boolean discarding;
    private long beyond;
    private Session socket;

    /// @param sessions makes a session for each connection
    /// @param bound bytes that may wait for the client
    Socket(ActorRef<Hearing> sessions, int bound) {
        this.sessions = sessions;
        this.bound = bound;
    }

    @Override
    public void onWebSocketOpen(Session opened) {
        socket = opened;
        sessions.tell(new Hearing.Opened(this, new Line(opened, bound)));
    }

    /// The session that listens; from now on texts may come.
    void attach(ActorRef<ToSession> listener) {
        session = listener;
        if (closed) {
            listener.tell(new Heard.Closed());
        }
    }

    @Override
    public void onWebSocketPartialText(String part, boolean last) {
        if (discarding) {
            discard(part, last);
            return;
        }
        if (text.length() + part.length() > Limits.CLIENT_MESSAGE) {
            discarding = true;
            beyond = text.length();
            text.setLength(0);
            discard(part, last);
            return;
        }
        text.append(part);
        if (!last) {
            socket.demand();
            return;
        }
        String whole = text.toString();
        text.setLength(0);
        session.tell(new Heard.Text(whole));
    }

    /// Takes in what is of no use before that is said: closing a connection on which something waits to be read makes
    /// the system forget what was said last.
    private void discard(String part, boolean last) {
        if (beyond <= TAKEN_IN) {
            beyond += part.length();
            if (last || beyond > TAKEN_IN) {
                beyond = TAKEN_IN + 1;
                session.tell(new Heard.TooLarge());
            }
        }
        socket.demand();
    }

    @Override
    public void onWebSocketPartialBinary(ByteBuffer part, boolean last, Callback callback) {
        callback.succeed();
        if (!discarding) {
            discarding = true;
            session.tell(new Heard.Binary());
        }
        socket.demand();
    }

    @Override
    public void onWebSocketClose(int status, String reason, Callback callback) {
        callback.succeed();
        end();
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        end();
    }

    private void end() {
        closed = true;
        if (session != null) {
            session.tell(new Heard.Closed());
        }
    }
}
