package xiangqi.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The fact tables of the rules, which lie with the tests of the core.
final class Facts {
    private Facts() {}

    private static final Path TABLES = Path.of("../xiangqi-core/src/test/resources");

    /// The rows of a table of the rules without its head.
    static List<List<String>> of(String table) {
        return rows(TABLES.resolve("rules").resolve(table)).skip(1).toList();
    }

    /// The rows of a table of move names.
    static List<List<String>> ofNotation(String table) {
        return rows(TABLES.resolve("xiangqi/core/notation").resolve(table)).toList();
    }

    /// All rows but the remarks.
    private static Stream<List<String>> rows(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .filter(row -> !row.startsWith("#"))
                    .map(row -> List.of(row.split("\t", -1)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
