package xiangqi.app.storage;

import java.nio.file.Path;
import java.util.Optional;
import xiangqi.core.record.Import;
import xiangqi.core.record.ReadingWatch;
import xiangqi.ui.study.FilePrint;
import xiangqi.ui.study.FileTrouble;
import xiangqi.ui.study.StudyFiles;

/// The files that study reads and writes.
public final class RecordFiles implements StudyFiles {
    @Override
    public Reading read(Path file, ReadingWatch watch) {
        return switch (FileContent.of(file)) {
            case FileContent.Found found ->
                new Reading.Read(Import.read(found.bytes(), watch), FilePrint.of(found.bytes()));
            case FileContent.Failed(StorageFault fault) -> new Reading.Failed(trouble(fault));
        };
    }

    @Override
    public Optional<byte[]> content(Path file) {
        return FileContent.of(file) instanceof FileContent.Found found ? Optional.of(found.bytes()) : Optional.empty();
    }

    @Override
    public Writing write(Path file, byte[] content) {
        return switch (WholeFile.save(file, content)) {
            case Kept.Done _ -> new Writing.Written();
            case Kept.Failed failed -> new Writing.Failed(trouble(failed.fault()));
        };
    }

    private static FileTrouble trouble(StorageFault fault) {
        return switch (fault.kind()) {
            case MISSING -> FileTrouble.MISSING;
            case NOT_ALLOWED -> FileTrouble.NOT_ALLOWED;
            case NO_SPACE -> FileTrouble.NO_SPACE;
            case TOO_LARGE -> FileTrouble.TOO_LARGE;
            case FOLDER -> FileTrouble.FOLDER;
            case NO_FILE -> FileTrouble.NO_FILE;
            case IN_USE, DAMAGED, SYSTEM -> FileTrouble.SYSTEM;
        };
    }
}
