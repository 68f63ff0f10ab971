package xiangqi.server.database;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/// The folder of everything a server keeps, held by one server at a time. The lock is a file lock, which the system
/// lifts when the server dies, whatever the reason.
public final class DataFolder implements AutoCloseable {
    private static final String LOGS = "log";

    private final Path home;
    private final FileChannel lock;

    private DataFolder(Path home, FileChannel lock) {
        this.home = home;
        this.lock = lock;
    }

    /// Makes the folder if it is not there, and claims it for this process.
    ///
    /// @throws CannotStart if it cannot be written or another server holds it
    public static DataFolder claim(Path home) throws CannotStart {
        Path folder = home.toAbsolutePath().normalize();
        FileChannel channel;
        try {
            make(folder);
            makeLogs(folder.resolve(LOGS));
            channel = FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException unwritable) {
            throw new CannotStart(
                    CannotStart.Why.FOLDER_UNWRITABLE,
                    "the data folder " + folder + ", or the folder " + LOGS + " in it, cannot be written: name another"
                            + " with --data, or give yourself the right to write there.",
                    unwritable);
        }
        if (!held(channel)) {
            close(channel);
            throw new CannotStart(
                    CannotStart.Why.FOLDER_IN_USE,
                    "a running server uses the data folder " + folder + ": stop that server, or name another folder"
                            + " with --data.");
        }
        return new DataFolder(folder, channel);
    }

    /// Accounts and games are nobody else's to read.
    private static void make(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        Files.createDirectories(folder);
        PosixFileAttributeView posix = Files.getFileAttributeView(folder, PosixFileAttributeView.class);
        if (posix != null) {
            posix.setPermissions(PosixFilePermissions.fromString("rwx------"));
        }
    }

    /// A server that cannot say what ails it is not started.
    private static void makeLogs(Path logs) throws IOException {
        Files.createDirectories(logs);
        Path trial = Files.createTempFile(logs, "trial", "");
        Files.delete(trial);
    }

    private static boolean held(FileChannel channel) {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException ours) {
            return false;
        } catch (IOException unable) {
            return false;
        }
    }

    private static void close(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException closedAllTheSame) {
            // Nothing was written to it.
        }
    }

    /// The folder itself, absolute.
    public Path home() {
        return home;
    }

    /// Where the server's own database is, or will be once it is whole.
    Path database() {
        return home.resolve("database");
    }

    /// Whether the server's own database was made already.
    public boolean hasDatabase() {
        return Files.exists(database());
    }

    /// Where logs go.
    public Path logs() {
        return home.resolve(LOGS);
    }

    /// Where logs of that data folder go, whoever holds it.
    public static Path logsIn(Path home) {
        return home.toAbsolutePath().normalize().resolve(LOGS);
    }

    /// Gives the folder back.
    @Override
    public void close() {
        close(lock);
    }
}
