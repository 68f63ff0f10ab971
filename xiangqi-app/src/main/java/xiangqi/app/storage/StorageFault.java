package xiangqi.app.storage;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.util.Locale;

/// Why something could not be kept or fetched, in terms a person can act on.
///
/// @param file what was to be written or read
/// @param detail what the system said, for the log
public record StorageFault(Kind kind, Path file, String detail) {
    /// The kinds of faults.
    public enum Kind {
        /// There is no right to write or read there, or the disk is read-only.
        NOT_ALLOWED,
        /// The disk is full, or this user's share of it.
        NO_SPACE,
        /// A folder or file that should be there is not.
        MISSING,
        /// The file is larger than is taken into memory.
        TOO_LARGE,
        /// Where a file is meant there is a folder.
        FOLDER,
        /// Where a file is meant there is something else: a device, a pipe.
        NO_FILE,
        /// A running window has the file.
        IN_USE,
        /// What the file holds cannot be understood; it was kept aside.
        DAMAGED,
        /// Anything else the system may say.
        SYSTEM
    }

    static StorageFault of(Path file, IOException failure) {
        return new StorageFault(kind(file, failure), file, String.valueOf(failure.getMessage()));
    }

    static StorageFault of(Path file, ReadOnlyFileSystemException failure) {
        return new StorageFault(Kind.NOT_ALLOWED, file, failure.toString());
    }

    private static Kind kind(Path file, IOException failure) {
        if (failure instanceof AccessDeniedException) {
            return Kind.NOT_ALLOWED;
        }
        if (failure instanceof NoSuchFileException) {
            return Kind.MISSING;
        }
        if (failure instanceof FileSystemException reason && WholeFile.NO_FILE.equals(reason.getReason())) {
            return Files.isDirectory(file) ? Kind.FOLDER : Kind.NO_FILE;
        }
        String said = String.valueOf(
                        failure instanceof FileSystemException reason ? reason.getReason() : failure.getMessage())
                .toLowerCase(Locale.ROOT);
        if (said.contains("no space") || said.contains("not enough space") || said.contains("quota")) {
            return Kind.NO_SPACE;
        }
        if (said.contains("read-only") || said.contains("permission") || said.contains("not permitted")) {
            return Kind.NOT_ALLOWED;
        }
        Path folder = file.toAbsolutePath().getParent();
        return folder != null && Files.isDirectory(folder) && !Files.isWritable(folder)
                ? Kind.NOT_ALLOWED
                : Kind.SYSTEM;
    }
}
