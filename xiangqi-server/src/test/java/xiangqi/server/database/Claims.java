package xiangqi.server.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// Looks at, and takes away, the claim that a server has on a database.
public final class Claims implements AutoCloseable {
    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final String OF_THIS_DATABASE =
            " from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname ="
                    + " current_database())";

    private final Access access;
    private final Connection looking;

    public Claims(Access access) throws SQLException {
        this.access = access;
        this.looking = access.connect(LIMIT);
    }

    /// The session of PostgreSQL that has the claim.
    OptionalInt holder() throws SQLException {
        try (Statement statement = looking.createStatement();
                ResultSet rows = statement.executeQuery("select pid" + OF_THIS_DATABASE + " and granted")) {
            return rows.next() ? OptionalInt.of(rows.getInt(1)) : OptionalInt.empty();
        }
    }

    /// Ends the session that has the claim, as an operator can, and waits until it is gone.
    void cut() throws SQLException {
        try (Statement statement = looking.createStatement()) {
            statement.execute("select pg_terminate_backend(pid, 30000)" + OF_THIS_DATABASE + " and granted");
        }
    }

    /// Cuts the session that has the claim while another server stands in line for it, which gets it in its place.
    ///
    /// @return the connection of the other server; what closes it gives the claim back
    public Connection takeAway() throws Exception {
        Connection other = access.connect(LIMIT);
        try (Statement number = looking.createStatement();
                ResultSet claim = number.executeQuery(
                        "select (classid::bigint << 32) + objid::bigint" + OF_THIS_DATABASE + " and granted")) {
            claim.next();
            long lock = claim.getLong(1);
            CompletableFuture<Void> has = new CompletableFuture<>();
            Thread.ofVirtual().start(() -> {
                try (Statement statement = other.createStatement()) {
                    statement.execute("select pg_advisory_lock(" + lock + ")");
                    has.complete(null);
                } catch (SQLException fault) {
                    has.completeExceptionally(fault);
                }
            });
            untilSomebodyWaits();
            cut();
            has.get(LIMIT.toSeconds(), TimeUnit.SECONDS);
            return other;
        }
    }

    private void untilSomebodyWaits() throws SQLException {
        while (!isThere("select 1" + OF_THIS_DATABASE + " and not granted")) {
            pause();
        }
    }

    /// Waits until another session than that has the claim.
    int holderAfter(int before) throws SQLException {
        OptionalInt now = holder();
        while (now.isEmpty() || now.getAsInt() == before) {
            pause();
            now = holder();
        }
        return now.getAsInt();
    }

    private boolean isThere(String query) throws SQLException {
        try (Statement statement = looking.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            return rows.next();
        }
    }

    /// Between two looks PostgreSQL has time for others.
    private void pause() throws SQLException {
        isThere("select pg_sleep(0.05)");
    }

    @Override
    public void close() throws SQLException {
        looking.close();
    }
}
