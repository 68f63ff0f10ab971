package xiangqi.ui.lobby;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import xiangqi.core.diagram.Look;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.text.Words;

/// The page of the tables at the server. The list is looked at again and again while the page is in sight.
public final class LobbyPage implements Page {
    private final LobbyViewModel model;
    private final ObservableValue<Look> look;
    private Optional<LobbyController> shown = Optional.empty();

    /// @param look of the pieces that stand for the sides
    public LobbyPage(LobbyViewModel model, ObservableValue<Look> look) {
        this.model = model;
        this.look = look;
    }

    @Override
    public Section section() {
        return Section.LOBBY;
    }

    @Override
    public Parent load(Words words) {
        left();
        LobbyController controller = new LobbyController(model, look, words);
        shown = Optional.of(controller);
        Parent nodes = Fxml.load("Lobby.fxml", words, controller);
        model.open();
        return nodes;
    }

    @Override
    public void left() {
        model.close();
        shown.ifPresent(LobbyController::close);
        shown = Optional.empty();
    }
}
