package xiangqi.ui.table;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.ui.text.Orphans;
import xiangqi.ui.text.Words;

/// What both players are warned of, with the moves that it is about on the board.
final class WarningController {
    private final Arbiter arbiter;
    private final Words words;
    private final TableWords told;
    private Subscription subscriptions = Subscription.EMPTY;

    @FXML
    private HBox warning;

    @FXML
    private VBox said;

    @FXML
    private Label warningWords;

    @FXML
    private Label warned;

    @FXML
    private Hyperlink loop;

    WarningController(Arbiter arbiter, Words words) {
        this.arbiter = arbiter;
        this.words = words;
        this.told = new TableWords(words);
    }

    @FXML
    private void initialize() {
        subscriptions = Subscription.combine(
                arbiter.warningProperty().subscribe(this::show),
                arbiter.loopShownProperty()
                        .subscribe(shown ->
                                loop.setText(words.text(shown ? "table.warning.hide" : "table.warning.show"))));
    }

    /// In a small window the way to the loop stands beside the words.
    void arrange(ObservableValue<Boolean> compact) {
        Subscription arranging = compact.subscribe(small -> {
            said.getChildren().remove(loop);
            warning.getChildren().remove(loop);
            (small ? warning : said).getChildren().add(loop);
        });
        subscriptions = Subscription.combine(subscriptions, arranging);
    }

    void close() {
        subscriptions.unsubscribe();
    }

    @FXML
    private void showLoop() {
        arbiter.loopShownProperty().set(!arbiter.loopShownProperty().get());
    }

    private void show(Optional<Judged> given) {
        TableLayout.present(warning, given.isPresent());
        given.ifPresent(now -> {
            warningWords.setText(Orphans.joined(told.warning(now)));
            warned.setText(Orphans.joined(told.warned(now)));
            TableLayout.present(loop, now.plies() > 0);
        });
    }
}
