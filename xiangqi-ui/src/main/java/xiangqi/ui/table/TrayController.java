package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.ui.text.Words;

/// The tray of a table: what both players are warned of, and below it the offers that wait for an answer.
final class TrayController {
    private static final PseudoClass EMPTY = PseudoClass.getPseudoClass("empty");

    private final TableViewModel model;
    private final ObservableValue<Boolean> animated;
    private final ActionRow asking;
    private final Words words;
    private final TableWords told;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private final List<OfferSlot> slots = new ArrayList<>();

    @FXML
    private VBox tray;

    @FXML
    private HBox warning;

    @FXML
    private Label warningWords;

    @FXML
    private Label warned;

    @FXML
    private Hyperlink loop;

    @FXML
    private HBox trayHead;

    @FXML
    private Label trayTitle;

    @FXML
    private Label trayEmpty;

    /// @param animated whether cards may move
    /// @param asking asks for other figures than those that an offer names
    TrayController(TableViewModel model, ObservableValue<Boolean> animated, ActionRow asking, Words words) {
        this.model = model;
        this.animated = animated;
        this.asking = asking;
        this.words = words;
        this.told = new TableWords(words);
    }

    /// Shows the offers.
    ///
    /// @param compact whether the window is small: the tray then lies above the moves and is there only while it is
    ///     used
    void furnish(ObservableValue<Boolean> compact) {
        model.tray().slots().forEach(slot -> {
            OfferSlot place = new OfferSlot(slot, model, compact, animated, asking::counter, words);
            slots.add(place);
            tray.getChildren().add(place);
        });
        keep(model.tray().usedProperty().subscribe(_ -> show(compact.getValue())));
        keep(model.tray()
                .toAnswerProperty()
                .subscribe(count -> trayTitle.setText(
                        count.intValue() == 0
                                ? words.text("table.tray.none")
                                : words.text("table.tray", count.intValue()))));
        keep(model.place().reach().subscribe(reach -> tray.setDisable(!reach.isLive())));
        keep(model.arbiter().warningProperty().subscribe(given -> {
            showWarning(given);
            show(compact.getValue());
        }));
        keep(model.arbiter()
                .loopShownProperty()
                .subscribe(shown -> loop.setText(words.text(shown ? "table.warning.hide" : "table.warning.show"))));
        keep(compact.subscribe(small -> {
            tray.setMaxWidth(small ? Double.MAX_VALUE : Region.USE_PREF_SIZE);
            show(small);
        }));
    }

    void close() {
        subscriptions.forEach(Subscription::unsubscribe);
        slots.forEach(OfferSlot::close);
    }

    @FXML
    private void showLoop() {
        model.arbiter()
                .loopShownProperty()
                .set(!model.arbiter().loopShownProperty().get());
    }

    private void showWarning(Optional<Judged> given) {
        TableLayout.present(warning, given.isPresent());
        given.ifPresent(now -> {
            warningWords.setText(told.warning(now));
            warned.setText(told.warned(now));
            TableLayout.present(loop, now.plies() > 0);
        });
    }

    private void show(boolean small) {
        int used = model.tray().usedProperty().get();
        tray.pseudoClassStateChanged(EMPTY, used == 0 && !warning.isManaged());
        TableLayout.present(trayEmpty, used == 0 && !small);
        TableLayout.present(trayHead, !small);
        for (int i = 0; i < slots.size(); i++) {
            TableLayout.present(slots.get(i), i < used);
        }
    }

    private void keep(Subscription subscription) {
        subscriptions.add(subscription);
    }
}
