package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.core.board.Side;
import xiangqi.core.rules.Move;
import xiangqi.core.table.Game;
import xiangqi.core.table.Terms;
import xiangqi.ui.board.BoardView;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.text.Words;

/// Shows a table in one language.
final class TableController {
    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");
    private static final PseudoClass FULL = PseudoClass.getPseudoClass("full");
    private static final PseudoClass NEAR = PseudoClass.getPseudoClass("near");
    private static final PseudoClass EMPTY = PseudoClass.getPseudoClass("empty");

    private final TableViewModel model;
    private final String titleKey;
    private final ObservableValue<Boolean> animated;
    private final Words words;
    private final TableWords told;
    private final ActionRow asking;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private final List<PlayerController> panels = new ArrayList<>();
    private final List<OfferSlot> slots = new ArrayList<>();
    private Optional<ResultController> result = Optional.empty();
    private Optional<ButtonQuestion> question = Optional.empty();
    private Optional<WayBar> bar = Optional.empty();

    @FXML
    private TableLayout root;

    @FXML
    private BoardView board;

    @FXML
    private VBox column;

    @FXML
    private Label title;

    @FXML
    private Label control;

    @FXML
    private Button flip;

    @FXML
    private MenuButton more;

    @FXML
    private CheckMenuItem mirror;

    @FXML
    private MenuItem annul;

    @FXML
    private MenuItem exit;

    @FXML
    private MenuItem depart;

    @FXML
    private Label odds;

    @FXML
    private Label watching;

    @FXML
    private StackPane way;

    @FXML
    private HBox notice;

    @FXML
    private Label noticeWords;

    @FXML
    private StackPane upper;

    @FXML
    private StackPane lower;

    @FXML
    private BorderPane middle;

    @FXML
    private VBox tray;

    @FXML
    private HBox trayHead;

    @FXML
    private Label trayTitle;

    @FXML
    private HBox warning;

    @FXML
    private Label warningWords;

    @FXML
    private Label warned;

    @FXML
    private Hyperlink loop;

    @FXML
    private Label trayEmpty;

    @FXML
    private MoveList moves;

    @FXML
    private HBox actions;

    @FXML
    private Button ready;

    @FXML
    private Region gap;

    @FXML
    private Button undo;

    @FXML
    private Button draw;

    @FXML
    private Button handicap;

    @FXML
    private Button stakes;

    @FXML
    private Label staked;

    @FXML
    private HBox limitRow;

    @FXML
    private Label limit;

    @FXML
    private ProgressBar limitBar;

    @FXML
    private Button resign;

    @FXML
    private HBox over;

    @FXML
    private StackPane sheet;

    TableController(TableViewModel model, String titleKey, ObservableValue<Boolean> animated, Words words) {
        this.model = model;
        this.titleKey = titleKey;
        this.animated = animated;
        this.words = words;
        this.told = new TableWords(words);
        this.asking = new ActionRow(model, words, this::ask);
    }

    @FXML
    private void initialize() {
        title.setText(words.text(titleKey));
        flip.setTooltip(new Tooltip(words.text("table.flip")));
        furnishBoard();
        furnishPanels();
        furnishTray();
        moves.follow(model.moves());
        furnishRequests();
        furnishWay();
        leaveRoomInHead();
        keep(model.termsProperty().subscribe(this::showTerms));
        keep(model.noticeProperty().subscribe(this::showNotice));
        keep(model.warningProperty().subscribe(this::showWarning));
        keep(model.loopShownProperty()
                .subscribe(shown -> loop.setText(words.text(shown ? "table.warning.hide" : "table.warning.show"))));
        keep(model.exposingProperty().subscribe(this::askExposure));
        keep(root.compactProperty().subscribe(this::arrange));
        keep(model.resultProperty().subscribe(this::showResult));
        keep(model.sheetOpenProperty().subscribe(this::showSheet));
    }

    void close() {
        closeQuestion();
        subscriptions.forEach(Subscription::unsubscribe);
        panels.forEach(PlayerController::close);
        slots.forEach(OfferSlot::close);
        bar.ifPresent(WayBar::close);
        result.ifPresent(ResultController::close);
        moves.leave(model.moves());
        board.frameProperty().unbind();
        board.lookProperty().unbind();
        board.animatedProperty().unbind();
    }

    @FXML
    private void flip() {
        model.flip();
    }

    @FXML
    private void mirror() {
        model.mirror();
    }

    @FXML
    private void showLoop() {
        model.loopShownProperty().set(!model.loopShownProperty().get());
    }

    @FXML
    private void openSheet() {
        model.sheetOpenProperty().set(true);
    }

    private void furnishBoard() {
        board.setWords(words);
        board.setListener(model.board());
        board.frameProperty().bind(model.board().frameProperty());
        board.lookProperty().bind(model.board().lookProperty());
        board.animatedProperty().bind(animated);
        mirror.setSelected(model.board().mirroredProperty().get());
        keep(board.lookProperty().subscribe(_ -> root.requestLayout()));
    }

    private void furnishPanels() {
        Parent red = panel(Side.RED);
        Parent black = panel(Side.BLACK);
        keep(model.board().flippedProperty().subscribe(flipped -> {
            upper.getChildren().clear();
            lower.getChildren().clear();
            upper.getChildren().add(flipped ? red : black);
            lower.getChildren().add(flipped ? black : red);
        }));
    }

    private Parent panel(Side side) {
        PlayerController controller =
                new PlayerController(model.player(side), model.board().lookProperty(), root.compactProperty(), words);
        panels.add(controller);
        return Fxml.load("Player.fxml", words, controller);
    }

    private void furnishTray() {
        model.tray().slots().forEach(slot -> {
            OfferSlot place = new OfferSlot(slot, model, root.compactProperty(), animated, asking::counter, words);
            slots.add(place);
            tray.getChildren().add(place);
        });
        keep(model.tray().usedProperty().subscribe(used -> showTray(used.intValue())));
        keep(model.tray()
                .toAnswerProperty()
                .subscribe(count -> trayTitle.setText(
                        count.intValue() == 0
                                ? words.text("table.tray.none")
                                : words.text("table.tray", count.intValue()))));
    }

    private void furnishRequests() {
        keep(asking.furnish(undo, draw, handicap, stakes, resign, ready));
        annul.setOnAction(_ -> asking.annulment(more));
        keep(model.annulment()
                .refusalsProperty()
                .subscribe(
                        refusals -> annul.setDisable(refusals.values().stream().allMatch(Optional::isPresent)
                                || !model.place().reach().getValue().isLive())));
        keep(model.bargaining().stakingProperty().subscribe(_ -> showActions()));
        keep(model.bargaining().restartingProperty().subscribe(_ -> showActions()));
        keep(model.bargaining().agreedProperty().subscribe(_ -> showPlayedFor()));
        keep(model.gameProperty().subscribe(_ -> showPlayedFor()));
        keep(model.limitProperty().subscribe(this::showLimit));
    }

    /// The fee, the base silver and the stakes; what the house does with them stands under the pointer.
    private void showPlayedFor() {
        MoneyWords money = new MoneyWords(words);
        Optional<Terms> terms = model.termsProperty().get();
        Optional<Game> game = model.gameProperty().get();
        String said = terms.map(agreed -> money.playedFor(
                        agreed,
                        game.map(Game::red),
                        game.map(Game::black),
                        model.bargaining().agreedProperty().get()))
                .orElse("");
        staked.setText(said);
        game.ifPresent(now -> staked.setTooltip(new Tooltip(money.rules(
                now.terms().house(),
                now.red().profile(),
                now.black().profile(),
                now.terms().rated()))));
        present(staked, !said.isEmpty());
    }

    private void showLimit(Optional<NaturalLimit> counted) {
        counted.ifPresent(now -> {
            limit.setText(words.text("table.limit", now.rounds(), now.of()));
            limitBar.setProgress((double) now.rounds() / now.of());
            limitRow.pseudoClassStateChanged(NEAR, now.isNear());
        });
        present(limitRow, counted.isPresent());
    }

    /// What there is where the table is elsewhere: who watches, the way out, and whether the line holds.
    private void furnishWay() {
        boolean elsewhere = model.place().way().isPresent();
        exit.setVisible(elsewhere);
        depart.setVisible(elsewhere);
        model.place().way().ifPresent(there -> {
            exit.setOnAction(_ -> there.exit().run());
            depart.setOnAction(_ -> askDeparture());
        });
        WayBar shown = new WayBar(model, words);
        bar = Optional.of(shown);
        way.getChildren().setAll(shown);
        way.managedProperty().bind(shown.managedProperty());
        keep(model.place().watching().subscribe(this::showWatching));
        // Whether one only watches changes with the table.
        keep(model.gameProperty()
                .subscribe(_ -> showWatching(model.place().watching().getValue())));
        keep(model.waitsProperty()
                .subscribe(_ -> showWatching(model.place().watching().getValue())));
        keep(model.place().reach().subscribe(reach -> enable(reach.isLive())));
        keep(model.departure()
                .refusalsProperty()
                .subscribe(refusals -> depart.setVisible(elsewhere && !refusals.isEmpty())));
        keep(model.waitsProperty().subscribe(_ -> showActions()));
        keep(model.readiness().refusalsProperty().map(Map::isEmpty).subscribe(_ -> showActions()));
    }

    private void showWatching(Optional<Integer> count) {
        count.ifPresent(many ->
                watching.setText(model.isWatched() ? words.text("table.watching.you", many) : Integer.toString(many)));
        count.ifPresent(many -> watching.setAccessibleText(words.text("table.watching", many)));
        count.ifPresent(many -> watching.setTooltip(new Tooltip(words.text("table.watching", many))));
        present(watching, count.filter(many -> many > 0).isPresent());
    }

    /// Without a line to the table nothing can be asked of it; the board stays in sight.
    private void enable(boolean live) {
        closeQuestion();
        actions.setDisable(!live);
        tray.setDisable(!live);
        annul.setDisable(!live || noneMay(model.annulment()));
        depart.setDisable(!live);
    }

    private static boolean noneMay(RequestViewModel request) {
        return request.refusalsProperty().get().values().stream().allMatch(Optional::isPresent);
    }

    /// Before the first game one agrees to start, as soon as there is somebody to agree with; in a game one asks.
    private void showActions() {
        Optional<Waits> waits = model.waitsProperty().get();
        boolean before = waits.isPresent();
        boolean seated = !model.readiness().refusalsProperty().get().isEmpty();
        present(ready, waits.equals(Optional.of(Waits.FOR_ME)));
        present(gap, !before);
        List.of(undo, draw, resign).forEach(button -> present(button, !before && seated));
        present(
                handicap,
                !before && seated && model.bargaining().restartingProperty().get());
        boolean staking =
                !before && seated && model.bargaining().stakingProperty().get();
        present(stakes, staking);
        actions.pseudoClassStateChanged(FULL, staking);
        placeTray();
    }

    private void askDeparture() {
        if (model.gameProperty().get().filter(Game::running).isEmpty()) {
            model.depart();
            return;
        }
        ask(
                more,
                words.text("table.depart.sure"),
                Optional.empty(),
                List.of(new ButtonQuestion.Choice(words.text("table.depart"), Optional.empty(), true, model::depart)),
                words.text("table.request.back"));
    }

    /// In a small window the time limit, which the clocks show as well, makes room for what stands nowhere else.
    private void leaveRoomInHead() {
        BooleanExpression crowded = odds.visibleProperty()
                .or(staked.visibleProperty())
                .or(watching.visibleProperty())
                .and(root.compactProperty());
        control.visibleProperty()
                .bind(BooleanExpression.booleanExpression(model.termsProperty().map(Optional::isPresent))
                        .and(crowded.not()));
        control.managedProperty().bind(control.visibleProperty());
    }

    private void showTerms(Optional<Terms> terms) {
        terms.ifPresent(agreed -> {
            title.setText(told.house(agreed.house()));
            control.setText(told.control(agreed.clock()));
            title.setTooltip(new Tooltip(words.text(
                    "table.house.tip", words.text(titleKey), control.getText(), told.about(agreed.house()))));
            odds.setText(told.unrated(agreed));
        });
        present(odds, terms.filter(agreed -> !agreed.rated()).isPresent());
    }

    private void showNotice(Optional<Notice> said) {
        notice.setVisible(said.isPresent());
        said.ifPresent(now -> noticeWords.setText(told.notice(now)));
    }

    private void showWarning(Optional<Judged> given) {
        present(warning, given.isPresent());
        given.ifPresent(now -> {
            warningWords.setText(told.warning(now));
            warned.setText(told.warned(now));
            loop.setVisible(now.plies() > 0);
            loop.setManaged(now.plies() > 0);
        });
        showTray(model.tray().usedProperty().get());
    }

    /// Beside the board, at the panel of the player whose move it is.
    private void askExposure(Optional<Move> move) {
        if (move.isEmpty()) {
            return;
        }
        boolean redBelow = !model.board().flippedProperty().get();
        boolean redMoves = model.board().position().turn() == Side.RED;
        ask(
                redBelow == redMoves ? lower : upper,
                words.text("table.expose.ask", words.text("table.expose"), words.text("table.expose.about")),
                Optional.empty(),
                List.of(new ButtonQuestion.Choice(
                        words.text("table.expose.do"), Optional.empty(), true, () -> model.exposeGeneral(true))),
                words.text("table.expose.back"));
    }

    private void showTray(int used) {
        tray.pseudoClassStateChanged(EMPTY, used == 0 && !warning.isManaged());
        present(trayEmpty, used == 0 && !root.compactProperty().get());
        present(trayHead, !root.compactProperty().get());
        for (int i = 0; i < slots.size(); i++) {
            present(slots.get(i), i < used);
        }
    }

    private void arrange(boolean small) {
        column.pseudoClassStateChanged(COMPACT, small);
        tray.setMaxWidth(small ? Double.MAX_VALUE : Region.USE_PREF_SIZE);
        placeTray();
        showTray(model.tray().usedProperty().get());
    }

    /// Beside the moves, in a small window above them; nowhere when no game runs, since nothing is asked then.
    private void placeTray() {
        middle.setLeft(null);
        middle.setTop(null);
        if (model.isOver() || model.waitsProperty().get().isPresent()) {
            return;
        }
        if (root.compactProperty().get()) {
            middle.setTop(tray);
        } else {
            middle.setLeft(tray);
        }
    }

    private void ask(Node at, String asked, Optional<Node> chosen, List<ButtonQuestion.Choice> choices, String back) {
        closeQuestion();
        ButtonQuestion opened = new ButtonQuestion(at, asked, chosen, choices, back, this::closeQuestion);
        question = Optional.of(opened);
        root.setQuestion(question);
        opened.open();
    }

    private void closeQuestion() {
        question.ifPresent(ButtonQuestion::close);
        question = Optional.empty();
        root.setQuestion(question);
    }

    private void showResult(Optional<ResultViewModel> ended) {
        closeQuestion();
        result.ifPresent(ResultController::close);
        result = ended.map(shown -> new ResultController(
                shown,
                () -> model.sheetOpenProperty().set(false),
                model.notation().getValue(),
                words));
        sheet.getChildren()
                .setAll(result.map(controller -> (Node) Fxml.load("Result.fxml", words, controller)).stream()
                        .toList());
        present(actions, ended.isEmpty());
        present(over, ended.isPresent());
        placeTray();
    }

    private void showSheet(boolean open) {
        sheet.setVisible(open);
        column.setVisible(!open);
    }

    private void keep(Subscription subscription) {
        subscriptions.add(subscription);
    }

    private static void present(Region node, boolean there) {
        node.setVisible(there);
        node.setManaged(there);
    }
}
