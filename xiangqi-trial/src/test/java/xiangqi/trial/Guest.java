package xiangqi.trial;

import static org.junit.jupiter.api.Assertions.fail;

import java.net.http.HttpClient;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import xiangqi.core.house.Houses;
import xiangqi.core.table.Alarms;
import xiangqi.core.table.Terms;
import xiangqi.net.client.Connection;
import xiangqi.net.client.Reply;
import xiangqi.net.client.ServerAddress;
import xiangqi.net.client.Surroundings;
import xiangqi.net.client.WebSocketDialer;
import xiangqi.net.codec.WireCodec;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;

/// The online half of the client without its screens: a connection over a real socket that comes back after breaks.
final class Guest implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 60;

    private final ExecutorService executor;
    private final Connection connection;

    private Guest(ExecutorService executor, Connection connection) {
        this.executor = executor;
        this.connection = connection;
    }

    /// Begins to connect to a server at this computer.
    static Guest at(int port, HttpClient http, Alarms alarms, long seed) {
        ExecutorService executor = Executors.newSingleThreadExecutor(
                Thread.ofVirtual().name("guest-" + seed).factory());
        Connection connection = Connection.open(
                new WebSocketDialer(http, new ServerAddress("127.0.0.1", port, false).uri()),
                new WireCodec(Houses.standard()),
                new Surroundings(InstantSource.system(), alarms, new Random(seed), executor),
                "guest");
        return new Guest(executor, connection);
    }

    Connection connection() {
        return connection;
    }

    /// Makes an account and signs in.
    void register(String name) {
        given(connection.register(name, "secret horse"));
    }

    TableId openTable(Terms terms) {
        return given(connection.ask(
                        new ClientMessage.OpenTable(connection.identifiers().command(), terms),
                        ServerMessage.TableOpened.class))
                .table();
    }

    /// The tables that the lobby shows.
    List<TableId> tables() {
        return given(connection.ask(
                        new ClientMessage.ListTables(
                                connection.identifiers().command(), Optional.empty(), Optional.empty()),
                        ServerMessage.Tables.class))
                .tables()
                .stream()
                .map(table -> table.id())
                .toList();
    }

    /// Watches a table.
    Seen watch(TableId table) {
        return new Seen(connection, connection.watch(table));
    }

    @Override
    public void close() {
        connection.close();
        executor.shutdown();
    }

    /// Waits for the answer that a request is made for.
    static <A> A given(CompletionStage<Reply<A>> reply) {
        return switch (got(reply)) {
            case Reply.Given<A>(A answer) -> answer;
            case Reply.Refused<A> refused -> fail(refused.toString());
            case Reply.Unanswered<A> unanswered -> fail(unanswered.toString());
        };
    }

    static <T> T got(CompletionStage<T> stage) {
        try {
            return stage.toCompletableFuture().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException fault) {
            return fail(fault);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
            return fail(end);
        }
    }
}
