package xiangqi.server.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One server at a time writes a database: a lock of the session of one connection, which PostgreSQL lifts when the
/// server dies, whatever the reason. A connection that is lost is made anew and the lock taken again; where somebody
/// else has got it meanwhile, that is told.
final class DatabaseClaim implements AutoCloseable {
    /// The lock's number, `chuhe` in letters.
    private static final long NUMBER = 0x6368756865L;

    private static final Duration PAUSE = Duration.ofMillis(500);
    private static final Logger LOG = LoggerFactory.getLogger(DatabaseClaim.class);

    private final Access access;
    private final Patience patience;
    private final Thread watch;
    private final CompletableFuture<Void> taken = new CompletableFuture<>();
    private Connection connection;
    private boolean closed;

    /// How long things are waited for.
    ///
    /// @param dying for PostgreSQL to notice that the server before has died
    /// @param lost for it to notice that our own connection is lost: half a minute by its keepalives
    /// @param look between two looks at whether the connection is there, and for it to answer
    record Patience(Duration dying, Duration lost, Duration look) {
        static final Patience USUAL =
                new Patience(Duration.ofSeconds(10), Duration.ofSeconds(40), Duration.ofSeconds(5));
    }

    private DatabaseClaim(Access access, Patience patience, Connection connection) {
        this.access = access;
        this.patience = patience;
        this.connection = connection;
        this.watch = Thread.ofVirtual().name("database-claim").start(this::watch);
    }

    /// @param connection belongs to the claim from now on, also if it fails
    /// @throws CannotStart if another server has the database
    static DatabaseClaim by(Connection connection, Access access, Patience patience) throws CannotStart, SQLException {
        try {
            if (!take(connection, patience.dying())) {
                connection.close();
                throw new CannotStart(
                        CannotStart.Why.DATABASE_IN_USE,
                        "a running server uses the database " + access
                                + ": stop that server, or name another database with --db.");
            }
            return new DatabaseClaim(access, patience, connection);
        } catch (InterruptedException end) {
            connection.close();
            Thread.currentThread().interrupt();
            throw new SQLException(end);
        }
    }

    /// Tries for so long. Whether it succeeded.
    private static boolean take(Connection connection, Duration limit) throws SQLException, InterruptedException {
        long end = System.nanoTime() + limit.toNanos();
        try (Statement statement = connection.createStatement()) {
            // A server that vanished with its machine is noticed within half a minute.
            statement.execute(
                    "set tcp_keepalives_idle to 10; set tcp_keepalives_interval to 5; set tcp_keepalives_count to 3");
            while (!isTaken(statement)) {
                if (System.nanoTime() - end > 0) {
                    return false;
                }
                Thread.sleep(PAUSE);
            }
            return true;
        }
    }

    private static boolean isTaken(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery("select pg_try_advisory_lock(" + NUMBER + ")")) {
            return row.next() && row.getBoolean(1);
        }
    }

    /// Completes when another server has got the database.
    CompletableFuture<Void> taken() {
        return taken.copy();
    }

    private void watch() {
        try {
            while (!taken.isDone()) {
                Thread.sleep(patience.look());
                if (!held().isValid(seconds(patience.look()))) {
                    LOG.warn("the connection that claims the database is lost");
                    claimAgain();
                }
            }
        } catch (InterruptedException end) {
            LOG.debug("no longer watched");
        } catch (SQLException never) {
            throw new IllegalStateException(never);
        }
    }

    private void claimAgain() throws InterruptedException {
        while (true) {
            // Whatever became of the last try: a connection that still had the lock would stand in our own way.
            close(held());
            try {
                Connection fresh = access.connect(patience.look());
                if (!hold(fresh)) {
                    return;
                }
                if (take(fresh, patience.lost())) {
                    LOG.info("the database is claimed again");
                } else {
                    LOG.error("another server has claimed the database");
                    taken.complete(null);
                }
                return;
            } catch (SQLException notYet) {
                Thread.sleep(patience.look());
            }
        }
    }

    private static int seconds(Duration duration) {
        return (int) Math.max(1, duration.toSeconds());
    }

    private synchronized Connection held() {
        return connection;
    }

    /// Whether it is to be held; not if all is over.
    private synchronized boolean hold(Connection fresh) {
        if (closed) {
            close(fresh);
            return false;
        }
        connection = fresh;
        return true;
    }

    private static void close(Connection connection) {
        try {
            connection.close();
        } catch (SQLException lostAllTheSame) {
            LOG.debug("the connection that claimed the database does not close", lostAllTheSame);
        }
    }

    /// Gives the database back.
    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            close(connection);
        }
        watch.interrupt();
    }
}
