package xiangqi.ui.pictures;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Pane;
import javafx.scene.transform.Transform;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import xiangqi.ui.picture.Png;
import xiangqi.ui.text.Language;
import xiangqi.ui.theme.Fonts;
import xiangqi.ui.theme.Theme;

/// Takes the pictures of the documents from the real screens: `./xq pictures`. Not part of a test run.
///
/// `chuhe.pictures` names the folder. `chuhe.pictures.only` is a pattern for the names of the wanted ones, such as
/// `table-1280-dark-.*`; without it those of the documents are taken, with `.*` each in three sizes, both themes and
/// three languages, and with one more at scale 1.6.
class ScreenPictures {
    private static final Path FOLDER = Path.of(System.getProperty("chuhe.pictures", "target/pictures"));

    private static final Pattern WANTED = Pattern.compile(System.getProperty(
            "chuhe.pictures.only", ".*-(1280-light-zh-hans|1280-dark-zh-hant|1000-light-en|1000-dark-zh-hans)"));

    /// The largest window that the headless screen has room for.
    private static final int SCREEN_WIDTH = 1280;

    private static final int SCREEN_HEIGHT = 800;

    private record Format(int width, int height, double scale) {
        String name() {
            return scale == 1 ? String.valueOf(width) : width + "x" + scale;
        }
    }

    @Test
    void takeAll() throws Exception {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupFixture(Fonts::load);
        for (var sitter : Studio.sitters().entrySet()) {
            for (Theme theme : Theme.values()) {
                for (Language language : Language.values()) {
                    take(sitter.getKey(), sitter.getValue(), theme, language, new Format(1280, 800, 1));
                    take(sitter.getKey(), sitter.getValue(), theme, language, new Format(1000, 700, 1));
                    take(sitter.getKey(), sitter.getValue(), theme, language, new Format(1280, 800, 1.6));
                    take(sitter.getKey(), sitter.getValue(), theme, language, new Format(1600, 1000, 1));
                }
            }
        }
    }

    private static void take(String screen, Studio.Sitter sitter, Theme theme, Language language, Format format)
            throws Exception {
        String name = String.join("-", screen, format.name(), theme.styleClass(), language.tag())
                .toLowerCase(Locale.ROOT);
        if (!WANTED.matcher(name).matches()) {
            return;
        }
        Stage[] stage = new Stage[1];
        FxToolkit.setupFixture(() -> stage[0] = Studio.of(language, theme)
                .show(sitter, Math.min(format.width(), SCREEN_WIDTH), Math.min(format.height(), SCREEN_HEIGHT)));
        WaitForAsyncUtils.waitForFxEvents();
        Scene[] shown = new Scene[1];
        FxToolkit.setupFixture(() -> shown[0] = whole(stage[0].getScene(), theme, format));
        WaitForAsyncUtils.waitForFxEvents();
        FxToolkit.setupFixture(() -> {
            keep(Png.of(picture(shown[0], format)), FOLDER.resolve(name + ".png"));
            stage[0].hide();
        });
    }

    /// The headless screen has no room for large windows: their content is laid out without one.
    private static Scene whole(Scene scene, Theme theme, Format format) {
        if (format.width() <= SCREEN_WIDTH) {
            return scene;
        }
        Parent root = scene.getRoot();
        scene.setRoot(new Pane());
        Scene large = new Scene(root, format.width(), format.height());
        theme.applyTo(large);
        root.applyCss();
        root.layout();
        return large;
    }

    private static void keep(byte[] picture, Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, picture);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private static WritableImage picture(Scene scene, Format format) {
        Parent root = scene.getRoot();
        root.applyCss();
        root.layout();
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(Transform.scale(format.scale(), format.scale()));
        // What a focus ring or shadow draws beyond the root does not move the picture.
        parameters.setViewport(
                new Rectangle2D(0, 0, format.width() * format.scale(), format.height() * format.scale()));
        WritableImage image = new WritableImage(
                (int) Math.ceil(format.width() * format.scale()), (int) Math.ceil(format.height() * format.scale()));
        return root.snapshot(parameters, image);
    }
}
