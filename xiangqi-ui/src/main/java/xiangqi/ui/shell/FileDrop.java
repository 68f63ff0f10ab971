package xiangqi.ui.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/// Lets files be dropped anywhere on the window.
final class FileDrop {
    private static final PseudoClass ABOVE = PseudoClass.getPseudoClass("file-above");

    private FileDrop() {}

    /// Hands the files that are dropped on `window` to `open`.
    static void on(Node window, Consumer<List<Path>> open) {
        window.addEventHandler(DragEvent.DRAG_OVER, event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
                window.pseudoClassStateChanged(ABOVE, true);
                event.consume();
            }
        });
        window.addEventHandler(DragEvent.DRAG_EXITED, _ -> window.pseudoClassStateChanged(ABOVE, false));
        window.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            window.pseudoClassStateChanged(ABOVE, false);
            if (event.getDragboard().hasFiles()) {
                open.accept(event.getDragboard().getFiles().stream()
                        .map(SystemFile::path)
                        .toList());
                event.setDropCompleted(true);
                event.consume();
            }
        });
    }
}
