package xiangqi.net.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.table.Argument;
import xiangqi.net.protocol.VersionRange.Agreement;

class VersionRangeTest {
    private static final VersionRange SERVER = new VersionRange(3, 5);

    @ParameterizedTest
    @CsvSource({"1,3,3", "1,4,4", "3,5,5", "4,4,4", "5,9,5", "1,9,5"})
    void theNewestVersionThatBothSpeakIsTaken(int oldest, int newest, int agreed) {
        assertEquals(new Agreement.Agreed(agreed), SERVER.agree(new VersionRange(oldest, newest)));
    }

    @Test
    void aClientThatIsTooOldIsToldSo() {
        assertEquals(
                new Agreement.Apart(ProtocolError.of(
                        ErrorCode.TOO_OLD, Map.of("client", Argument.of(2), "server", Argument.of(3)))),
                SERVER.agree(new VersionRange(1, 2)));
    }

    @Test
    void aClientThatIsTooNewIsToldSo() {
        assertEquals(
                new Agreement.Apart(ProtocolError.of(
                        ErrorCode.TOO_NEW, Map.of("client", Argument.of(6), "server", Argument.of(5)))),
                SERVER.agree(new VersionRange(6, 7)));
    }

    @Test
    void anErrorWithoutItsArgumentsIsNotMade() {
        assertThrows(IllegalArgumentException.class, () -> ProtocolError.of(ErrorCode.TOO_OLD));
    }
}
