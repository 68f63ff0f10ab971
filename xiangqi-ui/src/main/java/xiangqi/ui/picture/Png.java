package xiangqi.ui.picture;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;

/// Writes what JavaFX drew as a PNG file, without AWT: eight bits for each of red, green and blue, no transparency.
public final class Png {
    private static final long SIGNATURE = 0x89504E470D0A1A0AL;

    /// Rows as they are: on flat drawn surfaces none of the filters of PNG saves anything.
    private static final int NO_FILTER = 0;

    private Png() {}

    /// The image as a file.
    public static byte[] of(Image image) {
        try {
            return bytes(image);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static byte[] bytes(Image image) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeLong(SIGNATURE);
        chunk(out, "IHDR", header((int) image.getWidth(), (int) image.getHeight()));
        chunk(out, "IDAT", rows(image));
        chunk(out, "IEND", new byte[0]);
        return bytes.toByteArray();
    }

    private static byte[] header(int width, int height) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(width);
        out.writeInt(height);
        out.write(new byte[] {8, 2, 0, 0, 0});
        return bytes.toByteArray();
    }

    private static byte[] rows(Image image) throws IOException {
        int width = (int) image.getWidth();
        PixelReader pixels = image.getPixelReader();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater best = new Deflater(Deflater.BEST_COMPRESSION);
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, best)) {
            for (int y = 0; y < image.getHeight(); y++) {
                out.write(NO_FILTER);
                out.write(row(pixels, y, width));
            }
        } finally {
            best.end();
        }
        return bytes.toByteArray();
    }

    private static byte[] row(PixelReader pixels, int y, int width) {
        byte[] row = new byte[3 * width];
        for (int x = 0; x < width; x++) {
            int argb = pixels.getArgb(x, y);
            row[3 * x] = (byte) (argb >> 16);
            row[3 * x + 1] = (byte) (argb >> 8);
            row[3 * x + 2] = (byte) argb;
        }
        return row;
    }

    private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(data);
        out.writeInt(data.length);
        out.write(name);
        out.write(data);
        out.writeInt((int) check.getValue());
    }
}
