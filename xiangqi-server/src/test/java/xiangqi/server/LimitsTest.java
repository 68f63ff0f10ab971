package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Seat;
import xiangqi.net.fake.Clockwork;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.Endpoint;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.VersionRange;
import xiangqi.server.cluster.Allowances;

/// What becomes of clients that are too many, ask for too much, or do not read. Time stands still, so that nobody is
/// dropped for being silent.
class LimitsTest {
    private static final Clockwork TIME = new Clockwork();
    private static final int CONNECTIONS = 3;
    private static final int WATCHED = 2;
    private static final int OPEN_TABLES = 100;
    private static final int REGISTRATIONS = 4;
    private static final int OUTGOING = 64 * 1024;

    /// Nobody here is dropped for asking too often.
    private static final int BURST = 1_000_000;

    private final OpenHall<MemoryJournal> hall = new OpenHall<>(
            TIME,
            TIME,
            new Allowances(
                    CONNECTIONS,
                    BURST,
                    Allowances.USUAL.requestsPerSecond(),
                    Allowances.USUAL.wrongPasswords(),
                    Allowances.USUAL.wrongPasswordsAtAddress(),
                    REGISTRATIONS,
                    WATCHED,
                    OUTGOING,
                    OPEN_TABLES,
                    Allowances.USUAL.emptyTable(),
                    Allowances.USUAL.reconnect(),
                    Allowances.USUAL.answers(),
                    Allowances.USUAL.patience()),
            Map.of(),
            new MemoryJournal());

    @AfterEach
    void close() {
        hall.close();
    }

    @Test
    void aFullServerTurnsClientsAwayUntilSomebodyHasLeft() {
        TestClient first = hall.client();
        hall.client();
        hall.client();
        TestClient tooMany = hall.silent();
        assertEquals(
                ErrorCode.BUSY,
                tooMany.first(ServerMessage.Rejected.class).why().code());
        tooMany.untilClosed();
        first.say(new ClientMessage.Ping(1));
        first.first(ServerMessage.Pong.class);

        first.close();
        assertTrue(isLetIn(), "a place is free again");
    }

    /// The server may hear a moment later than the client that a connection has ended.
    private boolean isLetIn() {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (System.nanoTime() < end) {
            TestClient next = hall.silent();
            next.say(new ClientMessage.Hello(VersionRange.SPOKEN, "test"));
            List<ServerMessage> heard = next.when(() -> !next.heard().isEmpty());
            if (heard.getFirst() instanceof ServerMessage.Welcome) {
                return true;
            }
            next.untilClosed();
        }
        return false;
    }

    @Test
    void aConnectionWatchesSoManyTablesAndNoMore() {
        TestClient client = hall.registered("wang");
        for (int i = 0; i < WATCHED; i++) {
            client.watch(client.openTable());
        }
        TableId another = client.openTable();
        assertEquals(ErrorCode.TOO_MANY, client.refused(new ClientMessage.Watch(client.id(), another)));
    }

    @Test
    void anAddressHasSoManyNewAccountsInAnHour() {
        TestClient more = hall.client();
        for (int i = 0; i < REGISTRATIONS; i++) {
            more.register("wang-" + i);
            more.ask(new ClientMessage.SignOut(more.id()), ServerMessage.Done.class);
        }
        assertEquals(
                ErrorCode.TOO_MANY, more.refused(new ClientMessage.Register(more.id(), "wang-more", "secret horse")));
        more.ask(new ClientMessage.SignIn(more.id(), "wang-0", "secret horse"), ServerMessage.SignedIn.class);
    }

    @Test
    void aMessageThatIsNoTextEndsTheConnection() {
        Deaf client = new Deaf();
        WebSocket socket = client.connect(hall.http, hall.port());
        socket.request(Long.MAX_VALUE);
        socket.sendBinary(ByteBuffer.wrap(new byte[] {1, 2, 3}), true).join();
        assertTrue(client.said().contains("\"malformed\""));
    }

    /// It asks until it is dropped: how much the buffers of the machine between the two ends hold is not known.
    @Test
    @Timeout(120)
    void aClientThatDoesNotReadIsDroppedAndNobodyElseWaitsForIt() {
        TestClient other = hall.registered("wang");
        TableId table = other.openTable();
        for (int i = 1; i < OPEN_TABLES; i++) {
            other.openTable();
        }
        WebSocket deaf = new Deaf().connect(hall.http, hall.port());
        send(deaf, new ClientMessage.Hello(VersionRange.SPOKEN, "deaf"));
        boolean dropped = false;
        for (int i = 0; i < BURST && !dropped; i++) {
            dropped = !send(deaf, new ClientMessage.ListTables(other.id(), Optional.empty(), Optional.empty()));
            if (i % 100 == 0) {
                assertAnswers(other, i);
            }
        }
        assertTrue(dropped, "the server still reads what it cannot answer");
        assertInstanceOf(Decision.Accepted.class, other.sit(table, Seat.RED));
    }

    private static void assertAnswers(TestClient client, int nonce) {
        client.say(new ClientMessage.Ping(nonce));
        client.first(ServerMessage.Pong.class, pong -> pong.nonce() == nonce);
    }

    /// Whether it could still be sent.
    private static boolean send(WebSocket socket, ClientMessage message) {
        try {
            socket.sendText(TestClient.CODEC.encode(message), true)
                    .orTimeout(30, TimeUnit.SECONDS)
                    .join();
            return true;
        } catch (CompletionException broken) {
            return false;
        }
    }

    /// The near end of a connection that takes nothing in until it is told to.
    private static final class Deaf implements WebSocket.Listener {
        private final StringBuilder said = new StringBuilder();
        private final CompletableFuture<String> closed = new CompletableFuture<>();

        WebSocket connect(HttpClient http, int port) {
            return http.newWebSocketBuilder()
                    .connectTimeout(Duration.ofSeconds(30))
                    .buildAsync(URI.create("ws://127.0.0.1:" + port + Endpoint.PATH), this)
                    .join();
        }

        @Override
        public void onOpen(WebSocket socket) {
            // Asks for nothing.
        }

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            said.append(data);
            return CompletableFuture.completedStage(last);
        }

        @Override
        public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            closed.complete(said.toString());
            return CompletableFuture.completedStage(status);
        }

        @Override
        public void onError(WebSocket socket, Throwable failure) {
            closed.complete(said.toString());
        }

        /// Waits for the end of the connection; what was said until then.
        String said() {
            return closed.orTimeout(30, TimeUnit.SECONDS).join();
        }
    }
}
