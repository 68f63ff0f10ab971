package xiangqi.ui.table;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
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
    private final Tooltip wayTold = new Tooltip();
    private Subscription subscriptions = Subscription.EMPTY;
    private boolean brief;

    @FXML
    private HBox warning;

    @FXML
    private VBox said;

    @FXML
    private Label warningWords;

    @FXML
    private Label warned;

    @FXML
    private HBox ahead;

    @FXML
    private Hyperlink loop;

    WarningController(Arbiter arbiter, Words words) {
        this.arbiter = arbiter;
        this.words = words;
        this.told = new TableWords(words);
    }

    @FXML
    private void initialize() {
        loop.setTooltip(wayTold);
        subscriptions = Subscription.combine(
                arbiter.warningProperty().subscribe(this::show),
                arbiter.loopShownProperty().subscribe(_ -> nameWay()));
    }

    /// In a small window the way to the loop stands, in short, beside what follows.
    void arrange(ObservableValue<Boolean> compact) {
        Subscription arranging = compact.subscribe(small -> {
            said.getChildren().remove(loop);
            ahead.getChildren().remove(loop);
            (small ? ahead : said).getChildren().add(loop);
            brief = small;
            nameWay();
        });
        subscriptions = Subscription.combine(subscriptions, arranging);
    }

    private void nameWay() {
        String key = arbiter.loopShownProperty().get() ? "table.warning.hide" : "table.warning.show";
        wayTold.setText(words.text(key));
        loop.setText(words.text(brief ? key + ".short" : key));
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
