package xiangqi.app.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Optional;
import java.util.Set;

/// Writes files so that at every moment the old content or the new one is there in whole, whatever ends the program:
/// under another name, forced to the disk, then renamed.
public final class WholeFile {
    private static final Set<PosixFilePermission> OWNER_ONLY =
            Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    /// The reason of a failure where something else than a file has the name: a folder, a device, a pipe.
    static final String NO_FILE = "not a regular file";

    private WholeFile() {}

    /// Writes `content` to `file`, in place of what it held; creates its folder first. The file keeps its permissions.
    /// What is there and is no file, a device for instance, is left as it is.
    public static Kept save(Path file, byte[] content) {
        try {
            replace(file, content);
            return new Kept.Done(file);
        } catch (IOException failure) {
            return new Kept.Failed(StorageFault.of(file, failure));
        }
    }

    /// As [#save].
    static void replace(Path file, byte[] content) throws IOException {
        replace(file, content, permissionsOf(file));
    }

    /// Writes a file that nobody else may read.
    static void replaceSecret(Path file, byte[] content) throws IOException {
        replace(file, content, Optional.of(OWNER_ONLY));
    }

    private static void replace(Path file, byte[] content, Optional<Set<PosixFilePermission>> permissions)
            throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            throw new FileSystemException(file.toString(), null, NO_FILE);
        }
        Path folder = target.getParent();
        Files.createDirectories(folder);
        Path draft = draft(folder, "." + target.getFileName());
        try {
            if (permissions.isPresent() && isPosix(draft)) {
                Files.setPosixFilePermissions(draft, permissions.get());
            }
            write(draft, content);
            rename(draft, target);
        } catch (IOException failure) {
            Files.deleteIfExists(draft);
            throw failure;
        }
        forceFolder(folder);
    }

    /// Writes `content` to a file in `folder` that is not there yet: `name` + `ending`, or with (2), (3), … between
    /// them. Nothing is ever overwritten, not even by two programs at the same time.
    static Path create(Path folder, String name, String ending, byte[] content) throws IOException {
        Files.createDirectories(folder);
        Path file = reserve(folder, name, ending);
        try {
            replace(file, content);
        } catch (IOException failure) {
            Files.deleteIfExists(file);
            throw failure;
        }
        return file;
    }

    private static Path draft(Path folder, String name) throws IOException {
        return reserve(folder, name, ".new");
    }

    private static Optional<Set<PosixFilePermission>> permissionsOf(Path file) throws IOException {
        return Files.exists(file) && isPosix(file)
                ? Optional.of(Files.getPosixFilePermissions(file))
                : Optional.empty();
    }

    private static boolean isPosix(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    private static Path reserve(Path folder, String name, String ending) throws IOException {
        for (int number = 1; ; number++) {
            Path file = numbered(folder, name, number, ending);
            try {
                return Files.createFile(file);
            } catch (FileAlreadyExistsException taken) {
                // The next number.
            }
        }
    }

    /// The `number`th file of that name.
    ///
    /// @throws FileSystemException if this system can give the name to no file: under a locale without Chinese
    ///     it knows no Chinese names
    static Path numbered(Path folder, String name, int number, String ending) throws FileSystemException {
        String whole = name + (number == 1 ? "" : " (" + number + ")") + ending;
        try {
            return folder.resolve(whole);
        } catch (InvalidPathException noName) {
            throw new FileSystemException(whole, null, noName.getReason());
        }
    }

    private static void write(Path file, byte[] content) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.wrap(content);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.force(true);
        }
    }

    private static void rename(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException notHere) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /// Makes the new name itself last. Windows has no such call and keeps names by its own journal.
    static void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException notPossible) {
            // The file's content is safe; its name will be when the system gets to it.
        }
    }
}
