package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;

/// What an earlier run left, as it opens again: the edits over the files they were made in, if those are as they were.
/// Edits of a file that has changed or gone stand apart: saving them asks where to.
///
/// @param told what must be known of it
record Recovery(List<Book> books, List<StudyNotice> told) {
    /// Reads the files that a draft names; for a background thread.
    static Recovery of(Import.Games draft, StudyFiles files) {
        Map<Optional<Path>, List<GameRecord>> byFile = new LinkedHashMap<>();
        for (GameRecord game : draft.records()) {
            byFile.computeIfAbsent(DraftPlace.in(game).map(DraftPlace::file), _ -> new ArrayList<>())
                    .add(game);
        }
        List<Book> books = new ArrayList<>();
        List<StudyNotice> told = new ArrayList<>();
        byFile.forEach((file, games) -> books.add(file.map(from -> book(from, games, files, told))
                .orElseGet(() -> Book.recovered(apart(games), Optional.empty(), Optional.empty()))));
        return new Recovery(List.copyOf(books), List.copyOf(told));
    }

    private static Book book(Path file, List<GameRecord> games, StudyFiles files, List<StudyNotice> told) {
        if (files.read(file) instanceof StudyFiles.Reading.Read(Import.Games found, FilePrint print)
                && games.stream().allMatch(game -> fits(game, print))) {
            Book book = Book.of(file, found, print);
            if (games.stream().allMatch(game -> book.recover(number(game), DraftPlace.without(game)))) {
                if (!found.warnings().isEmpty()) {
                    told.add(new StudyNotice.Warned(file, found.warnings()));
                }
                return book;
            }
        }
        told.add(new StudyNotice.Apart(file));
        Optional<SaveChoice> as = DraftPlace.in(games.getFirst()).flatMap(DraftPlace::as);
        return Book.recovered(apart(games), Optional.of(file), as);
    }

    private static boolean fits(GameRecord game, FilePrint print) {
        return DraftPlace.in(game).filter(place -> place.print().equals(print)).isPresent();
    }

    private static int number(GameRecord game) {
        return DraftPlace.in(game).map(DraftPlace::number).orElseThrow();
    }

    private static Import.Games apart(List<GameRecord> games) {
        List<Import.Entry> entries = new ArrayList<>();
        for (GameRecord game : games) {
            entries.add(new Import.Entry.Game(entries.size() + 1, DraftPlace.without(game), List.of()));
        }
        return new Import.Games(Format.PGN, "utf-8", entries, List.of());
    }

    /// Whether any edit is left that is in no file.
    boolean isUnsaved() {
        return books.stream().anyMatch(Book::isChanged);
    }
}
