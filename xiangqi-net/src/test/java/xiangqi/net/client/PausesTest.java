package xiangqi.net.client;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PausesTest {
    @ParameterizedTest
    @CsvSource({
        "1,250,500",
        "2,500,1000",
        "3,1000,2000",
        "5,4000,8000",
        "6,7500,15000",
        "7,7500,15000",
        "1000,7500,15000"
    })
    void aPauseIsBetweenHalfAndAllOfWhatIsDue(int failures, long least, long most) {
        Random random = new Random(failures);
        for (int i = 0; i < 200; i++) {
            long millis = Pauses.USUAL.after(failures, random).toMillis();
            assertTrue(least <= millis && millis <= most, () -> failures + ": " + millis);
        }
    }
}
