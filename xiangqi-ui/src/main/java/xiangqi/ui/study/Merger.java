package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import xiangqi.core.record.Import;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// Brings the games of other files into the game on the board, as variations: one edit for each file. Behind each line
/// stands [where it comes from][SourceLine]. Files are read and merged in the background, one after the other, while
/// the game can be read and edited; what is edited meanwhile is kept.
public final class Merger {
    /// What is being merged.
    ///
    /// @param games how many games the file holds; empty while it is being read
    public record Merging(Path file, OptionalInt games) {}

    private final StudySurroundings surroundings;
    private final OpenGames games;
    private final Editor editor;
    private final ReadOnlyObjectWrapper<Optional<Merging>> merging =
            new ReadOnlyObjectWrapper<>(this, "merging", Optional.empty());
    private int asked;

    Merger(StudySurroundings surroundings, OpenGames games, Editor editor) {
        this.surroundings = surroundings;
        this.games = games;
        this.editor = editor;
        games.gameProperty().addListener((_, _, _) -> cancel());
    }

    /// Asks for files and merges all their games that begin where this one does, or at the reader's position. Of others
    /// a notice tells. What was being merged is given up.
    public void merge() {
        games.work().ifPresent(into -> merge(into, surroundings.dialogs().open()));
    }

    /// What is being merged now; empty for nothing.
    public ReadOnlyObjectProperty<Optional<Merging>> mergingProperty() {
        return merging.getReadOnlyProperty();
    }

    /// Gives up what is being merged: files that are merged already stay. So does leaving the game, or beginning or
    /// ending to try moves on it.
    public void cancel() {
        asked++;
        merging.set(Optional.empty());
    }

    private void merge(Work into, List<Path> files) {
        int mine = ++asked;
        if (files.isEmpty()) {
            merging.set(Optional.empty());
            return;
        }
        Path file = files.getFirst();
        merging.set(Optional.of(new Merging(file, OptionalInt.empty())));
        Runnable then = () -> merge(into, files.subList(1, files.size()));
        surroundings.background().execute(() -> {
            StudyFiles.Reading read = surroundings.files().read(file);
            onScreen(mine, () -> merge(into, file, read, then));
        });
    }

    private void merge(Work into, Path file, StudyFiles.Reading reading, Runnable then) {
        switch (reading) {
            case StudyFiles.Reading.Failed(FileTrouble why) -> {
                games.tell(new StudyNotice.NotOpened(file, why));
                then.run();
            }
            case StudyFiles.Reading.Read(Import.Unreadable unreadable, FilePrint _) -> {
                games.tell(new StudyNotice.Unreadable(file, unreadable.why()));
                then.run();
            }
            case StudyFiles.Reading.Read(Import.Games found, FilePrint _) -> {
                merging.set(Optional.of(
                        new Merging(file, OptionalInt.of(found.entries().size()))));
                merge(into, file, found, then);
            }
        }
    }

    private void merge(Work into, Path file, Import.Games found, Runnable then) {
        int mine = asked;
        Node here = into.path().node();
        surroundings.background().execute(() -> {
            List<StudyTree> others =
                    found.records().stream().map(SourceLine::in).toList();
            Merged merged = Merged.of(here, others);
            onScreen(mine, () -> {
                if (games.work().filter(now -> now == into).isEmpty()) {
                    cancel();
                } else if (into.tree() != here.tree()) {
                    merge(into, file, found, then);
                } else {
                    take(file, merged, found.entries().size() - merged.games());
                    then.run();
                }
            });
        });
    }

    private void take(Path file, Merged merged, int elsewhere) {
        if (merged.games() > 0 && !editor.take(merged.tree())) {
            games.tell(new StudyNotice.NothingNew(file, merged.games()));
        }
        if (elsewhere > 0) {
            games.tell(new StudyNotice.NotMerged(file, elsewhere));
        }
    }

    /// Runs on the screen's thread, unless it was given up meanwhile.
    private void onScreen(int mine, Runnable run) {
        surroundings.screen().execute(() -> {
            if (mine == asked) {
                run.run();
            }
        });
    }
}
