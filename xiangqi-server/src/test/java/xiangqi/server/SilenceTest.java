package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.Endpoint;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Limits;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.VersionRange;

/// When a connection is taken for broken, and what outlasts a token. Time is moved on by the test.
class SilenceTest {
    @AutoClose
    private static final TimedHall hall = new TimedHall();

    @Test
    void aConnectionThatIsSilentIsDropped() {
        TestClient client = hall.open.client();
        hall.pass(client, Limits.SILENCE.minusMillis(1));
        client.say(new ClientMessage.Ping(1));
        client.first(ServerMessage.Pong.class, pong -> pong.nonce() == 1);
        hall.time.advance(Limits.SILENCE);
        client.untilClosed();
    }

    /// A token is for signing in; whoever is signed in stays so.
    @Test
    void aConnectionStaysSignedInWhenItsTokenHasExpired() {
        hall.open.accounts.tokensLive(Duration.ofSeconds(5));
        TestClient client = hall.open.client();
        ServerMessage.SignedIn signedIn = client.register(hall.name());
        hall.pass(client, Duration.ofSeconds(6));
        assertTrue(signedIn.expires().isBefore(hall.time.instant()));
        client.watch(client.openTable());

        TestClient late = hall.open.client();
        assertEquals(
                ErrorCode.TOKEN_INVALID, late.refused(new ClientMessage.SignInWithToken(late.id(), signedIn.token())));
    }

    @Test
    void pingsOfTheWebSocketAreNoSignOfLifeAndTheClosingFrameSaysWhy() {
        Frames frames = new Frames();
        WebSocket socket = hall.open
                .http
                .newWebSocketBuilder()
                .buildAsync(URI.create("ws://127.0.0.1:" + hall.open.port() + Endpoint.PATH), frames)
                .join();
        socket.sendText(TestClient.CODEC.encode(new ClientMessage.Hello(VersionRange.SPOKEN, "test")), true)
                .join();
        frames.soon(frames.text);
        hall.time.advance(Limits.SILENCE.minusMillis(1));
        socket.sendPing(ByteBuffer.allocate(0)).join();
        frames.soon(frames.pong);
        hall.time.advance(Duration.ofMillis(1));
        assertEquals("1001 silent", frames.soon(frames.end));
    }

    /// What comes on a connection, frame by frame.
    private static final class Frames implements WebSocket.Listener {
        private final CompletableFuture<String> text = new CompletableFuture<>();
        private final CompletableFuture<String> pong = new CompletableFuture<>();
        private final CompletableFuture<String> end = new CompletableFuture<>();

        String soon(CompletableFuture<String> awaited) {
            return awaited.orTimeout(30, TimeUnit.SECONDS).join();
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            text.complete(data.toString());
            return WebSocket.Listener.super.onText(socket, data, last);
        }

        @Override
        public CompletionStage<?> onPong(WebSocket socket, ByteBuffer message) {
            pong.complete("");
            return WebSocket.Listener.super.onPong(socket, message);
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            end.complete(status + " " + reason);
            return WebSocket.Listener.super.onClose(socket, status, reason);
        }
    }
}
