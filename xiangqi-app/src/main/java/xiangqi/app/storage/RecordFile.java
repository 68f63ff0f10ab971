package xiangqi.app.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import xiangqi.core.record.Import;

/// A file with games, as it was found.
public sealed interface RecordFile {
    /// Larger files are refused rather than taken into memory; the largest collection known has 20 MB.
    long LARGEST = 1L << 29;

    /// What no disk holds (a pipe, a device) has no size and need not end: more than this is refused.
    int LARGEST_STREAM = 1 << 26;

    /// The system gave the file; whether its content is a record is another matter.
    record Read(Import content) implements RecordFile {}

    /// The system did not give the file.
    record Failed(StorageFault fault) implements RecordFile {}

    static RecordFile read(Path file) {
        if (Files.isDirectory(file)) {
            return new Failed(new StorageFault(StorageFault.Kind.FOLDER, file, "a folder"));
        }
        try {
            if (!Files.isRegularFile(file) && Files.exists(file)) {
                return readStream(file);
            }
            long size = Files.size(file);
            return size > LARGEST
                    ? new Failed(new StorageFault(StorageFault.Kind.TOO_LARGE, file, size + " bytes"))
                    : new Read(Import.read(Files.readAllBytes(file)));
        } catch (IOException failure) {
            return new Failed(StorageFault.of(file, failure));
        }
    }

    private static RecordFile readStream(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] content = in.readNBytes(LARGEST_STREAM + 1);
            return content.length > LARGEST_STREAM
                    ? new Failed(new StorageFault(StorageFault.Kind.TOO_LARGE, file, "a stream"))
                    : new Read(Import.read(content));
        }
    }

    /// Reads the file of that name; a name that this system can give to no file is one that is missing.
    static RecordFile read(String name) {
        try {
            return read(Path.of(name));
        } catch (InvalidPathException noName) {
            return new Failed(new StorageFault(StorageFault.Kind.MISSING, Path.of(""), noName.getMessage()));
        }
    }
}
