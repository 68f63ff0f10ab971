package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.core.board.Side;
import xiangqi.core.rules.Move;
import xiangqi.ui.board.BoardView;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.text.Words;

/// Shows a table in one language: the board and the players here, the rest by its parts. Asks its questions, one at a
/// time.
final class TableController {
    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");

    private final TableViewModel model;
    private final ObservableValue<Boolean> animated;
    private final Keys keys;
    private final Words words;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private final List<PlayerController> panels = new ArrayList<>();
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
    private TableHeadController headController;

    @FXML
    private StackPane upper;

    @FXML
    private StackPane way;

    @FXML
    private TableMiddle middle;

    @FXML
    private Region tray;

    @FXML
    private TrayController trayController;

    @FXML
    private WarningController warningController;

    @FXML
    private ScoresheetController scoresheetController;

    @FXML
    private StackPane lower;

    @FXML
    private Region actions;

    @FXML
    private ActionsController actionsController;

    @FXML
    private HBox over;

    @FXML
    private StackPane sheet;

    private TableController(TableViewModel model, ObservableValue<Boolean> animated, Keys keys, Words words) {
        this.model = model;
        this.animated = animated;
        this.keys = keys;
        this.words = words;
    }

    /// The page with its parts.
    ///
    /// @param titleKey the key of what the table is called
    /// @param animated whether pieces and cards may move
    /// @param keys which are named beside what they do
    static TableController load(
            TableViewModel model, String titleKey, ObservableValue<Boolean> animated, Keys keys, Words words) {
        TableController page = new TableController(model, animated, keys, words);
        ActionRow asking = new ActionRow(model, words, page::ask);
        Fxml.load(
                "Table.fxml",
                words,
                page,
                new TableHeadController(model, titleKey, asking, page::ask, words),
                new TrayController(model, animated, asking, words),
                new WarningController(model.arbiter(), words),
                new ScoresheetController(model.scoresheet(), model.arbiter(), words),
                new ActionsController(model, asking));
        return page;
    }

    @FXML
    private void initialize() {
        furnishBoard();
        furnishPanels();
        furnishWay();
        headController.leaveRoom(root.compactProperty());
        trayController.furnish(root.compactProperty(), root.cardsProperty());
        warningController.arrange(root.compactProperty());
        keep(model.waitsProperty().subscribe(_ -> placeTray()));
        keep(root.compactProperty().subscribe(this::arrange));
        keep(model.finish().resultProperty().subscribe(this::showResult));
        keep(model.finish().sheetOpenProperty().subscribe(this::showSheet));
        // A move that waits for its answer is asked about whenever the page is there anew.
        keep(model.place().reach().subscribe(_ -> {
            closeQuestion();
            askExposure(model.hand().exposingProperty().get());
        }));
        keep(model.hand().exposingProperty().subscribe((_, move) -> askExposure(move)));
    }

    /// What there is to see.
    Parent nodes() {
        return root;
    }

    void close() {
        closeQuestion();
        subscriptions.forEach(Subscription::unsubscribe);
        panels.forEach(PlayerController::close);
        headController.close();
        trayController.close();
        warningController.close();
        scoresheetController.close();
        actionsController.close();
        bar.ifPresent(WayBar::close);
        result.ifPresent(ResultController::close);
        board.frameProperty().unbind();
        board.lookProperty().unbind();
        board.animatedProperty().unbind();
    }

    @FXML
    private void openSheet() {
        model.finish().sheetOpenProperty().set(true);
    }

    private void furnishBoard() {
        board.setWords(words);
        board.setListener(model.board());
        board.frameProperty().bind(model.board().frameProperty());
        board.lookProperty().bind(model.board().lookProperty());
        board.animatedProperty().bind(animated);
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

    /// Between the players: whether the line to the table holds.
    private void furnishWay() {
        WayBar shown = new WayBar(model, root.compactProperty(), words);
        bar = Optional.of(shown);
        way.getChildren().setAll(shown);
        way.managedProperty().bind(shown.managedProperty());
    }

    /// Beside the board, at the panel of the player whose move it is.
    private void askExposure(Optional<Move> move) {
        if (move.isEmpty() && model.board().ponderedProperty().get().isPresent()) {
            closeQuestion();
        }
        if (move.isEmpty() || !model.place().reach().getValue().isLive()) {
            return;
        }
        ask(
                clocksByTurn().getFirst().plate(),
                words.text("table.expose.ask", words.text("table.expose"), words.text("table.expose.about")),
                Optional.empty(),
                List.of(new ButtonQuestion.Choice(
                        words.text("table.expose.do"),
                        Optional.empty(),
                        true,
                        () -> model.hand().exposeGeneral(true))),
                words.text("table.expose.back"),
                () -> model.hand().exposeGeneral(false));
        model.board().ponderedProperty().set(move);
    }

    private List<Node> cards() {
        return tray.lookupAll(".offer").stream().filter(Node::isVisible).toList();
    }

    /// The clock of the player whose move it is, then the other one.
    private List<ButtonQuestion.Clock> clocksByTurn() {
        Side turn = model.board().position().turn();
        return Stream.of(turn, turn.opponent()).map(this::clock).toList();
    }

    private ButtonQuestion.Clock clock(Side side) {
        boolean below = model.board().flippedProperty().get() == (side == Side.BLACK);
        return new ButtonQuestion.Clock(
                below ? lower : upper, panels.get(side.ordinal()).dial());
    }

    private void arrange(boolean small) {
        column.pseudoClassStateChanged(COMPACT, small);
        middle.arrange(small);
    }

    /// Nowhere while no game runs, since nothing is asked then.
    private void placeTray() {
        TableLayout.present(
                tray, !model.finish().isOver() && model.waitsProperty().get().isEmpty());
    }

    private void ask(Node at, String asked, Optional<Node> chosen, List<ButtonQuestion.Choice> choices, String back) {
        ask(at, asked, chosen, choices, back, () -> {});
    }

    private void ask(
            Node at,
            String asked,
            Optional<Node> chosen,
            List<ButtonQuestion.Choice> choices,
            String back,
            Runnable unanswered) {
        closeQuestion();
        ButtonQuestion opened = new ButtonQuestion(
                at, clocksByTurn(), this::cards, asked, chosen, choices, back, this::closeQuestion, unanswered);
        question = Optional.of(opened);
        root.setQuestion(question);
        opened.open();
    }

    private void closeQuestion() {
        question.ifPresent(ButtonQuestion::close);
        question = Optional.empty();
        model.board().ponderedProperty().set(Optional.empty());
        root.setQuestion(question);
    }

    private void showResult(Optional<ResultViewModel> ended) {
        closeQuestion();
        result.ifPresent(ResultController::close);
        result = ended.map(shown -> new ResultController(
                shown,
                model.finish().pastProperty(),
                () -> model.finish().sheetOpenProperty().set(false),
                model.scoresheet().notation().getValue(),
                keys,
                words));
        sheet.getChildren()
                .setAll(result.map(controller -> (Node) Fxml.load("Result.fxml", words, controller)).stream()
                        .toList());
        TableLayout.present(actions, ended.isEmpty());
        TableLayout.present(over, ended.isPresent());
        placeTray();
    }

    private void showSheet(boolean open) {
        sheet.setVisible(open);
        column.setVisible(!open);
    }

    private void keep(Subscription subscription) {
        subscriptions.add(subscription);
    }
}
