package xiangqi.app.storage;

import java.nio.file.Path;

/// What came of keeping something in a file.
public sealed interface Kept {
    /// It lies in that file, safe against a crash.
    record Done(Path file) implements Kept {}

    /// It could not be kept; what was there before is unharmed.
    record Failed(StorageFault fault) implements Kept {}
}
