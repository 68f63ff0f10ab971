package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import xiangqi.core.record.Field;
import xiangqi.core.record.Headers;

/// The file name that is proposed for games.
final class SaveName {
    private static final int LONGEST = 60;

    private SaveName() {}

    /// The name of their file, or that of their title or players if they lie in none, without its ending.
    static String of(Book book) {
        return book.file()
                .map(SaveName::stem)
                .filter(stem -> !stem.isEmpty())
                .orElseGet(() -> title(book.games().getFirst().headers()));
    }

    /// The folder that their file lies in; empty if they lie in none.
    static Optional<Path> folder(Book book) {
        return book.file().map(Path::toAbsolutePath).map(Path::getParent);
    }

    private static String stem(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    private static String title(Headers headers) {
        String title = headers.get(Field.TITLE)
                .orElseGet(() -> Stream.of(headers.get(Field.DATE), headers.get(Field.RED), headers.get(Field.BLACK))
                        .flatMap(Optional::stream)
                        .collect(Collectors.joining(" ")));
        String safe = title.replaceAll("[\\p{Cntrl}/\\\\:*?\"<>|]+", "-").strip();
        return safe.isEmpty() ? "chuhe" : safe.substring(0, Math.min(LONGEST, safe.length()));
    }
}
