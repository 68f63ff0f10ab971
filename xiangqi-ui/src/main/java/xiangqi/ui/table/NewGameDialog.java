package xiangqi.ui.table;

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
    private Runnable close = () -> {};

    /// @param look of boards that are not turned
    public NewGameDialog(NewGameViewModel model, ObservableValue<Look> look) {
        this.model = model;
        this.look = look;
    }

    @Override
    public Parent load(Words words) {
        closed();
        NewGameController whole = new NewGameController(model, look, words);
        NewGameTimeController time = new NewGameTimeController(model.time(), model.misread(), words);
        NewGameMoneyController money = new NewGameMoneyController(model, words);
        close = () -> {
            whole.close();
            time.close();
            money.close();
        };
        return Fxml.load("NewGame.fxml", words, whole, time, money);
    }

    @Override
    public boolean holdsInput() {
        return model.isTouched();
    }

    @Override
    public void closed() {
        close.run();
        close = () -> {};
    }
}
