package xiangqi.trial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.core.table.Event;
import xiangqi.net.protocol.TableId;
import xiangqi.server.ServerProcess;
import xiangqi.server.cluster.Timer;

/// The server is killed while fifty pairs play; the moments come from a seed. Another one: `-Dchuhe.seed=…`.
class KilledUnderLoadIT {
    private static final int TABLES = 50;

    private final long seed = Long.getLong("chuhe.seed", System.nanoTime());
    private final Random random = new Random(seed);

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 4, unit = TimeUnit.MINUTES)
    void everyMoveThatWasAcknowledgedIsThereOnceAfterAKill() throws Exception {
        playAndKill(40, 1);
    }

    @Test
    @Tag("soak")
    @Timeout(value = 20, unit = TimeUnit.MINUTES)
    void everyMoveThatWasAcknowledgedIsThereOnceAfterManyKills() throws Exception {
        playAndKill(150, 6);
    }

    private void playAndKill(int plies, int kills) throws Exception {
        System.out.println("killed under load: seed " + seed);
        Path data = folder.resolve("data");
        List<Pair> pairs = new ArrayList<>();
        ServerProcess server = ServerProcess.serve(folder, data);
        try (HttpClient http = HttpClient.newHttpClient();
                Timer timer = new Timer(InstantSource.system());
                Acknowledged acknowledged = new Acknowledged(folder.resolve("acknowledged"))) {
            int port = server.port();
            for (int i = 0; i < TABLES; i++) {
                pairs.add(new Pair(i, plies, port, http, timer, seed, acknowledged));
            }
            CompletableFuture<?> over =
                    CompletableFuture.allOf(pairs.stream().map(Pair::play).toArray(CompletableFuture[]::new));
            int share = TABLES * plies / (kills + 1);
            for (int kill = 0; kill < kills; kill++) {
                int moment = kill * share + share / 4 + random.nextInt(share);
                CompletableFuture.anyOf(over, acknowledged.reach(moment)).get();
                assertTrue(pairs.stream().anyMatch(pair -> pair.waiting() > 0), "nothing was under way: seed " + seed);
                server.kill();
                System.out.println("killed after " + acknowledged.count() + " acknowledged moves");
                server = ServerProcess.serve(folder, data, port);
                server.port();
            }
            over.get();
            server.terminate();
            server.exitCode();
            try (Kept kept = Kept.in(data)) {
                for (Pair pair : pairs) {
                    assertEquals(
                            acknowledged.at(pair.table()).stream().sorted().toList(),
                            moves(kept, pair.table()).stream().sorted().toList(),
                            "table " + pair.table() + ", seed " + seed);
                }
            }
        } finally {
            pairs.forEach(Pair::close);
            server.close();
        }
    }

    /// What the journal holds of a table, as `PLY MOVE`.
    private static List<String> moves(Kept kept, TableId table) {
        return kept.events(table).stream()
                .filter(Event.Moved.class::isInstance)
                .map(Event.Moved.class::cast)
                .map(moved -> moved.ply() + " " + moved.move())
                .toList();
    }
}
