package xiangqi.ui.picture;

import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Geometry;
import xiangqi.core.diagram.Look;
import xiangqi.ui.board.BoardPicture;
import xiangqi.ui.theme.Fonts;
import xiangqi.ui.theme.Theme;

/// A board as an image, whatever is on the screen. For the JavaFX thread.
public final class BoardImage {
    private BoardImage() {}

    /// @param width of the image in pixels
    public static WritableImage of(Frame frame, Look look, Theme theme, int width) {
        Fonts.load();
        BoardPicture picture = new BoardPicture();
        picture.setLook(look);
        picture.setFrame(frame);
        int height = (int) Math.round(width / Geometry.proportion(look));
        StackPane page = new StackPane(picture);
        page.setMinSize(width, height);
        page.setMaxSize(width, height);
        Scene scene = new Scene(new Group(page), width, height);
        theme.applyTo(scene);
        page.resize(width, height);
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        WritableImage image = new WritableImage(width, height);
        SnapshotParameters square = new SnapshotParameters();
        square.setFill(scene.getFill());
        return page.snapshot(square, image);
    }
}
