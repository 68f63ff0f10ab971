package xiangqi.ui.setup;

import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import xiangqi.core.diagram.Look;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.text.Words;

/// Where a position is set up.
public final class SetupPage implements Page {
    private final SetupViewModel model;
    private final ObservableValue<Keys> keys;
    private Optional<SetupController> shown = Optional.empty();

    /// @param look of boards that are not turned
    /// @param keys which of them turns the board, and which takes a change back
    public SetupPage(SetupViewModel model, ObservableValue<Look> look, ObservableValue<Keys> keys) {
        this.model = model;
        this.keys = keys;
        model.tasteProperty().bind(look);
    }

    @Override
    public Section section() {
        return Section.SETUP;
    }

    @Override
    public Parent load(Words words) {
        SetupController controller = new SetupController(model, keys.getValue(), words);
        shown = Optional.of(controller);
        return Fxml.load("Setup.fxml", words, controller);
    }

    @Override
    public Map<Act, Runnable> acts() {
        return shown.map(SetupController::acts).orElseGet(Map::of);
    }

    @Override
    public void left() {
        shown.ifPresent(SetupController::close);
        shown = Optional.empty();
    }
}
