package xiangqi.bench.server;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Comparator;
import java.util.stream.Stream;
import xiangqi.net.protocol.Endpoint;
import xiangqi.server.ServerProcess;

/// The server as it is shipped, at work in a folder that is deleted afterwards.
final class RunningServer implements AutoCloseable {
    private final ServerProcess process;
    private final Path home;
    private final URI address;

    private RunningServer(ServerProcess process, Path home) throws Exception {
        this.process = process;
        this.home = home;
        this.address = URI.create("ws://127.0.0.1:" + process.port() + Endpoint.PATH);
    }

    static RunningServer start(Path launcher, Path home) throws Exception {
        delete(home);
        Files.createDirectories(home);
        ServerProcess process = ServerProcess.serve(launcher, home, home.resolve("data"), 0);
        try {
            return new RunningServer(process, home);
        } catch (Exception failed) {
            process.close();
            throw failed;
        }
    }

    URI address() {
        return address;
    }

    /// A connection to its database, as the server itself makes them.
    Connection database() throws IOException, SQLException {
        return DriverManager.getConnection(process.database());
    }

    /// CPU time so far of the server without its PostgreSQL.
    Duration cpu() {
        return process.cpu();
    }

    /// CPU time so far of the processes of its PostgreSQL that are there now.
    Duration postgresCpu() {
        return process.postgresCpu();
    }

    @Override
    public void close() throws IOException {
        process.close();
        delete(home);
    }

    private static void delete(Path tree) throws IOException {
        if (!Files.exists(tree)) {
            return;
        }
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
