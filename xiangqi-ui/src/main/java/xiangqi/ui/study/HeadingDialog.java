package xiangqi.ui.study;

import java.util.Optional;
import javafx.scene.Parent;
import xiangqi.ui.shell.Dialog;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.text.Words;

/// Asks who played, when and where, and how the game ended.
final class HeadingDialog implements Dialog {
    private final HeadingForm form;
    private final Navigator navigator;
    private Optional<HeadingController> shown = Optional.empty();

    /// @param navigator closes it
    HeadingDialog(HeadingForm form, Navigator navigator) {
        this.form = form;
        this.navigator = navigator;
    }

    @Override
    public Parent load(Words words) {
        closed();
        HeadingController controller = new HeadingController(form, navigator::closeDialog, words);
        shown = Optional.of(controller);
        return Fxml.load("Heading.fxml", words, controller);
    }

    @Override
    public boolean holdsInput() {
        return form.isEdited();
    }

    @Override
    public void closed() {
        shown.ifPresent(HeadingController::close);
        shown = Optional.empty();
    }
}
