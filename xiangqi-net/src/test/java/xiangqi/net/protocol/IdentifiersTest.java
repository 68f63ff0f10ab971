package xiangqi.net.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class IdentifiersTest {
    /// The time of the example in RFC 9562, appendix A.6, is 2022-02-22 14:22:22 at UTC-5: 017F22E279B0 in
    /// milliseconds.
    @Test
    void anIdentifierBeginsWithItsTime() {
        UUID id = new Identifiers(() -> Instant.parse("2022-02-22T19:22:22Z"), new Random(1)).next();
        assertTrue(id.toString().startsWith("017f22e2-79b0-7"), id::toString);
    }

    @Test
    void everyIdentifierIsOfVersionSevenAndItsOwn() {
        Identifiers ids = new Identifiers(() -> Instant.parse("2026-03-01T10:00:00Z"), new Random(1));
        assertEquals(
                1000,
                Stream.generate(ids::next)
                        .limit(1000)
                        .filter(Identifiers::fits)
                        .distinct()
                        .count());
    }

    @Test
    void theExampleOfTheRfcFitsAndARandomOneDoesNot() {
        assertTrue(Identifiers.fits(UUID.fromString("017F22E2-79B0-7CC3-98C4-DC0C0C07398F")));
        assertFalse(Identifiers.fits(UUID.fromString("919108f7-52d1-4320-9bac-f847db4148a8")));
    }
}
