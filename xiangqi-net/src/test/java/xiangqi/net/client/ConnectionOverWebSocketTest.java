package xiangqi.net.client;

import java.net.http.HttpClient;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import xiangqi.net.protocol.Limits;

/// The same over real sockets, on threads as in the program.
class ConnectionOverWebSocketTest extends ConnectionContract {
    private final HttpClient http = HttpClient.newHttpClient();
    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private final Loopback loopback = new Loopback(server);

    @Override
    Dialer dialer() {
        return new WebSocketDialer(http, loopback.address());
    }

    @Override
    Executor executor() {
        return executor;
    }

    @Test
    void aLineThatBreaksOffIsReplaced() {
        Seen<LinkState> states = new Seen<>();
        Connection connection = connect();
        connection.observe(states);
        states.last(LinkState.Online.class);
        Answered.got(connection.signIn("the pong is here", "when this is answered"));
        loopback.drop();
        time.advance(Limits.SILENCE);
        time.advanceTo(states.last(LinkState.Offline.class).until());
        states.last(LinkState.Online.class);
    }

    @Test
    void aMessageThatIsTooLargeBreaksTheLine() {
        Seen<LinkState> states = new Seen<>();
        connect().observe(states);
        states.last(LinkState.Online.class);
        server.sayText("x".repeat(Limits.SERVER_MESSAGE + 1));
        states.last(LinkState.Offline.class);
    }

    @AfterEach
    void end() {
        loopback.close();
        http.shutdownNow();
    }
}
