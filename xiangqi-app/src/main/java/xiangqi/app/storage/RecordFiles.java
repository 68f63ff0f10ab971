package xiangqi.app.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import xiangqi.core.record.Export;
import xiangqi.core.record.Import;
import xiangqi.ui.study.FileTrouble;
import xiangqi.ui.study.StudyFiles;

/// The files that study reads and writes.
public final class RecordFiles implements StudyFiles {
    /// Larger files are refused rather than taken into memory; the largest collection known has 20 MB.
    public static final long LARGEST = 1L << 29;

    @Override
    public Reading read(Path file) {
        try {
            return Files.size(file) > LARGEST
                    ? new Reading.Failed(FileTrouble.TOO_LARGE)
                    : new Reading.Read(Import.read(Files.readAllBytes(file)));
        } catch (IOException failure) {
            return new Reading.Failed(trouble(StorageFault.of(file, failure)));
        }
    }

    @Override
    public Writing write(Path file, Export export) {
        return switch (WholeFile.save(file, export.content())) {
            case Kept.Done _ -> new Writing.Written();
            case Kept.Failed failed -> new Writing.Failed(trouble(failed.fault()));
        };
    }

    private static FileTrouble trouble(StorageFault fault) {
        return switch (fault.kind()) {
            case MISSING -> FileTrouble.MISSING;
            case NOT_ALLOWED -> FileTrouble.NOT_ALLOWED;
            case NO_SPACE -> FileTrouble.NO_SPACE;
            case IN_USE, DAMAGED, SYSTEM -> FileTrouble.SYSTEM;
        };
    }
}
