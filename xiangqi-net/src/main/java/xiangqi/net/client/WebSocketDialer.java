package xiangqi.net.client;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import xiangqi.net.protocol.Limits;

/// Opens WebSocket connections. A message of the server that is larger than [Limits#SERVER_MESSAGE], or no text, ends
/// the connection.
///
/// @param http whoever made it closes it
/// @param server a `ws` or `wss` address
public record WebSocketDialer(HttpClient http, URI server) implements Dialer {
    @Override
    public void dial(Incoming incoming) {
        http.newWebSocketBuilder()
                .connectTimeout(Limits.SILENCE)
                .buildAsync(server, new Ear(incoming))
                .whenComplete((socket, failure) -> {
                    if (failure != null) {
                        incoming.closed();
                    }
                });
    }

    /// Hands texts on as they come. The JDK's client does not tell of a line that breaks off, without a close frame,
    /// in the moment after a text: that is noticed by its silence.
    private static final class Ear implements WebSocket.Listener {
        private final Incoming incoming;
        private final StringBuilder text = new StringBuilder();

        Ear(Incoming incoming) {
            this.incoming = incoming;
        }

        @Override
        public void onOpen(WebSocket socket) {
            incoming.opened(new Mouth(socket, incoming));
            socket.request(Long.MAX_VALUE);
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            if (text.length() + data.length() > Limits.SERVER_MESSAGE) {
                return end(socket);
            }
            text.append(data);
            if (last) {
                String whole = text.toString();
                text.setLength(0);
                incoming.received(whole);
            }
            return CompletableFuture.completedStage(true);
        }

        @Override
        public CompletionStage<?> onBinary(WebSocket socket, ByteBuffer data, boolean last) {
            return end(socket);
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            incoming.closed();
            return CompletableFuture.completedStage(true);
        }

        @Override
        public void onError(WebSocket socket, Throwable failure) {
            incoming.closed();
        }

        private CompletionStage<?> end(WebSocket socket) {
            socket.abort();
            incoming.closed();
            return CompletableFuture.completedStage(true);
        }
    }

    /// A socket takes one text at a time; the others wait their turn.
    private static final class Mouth implements Wire {
        private final WebSocket socket;
        private final Incoming incoming;
        private CompletableFuture<WebSocket> last;

        Mouth(WebSocket socket, Incoming incoming) {
            this.socket = socket;
            this.incoming = incoming;
            this.last = CompletableFuture.completedFuture(socket);
        }

        @Override
        public synchronized void send(String text) {
            last = last.thenCompose(open -> open.sendText(text, true));
            last.exceptionally(failure -> {
                socket.abort();
                incoming.closed();
                return socket;
            });
        }

        @Override
        public synchronized void close() {
            last = last.thenCompose(open -> open.sendClose(WebSocket.NORMAL_CLOSURE, ""));
            last.whenComplete((closed, failure) -> socket.abort());
        }

        @Override
        public void abort() {
            socket.abort();
        }
    }
}
