package xiangqi.server.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletionStage;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A PostgreSQL database with the schema of this edition of the server, and a pool of connections to it.
public final class Database implements AutoCloseable {
    /// Connections of one server: its writer, its readers, the accounts.
    private static final int CONNECTIONS = 10;

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Logger LOG = LoggerFactory.getLogger(Database.class);

    private final DatabaseClaim claim;
    private final HikariDataSource pool;

    private Database(DatabaseClaim claim, HikariDataSource pool) {
        this.claim = claim;
        this.pool = pool;
    }

    /// Connects, claims the database for this server alone, and brings the schema up to this edition.
    ///
    /// @throws CannotStart if the database does not answer, another server has it, or a newer edition wrote it
    public static Database open(Access access) throws CannotStart {
        return open(access, DatabaseClaim.Patience.USUAL);
    }

    static Database open(Access access, DatabaseClaim.Patience patience) throws CannotStart {
        DatabaseClaim claim = claimed(access, patience);
        HikariDataSource pool = new HikariDataSource(poolOf(access));
        try {
            migrate(pool);
            return new Database(claim, pool);
        } catch (CannotStart | RuntimeException fault) {
            pool.close();
            claim.close();
            throw fault;
        }
    }

    private static DatabaseClaim claimed(Access access, DatabaseClaim.Patience patience) throws CannotStart {
        try {
            Connection first = access.connect(PATIENCE);
            LOG.info("PostgreSQL {} at {}", first.getMetaData().getDatabaseProductVersion(), access);
            return DatabaseClaim.by(first, access, patience);
        } catch (SQLException unreachable) {
            throw unusable(access, unreachable);
        }
    }

    /// Why a database cannot be used, without what is secret in its address.
    public static CannotStart unusable(Access access, SQLException why) {
        return new CannotStart(
                CannotStart.Why.DATABASE_UNREACHABLE,
                "the database " + access + " cannot be used: "
                        + String.valueOf(why.getMessage())
                                .replace(access.url(), access.toString())
                                .lines()
                                .findFirst()
                                .orElse("no answer"),
                access.isToldIn(why) ? new SQLException(why.getSQLState()) : why);
    }

    private static HikariConfig poolOf(Access access) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("database");
        config.setJdbcUrl(access.url());
        config.setDataSourceProperties(access.properties());
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(2);
        config.setConnectionTimeout(Duration.ofSeconds(5).toMillis());
        // Whatever the database's default is: what was told as kept is on its disk. And whoever lost the line in the
        // middle of a transaction does not hold its rows for ever.
        config.setConnectionInitSql("set synchronous_commit to on; set idle_in_transaction_session_timeout to '20s'");
        return config;
    }

    private static void migrate(DataSource pool) throws CannotStart {
        Flyway flyway = Flyway.configure()
                .dataSource(pool)
                .locations("classpath:xiangqi/server/database/migration")
                .defaultSchema(Access.SCHEMA)
                .createSchemas(true)
                .load();
        try {
            if (Arrays.stream(flyway.info().all())
                    .map(MigrationInfo::getState)
                    .anyMatch(state -> state.name().startsWith("FUTURE"))) {
                throw new CannotStart(
                        CannotStart.Why.DATABASE_NEWER,
                        "a newer edition of chuhe-server has written this database: start that one, or restore a"
                                + " backup of before.");
            }
            flyway.migrate();
        } catch (FlywayException fault) {
            throw new CannotStart(
                    CannotStart.Why.DATABASE_UNREACHABLE,
                    "the database's tables cannot be set up: "
                            + fault.getMessage().lines().findFirst().orElse(""),
                    fault);
        }
    }

    /// The pool. Its connections commit each statement by itself unless told otherwise, and commit durably.
    public DataSource pool() {
        return pool;
    }

    /// Completes when another server has claimed the database, after the connection to it was lost for long: this one
    /// has no business there any more.
    public CompletionStage<Void> taken() {
        return claim.taken();
    }

    @Override
    public void close() {
        pool.close();
        claim.close();
    }
}
