package xiangqi.ui.start;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Look;
import xiangqi.core.table.Game;
import xiangqi.ui.board.BoardPicture;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Key;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.text.Days;
import xiangqi.ui.text.Words;

/// Shows the start page in one language.
final class StartController {
    private static final Look SMALL = Look.USUAL.with(Look.Coordinates.NONE);
    private static final int MOST_RECENT = 4;

    private final StartViewModel model;
    private final Keys keys;
    private final Words words;
    private final Days days;

    /// Kept here so that the model's lists can hold them weakly.
    private final ListChangeListener<RecentRecord> changed;

    private final ListChangeListener<UnfinishedGame> left;

    private final GameWords gameWords;

    @FXML
    private StackPane scenery;

    @FXML
    private Button online;

    @FXML
    private Label onlineKeys;

    @FXML
    private Button newGame;

    @FXML
    private Label newGameKeys;

    @FXML
    private Button study;

    @FXML
    private Label studyKeys;

    @FXML
    private VBox unfinished;

    @FXML
    private HBox running;

    @FXML
    private Label runningFacts;

    @FXML
    private HBox unsaved;

    @FXML
    private Label unsavedTitle;

    @FXML
    private VBox recentPart;

    @FXML
    private Label recentTitle;

    @FXML
    private FlowPane recent;

    @FXML
    private Hyperlink ownGames;

    StartController(StartViewModel model, Keys keys, Words words) {
        this.model = model;
        this.keys = keys;
        this.words = words;
        this.days = new Days(words, model.now());
        this.gameWords = new GameWords(words);
        this.changed = _ -> showRecent(model.recent());
        this.left = _ -> showGames();
    }

    @FXML
    private void initialize() {
        recentPart.visibleProperty().bind(recentTitle.visibleProperty().or(ownGames.visibleProperty()));
        recentPart.managedProperty().bind(recentPart.visibleProperty());
        scenery.getChildren().setAll(new Scenery());
        onlineKeys.setText(keys.of(Act.LOBBY).map(Key::display).orElse(""));
        newGameKeys.setText(keys.of(Act.NEW_GAME).map(Key::display).orElse(""));
        studyKeys.setText(keys.of(Act.OPEN).map(Key::display).orElse(""));
        fill(online);
        fill(newGame);
        fill(study);
        model.unfinished().addListener(new WeakListChangeListener<>(left));
        model.openProperty()
                .when(unfinished.sceneProperty().map(_ -> true).orElse(false))
                .subscribe(_ -> showGames());
        showGames();
        model.runningProperty()
                .when(running.sceneProperty().map(_ -> true).orElse(false))
                .subscribe(this::showRunning);
        showRunning(model.runningProperty().get());
        model.unsavedProperty()
                .when(unsaved.sceneProperty().map(_ -> true).orElse(false))
                .subscribe(this::showUnsaved);
        showUnsaved(model.unsavedProperty().get());
        model.hasOwnGamesProperty()
                .when(ownGames.sceneProperty().map(_ -> true).orElse(false))
                .subscribe(this::showOwnGames);
        showOwnGames(model.hasOwnGamesProperty().get());
        model.recent().addListener(new WeakListChangeListener<>(changed));
        showRecent(model.recent());
    }

    @FXML
    private void online() {
        model.actions().online();
    }

    @FXML
    private void returnOnline() {
        model.actions().returnOnline();
    }

    @FXML
    private void newGame() {
        model.actions().newGame();
    }

    @FXML
    private void ownGames() {
        model.actions().ownGames();
    }

    @FXML
    private void study() {
        model.actions().study();
    }

    /// Lets an entry's content take the whole width of its button.
    private static void fill(Button entry) {
        Region content = (Region) entry.getGraphic();
        content.prefWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> entry.getWidth()
                                - entry.getInsets().getLeft()
                                - entry.getInsets().getRight(),
                        entry.widthProperty(),
                        entry.insetsProperty()));
    }

    /// The game that goes on here, then those that were left.
    private void showGames() {
        List<Node> cards = Stream.concat(
                        model.openProperty().get().stream().map(this::entry),
                        model.unfinished().stream().map(this::entry))
                .toList();
        unfinished.setVisible(!cards.isEmpty());
        unfinished.setManaged(!cards.isEmpty());
        unfinished.getChildren().setAll(cards);
    }

    private Node entry(OpenGame open) {
        int plies = open.game().line().size();
        return card(
                open.game(),
                plies > 0 ? words.text("start.open", plies) : words.text("start.open.unmoved"),
                gameWords.who(open.game()),
                gameWords.terms(open.game(), open.stakes()),
                List.of(act(
                        "start.running.back", "deciding", () -> model.actions().returnHere())));
    }

    private Node entry(UnfinishedGame left) {
        int plies = left.game().line().size();
        return card(
                left.game(),
                plies > 0 ? words.text("start.unfinished", plies) : words.text("start.unmoved"),
                words.text("start.facts", gameWords.who(left.game()), days.time(left.at())),
                gameWords.terms(left.game(), left.stakes()),
                List.of(
                        act("start.resume", "deciding", () -> model.actions().resume(left)),
                        act(
                                plies > 0 ? "start.keep" : "start.drop",
                                "quiet",
                                () -> model.actions().keep(left))));
    }

    /// @param terms what it is played under beside the rules of its house; blank where that is nothing
    private Node card(Game game, String called, String who, String terms, List<Button> acts) {
        BoardPicture board = new BoardPicture();
        board.getStyleClass().addAll("board", "thumbnail");
        board.setLook(SMALL);
        board.setFrame(Frame.of(game.line().position().board()));
        Label title = new Label(called);
        title.getStyleClass().add("strong");
        Label facts = new Label(who);
        facts.getStyleClass().add("second");
        Label money = new Label(terms);
        money.getStyleClass().addAll("second", "at-play");
        money.setVisible(!terms.isBlank());
        money.setManaged(!terms.isBlank());
        List.of(title, facts, money).forEach(label -> {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
        });
        HBox actions = new HBox();
        actions.getChildren().setAll(acts);
        actions.getStyleClass().add("unfinished-actions");
        VBox text = new VBox(title, facts, money, actions);
        text.getStyleClass().add("unfinished-text");
        text.setMinWidth(0);
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox entry = new HBox(board, text);
        entry.getStyleClass().add("unfinished");
        return entry;
    }

    private Button act(String key, String style, Runnable run) {
        Button button = new Button(words.text(key));
        button.getStyleClass().addAll(style, "small");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> run.run());
        return button;
    }

    private void showRunning(Optional<RunningGame> game) {
        running.setVisible(game.isPresent());
        running.setManaged(game.isPresent());
        game.ifPresent(found ->
                runningFacts.setText(words.text("start.running.facts", found.red(), found.black(), found.server())));
    }

    private void showUnsaved(Optional<String> title) {
        unsaved.setVisible(title.isPresent());
        unsaved.setManaged(title.isPresent());
        unsavedTitle.setText(title.orElse(""));
    }

    private void showOwnGames(boolean any) {
        ownGames.setVisible(any);
        ownGames.setManaged(any);
    }

    private void showRecent(List<RecentRecord> records) {
        recentTitle.setVisible(!records.isEmpty());
        recent.getChildren()
                .setAll(records.stream().limit(MOST_RECENT).map(this::entry).toList());
    }

    private Node entry(RecentRecord record) {
        BoardPicture board = new BoardPicture();
        board.getStyleClass().add("thumbnail");
        board.setLook(SMALL);
        board.setFrame(Frame.of(record.board()));
        String called = record.title().isEmpty() ? words.text("start.local") : record.title();
        Label title = new Label(called);
        title.getStyleClass().addAll("strong", "may-shorten", "recent-title");
        title.setWrapText(true);
        Label facts =
                new Label(words.text("start.facts", words.text("start.moves", record.plies()), days.day(record.at())));
        facts.getStyleClass().add("caption");
        VBox text = new VBox(title, facts);
        text.getStyleClass().add("recent-text");
        text.setMinWidth(0);
        HBox content = new HBox(board, text);
        content.getStyleClass().add("recent-content");
        content.setMaxWidth(Region.USE_PREF_SIZE);
        Button button = new Button(null, content);
        button.getStyleClass().addAll("quiet", "recent");
        button.setAccessibleText(called + ", " + facts.getText());
        button.setTooltip(new Tooltip(called + "\n" + record.file()));
        button.setOnAction(_ -> model.actions().open(record));
        return button;
    }
}
