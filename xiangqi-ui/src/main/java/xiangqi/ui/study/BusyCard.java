package xiangqi.ui.study;

import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.util.Duration;
import javafx.util.Subscription;

/// The card that says what takes long: files that are read or merged, or moving pictures that are made, which can be
/// given up, or a file that is saved. What is done within a moment shows none.
final class BusyCard {
    private static final Duration MOMENT = Duration.millis(300);

    private final StudyViewModel model;
    private final Node card;
    private final Label with;
    private final Button cancel;
    private final StudyWords said;
    private final PauseTransition moment = new PauseTransition(MOMENT);
    private final Subscription subscription;

    BusyCard(StudyViewModel model, Node card, Label with, Button cancel, StudyWords said) {
        this.model = model;
        this.card = card;
        this.with = with;
        this.cancel = cancel;
        this.said = said;
        card.setVisible(false);
        cancel.managedProperty().bind(cancel.visibleProperty());
        moment.setOnFinished(_ -> card.setVisible(true));
        subscription = Subscription.combine(
                model.games().openingProperty().subscribe(_ -> show()),
                model.merger().mergingProperty().subscribe(_ -> show()),
                model.filmer().filmingProperty().subscribe(_ -> show()),
                model.keeper().writingProperty().subscribe(_ -> show()));
    }

    /// Lets the view-model go.
    void close() {
        subscription.unsubscribe();
        moment.stop();
    }

    /// What is being done, of several things the one that was asked for last as a rule.
    ///
    /// @param cancel the name of the words to give it up; empty if it cannot be
    /// @param give gives it up
    private record Doing(String words, Optional<String> cancel, Runnable give) {}

    private Optional<Doing> now() {
        Optional<Doing> opening = model.games()
                .openingProperty()
                .get()
                .map(what -> new Doing(
                        said.opening(what), Optional.of("study.reading.cancel"), model.games()::cancelReading));
        Optional<Doing> merging = model.merger()
                .mergingProperty()
                .get()
                .map(what ->
                        new Doing(said.merging(what), Optional.of("study.merging.cancel"), model.merger()::cancel));
        Optional<Doing> saving = model.keeper()
                .writingProperty()
                .get()
                .map(what -> new Doing(said.saving(what), Optional.empty(), () -> {}));
        Optional<Doing> filming = model.filmer()
                .filmingProperty()
                .get()
                .map(what ->
                        new Doing(said.filming(what), Optional.of("study.filming.cancel"), model.filmer()::cancel));
        return opening.or(() -> merging).or(() -> saving).or(() -> filming);
    }

    private void show() {
        Optional<Doing> now = now();
        cancel.setVisible(now.flatMap(Doing::cancel).isPresent());
        now.flatMap(Doing::cancel).ifPresent(key -> cancel.setText(said.text(key)));
        cancel.setOnAction(_ -> now.ifPresent(work -> work.give().run()));
        now.ifPresentOrElse(
                what -> {
                    with.setText(what.words());
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
