package xiangqi.ui.study;

import java.io.File;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/// Opens files that are dropped on the window.
public final class FileDrop {
    private FileDrop() {}

    /// Lets files be dropped on `target`; `model` opens them.
    public static void on(Node target, StudyViewModel model) {
        on(target, model, () -> {});
    }

    /// The same, and runs `then` afterwards, to show what was opened.
    public static void on(Node target, StudyViewModel model, Runnable then) {
        target.addEventHandler(DragEvent.DRAG_OVER, event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
                event.consume();
            }
        });
        target.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            if (event.getDragboard().hasFiles()) {
                model.open(event.getDragboard().getFiles().stream()
                        .map(File::toPath)
                        .toList());
                then.run();
                event.setDropCompleted(true);
                event.consume();
            }
        });
    }
}
