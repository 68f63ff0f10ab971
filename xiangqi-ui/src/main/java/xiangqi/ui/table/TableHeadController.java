package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.BooleanExpression;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import xiangqi.core.money.Stakes;
import xiangqi.core.table.Game;
import xiangqi.core.table.Terms;
import xiangqi.ui.text.Orphans;
import xiangqi.ui.text.Words;

/// The head of a table: house and time limit, odds, what is played for, who watches; turning the board, and the menu
/// with the ways out. Over it, for a moment, why something did not go.
final class TableHeadController {
    private final TableViewModel model;
    private final String titleKey;
    private final ActionRow asking;
    private final ButtonQuestion.Asker asker;
    private final Words words;
    private final TableWords told;
    private final MoneyWords money;
    private final List<Subscription> subscriptions = new ArrayList<>();

    @FXML
    private FactLine facts;

    @FXML
    private Label title;

    @FXML
    private Label control;

    @FXML
    private Label controlBrief;

    @FXML
    private Label odds;

    @FXML
    private Label oddsBrief;

    @FXML
    private Label staked;

    @FXML
    private Label watching;

    @FXML
    private Button flip;

    @FXML
    private MenuButton more;

    @FXML
    private CheckMenuItem mirror;

    @FXML
    private MenuItem past;

    @FXML
    private MenuItem annul;

    @FXML
    private MenuItem rules;

    @FXML
    private Label pledged;

    @FXML
    private MenuItem exit;

    @FXML
    private MenuItem depart;

    @FXML
    private HBox notice;

    @FXML
    private Label noticeWords;

    /// @param titleKey the key of what the table is called
    /// @param asking what can be asked of the table
    /// @param asker asks at buttons
    TableHeadController(
            TableViewModel model, String titleKey, ActionRow asking, ButtonQuestion.Asker asker, Words words) {
        this.model = model;
        this.titleKey = titleKey;
        this.asking = asking;
        this.asker = asker;
        this.words = words;
        this.told = new TableWords(words);
        this.money = new MoneyWords(words);
    }

    @FXML
    private void initialize() {
        title.setText(words.text(titleKey));
        flip.setTooltip(new Tooltip(words.text("table.flip")));
        keep(model.board().mirroredProperty().subscribe(mirror::setSelected));
        furnishMenu();
        keep(model.bargaining().agreedProperty().subscribe(_ -> showPlayedFor()));
        keep(model.gameProperty().subscribe(_ -> showPlayedFor()));
        keep(model.place().watching().subscribe(_ -> showWatching()));
        // Whether one only watches changes with the table.
        keep(model.gameProperty().subscribe(_ -> showWatching()));
        keep(model.waitsProperty().subscribe(_ -> showWatching()));
        keep(model.termsProperty().subscribe(this::showTerms));
        keep(model.notices().noticeProperty().subscribe(this::showNotice));
    }

    void close() {
        subscriptions.forEach(Subscription::unsubscribe);
    }

    /// In a small window there can be two lines of facts; the time limit is told briefly where it finds no room.
    void leaveRoom(BooleanExpression compact) {
        facts.mostProperty().bind(compact.map(small -> small ? 2 : 1));
        facts.leastProperty().bind(model.bargaining().stakingProperty().map(staking -> staking ? 2 : 1));
    }

    @FXML
    private void flip() {
        model.flip();
    }

    @FXML
    private void mirror() {
        model.mirror();
    }

    /// The ways out are there where the table is elsewhere.
    private void furnishMenu() {
        boolean elsewhere = model.place().way().isPresent();
        exit.setVisible(elsewhere);
        depart.setVisible(elsewhere);
        model.place().way().ifPresent(there -> {
            exit.setOnAction(_ -> there.exit().run());
            depart.setOnAction(_ -> askDeparture());
        });
        past.setOnAction(_ -> showPast());
        keep(model.finish().pastProperty().subscribe(this::namePast));
        annul.setOnAction(_ -> asking.annulment(more));
        rules.setOnAction(_ -> model.termsProperty().get().ifPresent(this::tellRules));
        keep(model.requests().annulment().refusalsProperty().subscribe(_ -> enable()));
        keep(model.place().reach().subscribe(_ -> enable()));
        keep(model.requests()
                .departure()
                .refusalsProperty()
                .subscribe(refusals -> depart.setVisible(elsewhere && !refusals.isEmpty())));
    }

    /// Without a line to the table nothing can be asked of it.
    private void enable() {
        boolean live = model.place().reach().getValue().isLive();
        annul.setDisable(!live || model.requests().annulment().isRefused());
        depart.setDisable(!live);
    }

    private void namePast(PastGames games) {
        past.setVisible(!games.games().isEmpty());
        past.setText(words.text("table.past.open", games.games().size()));
    }

    /// Beside the board, at the menu that it was chosen in.
    private void showPast() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("ledger");
        new PastLedger(words).fill(grid, model.finish().pastProperty().get());
        ScrollPane list = new ScrollPane(grid);
        list.getStyleClass().add("past-games");
        list.setFitToWidth(true);
        // As high as the lines are once they are wrapped.
        list.prefViewportHeightProperty().bind(grid.heightProperty());
        list.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        asker.ask(more, words.text("table.past"), Optional.of(list), List.of(), words.text("table.past.close"));
    }

    private void tellRules(Terms terms) {
        RulesView shown = new RulesView();
        shown.show(terms, words);
        asker.ask(more, told.house(terms.house()), Optional.of(shown), List.of(), words.text("table.rules.back"));
    }

    private void askDeparture() {
        if (model.gameProperty().get().filter(Game::running).isEmpty()) {
            model.depart();
            return;
        }
        asker.ask(
                more,
                words.text("table.depart.sure"),
                Optional.empty(),
                List.of(new ButtonQuestion.Choice(words.text("table.depart"), Optional.empty(), true, model::depart)),
                words.text("table.request.back"));
    }

    private void showTerms(Optional<Terms> terms) {
        terms.ifPresent(agreed -> {
            title.setText(told.house(agreed.house()));
            control.setText(told.control(agreed.clock()));
            controlBrief.setText(told.controlBriefly(agreed.clock()));
            List.of(control, controlBrief)
                    .forEach(chip -> chip.setTooltip(new Tooltip(told.controlAbout(agreed.clock()))));
            title.setTooltip(new Tooltip(words.text(
                    "table.house.tip",
                    words.text(titleKey),
                    control.getText(),
                    new HouseWords(words).brief(agreed.house()))));
            odds.setText(told.unusual(agreed));
            oddsBrief.setText(told.unusualBriefly(agreed));
            List.of(odds, oddsBrief).forEach(chip -> chip.setTooltip(new Tooltip(odds.getText())));
        });
        List.of(control, controlBrief).forEach(chip -> TableLayout.present(chip, terms.isPresent()));
        boolean unusual = terms.filter(agreed -> !agreed.rated()).isPresent();
        List.of(odds, oddsBrief).forEach(chip -> TableLayout.present(chip, unusual));
    }

    /// The fee, the base silver and the stakes; what the house does with them stands under the pointer.
    private void showPlayedFor() {
        Optional<Terms> terms = model.termsProperty().get();
        Optional<Game> game = model.gameProperty().get();
        String said = terms.map(agreed -> money.playedFor(
                        agreed,
                        game.map(Game::red),
                        game.map(Game::black),
                        model.bargaining().agreedProperty().get()))
                .orElse("");
        staked.setText(said);
        game.ifPresent(now -> staked.setTooltip(new Tooltip(rules(now))));
        TableLayout.present(staked, !said.isEmpty());
        long inEscrow =
                game.filter(Game::running).map(now -> now.pot().reward()).orElse(0L);
        pledged.setText(game.map(money::reward).orElse(""));
        pledged.setTooltip(new Tooltip(words.text("table.reward.about", told.sum(inEscrow))));
        TableLayout.present(pledged, inEscrow > 0);
    }

    /// Who teaches whom, where a lesson is agreed, and what the house does with the money.
    private String rules(Game now) {
        String rules = money.rules(
                now.terms().house(),
                now.red().profile(),
                now.black().profile(),
                now.terms().rated());
        return model.bargaining()
                .agreedProperty()
                .get()
                .flatMap(Stakes::guide)
                .map(guide -> money.lesson(guide, now.red(), now.black()) + words.text("table.sentences") + rules)
                .orElse(rules);
    }

    private void showWatching() {
        Optional<Integer> count = model.place().watching().getValue();
        count.ifPresent(many -> {
            watching.setText(model.isWatched() ? words.text("table.watching.you", many) : Integer.toString(many));
            watching.setAccessibleText(words.text("table.watching", many));
            watching.setTooltip(new Tooltip(words.text("table.watching", many)));
        });
        TableLayout.present(watching, count.filter(many -> many > 0).isPresent());
    }

    private void showNotice(Optional<Notice> said) {
        notice.setVisible(said.isPresent());
        said.ifPresent(now -> noticeWords.setText(Orphans.joined(told.notice(now))));
    }

    private void keep(Subscription subscription) {
        subscriptions.add(subscription);
    }
}
