package xiangqi.ui.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import javafx.scene.image.WritableImage;
import org.junit.jupiter.api.Test;

/// What is written is read by the JDK's reader of GIFs, which knows nothing of ours.
class GifTest {
    private static final int BLACK = 0xFF000000;

    private static WritableImage image(int width, int height, IntBinaryOperator colour) {
        WritableImage image = new WritableImage(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                image.getPixelWriter().setArgb(x, y, BLACK | colour.applyAsInt(x, y));
            }
        }
        return image;
    }

    private static void assertShows(WritableImage image, int[][] screen) {
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                assertEquals(image.getPixelReader().getArgb(x, y) & 0xFFFFFF, screen[y][x], x + "," + y);
            }
        }
    }

    @Test
    void picturesOfAtMost256ColoursAreExactHoweverLargeTheyAre() {
        Random random = new Random(7);
        // Noise fills the table of runs many times over.
        WritableImage noise = image(211, 173, (_, _) -> 0x010101 * random.nextInt(256));
        WritableImage stripes = image(211, 173, (x, y) -> (x / 7 + y) % 2 == 0 ? 0xE8D6B4 : 0x5C4527);
        WritableImage dot = image(
                211,
                173,
                (x, y) -> x == 100 && y == 50
                        ? 0xA3271C
                        : stripes.getPixelReader().getArgb(x, y) & 0xFFFFFF);
        Gif gif = new Gif(211, 173);
        gif.add(noise, Duration.ofMillis(500));
        gif.add(stripes, Duration.ofSeconds(1));
        gif.add(dot, Duration.ofSeconds(3));
        gif.add(dot, Duration.ofSeconds(1));
        ForeignGif read = new ForeignGif(gif.end(), 211, 173);
        assertEquals(4, read.pictures());
        assertShows(noise, read.picture(0));
        assertShows(stripes, read.picture(1));
        assertShows(dot, read.picture(2));
        assertShows(dot, read.picture(3));
        assertEquals(List.of(50, 100, 300), List.of(read.rest(0), read.rest(1), read.rest(2)));
        assertEquals(List.of(1, 1), read.size(2));
    }

    @Test
    void ofMoreColoursTheCommonOnesStayAndTheOthersBecomeTheNearest() {
        // Half of it is one colour, the rest are 4096 shades.
        WritableImage image = image(128, 64, (x, y) -> x < 64 ? 0xFCF5E4 : (x - 64) * 4 << 16 | y * 4 << 8 | 0x40);
        Gif gif = new Gif(128, 64);
        gif.add(image, Duration.ofSeconds(1));
        int[][] screen = new ForeignGif(gif.end(), 128, 64).picture(0);
        for (int y = 0; y < 64; y++) {
            for (int x = 0; x < 64; x++) {
                assertEquals(0xFCF5E4, screen[y][x]);
            }
        }
        for (int x = 65; x < 128; x++) {
            assertTrue((screen[0][x] & 0xFF) == 0x40, Integer.toHexString(screen[0][x]));
        }
    }

    @Test
    void itBeginsAgainAtTheEnd() {
        Gif gif = new Gif(1, 1);
        gif.add(image(1, 1, (_, _) -> 0), Duration.ofSeconds(1));
        String bytes = new String(gif.end(), StandardCharsets.ISO_8859_1);
        // The extension that programs agreed upon: three bytes, kind 1, 0 for without end.
        assertTrue(bytes.contains("NETSCAPE2.0\3\1\0\0\0"));
        assertTrue(bytes.startsWith("GIF89a\1\0\1\0"));
    }
}
