package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.net.URI;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.TableLink;
import xiangqi.core.table.TableLinkContract;
import xiangqi.core.table.Terms;
import xiangqi.net.client.Connection;
import xiangqi.net.client.RemoteTable;
import xiangqi.net.client.Reply;
import xiangqi.net.client.Surroundings;
import xiangqi.net.client.WebSocketDialer;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.Endpoint;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.server.cluster.Allowances;
import xiangqi.server.cluster.Timer;

/// A table at this server keeps the contract of tables, with the client as it is over a real socket.
class RemoteTableLinkTest extends TableLinkContract {
    private static final Timer TIMER = new Timer(InstantSource.system());
    private static OpenHall<MemoryJournal> hall;
    private static int names;

    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private final List<Connection> connections = new ArrayList<>();
    private TableId table;

    @BeforeAll
    static void open() {
        hall = new OpenHall<>(
                InstantSource.system(),
                TIMER,
                Allowances.USUAL.withRegistrations(10_000),
                Map.of(),
                new MemoryJournal());
    }

    @AfterAll
    static void close() {
        hall.close();
        TIMER.close();
    }

    @AfterEach
    void leave() {
        connections.forEach(Connection::close);
        executor.shutdown();
    }

    @Override
    protected Begun begin(Terms terms) {
        Connection wang = connected();
        Connection hu = connected();
        given(wang.register(name(), "secret horse"));
        given(hu.register(name(), "secret horse"));
        table = given(wang.ask(
                        new ClientMessage.OpenTable(wang.identifiers().command(), terms),
                        ServerMessage.TableOpened.class))
                .table();
        RemoteTable red = wang.watch(table);
        RemoteTable black = hu.watch(table);
        Player nobody = new Player("nobody", "not believed");
        accepted(red.send(Seat.RED, wang.identifiers().command(), new PlayerCommand.Sit(nobody)));
        accepted(black.send(Seat.BLACK, hu.identifiers().command(), new PlayerCommand.Sit(nobody)));
        accepted(red.send(Seat.RED, wang.identifiers().command(), new PlayerCommand.Ready()));
        accepted(black.send(Seat.BLACK, hu.identifiers().command(), new PlayerCommand.Ready()));
        return new Begun(red, black);
    }

    @Override
    protected TableLink another() {
        return connected().watch(table);
    }

    private Connection connected() {
        Surroundings around = new Surroundings(InstantSource.system(), TIMER, new Random(connections.size()), executor);
        Connection connection = Connection.open(
                new WebSocketDialer(hall.http, URI.create("ws://127.0.0.1:" + hall.port() + Endpoint.PATH)),
                TestClient.CODEC,
                around,
                "test");
        connections.add(connection);
        return connection;
    }

    private static String name() {
        names++;
        return "player-" + names;
    }

    private static void accepted(CompletionStage<Decision> decision) {
        assertInstanceOf(Decision.Accepted.class, got(decision));
    }

    private static <A> A given(CompletionStage<Reply<A>> reply) {
        return switch (got(reply)) {
            case Reply.Given<A> given -> given.answer();
            case Reply.Refused<A> refused -> throw new AssertionError(refused);
            case Reply.Unanswered<A> unanswered -> throw new AssertionError(unanswered);
        };
    }
}
