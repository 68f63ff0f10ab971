package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Export;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Target;

/// The games of a book as they are at one moment, on their way into a file; edits may go on meanwhile.
///
/// @param games those that could be read
/// @param records of the same games
record Saving(List<StudyGame> games, List<GameRecord> records, Target target) {
    /// What came of it.
    sealed interface Done {
        record Written(List<Export.Loss> losses) implements Done {}

        record Failed(FileTrouble why) implements Done {}
    }

    /// All games of a book on their way into that file; the shown one alone if the format of the file holds one game.
    static Saving of(Book book, StudyGame shown, Path file, Notation notation) {
        Target target = Target.ofEnding(ending(file), notation, book.encoding())
                .orElseGet(() -> new Target.Pgn(notation, book.encoding()));
        List<StudyGame> games = new ArrayList<>();
        List<GameRecord> records = new ArrayList<>();
        for (StudyGame game : target.holdsOneGame() ? List.of(shown) : book.games()) {
            game.record().ifPresent(record -> {
                games.add(game);
                records.add(record);
            });
        }
        return new Saving(games, records, target);
    }

    private static String ending(Path file) {
        String name = file.getFileName().toString();
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    /// Whether the file holds every game of the book that could be read; otherwise it is a copy of one of them.
    boolean holdsAll(Book book) {
        return games.size() == book.games().size() - book.unreadable();
    }

    /// Writes the games; for a background thread.
    Done write(StudyFiles files, Path file) {
        Export export = Export.write(records, target);
        return switch (files.write(file, export)) {
            case StudyFiles.Writing.Written() -> new Done.Written(export.losses());
            case StudyFiles.Writing.Failed(FileTrouble why) -> new Done.Failed(why);
        };
    }

    /// Notes that the games as they were lie in the file.
    void noteSaved() {
        for (int i = 0; i < games.size(); i++) {
            games.get(i).saved(records.get(i).tree());
        }
    }
}
