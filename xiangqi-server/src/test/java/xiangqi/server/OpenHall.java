package xiangqi.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import xiangqi.core.house.Houses;
import xiangqi.core.table.Alarms;
import xiangqi.server.cluster.Allowances;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.journal.Journal;

/// A hall for a test, on a port of its own, over any journal, with accounts in memory.
final class OpenHall<J extends Journal> implements AutoCloseable {
    final J journal;
    final MemoryAccounts accounts;
    final HttpClient http = HttpClient.newHttpClient();
    private final Surroundings around;
    private final Map<String, ?> settings;
    private final List<TestClient> clients = new ArrayList<>();
    private Hall hall;

    OpenHall(InstantSource time, Alarms alarms, Allowances allowances, Map<String, ?> settings, J journal) {
        this.journal = journal;
        this.accounts = new MemoryAccounts(time);
        this.settings = settings;
        this.around = new Surroundings(time, alarms, new Random(5), Houses.standard(), journal, accounts, allowances);
        open();
    }

    int port() {
        return hall.port();
    }

    TestClient silent() {
        return kept(TestClient.silent(http, port()));
    }

    TestClient client() {
        return kept(TestClient.greeted(http, port()));
    }

    TestClient registered(String name) {
        TestClient client = client();
        client.register(name);
        return client;
    }

    /// Closes the hall and opens another over what was kept.
    void again() {
        shut();
        open();
    }

    /// Closes the hall; what was kept stays.
    void shut() {
        hall.close(Duration.ofSeconds(20));
    }

    @Override
    public void close() {
        clients.forEach(TestClient::close);
        hall.close(Duration.ZERO);
        http.shutdownNow();
    }

    private TestClient kept(TestClient client) {
        clients.add(client);
        return client;
    }

    /// Opens a hall over what was kept.
    void open() {
        try {
            hall = Hall.open(
                    around,
                    new Hall.Place("127.0.0.1", 0, Optional.empty(), "127.0.0.1", 0, List.of(), settings),
                    "chuhe-server test");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
