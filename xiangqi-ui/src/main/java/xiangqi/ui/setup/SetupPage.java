package xiangqi.ui.setup;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import xiangqi.core.diagram.Look;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.text.Words;

/// Where a position is set up.
public final class SetupPage implements Page {
    private final SetupViewModel model;
    private Optional<SetupController> shown = Optional.empty();

    /// @param look of boards that are not turned
    public SetupPage(SetupViewModel model, ObservableValue<Look> look) {
        this.model = model;
        model.tasteProperty().bind(look);
    }

    @Override
    public Section section() {
        return Section.SETUP;
    }

    @Override
    public Parent load(Words words) {
        SetupController controller = new SetupController(model, words);
        shown = Optional.of(controller);
        return Fxml.load("Setup.fxml", words, controller);
    }

    @Override
    public void left() {
        shown.ifPresent(SetupController::close);
        shown = Optional.empty();
    }
}
