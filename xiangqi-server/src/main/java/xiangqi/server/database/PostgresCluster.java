package xiangqi.server.database;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// The files of our own PostgreSQL: its programs, its cluster, its password and its log; and its programs at work.
final class PostgresCluster {
    private static final String USER = "chuhe";

    /// Where Linux tells of its processes; a PostgreSQL works in the folder of its cluster.
    private static final Path PROCESSES = Path.of("/proc");

    /// How long a PostgreSQL that was just started may take to write down its number.
    private static final Duration BIRTH = Duration.ofSeconds(5);

    private static final Duration PAUSE = Duration.ofMillis(50);

    private static final List<String> SETTINGS = List.of(
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "fsync=on",
            "synchronous_commit=on",
            "full_page_writes=on",
            "max_connections=60",
            "logging_collector=on",
            "log_directory=../log",
            "log_filename=postgresql-%a.log",
            "log_truncate_on_rotation=on",
            "log_rotation_age=1d",
            "log_rotation_size=0",
            "log_checkpoints=off",
            "log_min_error_statement=panic");

    private final Path programs;
    private final Path cluster;
    private final Path logs;
    private final List<String> ordinaryUser;
    private final String password;

    private PostgresCluster(Path programs, Path cluster, Path logs, List<String> ordinaryUser, String password) {
        this.programs = programs;
        this.cluster = cluster;
        this.logs = logs;
        this.ordinaryUser = ordinaryUser;
        this.password = password;
    }

    /// A postmaster by its own word.
    ///
    /// @param port 0 while it has not told it yet
    record Postmaster(long pid, int port) {}

    /// The cluster of the data folder, made if it is not there yet. Nothing is left half made: the cluster gets its
    /// name when it is whole.
    ///
    /// @param unpacked where the programs are unpacked to, if they are not there already
    static PostgresCluster in(DataFolder folder, Path unpacked) throws CannotStart, IOException, InterruptedException {
        Path cluster = folder.database();
        Files.createDirectories(folder.logs());
        PostgresCluster made = new PostgresCluster(
                PostgresPrograms.unpackedIn(unpacked),
                cluster,
                folder.logs(),
                OrdinaryUser.prefix(),
                passwordIn(folder.home().resolve("database.password")));
        if (Files.exists(cluster)) {
            made.refuseOtherMajorVersion();
        } else {
            made.make(folder.home().resolve("database.new"), folder.home().resolve("database.password"));
        }
        return made;
    }

    /// How to reach the one in that data folder, which another process may have started; empty if none runs.
    static Optional<Access> running(Path home) throws IOException {
        Path password = home.resolve("database.password");
        if (!Files.exists(password)) {
            return Optional.empty();
        }
        PostgresCluster there = new PostgresCluster(
                home,
                home.resolve("database"),
                home,
                List.of(),
                Files.readString(password).strip());
        return there.postmaster()
                .filter(postmaster -> postmaster.port() != 0)
                .map(postmaster -> there.access(postmaster.port()));
    }

    private void make(Path aside, Path passwordFile) throws CannotStart, IOException, InterruptedException {
        PostgresPrograms.delete(aside);
        int code = run(
                Duration.ofMinutes(2),
                "initdb",
                "--pgdata=" + aside,
                "--encoding=UTF8",
                "--locale=C",
                "--username=" + USER,
                "--auth=scram-sha-256",
                "--pwfile=" + passwordFile);
        if (code != 0) {
            throw failed("initdb ended with " + code);
        }
        Files.move(aside, cluster);
    }

    private void refuseOtherMajorVersion() throws CannotStart, IOException, InterruptedException {
        int found =
                Integer.parseInt(Files.readString(cluster.resolve("PG_VERSION")).strip());
        int known = majorVersion();
        if (found != known) {
            throw new CannotStart(
                    found > known ? CannotStart.Why.DATABASE_NEWER : CannotStart.Why.POSTGRES_FAILED,
                    "the data folder was made by PostgreSQL " + found + ", this server comes with " + known
                            + (found > known
                                    ? ": start a newer chuhe-server."
                                    : ": carry the database over with PostgreSQL's pg_upgrade."));
        }
    }

    /// `postgres (PostgreSQL) 18.3` is 18.
    private int majorVersion() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(programs.resolve("bin/postgres").toString(), "--version")
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        String number = said.strip().replaceFirst(".* ", "");
        return Integer.parseInt(number.replaceFirst("\\..*", ""));
    }

    private static String passwordIn(Path file) throws IOException {
        try {
            return Files.readString(file).strip();
        } catch (NoSuchFileException first) {
            byte[] random = new byte[32];
            new SecureRandom().nextBytes(random);
            Path aside = file.resolveSibling(file.getFileName() + ".new");
            Files.deleteIfExists(aside);
            createSecretly(aside);
            Files.writeString(aside, HexFormat.of().formatHex(random) + "\n");
            Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE);
            return Files.readString(file).strip();
        }
    }

    private static void createSecretly(Path file) throws IOException {
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.createFile(
                    file,
                    PosixFilePermissions.asFileAttribute(
                            EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE)));
        } else {
            Files.createFile(file);
        }
    }

    /// The postmaster that lives now.
    Optional<Postmaster> postmaster() throws IOException {
        Path file = cluster.resolve("postmaster.pid");
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (NoSuchFileException none) {
            return Optional.empty();
        }
        if (lines.isEmpty() || !lines.getFirst().strip().matches("\\d+")) {
            return Optional.empty();
        }
        long pid = Long.parseLong(lines.getFirst().strip());
        if (!isOurs(pid)) {
            return Optional.empty();
        }
        String port = lines.size() > 3 ? lines.get(3).strip() : "";
        return Optional.of(new Postmaster(pid, port.matches("\\d+") ? Integer.parseInt(port) : 0));
    }

    /// After a restart of the machine another process may have the number, even a PostgreSQL that is not ours. Only
    /// what is certainly another is taken for one.
    private boolean isOurs(long pid) {
        return ProcessHandle.of(pid)
                .filter(ProcessHandle::isAlive)
                .filter(this::canBeOurs)
                .isPresent();
    }

    private boolean canBeOurs(ProcessHandle process) {
        Optional<String> program = process.info().command();
        if (program.isEmpty()) {
            // Linux tells the program of every process of one's own.
            return !Files.isDirectory(PROCESSES);
        }
        if (!Path.of(program.get()).getFileName().toString().startsWith("postgres")) {
            return false;
        }
        try {
            Path works = PROCESSES.resolve(Long.toString(process.pid())).resolve("cwd");
            return works.toRealPath().equals(cluster.toRealPath());
        } catch (IOException untold) {
            return true;
        }
    }

    /// Starts it on that port and waits until it takes connections. What it says goes to the log.
    boolean start(int port, Duration limit) throws IOException, InterruptedException {
        if (postmaster().isEmpty()) {
            Files.deleteIfExists(cluster.resolve("postmaster.pid"));
        }
        StringBuilder options = new StringBuilder("-p " + port);
        SETTINGS.forEach(setting -> options.append(" -c ").append(setting));
        long seconds = Math.max(1, limit.toSeconds());
        return run(
                        limit.plusSeconds(5),
                        "pg_ctl",
                        "start",
                        "--wait",
                        "--timeout=" + seconds,
                        "--pgdata=" + cluster,
                        "--log=" + logs.resolve("postgresql.log"),
                        "--options=" + options)
                == 0;
    }

    /// Stops it: clients are cut off, what they committed stays.
    boolean stop(Duration limit) throws IOException, InterruptedException {
        return run(
                        limit.plusSeconds(5),
                        "pg_ctl",
                        "stop",
                        "--wait",
                        "--mode=fast",
                        "--timeout=" + limit.toSeconds(),
                        "--pgdata=" + cluster)
                == 0;
    }

    /// Stops what may be starting at this moment.
    boolean stopAtBirth(Duration limit) throws IOException, InterruptedException {
        long end = System.nanoTime() + BIRTH.toNanos();
        while (postmaster().isEmpty()) {
            if (System.nanoTime() - end > 0) {
                return true;
            }
            Thread.sleep(PAUSE);
        }
        return stop(limit);
    }

    Access access(int port) {
        return new Access("jdbc:postgresql://127.0.0.1:" + port + "/postgres", USER, password);
    }

    CannotStart failed(String what) {
        return new CannotStart(
                CannotStart.Why.POSTGRES_FAILED,
                "the server's own PostgreSQL does not start (" + what + "): see " + logs
                        + ", or name another database with --db.");
    }

    private int run(Duration limit, String program, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(ordinaryUser);
        command.add(programs.resolve("bin").resolve(program).toString());
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(
                        Path.of(OrdinaryUser.NOTHING).toFile()))
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        logs.resolve("postgresql-programs.log").toFile()));
        builder.environment().keySet().removeIf(name -> name.startsWith("PG"));
        builder.environment().put("LC_ALL", "C");
        Process process = builder.start();
        try {
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor();
                return -1;
            }
            return process.exitValue();
        } catch (InterruptedException end) {
            // Nobody waits for it any more: what it has started, as initdb does, ends with it.
            List<ProcessHandle> started = process.descendants().toList();
            process.destroy();
            started.forEach(ProcessHandle::destroy);
            throw end;
        }
    }
}
