package xiangqi.server;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Plain;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.net.client.Incoming;
import xiangqi.net.client.WebSocketDialer;
import xiangqi.net.client.Wire;
import xiangqi.net.codec.Received;
import xiangqi.net.codec.WireCodec;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.Endpoint;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Identifiers;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.VersionRange;

/// A client that says what a test tells it to and remembers every word of the server.
final class TestClient implements Incoming, AutoCloseable {
    static final WireCodec CODEC = new WireCodec(Houses.standard());

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final AtomicInteger COUNT = new AtomicInteger();

    final Identifiers ids = new Identifiers(InstantSource.system(), new Random(COUNT.incrementAndGet()));
    private final List<ServerMessage> heard = new ArrayList<>();
    private final CompletableFuture<Wire> wire = new CompletableFuture<>();
    private boolean closed;

    private TestClient() {}

    /// Connects and says nothing.
    static TestClient silent(HttpClient http, int port) {
        TestClient client = new TestClient();
        new WebSocketDialer(http, URI.create("ws://127.0.0.1:" + port + Endpoint.PATH)).dial(client);
        client.wire.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
        return client;
    }

    /// Connects and is greeted.
    static TestClient greeted(HttpClient http, int port) {
        TestClient client = silent(http, port);
        client.say(new ClientMessage.Hello(VersionRange.SPOKEN, "test"));
        client.first(ServerMessage.Welcome.class);
        return client;
    }

    @Override
    public void opened(Wire opened) {
        wire.complete(opened);
    }

    @Override
    public synchronized void received(String text) {
        switch (CODEC.fromServer(text)) {
            case Received.Message<ServerMessage> message -> heard.add(message.message());
            case Received.Unreadable<ServerMessage> unreadable -> throw new AssertionError(text);
        }
        notifyAll();
    }

    @Override
    public synchronized void closed() {
        closed = true;
        notifyAll();
    }

    @Override
    public void close() {
        wire.join().abort();
    }

    void say(ClientMessage message) {
        sayText(CODEC.encode(message));
    }

    void sayText(String text) {
        wire.join().send(text);
    }

    synchronized List<ServerMessage> heard() {
        return List.copyOf(heard);
    }

    synchronized <M extends ServerMessage> List<M> heard(Class<M> type) {
        return heard.stream().filter(type::isInstance).map(type::cast).toList();
    }

    /// Waits for the first message of that type.
    <M extends ServerMessage> M first(Class<M> type) {
        return first(type, message -> true);
    }

    /// Waits for the first message of that type that is such.
    <M extends ServerMessage> M first(Class<M> type, Predicate<M> such) {
        when(() -> heard(type).stream().anyMatch(such));
        return heard(type).stream().filter(such).findFirst().orElseThrow();
    }

    void untilClosed() {
        when(() -> closed);
    }

    /// Waits until it holds, looked at after every message.
    synchronized List<ServerMessage> when(BooleanSupplier holds) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!holds.getAsBoolean()) {
            long left = (end - System.nanoTime()) / 1_000_000;
            assertTrue(left > 0, () -> "not said: " + heard);
            try {
                wait(left);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return fail(interrupted);
            }
        }
        return heard();
    }

    /// Asks and waits for the answer, whichever it is.
    ServerMessage.Answer ask(ClientMessage.Request request) {
        int before = answers(request.id());
        say(request);
        when(() -> answers(request.id()) > before);
        return heard(ServerMessage.Answer.class).stream()
                .filter(answer -> answer.id().equals(request.id()))
                .toList()
                .getLast();
    }

    <A extends ServerMessage.Answer> A ask(ClientMessage.Request request, Class<A> type) {
        return assertInstanceOf(type, ask(request));
    }

    ErrorCode refused(ClientMessage.Request request) {
        return ask(request, ServerMessage.Refused.class).why().code();
    }

    int answers(CommandId request) {
        return (int) heard(ServerMessage.Answer.class).stream()
                .filter(answer -> answer.id().equals(request))
                .count();
    }

    CommandId id() {
        return ids.command();
    }

    ServerMessage.SignedIn register(String name) {
        return ask(new ClientMessage.Register(id(), name, "secret horse"), ServerMessage.SignedIn.class);
    }

    TableId openTable() {
        return openTable(Terms.of(Plain.house()));
    }

    TableId openTable(Terms terms) {
        return ask(new ClientMessage.OpenTable(id(), terms), ServerMessage.TableOpened.class)
                .table();
    }

    ServerMessage.Watching watch(TableId table) {
        return ask(new ClientMessage.Watch(id(), table), ServerMessage.Watching.class);
    }

    Decision sit(TableId table, Seat seat) {
        return ask(new ClientMessage.Sit(id(), table, seat), ServerMessage.CommandAnswered.class)
                .decision();
    }

    Decision command(TableId table, PlayerCommand command) {
        return ask(new ClientMessage.Command(id(), table, command), ServerMessage.CommandAnswered.class)
                .decision();
    }

    /// The events of a table as this client has them: those of the last snapshot, and what followed it.
    List<Event> events(TableId table) {
        List<Event> events = new ArrayList<>();
        for (ServerMessage message : heard()) {
            if (message instanceof ServerMessage.Snapshot snapshot
                    && snapshot.table().equals(table)) {
                events.clear();
                events.addAll(snapshot.events());
            } else if (message instanceof ServerMessage.TableEvents more
                    && more.table().equals(table)) {
                assertTrue(more.first() <= events.size() + 1, "a gap before " + more.first());
                events.addAll(more.events()
                        .subList(events.size() + 1 - more.first(), more.events().size()));
            }
        }
        return events;
    }
}
