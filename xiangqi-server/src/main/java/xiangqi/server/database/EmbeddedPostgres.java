package xiangqi.server.database;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A PostgreSQL of the server's own in its data folder, reached on the loopback address with a random password.
///
/// A server that was killed leaves it running; the next start attaches to it. While the server runs, a PostgreSQL that
/// dies is started again on the same port. Every setting that makes a commit durable is on.
public final class EmbeddedPostgres implements AutoCloseable {
    /// After a kill, the memory shared with the dead one can stand in the way for half a minute.
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private static final Duration PAUSE = Duration.ofMillis(200);
    private static final Logger LOG = LoggerFactory.getLogger(EmbeddedPostgres.class);

    private final PostgresCluster cluster;
    private final int port;
    /// Held while it is started again or stopped: what is stopped must not come back.
    private final ReentrantLock work = new ReentrantLock();

    private volatile boolean closing;
    private long pid;

    private EmbeddedPostgres(PostgresCluster cluster, PostgresCluster.Postmaster running) {
        this.cluster = cluster;
        this.port = running.port();
        watch(running.pid());
    }

    /// Attaches to the PostgreSQL of this data folder, or starts it, after making it if need be.
    public static EmbeddedPostgres in(DataFolder folder) throws CannotStart, InterruptedException {
        return in(folder, folder.home().resolve("postgresql"));
    }

    /// How to reach the PostgreSQL of that data folder, whoever has claimed it; empty if it does not run.
    public static Optional<Access> running(Path home) throws CannotStart {
        try {
            return PostgresCluster.running(home.toAbsolutePath().normalize());
        } catch (IOException unreadable) {
            throw new CannotStart(
                    CannotStart.Why.FOLDER_UNWRITABLE,
                    "the data folder " + home + " cannot be read: " + unreadable.getMessage() + ".",
                    unreadable);
        }
    }

    /// @param unpacked where its programs are, or are unpacked to
    static EmbeddedPostgres in(DataFolder folder, Path unpacked) throws CannotStart, InterruptedException {
        try {
            PostgresCluster cluster = PostgresCluster.in(folder, unpacked);
            return new EmbeddedPostgres(cluster, runningUnlessInterrupted(cluster));
        } catch (IOException fault) {
            throw new CannotStart(
                    CannotStart.Why.POSTGRES_FAILED,
                    "the server's own PostgreSQL does not start: " + fault.getMessage() + ".",
                    fault);
        }
    }

    /// Who is told to end while it starts leaves none behind.
    private static PostgresCluster.Postmaster runningUnlessInterrupted(PostgresCluster cluster)
            throws CannotStart, IOException, InterruptedException {
        try {
            return running(cluster, 0);
        } catch (InterruptedException end) {
            if (!cluster.stopAtBirth(PATIENCE)) {
                LOG.error("PostgreSQL does not stop; the next start attaches to it");
            }
            throw end;
        }
    }

    /// @param port to start it on; 0 for any
    private static PostgresCluster.Postmaster running(PostgresCluster cluster, int port)
            throws CannotStart, IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        for (Duration left = PATIENCE; left.isPositive(); left = Duration.ofNanos(end - System.nanoTime())) {
            Optional<PostgresCluster.Postmaster> found = cluster.postmaster();
            if (found.isPresent()) {
                if (answers(cluster, found.get())) {
                    return found.get();
                }
            } else if (!cluster.start(port == 0 ? freePort() : port, left)) {
                LOG.warn("PostgreSQL does not start yet; trying again");
            } else {
                continue;
            }
            Thread.sleep(PAUSE);
        }
        throw cluster.failed("it gave no answer within " + PATIENCE.toSeconds() + " seconds");
    }

    private static boolean answers(PostgresCluster cluster, PostgresCluster.Postmaster postmaster) {
        if (postmaster.port() == 0) {
            return false;
        }
        try (Connection connection = cluster.access(postmaster.port()).connect(Duration.ofSeconds(5))) {
            return connection.isValid(5);
        } catch (SQLException notYet) {
            return false;
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /// How to reach it.
    public Access access() {
        return cluster.access(port);
    }

    /// The id of its first process.
    public synchronized long pid() {
        return pid;
    }

    private synchronized void watch(long running) {
        pid = running;
        ProcessHandle.of(running)
                .ifPresentOrElse(
                        process -> process.onExit().thenRunAsync(this::revive),
                        () -> Thread.ofVirtual().start(this::revive));
    }

    private void revive() {
        work.lock();
        try {
            if (closing) {
                return;
            }
            LOG.error("PostgreSQL has died and is started again");
            watch(running(cluster, port).pid());
            LOG.info("PostgreSQL is there again");
        } catch (CannotStart | IOException fault) {
            LOG.error("PostgreSQL cannot be started; trying again in a minute", fault);
            CompletableFuture.delayedExecutor(PATIENCE.toSeconds(), TimeUnit.SECONDS)
                    .execute(this::revive);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        } finally {
            work.unlock();
        }
    }

    /// Stops it.
    @Override
    public void close() {
        closing = true;
        work.lock();
        try {
            if (cluster.postmaster().isPresent() && !cluster.stop(PATIENCE)) {
                LOG.error("PostgreSQL does not stop; the next start attaches to it");
            }
        } catch (IOException fault) {
            LOG.error("PostgreSQL does not stop; the next start attaches to it", fault);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        } finally {
            work.unlock();
        }
    }
}
