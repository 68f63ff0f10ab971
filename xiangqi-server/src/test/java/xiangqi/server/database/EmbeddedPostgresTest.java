package xiangqi.server.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedPostgresTest {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    @Test
    void whatRunsAlreadyIsAttachedToAndEverythingThatMakesACommitDurableIsOn(@TempDir Path temporary) throws Exception {
        Path home = temporary.resolve("数据 folder");
        try (DataFolder folder = DataFolder.claim(home);
                EmbeddedPostgres orphan = TestDatabase.in(folder)) {
            EmbeddedPostgres attached = TestDatabase.in(folder);

            assertEquals(orphan.pid(), attached.pid());
            assertEquals(orphan.access(), attached.access());
            try (Connection connection = attached.access().connect(LIMIT)) {
                assertEquals("on", shown(connection, "fsync"));
                assertEquals("on", shown(connection, "synchronous_commit"));
                assertEquals("on", shown(connection, "full_page_writes"));
                assertEquals("127.0.0.1", shown(connection, "listen_addresses"));
                assertEquals("UTF8", shown(connection, "server_encoding"));
            }
            CompletableFuture<ProcessHandle> end =
                    ProcessHandle.of(orphan.pid()).orElseThrow().onExit();
            attached.close();
            assertEquals(orphan.pid(), end.get(30, TimeUnit.SECONDS).pid());
        }
    }

    /// When a server and its PostgreSQL are told to end at the same moment, what died first must not be started again
    /// behind the back of the one who stops it.
    @Test
    void whatHasJustDiedDoesNotOutliveTheOneThatStopsIt(@TempDir Path home) throws Exception {
        try (DataFolder folder = DataFolder.claim(home)) {
            EmbeddedPostgres postgres = TestDatabase.in(folder);
            ProcessHandle first = ProcessHandle.of(postgres.pid()).orElseThrow();
            first.destroyForcibly();
            assertEquals(
                    first.pid(),
                    first.onExit().get(LIMIT.toSeconds(), TimeUnit.SECONDS).pid());
            postgres.close();
            assertEquals(List.of(), running(home.resolve("database")));
        }
    }

    /// After a restart of the machine the number that a PostgreSQL had is anybody's, that of a PostgreSQL elsewhere
    /// too. Waiting for its answer would take a minute.
    @Test
    @Timeout(value = 50, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aNumberThatAnotherProcessHasGotIsNotWaitedFor(@TempDir Path home) throws Exception {
        try (DataFolder folder = DataFolder.claim(home)) {
            List<String> notes;
            Path file = home.resolve("database/postmaster.pid");
            try (EmbeddedPostgres before = TestDatabase.in(folder)) {
                notes = Files.readAllLines(file);
            }
            for (long foreign :
                    List.of(TestDatabase.pid(), ProcessHandle.current().pid())) {
                List<String> stale = new ArrayList<>(notes);
                stale.set(0, Long.toString(foreign));
                Files.write(file, stale);
                try (EmbeddedPostgres postgres = TestDatabase.in(folder)) {
                    assertNotEquals(foreign, postgres.pid());
                    postgres.access().connect(LIMIT).close();
                }
            }
        }
    }

    /// The first processes of PostgreSQL that run on that folder: the number stands in the first line of the file.
    private static List<Long> running(Path database) throws IOException {
        Path file = database.resolve("postmaster.pid");
        return Files.exists(file)
                ? Files.readAllLines(file).stream()
                        .limit(1)
                        .map(Long::valueOf)
                        .filter(pid -> ProcessHandle.of(pid)
                                .filter(ProcessHandle::isAlive)
                                .isPresent())
                        .toList()
                : List.of();
    }

    @Test
    void nobodyGetsInWithoutThePasswordWhichOnlyTheOwnerCanRead(@TempDir Path home) throws Exception {
        try (DataFolder folder = DataFolder.claim(home);
                EmbeddedPostgres postgres = TestDatabase.in(folder)) {
            Access access = postgres.access();
            SQLException refused = assertThrows(
                    SQLException.class,
                    () -> new Access(access.url(), access.user(), "guess")
                            .connect(LIMIT)
                            .close());
            assertEquals("28P01", refused.getSQLState());
            assertEquals(
                    PosixFilePermissions.fromString("rw-------"),
                    Files.getPosixFilePermissions(home.resolve("database.password")));
            assertFalse(access.toString().contains(access.password()), "the password is in no log");
            assertTrue(access.password().length() >= 64);
        }
    }

    @Test
    void aClusterOfAnotherMajorVersionIsRefused(@TempDir Path home) throws Exception {
        Files.createDirectories(home.resolve("database"));
        Files.writeString(home.resolve("database/PG_VERSION"), "99\n");
        try (DataFolder folder = DataFolder.claim(home)) {
            assertEquals(
                    CannotStart.Why.DATABASE_NEWER,
                    assertThrows(CannotStart.class, () -> TestDatabase.in(folder))
                            .why());
        }
    }

    private static String shown(Connection connection, String setting) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("show " + setting)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
