package xiangqi.ui.theme;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javafx.util.Duration;

/// Draws the sheet of parts in both themes: `PartsPicture FOLDER` writes `parts-light.png` and `parts-dark.png` there.
public final class PartsPicture extends Application {
    /// For the toolkit.
    public PartsPicture() {}

    public static void main(String[] args) {
        launch(PartsPicture.class, args);
    }

    @Override
    public void start(Stage stage) {
        List<String> missing = Fonts.load();
        if (!missing.isEmpty()) throw new IllegalStateException("missing fonts " + missing);
        next(stage, Path.of(getParameters().getRaw().getFirst()), List.of(Theme.values()));
    }

    private void next(Stage stage, Path folder, List<Theme> themes) {
        if (themes.isEmpty()) {
            Platform.exit();
            return;
        }
        Theme theme = themes.getFirst();
        Scene scene = new Scene(PartsSheet.sheet());
        theme.applyTo(scene);
        stage.setScene(scene);
        stage.show();
        PauseTransition settle = new PauseTransition(Duration.millis(400));
        settle.setOnFinished(done -> {
            WritableImage image = scene.getRoot().snapshot(null, null);
            write(image, folder.resolve("parts-" + theme.name().toLowerCase(Locale.ROOT) + ".png"));
            next(stage, folder, themes.subList(1, themes.size()));
        });
        settle.play();
    }

    private static void write(WritableImage image, Path file) {
        try {
            Files.write(file, png(image));
        } catch (IOException unwritable) {
            throw new IllegalStateException(unwritable);
        }
    }

    private static byte[] png(WritableImage image) throws IOException {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        PixelReader pixels = image.getPixelReader();
        ByteArrayOutputStream rows = new ByteArrayOutputStream();
        try (DataOutputStream deflated = new DataOutputStream(new DeflaterOutputStream(rows))) {
            for (int y = 0; y < height; y++) {
                deflated.writeByte(0);
                for (int x = 0; x < width; x++) {
                    int argb = pixels.getArgb(x, y);
                    deflated.writeByte(argb >> 16);
                    deflated.writeByte(argb >> 8);
                    deflated.writeByte(argb);
                }
            }
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(file);
        out.writeLong(0x89504E470D0A1A0AL);
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        DataOutputStream size = new DataOutputStream(header);
        size.writeInt(width);
        size.writeInt(height);
        size.write(new byte[] {8, 2, 0, 0, 0});
        chunk(out, "IHDR", header.toByteArray());
        chunk(out, "IDAT", rows.toByteArray());
        chunk(out, "IEND", new byte[0]);
        return file.toByteArray();
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
