package xiangqi.ui.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TonesTest {
    @ParameterizedTest
    @EnumSource(Sound.class)
    void everySoundIsHeardAndShortAndDiesAway(Sound sound) {
        byte[] samples = Tones.samples(sound);
        int count = samples.length / 2;
        assertEquals(0, samples.length % 2);
        assertTrue(count < Tones.RATE, "shorter than a second");
        int loudest = 0;
        for (int i = 0; i < count; i++) {
            loudest = Math.max(loudest, Math.abs(at(samples, i)));
        }
        assertTrue(loudest > Short.MAX_VALUE / 20, "loud enough: " + loudest);
        assertTrue(loudest <= Short.MAX_VALUE / 2 + 1, "not too loud: " + loudest);
        assertTrue(Math.abs(at(samples, 0)) < Short.MAX_VALUE / 100, "begins without a crack");
        assertTrue(Math.abs(at(samples, count - 1)) < Short.MAX_VALUE / 100, "ends without a crack");
    }

    private static int at(byte[] samples, int index) {
        return (short) (samples[2 * index] & 0xff | samples[2 * index + 1] << 8);
    }
}
