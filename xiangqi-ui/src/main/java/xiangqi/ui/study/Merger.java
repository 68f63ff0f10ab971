package xiangqi.ui.study;

import java.nio.file.Path;
import xiangqi.core.record.Import;

/// Brings the games of other files into the game on the board, as variations: one edit for each file. Behind each line
/// stands [where it comes from][SourceLine].
public final class Merger {
    private final StudySurroundings surroundings;
    private final OpenGames games;
    private final Editor editor;

    Merger(StudySurroundings surroundings, OpenGames games, Editor editor) {
        this.surroundings = surroundings;
        this.games = games;
        this.editor = editor;
    }

    /// Asks for files and merges all their games that begin where this one does, or at the reader's position. Of others
    /// a notice tells.
    public void merge() {
        if (games.work().isPresent()) {
            for (Path file : surroundings.dialogs().open()) {
                surroundings.background().execute(() -> {
                    StudyFiles.Reading read = surroundings.files().read(file);
                    surroundings.screen().execute(() -> merge(file, read));
                });
            }
        }
    }

    private void merge(Path file, StudyFiles.Reading reading) {
        switch (reading) {
            case StudyFiles.Reading.Failed(FileTrouble why) -> games.tell(new StudyNotice.NotOpened(file, why));
            case StudyFiles.Reading.Read(Import.Unreadable unreadable, _) ->
                games.tell(new StudyNotice.Unreadable(file, unreadable.why()));
            case StudyFiles.Reading.Read(Import.Games found, _) -> {
                int merged = editor.merge(
                        found.records().stream().map(SourceLine::in).toList());
                int elsewhere = found.entries().size() - merged;
                if (elsewhere > 0) {
                    games.tell(new StudyNotice.NotMerged(file, elsewhere));
                }
            }
        }
    }
}
