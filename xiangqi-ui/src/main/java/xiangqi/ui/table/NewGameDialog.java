package xiangqi.ui.table;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import xiangqi.core.diagram.Look;
import xiangqi.ui.shell.Dialog;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.text.Words;

/// Asks who plays at this computer and with how much time.
public final class NewGameDialog implements Dialog {
    private final NewGameViewModel model;
    private final ObservableValue<Look> look;
    private Optional<NewGameController> shown = Optional.empty();

    /// @param look of boards that are not turned
    public NewGameDialog(NewGameViewModel model, ObservableValue<Look> look) {
        this.model = model;
        this.look = look;
    }

    @Override
    public Parent load(Words words) {
        closed();
        NewGameController controller = new NewGameController(model, look, words);
        shown = Optional.of(controller);
        return Fxml.load("NewGame.fxml", words, controller);
    }

    @Override
    public void closed() {
        shown.ifPresent(NewGameController::close);
        shown = Optional.empty();
    }
}
