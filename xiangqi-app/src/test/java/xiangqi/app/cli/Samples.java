package xiangqi.app.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The sample records beside the checkout, which carry other people's annotations and are no part of the project.
/// Tests that need them are skipped where they are absent.
final class Samples {
    private Samples() {}

    /// The folder of the records.
    static Path folder() {
        Path records =
                Path.of(System.getProperty("chuhe.data", "../../shared/data")).resolve("records");
        assumeTrue(Files.isDirectory(records), () -> "skipped: there are no sample records at " + records);
        return records.toAbsolutePath().normalize();
    }

    /// The rows of a table in that folder, each as a map from column to value.
    static List<Map<String, String>> table(String name) {
        try (Stream<String> lines = Files.lines(folder().resolve(name))) {
            List<String[]> rows = lines.map(line -> line.split("\t", -1)).toList();
            return rows.stream().skip(1).map(row -> named(rows.getFirst(), row)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> named(String[] columns, String[] row) {
        Map<String, String> named = new HashMap<>();
        for (int i = 0; i < columns.length; i++) {
            named.put(columns[i], i < row.length ? row[i] : "");
        }
        return named;
    }
}
