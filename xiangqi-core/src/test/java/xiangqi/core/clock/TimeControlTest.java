package xiangqi.core.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TimeControlTest {
    static Stream<List<String>> rows() {
        return ClockRows.of("short-forms.tsv");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void readsExactlyTheShortFormsInRangeAndPrintsThemBack(List<String> row) {
        Optional<String> printed = TimeControl.parse(row.get(0)).map(TimeControl::toString);
        assertEquals(row.get(1).equals("yes") ? Optional.of(row.get(0)) : Optional.empty(), printed);
    }
}
