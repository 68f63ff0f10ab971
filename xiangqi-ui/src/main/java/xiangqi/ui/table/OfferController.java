package xiangqi.ui.table;

import java.util.function.BiConsumer;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Scale;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.kordamp.ikonli.javafx.FontIcon;
import xiangqi.core.notation.Notation;
import xiangqi.core.table.Game;
import xiangqi.core.table.Proposal;
import xiangqi.ui.text.Orphans;
import xiangqi.ui.text.Words;

/// Shows one offer in one language, from its appearance to its end.
final class OfferController {
    private static final PseudoClass THEIRS = PseudoClass.getPseudoClass("theirs");
    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

    private final OfferCard first;
    private final ObservableValue<CardForm> form;
    private final boolean animated;
    private final OfferWords told;
    private final BiConsumer<Integer, Boolean> answer;
    private final BiConsumer<Node, OfferCard> countering;
    private Subscription arranging = Subscription.EMPTY;
    private OfferCard now;

    @FXML
    private StackPane root;

    @FXML
    private FontIcon icon;

    @FXML
    private Label title;

    @FXML
    private Label about;

    @FXML
    private VBox content;

    @FXML
    private HBox head;

    @FXML
    private HBox details;

    @FXML
    private HBox answers;

    @FXML
    private Button accept;

    @FXML
    private Button refuse;

    @FXML
    private Button counter;

    @FXML
    private HBox lapse;

    @FXML
    private Label lapseWords;

    @FXML
    private Region guard;

    OfferController(
            OfferCard first,
            Game game,
            Notation notation,
            ObservableValue<CardForm> form,
            boolean animated,
            Words words,
            BiConsumer<Integer, Boolean> answer,
            BiConsumer<Node, OfferCard> countering) {
        this.first = first;
        this.now = first;
        this.told = new OfferWords(game, notation, words);
        this.form = form;
        this.animated = animated;
        this.answer = answer;
        this.countering = countering;
    }

    @FXML
    private void initialize() {
        icon.setIconLiteral(
                switch (first.offer().proposal()) {
                    case Proposal.Undo _ -> "mdi2a-arrow-u-left-top";
                    case Proposal.Draw _ -> "mdi2h-handshake-outline";
                    case Proposal.Annulment _ -> "mdi2c-cancel";
                    case Proposal.Restart _ -> "mdi2s-scale-balance";
                    case Proposal.Stake _ -> "mdi2h-hand-coin-outline";
                    case Proposal.Guidance _ -> "mdi2s-school-outline";
                    case Proposal.Rematch _ -> "mdi2r-refresh";
                });
        arranging = form.subscribe(laidOut -> {
            arrange(laidOut == CardForm.BESIDE);
            show(now);
        });
        if (first.state() == OfferCard.State.APPEARING && animated) {
            runGuard();
        }
    }

    @FXML
    private void accept() {
        answer.accept(first.offer().id(), true);
    }

    @FXML
    private void refuse() {
        answer.accept(first.offer().id(), false);
    }

    @FXML
    private void counter() {
        countering.accept(counter, first);
    }

    /// Whether the offer waits for an answer.
    boolean waits() {
        return now.waits();
    }

    /// Shows how far the offer is now.
    void show(OfferCard card) {
        now = card;
        boolean ours = card.isAnsweredHere();
        boolean full = form.getValue() == CardForm.FULL;
        root.pseudoClassStateChanged(THEIRS, ours);
        root.pseudoClassStateChanged(OVER, !card.waits());
        title.setText(Orphans.joined(told.title(card)));
        told.wholeName(card).ifPresent(name -> title.setTooltip(new Tooltip(name)));
        about.setText(Orphans.joined(full ? told.about(card) : told.details(card)));
        lapseWords.setText(Orphans.joined(told.answer(card)));
        TableLayout.present(details, card.waits());
        TableLayout.present(lapse, card.waits() && full);
        TableLayout.present(answers, card.waits() && ours);
        boolean guarded = card.state() == OfferCard.State.APPEARING;
        accept.setDisable(guarded);
        refuse.setDisable(guarded);
        counter.setDisable(guarded);
        TableLayout.present(counter, ours && card.isBargained());
        guard.setVisible(guarded && ours);
    }

    void close() {
        arranging.unsubscribe();
    }

    private void arrange(boolean beside) {
        content.getChildren().remove(answers);
        head.getChildren().remove(answers);
        answers.getChildren().remove(counter);
        details.getChildren().remove(counter);
        if (beside) {
            head.getChildren().add(answers);
            details.getChildren().add(counter);
        } else {
            content.getChildren().add(content.getChildren().indexOf(lapse), answers);
            answers.getChildren().add(counter);
        }
    }

    private void runGuard() {
        Scale grown = new Scale(0, 1);
        guard.getTransforms().setAll(grown);
        new Timeline(new KeyFrame(Duration.millis(TrayViewModel.GUARD.toMillis()), new KeyValue(grown.xProperty(), 1)))
                .play();
    }
}
