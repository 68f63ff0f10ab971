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
    private final ActorRef<Hearing> sessions;
    private final int bound;
    private final StringBuilder text = new StringBuilder();
    private volatile boolean closed;
    private volatile ActorRef<ToSession> session;
    private boolean discarding;
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
            socket.demand();
            return;
        }
        if (text.length() + part.length() > Limits.CLIENT_MESSAGE) {
            discarding = true;
            session.tell(new Heard.TooLarge());
            socket.demand();
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
