package xiangqi.ui.study;

import java.util.Optional;
import javafx.scene.Parent;
import xiangqi.ui.shell.Dialog;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.text.Words;

/// Asks as what games are to be saved.
final class SaveDialog implements Dialog {
    private final SaveForm form;
    private Optional<SaveController> shown = Optional.empty();

    SaveDialog(SaveForm form) {
        this.form = form;
    }

    @Override
    public Parent load(Words words) {
        shown.ifPresent(SaveController::close);
        SaveController controller = new SaveController(form, words);
        shown = Optional.of(controller);
        return Fxml.load("Save.fxml", words, controller);
    }

    @Override
    public void closed() {
        shown.ifPresent(SaveController::close);
        shown = Optional.empty();
        form.drop();
    }
}
