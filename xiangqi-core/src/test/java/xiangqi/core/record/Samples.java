package xiangqi.core.record;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The sample records beside the checkout and what a right decoder finds in them. They carry other people's
/// annotations and are no part of the project; where they are absent the tests that need them are skipped.
public final class Samples {
    private Samples() {}

    /// The folder of the shared data, from the property `chuhe.data` or beside the checkout.
    static Path folder() {
        Path data =
                Path.of(System.getProperty("chuhe.data", "../../shared/data")).resolve("records");
        assumeTrue(Files.isDirectory(data), () -> "skipped: there are no sample records at " + data);
        return data;
    }

    public static byte[] sample(String file) {
        return bytes(folder().resolve("samples").resolve(file));
    }

    static byte[] malformed(String file) {
        return bytes(folder().resolve("malformed").resolve(file));
    }

    static byte[] bytes(Path path) {
        try {
            return Files.readAllBytes(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The rows of a table with a heading, as maps from column to value.
    static List<Map<String, String>> table(String name) {
        String text = new String(bytes(folder().resolve(name)), java.nio.charset.StandardCharsets.UTF_8);
        String[] lines = text.split("\r?\n");
        String[] columns = lines[0].split("\t", -1);
        List<Map<String, String>> rows = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            String[] cells = lines[i].split("\t", -1);
            Map<String, String> row = new HashMap<>();
            for (int c = 0; c < columns.length; c++) {
                row.put(columns[c], c < cells.length ? cells[c] : "");
            }
            rows.add(row);
        }
        return rows;
    }
}
