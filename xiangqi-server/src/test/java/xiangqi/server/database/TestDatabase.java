package xiangqi.server.database;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;

/// Databases for tests, in one real PostgreSQL for the whole test JVM. It is stopped when that ends; one that a killed
/// test JVM left behind is taken over by the next.
public final class TestDatabase {
    /// Where the programs of PostgreSQL are unpacked for all tests.
    static final Path PROGRAMS = Path.of("target/postgresql").toAbsolutePath();

    private static final EmbeddedPostgres POSTGRES = start();

    private TestDatabase() {}

    private static EmbeddedPostgres start() {
        try {
            DataFolder folder = DataFolder.claim(Path.of("target/test-database"));
            EmbeddedPostgres postgres = EmbeddedPostgres.in(folder, PROGRAMS);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                postgres.close();
                folder.close();
            }));
            return postgres;
        } catch (CannotStart fault) {
            throw new IllegalStateException(fault);
        } catch (InterruptedException fault) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(fault);
        }
    }

    /// A PostgreSQL of that folder's own, which the caller ends.
    public static EmbeddedPostgres in(DataFolder folder) throws CannotStart, InterruptedException {
        return EmbeddedPostgres.in(folder, PROGRAMS);
    }

    /// The id of the first process of the PostgreSQL that all tests share.
    static long pid() {
        return POSTGRES.pid();
    }

    /// How to reach a new, empty database.
    public static Access empty() {
        String name = "t" + UUID.randomUUID().toString().replace("-", "");
        Access all = POSTGRES.access();
        try (Connection connection = all.connect(Duration.ofSeconds(10));
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
        } catch (SQLException fault) {
            throw new IllegalStateException(fault);
        }
        return new Access(all.url().replaceFirst("/postgres$", "/" + name), all.user(), all.password());
    }

    /// A new database with the schema and nothing else.
    public static Database fresh() {
        try {
            return Database.open(empty());
        } catch (CannotStart fault) {
            throw new IllegalStateException(fault);
        }
    }
}
