package xiangqi.net.codec;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// The lines of the files beside the tests.
final class Lines {
    private Lines() {}

    static List<String> of(String file) {
        try (var in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Lines.class.getResourceAsStream(file), file), StandardCharsets.UTF_8))) {
            return in.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The rows of a table, without its heading.
    static List<List<String>> rows(String table) {
        return of(table).stream()
                .skip(1)
                .map(line -> List.of(line.split("\t", -1)))
                .toList();
    }
}
