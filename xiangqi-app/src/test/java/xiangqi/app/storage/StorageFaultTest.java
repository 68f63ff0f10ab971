package xiangqi.app.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StorageFaultTest {
    @TempDir
    private Path folder;

    private StorageFault.Kind kind(IOException failure) {
        return StorageFault.of(folder.resolve("file"), failure).kind();
    }

    @Test
    void theSystemsWordsBecomeKinds() {
        assertEquals(StorageFault.Kind.NOT_ALLOWED, kind(new AccessDeniedException("file")));
        assertEquals(
                StorageFault.Kind.NOT_ALLOWED, kind(new FileSystemException("file", null, "Read-only file system")));
        assertEquals(StorageFault.Kind.NO_SPACE, kind(new IOException("No space left on device")));
        assertEquals(
                StorageFault.Kind.NO_SPACE,
                kind(new FileSystemException("file", null, "There is not enough space on the disk")));
        assertEquals(StorageFault.Kind.NO_SPACE, kind(new FileSystemException("file", null, "Disk quota exceeded")));
        assertEquals(StorageFault.Kind.MISSING, kind(new NoSuchFileException("file")));
        assertEquals(StorageFault.Kind.SYSTEM, kind(new IOException("Input/output error")));
        assertEquals(StorageFault.Kind.SYSTEM, kind(new IOException()));
    }

    @Test
    void aFullDiskIsOne() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "skipped: this system has no /dev/full");
        IOException failure = assertThrows(IOException.class, () -> Files.write(full, new byte[1]));
        assertEquals(StorageFault.Kind.NO_SPACE, kind(failure));
    }

    @Test
    void aReadOnlyFolderIsNotAllowed() throws IOException {
        Path locked = Files.createDirectory(
                folder.resolve("locked"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("r-xr-xr-x")));
        assumeTrue(!Files.isWritable(locked), "skipped: the superuser may write everywhere");
        Path file = locked.resolve("settings");
        IOException failure = assertThrows(IOException.class, () -> WholeFile.replace(file, new byte[1]));
        assertEquals(
                StorageFault.Kind.NOT_ALLOWED, StorageFault.of(file, failure).kind());
    }
}
