package xiangqi.ui.account;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import xiangqi.core.diagram.Look;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.text.Words;

/// Where one signs in before playing online.
public final class SignInPage implements Page {
    private final SignInViewModel model;
    private final ObservableValue<Look> look;
    private Optional<SignInController> shown = Optional.empty();

    /// @param look of boards that are not turned
    public SignInPage(SignInViewModel model, ObservableValue<Look> look) {
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
        SignInController controller = new SignInController(model, look, words);
        shown = Optional.of(controller);
        return Fxml.load("SignIn.fxml", words, controller);
    }

    @Override
    public void left() {
        shown.ifPresent(SignInController::close);
        shown = Optional.empty();
    }
}
