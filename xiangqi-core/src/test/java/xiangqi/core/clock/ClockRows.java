package xiangqi.core.clock;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// The rows of the clock tables, without their heading.
final class ClockRows {
    private ClockRows() {}

    static Stream<List<String>> of(String table) {
        try (var in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(ClockRows.class.getResourceAsStream(table), table), StandardCharsets.UTF_8))) {
            return in.lines().skip(1).map(row -> List.of(row.split("\t", -1))).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
