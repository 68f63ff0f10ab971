package xiangqi.app.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import xiangqi.core.record.Import;
import xiangqi.ui.study.Drafts;

/// The unsaved edits of study in a file of their own, which is there only while there are any.
public final class StudyDraft implements Drafts {
    private final Path file;
    private final Consumer<StorageFault> told;

    /// @param folder where the file lies; made when first needed
    public StudyDraft(Path folder, Consumer<StorageFault> told) {
        this.file = folder.resolve("study-draft.pgn");
        this.told = told;
    }

    @Override
    public void keep(byte[] games) {
        if (WholeFile.save(file, games) instanceof Kept.Failed failed) {
            told.accept(failed.fault());
        }
    }

    @Override
    public void forget() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException failure) {
            told.accept(StorageFault.of(file, failure));
        }
    }

    @Override
    public Optional<Import.Games> find() {
        return Files.exists(file)
                        && RecordFile.read(file) instanceof RecordFile.Read(Import.Games games)
                        && !games.records().isEmpty()
                ? Optional.of(games)
                : Optional.empty();
    }
}
