package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.ui.text.Words;

/// The tray of a table: the offers that wait for an answer.
final class TrayController {
    private final TableViewModel model;
    private final ObservableValue<Boolean> animated;
    private final ActionRow asking;
    private final Words words;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private final List<OfferSlot> slots = new ArrayList<>();

    @FXML
    private VBox tray;

    @FXML
    private HBox trayHead;

    @FXML
    private Label trayTitle;

    @FXML
    private Label trayEmpty;

    @FXML
    private CardStack stack;

    /// @param animated whether cards may move
    /// @param asking asks for other figures than those that an offer names
    TrayController(TableViewModel model, ObservableValue<Boolean> animated, ActionRow asking, Words words) {
        this.model = model;
        this.animated = animated;
        this.asking = asking;
        this.words = words;
    }

    /// Shows the offers.
    ///
    /// @param compact whether the window is small: the tray then lies above the moves and is there only while it is
    ///     used
    /// @param form how the cards are laid out
    void furnish(ObservableValue<Boolean> compact, ObservableValue<CardForm> form) {
        model.tray()
                .slots()
                .forEach(slot -> slots.add(new OfferSlot(slot, model, form, animated, asking::counter, words)));
        stack.furnish(slots, words);
        keep(model.tray().usedProperty().subscribe(_ -> show(compact.getValue())));
        keep(model.tray().toAnswerProperty().subscribe(count -> name(count.intValue())));
        keep(model.place().reach().subscribe(reach -> tray.setDisable(!reach.isLive())));
        keep(compact.subscribe(this::show));
    }

    void close() {
        subscriptions.forEach(Subscription::unsubscribe);
        slots.forEach(OfferSlot::close);
    }

    private void name(int toAnswer) {
        trayTitle.setText(toAnswer == 0 ? words.text("table.tray.none") : words.text("table.tray", toAnswer));
        stack.recount();
    }

    private void show(boolean small) {
        int used = model.tray().usedProperty().get();
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
