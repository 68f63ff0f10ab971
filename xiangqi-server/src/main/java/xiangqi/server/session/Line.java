package xiangqi.server.session;

import java.net.InetSocketAddress;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;

/// The sending half of a connection. Nobody waits for a client: what it has not taken yet is bounded, and a client that
/// lets it grow beyond that is dropped.
final class Line {
    private final Session socket;
    private final int bound;
    private final AtomicLong unsent = new AtomicLong();
    private final AtomicBoolean over = new AtomicBoolean();

    /// @param bound bytes that may wait
    Line(Session socket, int bound) {
        this.socket = socket;
        this.bound = bound;
    }

    /// Lets the next message come.
    void demand() {
        if (socket.isOpen()) {
            socket.demand();
        }
    }

    /// Sends a text after those sent before. Whether the client still takes what is sent.
    boolean say(String text) {
        if (over.get()) {
            return false;
        }
        if (unsent.addAndGet(text.length()) > bound) {
            drop();
            return false;
        }
        socket.sendText(text, Callback.from(() -> unsent.addAndGet(-text.length()), failure -> drop()));
        return true;
    }

    /// Sends a last text and takes leave.
    void leave(String text, int status) {
        if (over.compareAndSet(false, true)) {
            socket.sendText(
                    text, Callback.from(() -> socket.close(status, "", Callback.NOOP), failure -> socket.disconnect()));
        }
    }

    /// Takes leave without a word.
    void close() {
        close("");
    }

    /// Takes leave without a message; the closing frame says why.
    void close(String reason) {
        if (over.compareAndSet(false, true)) {
            socket.close(StatusCode.SHUTDOWN, reason, Callback.NOOP);
        }
    }

    /// Breaks the connection off.
    void drop() {
        over.set(true);
        socket.disconnect();
    }

    /// Where the client is.
    String address() {
        return socket.getRemoteSocketAddress() instanceof InetSocketAddress internet
                ? internet.getAddress().getHostAddress()
                : String.valueOf(socket.getRemoteSocketAddress());
    }
}
