package xiangqi.app.picture;

import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Look;
import xiangqi.ui.picture.BoardImage;
import xiangqi.ui.picture.Png;
import xiangqi.ui.theme.Theme;

/// Pictures drawn by JavaFX on its headless screen, so that no display is needed.
public final class HeadlessPicture {
    private HeadlessPicture() {}

    /// A board as a PNG file. Starts JavaFX; to be called once in a process.
    ///
    /// @param width in pixels, 1 or more
    /// @throws UnsupportedOperationException if this machine has no graphics at all
    public static byte[] png(Frame frame, Look look, boolean dark, int width) {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        CompletableFuture<byte[]> drawn = new CompletableFuture<>();
        Platform.startup(() -> {
            try {
                drawn.complete(Png.of(BoardImage.of(frame, look, dark ? Theme.DARK : Theme.LIGHT, width)));
            } catch (RuntimeException fault) {
                drawn.completeExceptionally(fault);
            }
        });
        try {
            return drawn.join();
        } finally {
            Platform.exit();
        }
    }
}
