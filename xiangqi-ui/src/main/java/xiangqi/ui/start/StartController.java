package xiangqi.ui.start;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.collections.WeakListChangeListener;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
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
    private VBox recentPart;

    @FXML
    private FlowPane recent;

    StartController(StartViewModel model, Keys keys, Words words) {
        this.model = model;
        this.keys = keys;
        this.words = words;
        this.days = new Days(words, model.now());
        this.changed = _ -> showRecent(model.recent());
        this.left = _ -> showUnfinished(model.unfinished());
    }

    @FXML
    private void initialize() {
        scenery.getChildren().setAll(new Scenery());
        onlineKeys.setText(keys.of(Act.LOBBY).map(Key::display).orElse(""));
        newGameKeys.setText(keys.of(Act.NEW_GAME).map(Key::display).orElse(""));
        studyKeys.setText(keys.of(Act.OPEN).map(Key::display).orElse(""));
        fill(online);
        fill(newGame);
        fill(study);
        model.unfinished().addListener(new WeakListChangeListener<>(left));
        showUnfinished(model.unfinished());
        model.runningProperty()
                .when(running.sceneProperty().map(_ -> true).orElse(false))
                .subscribe(this::showRunning);
        showRunning(model.runningProperty().get());
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

    private void showUnfinished(List<UnfinishedGame> games) {
        unfinished.setVisible(!games.isEmpty());
        unfinished.setManaged(!games.isEmpty());
        unfinished.getChildren().setAll(games.stream().map(this::entry).toList());
    }

    private Node entry(UnfinishedGame game) {
        BoardPicture board = new BoardPicture();
        board.getStyleClass().addAll("board", "thumbnail");
        board.setLook(SMALL);
        board.setFrame(Frame.of(game.board()));
        boolean begun = game.plies() > 0;
        Label title = new Label(begun ? words.text("start.unfinished", game.plies()) : words.text("start.unmoved"));
        title.getStyleClass().add("strong");
        String players = game.red().isEmpty() && game.black().isEmpty()
                ? words.text("start.local")
                : words.text("start.players", game.red(), game.black());
        Label facts = new Label(words.text("start.facts", players, days.time(game.at())));
        facts.getStyleClass().add("second");
        List.of(title, facts).forEach(label -> label.setWrapText(true));
        Button resume = act("start.resume", "deciding", () -> model.actions().resume(game));
        Button keep = act(
                begun ? "start.keep" : "start.drop",
                "quiet",
                () -> model.actions().keep(game));
        HBox actions = new HBox(resume, keep);
        actions.getStyleClass().add("unfinished-actions");
        VBox text = new VBox(title, facts, actions);
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

    private void showRecent(List<RecentRecord> records) {
        recentPart.setVisible(!records.isEmpty());
        recentPart.setManaged(!records.isEmpty());
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
