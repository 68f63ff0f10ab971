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
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The server as it is shipped, a process of its own with its own PostgreSQL, in a folder that is deleted afterwards.
/// Whatever happens, both are ended by their ids.
final class RunningServer implements AutoCloseable {
    private static final Pattern READY = Pattern.compile("(?m)listens on (ws://\\S+)$");
    private static final Duration LIMIT = Duration.ofMinutes(5);

    private final Process process;
    private final Path home;
    private final URI address;
    private final ProcessHandle postgres;
    private final int postgresPort;

    private RunningServer(Process process, Path home) throws IOException, InterruptedException {
        this.process = process;
        this.home = home;
        this.address = address(process, home.resolve("out.txt"));
        List<String> postmaster = Files.readAllLines(home.resolve("data/database/postmaster.pid"));
        this.postgres =
                ProcessHandle.of(Long.parseLong(postmaster.get(0).strip())).orElseThrow();
        this.postgresPort = Integer.parseInt(postmaster.get(3).strip());
    }

    /// Hashing of passwords is made cheap, as a thousand players register at once; the rest is as it is shipped.
    static RunningServer start(Path launcher, Path home) throws IOException, InterruptedException {
        delete(home);
        Files.createDirectories(home);
        ProcessBuilder builder = new ProcessBuilder(
                        launcher.toString(),
                        "serve",
                        "--port",
                        "0",
                        "--data",
                        home.resolve("data").toString())
                .redirectOutput(home.resolve("out.txt").toFile())
                .redirectError(home.resolve("err.txt").toFile());
        builder.environment().put("CHUHE_JAVA_OPTIONS", "-Dchuhe.passwords=8,1 -Dchuhe.registrations-per-hour=100000");
        Process process = builder.start();
        try {
            return new RunningServer(process, home);
        } catch (IOException | InterruptedException | RuntimeException failed) {
            process.destroy();
            process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS);
            Path postmaster = home.resolve("data/database/postmaster.pid");
            if (Files.exists(postmaster)) {
                ProcessHandle.of(Long.parseLong(
                                Files.readAllLines(postmaster).getFirst().strip()))
                        .ifPresent(ProcessHandle::destroy);
            }
            throw failed;
        }
    }

    private static URI address(Process process, Path out) throws IOException, InterruptedException {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (System.nanoTime() < end && !process.waitFor(100, TimeUnit.MILLISECONDS)) {
            Matcher ready = READY.matcher(Files.readString(out));
            if (ready.find()) {
                return URI.create(ready.group(1));
            }
        }
        throw new IOException("the server does not start: see " + out.getParent());
    }

    URI address() {
        return address;
    }

    /// A connection to its database, as the server itself makes them.
    Connection database() throws IOException, SQLException {
        String password =
                Files.readString(home.resolve("data/database.password")).strip();
        return DriverManager.getConnection(
                "jdbc:postgresql://127.0.0.1:" + postgresPort + "/postgres?currentSchema=chuhe", "chuhe", password);
    }

    /// CPU time so far of the server without its PostgreSQL.
    Duration cpu() {
        return of(process.toHandle());
    }

    /// CPU time so far of the processes of its PostgreSQL that are there now.
    Duration postgresCpu() {
        return Stream.concat(Stream.of(postgres), postgres.descendants())
                .map(RunningServer::of)
                .reduce(Duration.ZERO, Duration::plus);
    }

    private static Duration of(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    @Override
    public void close() throws IOException {
        try {
            process.destroy();
            if (!process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
            Optional.of(postgres).filter(ProcessHandle::isAlive).ifPresent(ProcessHandle::destroy);
            postgres.onExit().orTimeout(LIMIT.toSeconds(), TimeUnit.SECONDS).join();
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
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
