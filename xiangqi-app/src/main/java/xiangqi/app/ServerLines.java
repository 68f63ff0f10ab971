package xiangqi.app;

import java.net.http.HttpClient;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executor;
import xiangqi.core.house.Houses;
import xiangqi.core.table.Alarms;
import xiangqi.net.client.Connection;
import xiangqi.net.client.ServerAddress;
import xiangqi.net.client.Surroundings;
import xiangqi.net.client.WebSocketDialer;
import xiangqi.net.codec.WireCodec;
import xiangqi.ui.account.Lines;

/// Opens WebSockets to servers. What they need is made at the first one: who plays at this computer alone never waits
/// for it.
final class ServerLines implements Lines, AutoCloseable {
    private final Surroundings surroundings;
    private final String program;
    private Optional<HttpClient> http = Optional.empty();

    /// @param executor runs one task at a time
    /// @param program name and version of this program, for the server's log
    ServerLines(InstantSource time, Alarms alarms, Executor executor, String program) {
        surroundings = new Surroundings(time, alarms, new SecureRandom(), executor);
        this.program = program;
    }

    @Override
    public Connection open(ServerAddress server) {
        HttpClient client = http.orElseGet(HttpClient::newHttpClient);
        http = Optional.of(client);
        return Connection.open(
                new WebSocketDialer(client, server.uri()), new WireCodec(Houses.standard()), surroundings, program);
    }

    @Override
    public void close() {
        http.ifPresent(HttpClient::shutdownNow);
    }
}
