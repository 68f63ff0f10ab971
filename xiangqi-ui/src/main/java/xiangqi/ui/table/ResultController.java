package xiangqi.ui.table;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.kordamp.ikonli.javafx.FontIcon;
import xiangqi.core.board.Side;
import xiangqi.core.notation.Notation;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.text.Orphans;
import xiangqi.ui.text.Words;

/// Shows the sheet of a finished game in one language.
final class ResultController {
    private final ResultViewModel model;
    private final Runnable closed;
    private final ObservableValue<PastGames> past;
    private final Notation notation;
    private final Keys keys;
    private final Words words;
    private final TableWords told;
    private Subscription subscriptions = () -> {};

    @FXML
    private VBox root;

    @FXML
    private ResultSeal seal;

    @FXML
    private Label title;

    @FXML
    private Label why;

    @FXML
    private VBox grounds;

    @FXML
    private Label edition;

    @FXML
    private Label groundsWords;

    @FXML
    private FlowPane cycle;

    @FXML
    private GridPane ledger;

    @FXML
    private VBox scorePart;

    @FXML
    private Label scoreTitle;

    @FXML
    private Label scoreHouse;

    @FXML
    private GridPane scores;

    @FXML
    private VBox moneyPart;

    @FXML
    private GridPane money;

    @FXML
    private Label playedFor;

    @FXML
    private VBox pastPart;

    @FXML
    private GridPane pastGames;

    @FXML
    private FontIcon keptIcon;

    @FXML
    private Label kept;

    @FXML
    private Label keptAbout;

    @FXML
    private Button save;

    @FXML
    private Button again;

    @FXML
    private Label againAbout;

    /// @param past what was played at the table, the game on the sheet included
    ResultController(
            ResultViewModel model,
            ObservableValue<PastGames> past,
            Runnable closed,
            Notation notation,
            Keys keys,
            Words words) {
        this.model = model;
        this.past = past;
        this.notation = notation;
        this.keys = keys;
        this.closed = closed;
        this.words = words;
        this.told = new TableWords(words);
    }

    @FXML
    private void initialize() {
        seal.show(model.seal(), told.seal(model.seal()));
        title.setText(told.result(model));
        why.setText(Orphans.joined(
                model.rounds() == 0
                        ? told.verdict(model.game())
                        : words.text("table.result.why", told.verdict(model.game()), model.rounds())));
        root.setAccessibleText(title.getText() + ", " + why.getText());
        Optional<Judged> verdict = Judged.verdict(model.game());
        grounds.setVisible(verdict.isPresent());
        grounds.setManaged(verdict.isPresent());
        verdict.ifPresent(this::showGrounds);
        Ledger.line(ledger, words.of(Side.RED), model.game().red().name(), used(Side.RED));
        Ledger.line(ledger, words.of(Side.BLACK), model.game().black().name(), used(Side.BLACK));
        Ledger.line(
                ledger,
                words.text("table.result.control"),
                told.control(model.game().terms().clock()),
                "");
        subscriptions = Subscription.combine(
                model.ledgerProperty().subscribe(this::showLedger),
                past.subscribe(this::showPast),
                model.savingProperty().subscribe(save::setDisable),
                model.againProperty().subscribe(this::showAgain),
                model.savedProperty().subscribe(this::showKept));
    }

    void close() {
        subscriptions.unsubscribe();
    }

    @FXML
    private void hide() {
        closed.run();
    }

    @FXML
    private void save() {
        model.save();
    }

    @FXML
    private void study() {
        model.study();
    }

    @FXML
    private void again() {
        model.again();
    }

    private void showGrounds(Judged verdict) {
        edition.setText(words.of(verdict.evidence().edition()));
        groundsWords.setText(Orphans.joined(told.grounds(verdict)));
        cycle.getChildren()
                .setAll(verdict.steps(notation).stream()
                        .map(step -> {
                            Label chip = new Label(told.step(step));
                            chip.getStyleClass().addAll("chip", "unrated");
                            return chip;
                        })
                        .toList());
    }

    private void showLedger(LedgerLines lines) {
        Ledger shown = new Ledger(model, lines, words);
        shown.fillScores(scores);
        shown.fillMoney(money);
        playedFor.setText(Orphans.joined(shown.playedFor()));
        scoreTitle.setText(shown.scoreTitle());
        scoreHouse.setText(told.house(model.game().terms().house()));
        TableLayout.present(scorePart, !scores.getChildren().isEmpty());
        TableLayout.present(moneyPart, !money.getChildren().isEmpty());
    }

    /// The first game stands in the other parts alone.
    private void showPast(PastGames games) {
        new PastLedger(words).fill(pastGames, games);
        TableLayout.present(pastPart, games.games().size() > 1);
    }

    private String used(Side side) {
        return words.text("table.result.used", told.stopwatch(model.used(side)));
    }

    private void showAgain(ResultViewModel.Again now) {
        again.setVisible(now != ResultViewModel.Again.NONE);
        again.setManaged(now != ResultViewModel.Again.NONE);
        again.setDisable(now == ResultViewModel.Again.ASKED);
        again.setText(
                switch (now) {
                    case AT_ONCE, ASK, NONE -> words.text("table.result.again");
                    case ASKED -> words.text("table.result.asked");
                    case AGREE -> words.text("table.result.agree");
                });
        againAbout.setText(Orphans.joined(
                switch (now) {
                    case AT_ONCE, ASK ->
                        Stream.concat(Stream.of(told.next(model)), studyKey()).collect(Collectors.joining(" · "));
                    case ASKED -> words.text("table.result.asked.about");
                    case AGREE -> words.text("table.result.agree.about", told.next(model));
                    case NONE -> studyKey().collect(Collectors.joining());
                }));
    }

    private Stream<String> studyKey() {
        return keys.of(Act.STUDY_GAME).map(key -> words.text("table.result.study-key", key.display())).stream();
    }

    private void showKept(Optional<Afterwards.Saving> saved) {
        int plies = model.game().line().size();
        switch (saved.orElse(new Afterwards.Saving.Dropped())) {
            case Afterwards.Saving.Saved(Path file) ->
                say(
                        "mdi2c-check",
                        words.text("table.result.saved", plies),
                        file.getFileName().toString());
            case Afterwards.Saving.Failed(String reason) ->
                say("mdi2a-alert-outline", words.text("table.result.not-saved"), reason);
            case Afterwards.Saving.Dropped _
            when plies == 0 -> say("mdi2c-checkerboard", words.text("table.result.nothing"), "");
            case Afterwards.Saving.Dropped _
            when model.isWatched() -> say("mdi2c-content-save-outline", words.text("table.result.watched", plies), "");
            case Afterwards.Saving.Dropped _ ->
                say(
                        "mdi2c-content-save-outline",
                        words.text("table.result.unsaved", plies),
                        words.text("table.result.unsaved.about"));
        }
    }

    private void say(String literal, String words, String about) {
        keptIcon.setIconLiteral(literal);
        kept.setText(Orphans.joined(words));
        keptAbout.setText(Orphans.joined(about));
    }
}
