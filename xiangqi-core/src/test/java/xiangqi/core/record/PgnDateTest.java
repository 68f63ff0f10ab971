package xiangqi.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnDateTest {
    @ParameterizedTest
    @CsvSource({
        "2024.03.15, 2024.03.15",
        "2024-3-5, 2024.03.05",
        "2024年3月5日, 2024.03.05",
        "２０２４．３．５, 2024.03.05",
        "2024.3, 2024.03.??",
        "2024年, 2024.??.??",
        "2024, 2024.??.??",
        "2024.03.??, 2024.03.??",
        "????.03.15, ????.03.15",
        "2024.02.29, 2024.02.29",
        "????.02.29, ????.02.29"
    })
    void aTypedDayIsWrittenAsPgnHasIt(String typed, String written) {
        assertEquals(Optional.of(written), PgnDate.typed(typed));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "yesterday",
                "15.03.2024",
                "2024.13.01",
                "2024.00.01",
                "2023.02.29",
                "2024.4.31",
                "2024.01.00",
                "24",
                ""
            })
    void whatIsNoDayIsRefused(String typed) {
        assertEquals(Optional.empty(), PgnDate.typed(typed));
    }
}
