package xiangqi.server.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static xiangqi.server.journal.Tables.await;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.core.house.Houses;
import xiangqi.net.codec.EventCodec;
import xiangqi.net.protocol.TableId;
import xiangqi.server.database.DataFolder;
import xiangqi.server.database.Database;
import xiangqi.server.database.EmbeddedPostgres;
import xiangqi.server.database.TestDatabase;

class JournalOutageTest {
    private static final int TABLES = 20;
    private static final int BEFORE = 1_500;
    private static final int AFTER = 1_500;

    /// What one table was told: the entries that are durable; for certain, nothing else was kept.
    private record Told(TableId table, List<Entry> durable, AtomicInteger failed) {}

    @Test
    @Timeout(value = 150, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void afterPostgresIsKilledUnderLoadWhatWasToldDurableIsThereAndNothingElse(@TempDir Path home) throws Exception {
        try (DataFolder folder = DataFolder.claim(home);
                EmbeddedPostgres postgres = TestDatabase.in(folder);
                Database database = Database.open(postgres.access());
                PostgresJournal journal = new PostgresJournal(database.pool(), new EventCodec(Houses.standard()))) {
            long killed = postgres.pid();
            CountDownLatch before = new CountDownLatch(BEFORE);
            CountDownLatch all = new CountDownLatch(BEFORE + AFTER);
            List<Told> tables = Stream.generate(
                            () -> new Told(Tables.IDENTIFIERS.table(), new ArrayList<>(), new AtomicInteger()))
                    .limit(TABLES)
                    .toList();
            try (ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
                for (Told told : tables) {
                    players.submit(() -> {
                        while (all.getCount() > 0) {
                            Entry entry = Tables.entry(told.table, told.durable.size() + 1);
                            switch (await(journal.append(entry))) {
                                case Appended.Durable ignored -> {
                                    told.durable.add(entry);
                                    before.countDown();
                                    all.countDown();
                                }
                                case Appended.Unreachable ignored -> told.failed.incrementAndGet();
                                case Appended.Failed ignored -> throw new IllegalStateException("the database lives");
                                case Appended.Fenced ignored -> throw new IllegalStateException("fenced by itself");
                            }
                        }
                        return null;
                    });
                }
                before.await();
                ProcessHandle.of(killed).orElseThrow().destroyForcibly();
                all.await();
            }

            assertNotEquals(killed, postgres.pid());
            assertTrue(tables.stream().mapToInt(told -> told.durable.size()).sum() >= BEFORE + AFTER);
            for (Told told : tables) {
                List<Entry> kept = await(journal.read(told.table));
                assertEquals(told.durable, kept, () -> told.failed + " failed");
                assertEquals(
                        IntStream.rangeClosed(1, kept.size()).boxed().toList(),
                        kept.stream().map(Entry::first).toList());
            }
        }
    }
}
