package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import xiangqi.core.record.Export;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Target;

/// The games of a book as they are at one moment, on their way into a file; edits may go on meanwhile.
///
/// @param games those that could be read
/// @param records of the same games
/// @param source the file that all of them come from, as it was then
record Saving(List<StudyGame> games, List<GameRecord> records, Target target, Optional<Source> source) {
    record Source(Path file, FilePrint print) {}

    /// What came of it.
    sealed interface Done {
        /// @param print of the file as it is now
        record Written(List<Export.Loss> losses, FilePrint print) implements Done {}

        /// Nothing was written: the file holds something else than was known.
        record Differs() implements Done {}

        /// Nothing was written: the file would hold less than the games.
        record Loses() implements Done {}

        record Failed(FileTrouble why) implements Done {}
    }

    /// All games of a book on their way into that target; the shown one alone if it holds one game.
    static Saving of(Book book, StudyGame shown, Target target) {
        List<StudyGame> games = new ArrayList<>();
        List<GameRecord> records = new ArrayList<>();
        for (StudyGame game : target.holdsOneGame() ? List.of(shown) : book.games()) {
            game.record().ifPresent(record -> {
                games.add(game);
                records.add(record);
            });
        }
        Optional<Source> source = book.file().flatMap(file -> book.print().map(print -> new Source(file, print)));
        return new Saving(games, records, target, source);
    }

    /// How many games of the book that could be read the file does not hold.
    int others(Book book) {
        return book.games().size() - book.unreadable() - games.size();
    }

    /// Whether the file holds every game of the book that could be read; otherwise it is a copy of one of them.
    boolean holdsAll(Book book) {
        return others(book) == 0;
    }

    /// What of the book's file could not be read, and so is not in these games.
    Unread unread(Book book) {
        return book.unread(games, !target.holdsOneGame());
    }

    /// Writes the games; for a background thread.
    ///
    /// @param known the print that the file must have if it is there; empty to write over whatever is
    /// @param bearable what the file may lose
    Done write(StudyFiles files, Path file, Optional<FilePrint> known, Predicate<Export.Loss> bearable) {
        if (known.isPresent()
                && files.print(file).filter(now -> !known.get().equals(now)).isPresent()) {
            return new Done.Differs();
        }
        Export export = export(files);
        if (!export.losses().stream().allMatch(bearable)) {
            return new Done.Loses();
        }
        byte[] content = export.content();
        return switch (files.write(file, content)) {
            case StudyFiles.Writing.Written() -> new Done.Written(numbered(export.losses()), FilePrint.of(content));
            case StudyFiles.Writing.Failed(FileTrouble why) -> new Done.Failed(why);
        };
    }

    /// The file: as the games' own one but for what was changed, while that is as it was and the target is the same.
    private Export export(StudyFiles files) {
        return target instanceof Target.Pgn pgn
                ? source.flatMap(from -> files.content(from.file())
                                .filter(content -> FilePrint.of(content).equals(from.print())))
                        .map(content -> Export.over(content, records, pgn))
                        .orElseGet(() -> Export.write(records, target))
                : Export.write(records, target);
    }

    /// What the file cannot hold, without writing it; for a background thread.
    List<Export.Loss> losses() {
        return records.isEmpty()
                ? List.of()
                : numbered(Export.write(records, target).losses());
    }

    /// The same losses, by the numbers that the games have in their own file.
    private List<Export.Loss> numbered(List<Export.Loss> losses) {
        return losses.stream()
                .map(loss ->
                        new Export.Loss(loss.kind(), games.get(loss.game() - 1).number(), loss.ply(), loss.what()))
                .toList();
    }

    /// Notes that the games as they were lie in the file.
    void noteSaved() {
        for (int i = 0; i < games.size(); i++) {
            games.get(i).saved(records.get(i));
        }
    }
}
