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
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
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
    private final ObservableValue<Boolean> compact;
    private final boolean animated;
    private final OfferWords told;
    private final BiConsumer<Integer, Boolean> answer;
    private final BiConsumer<Node, OfferCard> countering;
    private Subscription arranging = () -> {};

    @FXML
    private StackPane root;

    @FXML
    private FontIcon icon;

    @FXML
    private Label title;

    @FXML
    private Label about;

    @FXML
    private BorderPane foot;

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
            ObservableValue<Boolean> compact,
            boolean animated,
            Words words,
            BiConsumer<Integer, Boolean> answer,
            BiConsumer<Node, OfferCard> countering) {
        this.first = first;
        this.told = new OfferWords(game, notation, words);
        this.compact = compact;
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
        show(first);
        arranging = compact.subscribe(this::arrange);
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

    /// Shows how far the offer is now.
    void show(OfferCard card) {
        boolean ours = card.isAnsweredHere();
        root.pseudoClassStateChanged(THEIRS, ours);
        root.pseudoClassStateChanged(OVER, !card.waits());
        title.setText(told.title(card));
        about.setText(Orphans.joined(told.about(card)));
        lapseWords.setText(Orphans.joined(told.answer(card)));
        TableLayout.present(about, card.waits());
        TableLayout.present(foot, card.waits());
        TableLayout.present(answers, ours);
        boolean guarded = card.state() == OfferCard.State.APPEARING;
        accept.setDisable(guarded);
        refuse.setDisable(guarded);
        counter.setDisable(guarded);
        TableLayout.present(counter, countered());
        guard.setVisible(guarded && ours);
    }

    void close() {
        arranging.unsubscribe();
    }

    private void arrange(boolean small) {
        foot.setTop(null);
        foot.setLeft(null);
        if (small && !countered()) {
            foot.setLeft(answers);
        } else {
            foot.setTop(answers);
        }
    }

    /// Whether other figures can be named in return: then there is no room beside the answers.
    private boolean countered() {
        return first.offer().proposal() instanceof Proposal.Stake
                || first.offer().proposal() instanceof Proposal.Guidance;
    }

    private void runGuard() {
        Scale grown = new Scale(0, 1);
        guard.getTransforms().setAll(grown);
        new Timeline(new KeyFrame(Duration.millis(TrayViewModel.GUARD.toMillis()), new KeyValue(grown.xProperty(), 1)))
                .play();
    }
}
