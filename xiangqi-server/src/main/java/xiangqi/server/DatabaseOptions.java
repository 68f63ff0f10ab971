package xiangqi.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import xiangqi.server.database.Access;
import xiangqi.server.database.CannotStart;

/// Where the server keeps what it keeps, as the commands are told.
final class DatabaseOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "The data folder: chuhe-server in $XDG_DATA_HOME, or in ~/.local/share, unless given.")
    private Path data;

    @Option(
            names = "--db",
            paramLabel = "URL",
            description = "A PostgreSQL to use instead of the server's own, as"
                    + " jdbc:postgresql://HOST:PORT/DATABASE?user=….")
    private String db;

    @Option(
            names = "--db-password",
            paramLabel = "FILE",
            description = "A file whose first line is the password for that PostgreSQL; $PGPASSWORD is taken unless"
                    + " given. In the address (&password=…) others on this computer can see it.")
    private Path password;

    /// @throws ParameterException if they cannot be meant so
    void check() {
        if (db != null && !db.startsWith("jdbc:postgresql:")) {
            throw new ParameterException(spec.commandLine(), "--db takes an address that begins with jdbc:postgresql:");
        }
        if (db != null && db.matches("[^?]*@.*")) {
            throw new ParameterException(spec.commandLine(), "--db takes the user as ?user=…, not before an @.");
        }
        if (db != null && !Access.isReadable(db)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--db takes jdbc:postgresql://HOST:PORT/DATABASE?user=…; see the host and port.");
        }
        if (db == null && password != null) {
            throw new ParameterException(spec.commandLine(), "--db-password goes with --db.");
        }
    }

    /// The data folder.
    Path folder() {
        return Optional.ofNullable(data).orElseGet(DatabaseOptions::usualFolder);
    }

    /// The database that is named; empty for the server's own.
    Optional<Access> other() throws CannotStart {
        return db == null ? Optional.empty() : Optional.of(Access.at(db, passwordOfIt()));
    }

    private String passwordOfIt() throws CannotStart {
        if (password == null) {
            return Optional.ofNullable(System.getenv("PGPASSWORD")).orElse("");
        }
        try {
            return firstLine(password);
        } catch (IOException unreadable) {
            throw new CannotStart(
                    CannotStart.Why.DATABASE_UNREACHABLE,
                    "the password of the database cannot be read from " + password
                            + ": see that --db-password names a file of text.",
                    unreadable);
        }
    }

    static String firstLine(Path file) throws IOException {
        return Files.readAllLines(file).stream().findFirst().orElse("");
    }

    private static Path usualFolder() {
        String home = Optional.ofNullable(System.getenv("XDG_DATA_HOME"))
                .filter(set -> !set.isBlank())
                .orElseGet(() -> System.getProperty("user.home") + "/.local/share");
        return Path.of(home, "chuhe-server");
    }
}
