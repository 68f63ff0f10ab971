package xiangqi.ui.shell;

import javafx.scene.Parent;
import xiangqi.ui.text.Words;

/// The list of all commands, above the page.
record CommandsDialog(Commands model) implements Dialog {
    @Override
    public Parent load(Words words) {
        return Fxml.load("Commands.fxml", words, new CommandsController(model));
    }
}
