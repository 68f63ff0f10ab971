package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import javafx.util.Subscription;

/// The row of buttons below a table's panels: before the first game one agrees to start, as soon as there is somebody
/// to agree with; in a game one asks.
final class ActionsController {
    private final TableViewModel model;
    private final ActionRow asking;
    private final List<Subscription> subscriptions = new ArrayList<>();

    @FXML
    private ActionBar actions;

    @FXML
    private Button ready;

    @FXML
    private Region gap;

    @FXML
    private Button undo;

    @FXML
    private Button draw;

    @FXML
    private Button handicap;

    @FXML
    private Button stakes;

    @FXML
    private Button resign;

    /// @param asking what the buttons ask
    ActionsController(TableViewModel model, ActionRow asking) {
        this.model = model;
        this.asking = asking;
    }

    @FXML
    private void initialize() {
        subscriptions.addAll(List.of(
                asking.furnish(undo, draw, handicap, stakes, resign, ready),
                model.bargaining().stakingProperty().subscribe(_ -> show()),
                model.bargaining().restartingProperty().subscribe(_ -> show()),
                model.waitsProperty().subscribe(_ -> show()),
                model.requests()
                        .readiness()
                        .refusalsProperty()
                        .map(Map::isEmpty)
                        .subscribe(_ -> show()),
                model.place().reach().subscribe(reach -> actions.setDisable(!reach.isLive()))));
    }

    void close() {
        subscriptions.forEach(Subscription::unsubscribe);
    }

    private void show() {
        Optional<Waits> waits = model.waitsProperty().get();
        boolean seated = !model.requests().readiness().refusalsProperty().get().isEmpty();
        boolean asks = waits.isEmpty() && seated;
        TableLayout.present(ready, waits.equals(Optional.of(Waits.FOR_ME)));
        TableLayout.present(gap, waits.isEmpty());
        List.of(undo, draw, resign).forEach(button -> TableLayout.present(button, asks));
        TableLayout.present(
                handicap, asks && model.bargaining().restartingProperty().get());
        TableLayout.present(stakes, asks && model.bargaining().stakingProperty().get());
    }
}
