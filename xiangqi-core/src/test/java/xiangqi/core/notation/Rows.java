package xiangqi.core.notation;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// The rows of a data file beside these tests: cells between tabs; lines with `#` in front are notes.
record Rows(String file) {
    Stream<List<String>> rows() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Rows.class.getResourceAsStream(file), file), StandardCharsets.UTF_8))) {
            return lines
                    .lines()
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .map(line -> Arrays.asList(line.split("\t", -1)))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    /// What stands between « and ».
    static String quoted(String cell) {
        if (!cell.startsWith("«") || !cell.endsWith("»")) {
            throw new IllegalArgumentException("no quotes around " + cell);
        }
        return cell.substring(1, cell.length() - 1);
    }
}
