package xiangqi.ui.table;

import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.animation.FadeTransition;
import javafx.animation.ParallelTransition;
import javafx.animation.TranslateTransition;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import javafx.util.Subscription;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.text.Words;

/// The place of one card in the tray. Once taken it keeps its height, so that no other card moves when this one goes.
final class OfferSlot extends StackPane {
    private static final Duration ENTER = Duration.millis(200);
    private static final double RISE = 8;

    private final TableViewModel model;
    private final ObservableValue<CardForm> form;
    private final ObservableValue<Boolean> animated;
    private final BiConsumer<Node, OfferCard> counter;
    private final Words words;
    private final Subscription subscription;
    private Optional<OfferController> card = Optional.empty();
    private Optional<Integer> shown = Optional.empty();

    OfferSlot(
            ObservableValue<Optional<OfferCard>> slot,
            TableViewModel model,
            ObservableValue<CardForm> form,
            ObservableValue<Boolean> animated,
            BiConsumer<Node, OfferCard> counter,
            Words words) {
        this.model = model;
        this.form = form;
        this.animated = animated;
        this.counter = counter;
        this.words = words;
        getStyleClass().add("offer-slot");
        subscription = Subscription.combine(
                slot.subscribe(now -> now.ifPresentOrElse(this::show, this::empty)),
                form.subscribe(_ -> setMinHeight(USE_COMPUTED_SIZE)));
    }

    /// Whether a card lies here that waits for an answer.
    boolean waits() {
        return card.filter(OfferController::waits).isPresent();
    }

    void close() {
        subscription.unsubscribe();
        card.ifPresent(OfferController::close);
    }

    private void show(OfferCard now) {
        if (shown.equals(Optional.of(now.offer().id()))) {
            keepHeight();
            card.ifPresent(controller -> controller.show(now));
            return;
        }
        OfferController controller = new OfferController(
                now,
                model.gameProperty().get().orElseThrow(),
                model.scoresheet().notation().getValue(),
                form,
                animated.getValue(),
                words,
                model.tray()::answer,
                counter);
        card.ifPresent(OfferController::close);
        Parent node = Fxml.load("Offer.fxml", words, controller);
        card = Optional.of(controller);
        shown = Optional.of(now.offer().id());
        setMinHeight(USE_COMPUTED_SIZE);
        getChildren().setAll(node);
        if (animated.getValue() && now.state() == OfferCard.State.APPEARING) {
            enter(node);
        }
    }

    private void empty() {
        keepHeight();
        getChildren().clear();
        card.ifPresent(OfferController::close);
        card = Optional.empty();
        shown = Optional.empty();
    }

    /// What is in the slot becomes smaller or goes, and what lies below must not notice.
    private void keepHeight() {
        if (isManaged() && getHeight() > 0) {
            setMinHeight(getHeight());
        }
    }

    private static void enter(Parent node) {
        FadeTransition fade = new FadeTransition(ENTER, node);
        fade.setFromValue(0);
        fade.setToValue(1);
        TranslateTransition rise = new TranslateTransition(ENTER, node);
        rise.setFromY(RISE);
        rise.setToY(0);
        new ParallelTransition(fade, rise).play();
    }
}
