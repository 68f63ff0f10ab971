package xiangqi.ui.study;

import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.util.Duration;
import javafx.util.Subscription;

/// The card that says what takes long: a file that is merged or moving pictures that are made, which can be
/// given up, or a file that is saved. What is done within a moment shows none.
final class BusyCard {
    private static final Duration MOMENT = Duration.millis(300);

    private final StudyViewModel model;
    private final Node card;
    private final Label with;
    private final Node cancel;
    private final StudyWords said;
    private final PauseTransition moment = new PauseTransition(MOMENT);
    private final Subscription subscription;

    BusyCard(StudyViewModel model, Node card, Label with, Node cancel, StudyWords said) {
        this.model = model;
        this.card = card;
        this.with = with;
        this.cancel = cancel;
        this.said = said;
        card.setVisible(false);
        cancel.managedProperty().bind(cancel.visibleProperty());
        moment.setOnFinished(_ -> card.setVisible(true));
        subscription = Subscription.combine(
                model.merger().mergingProperty().subscribe(_ -> show()),
                model.filmer().filmingProperty().subscribe(_ -> show()),
                model.keeper().writingProperty().subscribe(_ -> show()));
    }

    /// Lets the view-model go.
    void close() {
        subscription.unsubscribe();
        moment.stop();
    }

    private void show() {
        Optional<String> merging = model.merger().mergingProperty().get().map(said::merging);
        Optional<String> filming = model.filmer().filmingProperty().get().map(said::filming);
        Optional<String> saving = model.keeper().writingProperty().get().map(said::saving);
        Optional<String> now = merging.or(() -> saving).or(() -> filming);
        cancel.setVisible(merging.isPresent() || saving.isEmpty());
        now.ifPresentOrElse(
                what -> {
                    with.setText(what);
                    if (!card.isVisible() && moment.getStatus() != Animation.Status.RUNNING) {
                        moment.playFromStart();
                    }
                },
                () -> {
                    moment.stop();
                    card.setVisible(false);
                });
    }
}
