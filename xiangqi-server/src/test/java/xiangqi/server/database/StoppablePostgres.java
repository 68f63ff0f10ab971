package xiangqi.server.database;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;

/// A PostgreSQL of a test's own that is stopped and started again on the same port, as by somebody who works on the
/// machine. Nothing else starts it again.
public final class StoppablePostgres implements AutoCloseable {
    private static final Duration LIMIT = Duration.ofMinutes(1);

    private final PostgresCluster cluster;
    private final int port;

    private StoppablePostgres(PostgresCluster cluster, int port) {
        this.cluster = cluster;
        this.port = port;
    }

    /// Starts it in that folder.
    public static StoppablePostgres in(DataFolder folder) throws CannotStart, IOException, InterruptedException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            PostgresCluster cluster = PostgresCluster.in(folder, TestDatabase.PROGRAMS);
            int port = free.getLocalPort();
            free.close();
            StoppablePostgres postgres = new StoppablePostgres(cluster, port);
            postgres.start();
            return postgres;
        }
    }

    public Access access() {
        return cluster.access(port);
    }

    /// Starts it and waits until it takes connections.
    public void start() throws IOException, InterruptedException {
        if (!cluster.start(port, LIMIT)) {
            throw new IllegalStateException("PostgreSQL does not start");
        }
    }

    /// Stops it and waits until it has ended.
    public void stop() throws IOException, InterruptedException {
        if (!cluster.stop(LIMIT)) {
            throw new IllegalStateException("PostgreSQL does not stop");
        }
    }

    @Override
    public void close() throws IOException, InterruptedException {
        if (cluster.postmaster().isPresent()) {
            stop();
        }
    }
}
