package xiangqi.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The fact tables of the rules, which lie with the tests of the core.
final class Facts {
    private Facts() {}

    /// The rows of a table without its head.
    static List<List<String>> of(String table) {
        Path file = Path.of("../xiangqi-core/src/test/resources/rules").resolve(table);
        try {
            return Files.readAllLines(file).stream()
                    .skip(1)
                    .map(row -> List.of(row.split("\t", -1)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
