package xiangqi.app.storage;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import xiangqi.core.record.Import;

/// A file with games, as it was found.
public sealed interface RecordFile {
    /// The system gave the file; whether its content is a record is another matter.
    record Read(Import content) implements RecordFile {}

    /// The system did not give the file.
    record Failed(StorageFault fault) implements RecordFile {}

    static RecordFile read(Path file) {
        return switch (FileContent.of(file)) {
            case FileContent.Found found -> new Read(Import.read(found.bytes()));
            case FileContent.Failed(StorageFault fault) -> new Failed(fault);
        };
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
