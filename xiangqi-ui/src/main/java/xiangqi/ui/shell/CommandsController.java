package xiangqi.ui.shell;

import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Subscription;

/// Shows the commands that are found. The text field keeps the focus: Up and Down choose in the list, Enter does
/// what is chosen.
final class CommandsController {
    private final Commands model;
    private Subscription subscription = () -> {};

    @FXML
    private TextField sought;

    @FXML
    private ListView<Command> found;

    @FXML
    private Label none;

    CommandsController(Commands model) {
        this.model = model;
    }

    @FXML
    private void initialize() {
        found.setCellFactory(_ -> new Row());
        found.setOnMouseClicked(_ -> runChosen());
        sought.textProperty().bindBidirectional(model.soughtProperty());
        sought.addEventFilter(KeyEvent.KEY_PRESSED, this::choose);
        sought.setOnAction(_ -> runChosen());
        sought.sceneProperty().subscribe(scene -> {
            if (scene == null) {
                subscription.unsubscribe();
            } else {
                subscription = model.foundProperty().subscribe(this::show);
                sought.requestFocus();
            }
        });
    }

    private void show(List<Command> commands) {
        found.getItems().setAll(commands);
        found.getSelectionModel().selectFirst();
        none.setVisible(commands.isEmpty());
    }

    private void choose(KeyEvent event) {
        int step = event.getCode() == KeyCode.DOWN ? 1 : event.getCode() == KeyCode.UP ? -1 : 0;
        int size = found.getItems().size();
        if (step != 0 && size > 0) {
            int at = Math.floorMod(found.getSelectionModel().getSelectedIndex() + step, size);
            found.getSelectionModel().select(at);
            found.scrollTo(Math.max(0, at - 4));
            event.consume();
        }
    }

    private void runChosen() {
        Command chosen = found.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            model.run(chosen);
        }
    }

    private static final class Row extends ListCell<Command> {
        private final Label name = new Label();
        private final Label key = new Label();
        private final HBox row = new HBox(name, space(), key);

        Row() {
            row.getStyleClass().add("command");
            key.getStyleClass().add("caption");
            name.setMinWidth(Region.USE_PREF_SIZE);
            key.setMinWidth(Region.USE_PREF_SIZE);
        }

        private static Region space() {
            Region space = new Region();
            HBox.setHgrow(space, Priority.ALWAYS);
            return space;
        }

        @Override
        protected void updateItem(Command command, boolean empty) {
            super.updateItem(command, empty);
            if (empty || command == null) {
                setGraphic(null);
                return;
            }
            name.setText(command.name());
            key.setText(command.key().orElse(""));
            setGraphic(row);
        }
    }
}
