package xiangqi.ui.table;

import java.util.Optional;
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
import xiangqi.ui.text.Words;

/// Shows one offer in one language, from its appearance to its end.
final class OfferController {
    private static final PseudoClass THEIRS = PseudoClass.getPseudoClass("theirs");
    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

    private final OfferCard first;
    private final Game game;
    private final Notation notation;
    private final ObservableValue<Boolean> compact;
    private final boolean animated;
    private final Words words;
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
        this.game = game;
        this.notation = notation;
        this.compact = compact;
        this.animated = animated;
        this.words = words;
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
        accept.setText(words.text(
                first.offer().proposal() instanceof Proposal.Draw ? "table.offer.accept-draw" : "table.offer.accept"));
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
        boolean ours = card.role() == OfferCard.Role.OURS_TO_ANSWER;
        root.pseudoClassStateChanged(THEIRS, ours);
        root.pseudoClassStateChanged(OVER, !card.waits());
        title.setText(title(card));
        about.setText(about(card));
        lapseWords.setText(lapse(card));
        present(about, card.waits());
        present(foot, card.waits());
        present(answers, ours);
        boolean guarded = card.state() == OfferCard.State.APPEARING;
        accept.setDisable(guarded);
        refuse.setDisable(guarded);
        counter.setDisable(guarded);
        present(
                counter,
                first.offer().proposal() instanceof Proposal.Stake
                        || first.offer().proposal() instanceof Proposal.Guidance);
        guard.setVisible(guarded && ours);
    }

    void close() {
        arranging.unsubscribe();
    }

    private void arrange(boolean small) {
        foot.setTop(null);
        foot.setLeft(null);
        if (small) {
            foot.setLeft(answers);
        } else {
            foot.setTop(answers);
        }
    }

    private static void present(Region node, boolean there) {
        node.setVisible(there);
        node.setManaged(there);
    }

    private void runGuard() {
        Scale grown = new Scale(0, 1);
        guard.getTransforms().setAll(grown);
        new Timeline(new KeyFrame(Duration.millis(TrayViewModel.GUARD.toMillis()), new KeyValue(grown.xProperty(), 1)))
                .play();
    }

    private String title(OfferCard card) {
        String who = new TableWords(words).player(game, card.offer().by());
        String kind = kind(card.offer().proposal());
        return switch (card.state()) {
            case APPEARING, WAITING -> words.text("table.offer." + kind, who);
            case REFUSED -> words.text("table.offer." + kind + ".refused", who);
            case LAPSED -> words.text("table.offer." + kind + ".lapsed", who);
            case UNDONE -> words.text("table.offer.undone", words.text("table.offer." + kind, who));
        };
    }

    private static String kind(Proposal proposal) {
        return switch (proposal) {
            case Proposal.Undo _ -> "undo";
            case Proposal.Draw _ -> "draw";
            case Proposal.Annulment _ -> "annulment";
            case Proposal.Restart _ -> "restart";
            case Proposal.Stake _ -> "stake";
            case Proposal.Guidance _ -> "guidance";
            case Proposal.Rematch _ -> "rematch";
        };
    }

    private String about(OfferCard card) {
        TableWords told = new TableWords(words);
        return switch (card.offer().proposal()) {
            case Proposal.Undo _ ->
                card.takes()
                        .map(taken -> words.text(
                                "table.offer.undo.about", taken.number(), notation.name(taken.before(), taken.move())))
                        .orElse("");
            case Proposal.Draw _ ->
                card.round() == 0
                        ? words.text("table.offer.draw.at-start")
                        : words.text("table.offer.draw.about", card.round());
            case Proposal.Annulment _ -> words.text("table.offer.annulment.about");
            case Proposal.Restart restart ->
                restart.reward() == 0
                        ? words.text("table.offer.restart.about", told.odds(restart.odds()))
                        : words.text(
                                "table.offer.restart.about-reward",
                                told.odds(restart.odds()),
                                told.sum(restart.reward()));
            case Proposal.Stake stake ->
                words.text("table.offer.stake.about", told.sum(stake.red()), told.sum(stake.black()));
            case Proposal.Guidance guidance -> words.text("table.offer.guidance.about", told.sum(guidance.fee()));
            case Proposal.Rematch _ -> words.text("table.offer.rematch.about");
        };
    }

    /// Whose answer it is, and what happens without one.
    private String lapse(OfferCard card) {
        String who = new TableWords(words).player(game, card.answerer());
        String answers = switch (card.role()) {
            case OURS_TO_ANSWER -> words.text("table.offer.ours", who);
            case MADE_HERE, WATCHED -> words.text("table.offer.waits", who);
        };
        return lapses(card)
                .map(without -> words.text("table.offer.lapse", answers, without))
                .orElse(answers);
    }

    private Optional<String> lapses(OfferCard card) {
        return switch (card.offer().proposal()) {
            case Proposal.Undo _ -> Optional.of(words.text("table.offer.undo.lapse"));
            case Proposal.Draw _ -> Optional.of(words.text("table.offer.draw.lapse"));
            case Proposal.Annulment _ -> Optional.of(words.text("table.offer.annulment.lapse", card.first()));
            case Proposal.Restart _ ->
                Optional.of(words.text(
                        "table.offer.restart.lapse",
                        game.terms().house().handicap().rounds()));
            case Proposal.Stake _, Proposal.Guidance _, Proposal.Rematch _ -> Optional.empty();
        };
    }
}
