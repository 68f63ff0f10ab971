package xiangqi.ui.study;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;

/// From which file a game in a draft comes. It is kept among the game's headers, so that a draft is one file that is
/// there whole or not at all.
///
/// @param number of the game in the file, from 1
/// @param print of the file that the edits belong to
/// @param as what the file is saved as; empty in a draft of an earlier version
record DraftPlace(Path file, int number, FilePrint print, Optional<SaveChoice> as) {
    private static final String FILE = "ChuheDraftFile";
    private static final String NUMBER = "ChuheDraftGame";
    private static final String PRINT = "ChuheDraftPrint";
    private static final String AS = "ChuheDraftAs";
    private static final Set<String> ALL = Set.of(FILE, NUMBER, PRINT, AS);

    /// The place of a game that is open; empty if it lies in no file, or in one whose content is not known yet.
    static Optional<DraftPlace> of(StudyGame game) {
        return game.file()
                .flatMap(file -> game.book()
                        .print()
                        .map(print -> new DraftPlace(
                                file,
                                game.number(),
                                print,
                                Optional.of(game.book().choice()))));
    }

    /// The place that a game in a draft names.
    static Optional<DraftPlace> in(GameRecord game) {
        Headers headers = game.headers();
        return headers.other(FILE)
                .flatMap(DraftPlace::path)
                .flatMap(file -> headers.other(NUMBER)
                        .filter(number -> number.matches("[1-9]\\d{0,8}"))
                        .flatMap(number -> headers.other(PRINT)
                                .map(print -> new DraftPlace(
                                        file,
                                        Integer.parseInt(number),
                                        new FilePrint(print),
                                        headers.other(AS).flatMap(SaveChoice::named)))));
    }

    private static Optional<Path> path(String uri) {
        try {
            return Optional.of(Path.of(URI.create(uri)));
        } catch (IllegalArgumentException | FileSystemNotFoundException noFile) {
            return Optional.empty();
        }
    }

    /// The game with this place among its headers.
    GameRecord noted(GameRecord game) {
        Headers.Builder headers = game.headers()
                .changed()
                .add(FILE, file.toAbsolutePath().toUri().toString())
                .add(NUMBER, Integer.toString(number))
                .add(PRINT, print.digest());
        as.ifPresent(choice -> headers.add(AS, choice.name()));
        return new GameRecord(headers.build(), game.result(), game.tree());
    }

    /// The game as it was before a place was noted.
    static GameRecord without(GameRecord game) {
        return new GameRecord(game.headers().without(ALL::contains), game.result(), game.tree());
    }
}
