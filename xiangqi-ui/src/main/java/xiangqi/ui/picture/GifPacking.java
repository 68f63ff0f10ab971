package xiangqi.ui.picture;

import java.io.ByteArrayOutputStream;
import java.util.HashMap;
import java.util.Map;

/// Packs the pixels of a GIF: codes for runs that came before, from nine bits on growing to twelve, least bit
/// first, in blocks of at most 255 bytes (LZW as the format has it).
final class GifPacking {
    private static final int PIXEL_BITS = 8;
    private static final int CLEAR = 1 << PIXEL_BITS;
    private static final int END = CLEAR + 1;
    private static final int MOST_BITS = 12;
    private static final int BLOCK = 255;

    private final ByteArrayOutputStream block = new ByteArrayOutputStream(BLOCK);
    private final ByteArrayOutputStream out;
    private final Map<Integer, Integer> runs = new HashMap<>();
    private int bits;
    private int count;
    private int width = PIXEL_BITS + 1;
    private int next = END + 1;

    private GifPacking(ByteArrayOutputStream out) {
        this.out = out;
    }

    /// Writes the pixels, at least one, and what stands around them.
    static void write(byte[] pixels, ByteArrayOutputStream out) {
        out.write(PIXEL_BITS);
        new GifPacking(out).pack(pixels);
        out.write(0);
    }

    private void pack(byte[] pixels) {
        code(CLEAR);
        int run = pixels[0] & 0xFF;
        for (int i = 1; i < pixels.length; i++) {
            int pixel = pixels[i] & 0xFF;
            Integer longer = runs.get(run << PIXEL_BITS | pixel);
            if (longer == null) {
                code(run);
                add(run << PIXEL_BITS | pixel);
                run = pixel;
            } else {
                run = longer;
            }
        }
        code(run);
        code(END);
        if (count > 0) {
            put(bits & 0xFF);
        }
        flush();
    }

    /// Gives the run the next code. Codes grow by a bit as soon as the next one needs it; when all are used up,
    /// it begins anew.
    private void add(int run) {
        runs.put(run, next);
        if (next == 1 << width && width < MOST_BITS) {
            width++;
        }
        next++;
        if (next == 1 << MOST_BITS) {
            code(CLEAR);
            runs.clear();
            width = PIXEL_BITS + 1;
            next = END + 1;
        }
    }

    private void code(int code) {
        bits |= code << count;
        count += width;
        while (count >= 8) {
            put(bits & 0xFF);
            bits >>>= 8;
            count -= 8;
        }
    }

    private void put(int value) {
        block.write(value);
        if (block.size() == BLOCK) {
            flush();
        }
    }

    private void flush() {
        if (block.size() > 0) {
            out.write(block.size());
            out.writeBytes(block.toByteArray());
            block.reset();
        }
    }
}
