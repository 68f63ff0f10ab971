package xiangqi.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The server as an operator meets it: a process of `bin/chuhe-server` that the build laid out. Whatever becomes of the
/// test, [#close()] ends the process, and the PostgreSQL of its data folder, by their ids.
public final class ServerProcess implements AutoCloseable {
    private static final Duration LIMIT = Duration.ofSeconds(200);
    private static final Pattern READY =
            Pattern.compile("(?m)^chuhe-server \\S+ listens on ws://127\\.0\\.0\\.1:(\\d+)/play$");

    private final Process process;
    private final Path out;
    private final Path err;
    private final Optional<Path> data;

    private ServerProcess(Process process, Path out, Path err, Optional<Path> data) {
        this.process = process;
        this.out = out;
        this.err = err;
        this.data = data;
    }

    static Path launcher() {
        return Path.of(System.getProperty("chuhe.server"))
                .toAbsolutePath()
                .normalize()
                .resolve("bin/chuhe-server");
    }

    /// Starts `chuhe-server serve` on any free port.
    ///
    /// @param notes a folder for what it says
    public static ServerProcess serve(Path notes, Path data) {
        return serve(notes, data, 0);
    }

    /// Starts `chuhe-server serve` on that port.
    public static ServerProcess serve(Path notes, Path data, int port) {
        return serve(launcher(), notes, data, port);
    }

    /// Starts the server of that launcher on that port.
    public static ServerProcess serve(Path launcher, Path notes, Path data, int port) {
        return start(
                notes,
                Optional.of(data),
                List.of(launcher.toString(), "serve", "--port", Integer.toString(port), "--data", data.toString()));
    }

    /// Starts any command. Hashing of passwords is made cheap, and as many may register as like; the rest is as it is
    /// shipped.
    static ServerProcess start(Path notes, Optional<Path> data, List<String> command) {
        return startIn(notes, notes, data, command);
    }

    /// Starts any command in that folder.
    static ServerProcess startIn(Path folder, Path notes, Optional<Path> data, List<String> command) {
        try {
            Path out = Files.createTempFile(notes, "out", ".txt");
            Path err = Files.createTempFile(notes, "err", ".txt");
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            builder.environment()
                    .put("CHUHE_JAVA_OPTIONS", "-Dchuhe.passwords=8,1 -Dchuhe.registrations-per-hour=100000");
            return new ServerProcess(builder.start(), out, err, data);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /// Waits until it listens, and says where.
    public int port() throws Exception {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (System.nanoTime() < end) {
            Matcher ready = READY.matcher(out());
            if (ready.find()) {
                return Integer.parseInt(ready.group(1));
            }
            if (process.waitFor(50, TimeUnit.MILLISECONDS)) {
                break;
            }
        }
        throw new IllegalStateException("does not listen: " + out() + err());
    }

    /// Waits until there is such a file or folder.
    void untilThereIs(Path file) throws Exception {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (!Files.exists(file)) {
            if (System.nanoTime() - end > 0 || process.waitFor(5, TimeUnit.MILLISECONDS)) {
                throw new IllegalStateException("there is no " + file + ": " + out() + err());
            }
        }
    }

    /// What it was started with, after the launcher has become Java.
    List<String> command() {
        return List.of(process.info().arguments().orElseThrow());
    }

    public long pid() {
        return process.pid();
    }

    /// CPU time that it has taken so far, without its PostgreSQL.
    public Duration cpu() {
        return cpu(process.toHandle());
    }

    /// CPU time that the processes of its PostgreSQL have taken that are there now.
    public Duration postgresCpu() {
        return postgres().stream()
                .flatMap(postmaster -> Stream.concat(Stream.of(postmaster), postmaster.descendants()))
                .map(ServerProcess::cpu)
                .reduce(Duration.ZERO, Duration::plus);
    }

    private static Duration cpu(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /// How its own PostgreSQL is reached, for the driver.
    public String database() throws IOException {
        Path folder = data.orElseThrow();
        String port = Files.readAllLines(folder.resolve("database/postmaster.pid"))
                .get(3)
                .strip();
        String password = Files.readString(folder.resolve("database.password")).strip();
        return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?currentSchema=chuhe&user=chuhe&password=" + password;
    }

    /// Waits for its end and returns the exit code.
    public int exitCode() throws Exception {
        if (!process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
            throw new IllegalStateException("does not end: " + out() + err());
        }
        return process.exitValue();
    }

    /// SIGTERM.
    public void terminate() {
        process.destroy();
    }

    /// SIGKILL.
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    public String out() throws IOException {
        return Files.readString(out, StandardCharsets.UTF_8);
    }

    public String err() throws IOException {
        return Files.readString(err, StandardCharsets.UTF_8);
    }

    /// The PostgreSQL of its data folder, if one runs.
    public Optional<ProcessHandle> postgres() {
        Path file = data.orElseThrow().resolve("database/postmaster.pid");
        try {
            List<String> lines = new ArrayList<>(Files.readAllLines(file));
            return ProcessHandle.of(Long.parseLong(lines.getFirst().strip())).filter(ProcessHandle::isAlive);
        } catch (NoSuchFileException none) {
            return Optional.empty();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        awaitEnd(process.toHandle());
        if (data.isPresent()) {
            postgres().ifPresent(left -> {
                left.destroy();
                awaitEnd(left);
            });
        }
    }

    private static void awaitEnd(ProcessHandle process) {
        try {
            process.onExit().get(LIMIT.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException stays) {
            throw new IllegalStateException("process " + process.pid() + " does not end", stays);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }
}
