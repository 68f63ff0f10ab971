package xiangqi.ui.shell;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import xiangqi.ui.theme.Fonts;
import xiangqi.ui.theme.Theme;

/// The product's seal as the icon of its windows, drawn at the sizes that window managers ask for. For the JavaFX
/// thread.
public final class WindowIcon {
    private WindowIcon() {}

    /// The icon in all its sizes, the smallest first.
    public static List<Image> images() {
        Fonts.load();
        return Stream.of(16, 24, 32, 48, 64, 128).<Image>map(WindowIcon::image).toList();
    }

    private static WritableImage image(int size) {
        Seal seal = new Seal();
        Group root = new Group(seal);
        Scene scene = new Scene(root, size, size);
        scene.getStylesheets().add(WindowIcon.class.getResource("shell.css").toExternalForm());
        Theme.LIGHT.applyTo(scene);
        seal.setPrefSize(size, size);
        seal.resize(size, size);
        root.applyCss();
        root.layout();
        SnapshotParameters clear = new SnapshotParameters();
        clear.setFill(Color.TRANSPARENT);
        return seal.snapshot(clear, new WritableImage(size, size));
    }
}
