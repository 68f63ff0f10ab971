package xiangqi.app.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/// The bytes of a file, if the system gives them. No file is taken into memory that is larger than any record is.
sealed interface FileContent {
    /// Larger files are refused; the largest collection known has 20 MB.
    long LARGEST = 1L << 29;

    /// What no disk holds (a pipe, a device) has no size and need not end: more than this is refused.
    int LARGEST_STREAM = 1 << 26;

    /// The system gave the file.
    final class Found implements FileContent {
        private final byte[] bytes;

        private Found(byte[] bytes) {
            this.bytes = bytes;
        }

        /// All of it; not to be changed.
        byte[] bytes() {
            return bytes;
        }
    }

    /// The system did not give the file.
    record Failed(StorageFault fault) implements FileContent {}

    static FileContent of(Path file) {
        if (Files.isDirectory(file)) {
            return new Failed(new StorageFault(StorageFault.Kind.FOLDER, file, "a folder"));
        }
        try {
            if (!Files.isRegularFile(file) && Files.exists(file)) {
                return ofStream(file);
            }
            long size = Files.size(file);
            return size > LARGEST
                    ? new Failed(new StorageFault(StorageFault.Kind.TOO_LARGE, file, size + " bytes"))
                    : new Found(Files.readAllBytes(file));
        } catch (IOException failure) {
            return new Failed(StorageFault.of(file, failure));
        }
    }

    private static FileContent ofStream(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] content = in.readNBytes(LARGEST_STREAM + 1);
            return content.length > LARGEST_STREAM
                    ? new Failed(new StorageFault(StorageFault.Kind.TOO_LARGE, file, "a stream"))
                    : new Found(content);
        }
    }
}
