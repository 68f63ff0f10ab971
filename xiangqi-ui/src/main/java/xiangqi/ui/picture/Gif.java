package xiangqi.ui.picture;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import javafx.scene.image.Image;

/// Writes what JavaFX drew as an animated GIF, without AWT, picture by picture: after the first one only the
/// part that changed is kept, with colours of its own. It begins again at the end. For one thread at a time.
public final class Gif {
    private static final int TRAILER = 0x3B;
    private static final int IMAGE = 0x2C;
    private static final int EXTENSION = 0x21;
    private static final int CONTROL = 0xF9;
    private static final int APPLICATION = 0xFF;

    /// The bits that say: 256 colours, eight bits each.
    private static final int OWN_COLOURS = 0x87;

    /// The picture stays when the next one comes.
    private static final int STAYS = 1 << 2;

    private static final int LONGEST = 0xFFFF;
    private static final int BYTE = 0xFF;

    private final int width;
    private final int height;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private int[] shown = new int[0];

    /// @param width of all pictures, in pixels, 1 to 65 535
    /// @param height of all pictures, in pixels, 1 to 65 535
    public Gif(int width, int height) {
        this.width = width;
        this.height = height;
        ascii("GIF89a");
        number(width);
        number(height);
        bytes(0x70, 0, 0);
        bytes(EXTENSION, APPLICATION, 11);
        ascii("NETSCAPE2.0");
        bytes(3, 1, 0, 0, 0);
    }

    /// Adds a picture.
    ///
    /// @param image as large as was said
    /// @param rest how long it is seen before the next one; kept to a hundredth of a second
    public void add(Image image, Duration rest) {
        int[] pixels = new int[width * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                pixels[y * width + x] = image.getPixelReader().getArgb(x, y) & 0xFFFFFF;
            }
        }
        Area changed = shown.length == 0 ? new Area(0, 0, width, height) : changed(pixels);
        shown = pixels;
        bytes(EXTENSION, CONTROL, 4, STAYS);
        number((int) Math.min(LONGEST, rest.toMillis() / 10));
        bytes(0, 0);
        write(pixels, changed);
    }

    /// The whole file; nothing can be added after it.
    public byte[] end() {
        out.write(TRAILER);
        return out.toByteArray();
    }

    private record Area(int left, int top, int width, int height) {}

    /// The least area that holds all pixels that are other than before; one pixel if none is.
    private Area changed(int[] pixels) {
        int left = width;
        int right = -1;
        int top = height;
        int bottom = -1;
        for (int i = 0; i < pixels.length; i++) {
            if (pixels[i] != shown[i]) {
                left = Math.min(left, i % width);
                right = Math.max(right, i % width);
                top = Math.min(top, i / width);
                bottom = i / width;
            }
        }
        return right < 0 ? new Area(0, 0, 1, 1) : new Area(left, top, right - left + 1, bottom - top + 1);
    }

    private void write(int[] pixels, Area area) {
        int[] part = new int[area.width() * area.height()];
        for (int y = 0; y < area.height(); y++) {
            System.arraycopy(pixels, (area.top() + y) * width + area.left(), part, y * area.width(), area.width());
        }
        GifColours colours = GifColours.of(part);
        out.write(IMAGE);
        number(area.left());
        number(area.top());
        number(area.width());
        number(area.height());
        out.write(OWN_COLOURS);
        for (int i = 0; i < GifColours.MOST; i++) {
            int colour = colours.colour(i);
            bytes(colour >> 16 & BYTE, colour >> 8 & BYTE, colour & BYTE);
        }
        GifPacking.write(colours.indices(part), out);
    }

    private void ascii(String text) {
        out.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
    }

    private void number(int value) {
        bytes(value & BYTE, value >> 8);
    }

    private void bytes(int... values) {
        for (int value : values) {
            out.write(value);
        }
    }
}
