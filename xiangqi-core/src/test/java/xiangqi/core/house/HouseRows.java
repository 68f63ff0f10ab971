package xiangqi.core.house;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// The rows of the house tables, without their heading.
final class HouseRows {
    private HouseRows() {}

    static List<List<String>> of(String table) {
        try (var in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(HouseRows.class.getResourceAsStream(table), table), StandardCharsets.UTF_8))) {
            return in.lines().skip(1).map(row -> List.of(row.split("\t", -1))).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static House house(String id) {
        return Houses.standard().find(id, "1").orElseThrow();
    }
}
