package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.beans.value.ObservableValue;
import javafx.event.EventTarget;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.core.diagram.Geometry;
import xiangqi.ui.board.BoardView;
import xiangqi.ui.board.RefusalLine;
import xiangqi.ui.keys.Act;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.text.ProblemWords;
import xiangqi.ui.text.Words;

/// Shows study in one language.
final class StudyController {
    /// Beside a board that is lower than this the head is wider than the board.
    private static final double LEAST_HEAD = 560;

    private final StudyViewModel model;
    private final LiveSettings settings;
    private final Words words;
    private final StudyWords said;
    private final StudyKeys keys;
    private final ObservableValue<Boolean> animated;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private Optional<Banners> banners = Optional.empty();

    @FXML
    private StackPane root;

    @FXML
    private SplitPane split;

    @FXML
    private Region library;

    @FXML
    private Region centre;

    @FXML
    private HeadController headController;

    @FXML
    private VBox trying;

    @FXML
    private MenuButton copyTried;

    @FXML
    private Region right;

    @FXML
    private MovesController movesController;

    @FXML
    private Label count;

    @FXML
    private TextField filter;

    @FXML
    private ListView<StudyGame> games;

    @FXML
    private Label nothingFound;

    @FXML
    private VBox notices;

    @FXML
    private StackPane place;

    @FXML
    private BoardView board;

    @FXML
    private ScrollPane preface;

    @FXML
    private Label prefaceText;

    @FXML
    private VBox broken;

    @FXML
    private Label brokenText;

    @FXML
    private RefusalLine refusal;

    @FXML
    private HBox steps;

    @FXML
    private StepsController stepsController;

    @FXML
    private VBox empty;

    @FXML
    private VBox emptyNotices;

    @FXML
    private VBox emptyRecent;

    @FXML
    private HBox busy;

    @FXML
    private Label busyWith;

    @FXML
    private Button cancelBusy;

    StudyController(StudyViewModel model, LiveSettings settings, Words words) {
        this.model = model;
        this.settings = settings;
        this.words = words;
        this.said = new StudyWords(words);
        this.keys = new StudyKeys(model, settings.keys().getValue());
        this.animated = Bindings.createBooleanBinding(
                () -> settings.animated().getValue() && !keys.heldProperty().get(),
                settings.animated(),
                keys.heldProperty());
    }

    @FXML
    private void initialize() {
        board.frameProperty().bind(model.reader().frameProperty());
        board.lookProperty().bind(model.reader().board().lookProperty());
        board.animatedProperty().bind(animated);
        board.setListener(new DrawingListener(model));
        board.setWords(words);
        keys.listenToWheel(place);
        games.setCellFactory(_ -> new GameCell(said));
        games.setItems(model.games().listed());
        filter.textProperty().bindBidirectional(model.games().filterProperty());
        keys.listenInComment(movesController.comment(), board);
        nothingFound.visibleProperty().bind(Bindings.isEmpty(games.getItems()));
        refusal.follow(model.reader().board(), words);
        DoubleBinding boardWidth = Bindings.createDoubleBinding(
                this::boardWidth, place.widthProperty(), place.heightProperty(), board.lookProperty());
        steps.maxWidthProperty().bind(boardWidth);
        headController.head().maxWidthProperty().bind(Bindings.max(boardWidth, LEAST_HEAD));
        for (Form form : List.of(Form.TRIED, Form.TRIED_PGN)) {
            MenuItem item = new MenuItem(words.text(form.key()));
            item.setOnAction(_ -> model.pasteboard().copy(form));
            copyTried.getItems().add(item);
        }
        StudyColumns columns = new StudyColumns(split, library, centre, right, headController.listToggle(), model);
        follow(columns::close);
        keys.on(Act.COMMENT, movesController.comment()::requestFocus);
        keys.on(Act.GO_TO, stepsController::goTo);
        keys.on(Act.PICTURE, headController::picture);
        keys.anywhere(Act.CURSOR, this::turnCursor);
        keys.draw(Act.CIRCLE, board::circle);
        keys.draw(Act.ARROW, board::arrow);
        headController.onCursor(board::takeCursor);
        follow(board.cursorShownProperty().subscribe(headController::showDrawing));
        keys.on(Act.HEADING, headController::heading);
        keys.anywhere(Act.LIST, columns::fold);
        keys.on(Act.FLIP, headController::flip);
        keys.on(Act.MIRROR, headController::mirror);
        keys.listen(root);
        Banners shownBanners = new Banners(model.games(), words, notices, emptyNotices, movesController.warnings());
        banners = Optional.of(shownBanners);
        follow(shownBanners::close);
        follow(stepsController::close);
        follow(headController::close);
        follow(movesController::close);
        follow(new BusyCard(model, busy, busyWith, cancelBusy, said)::close);
        follow(model.autoplay()::stop);
        root.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> stopAutoplay(event.getTarget()));
        follow(model.scratch().activeProperty().subscribe(active -> show(trying, active)));
        follow(model.games().gameProperty().subscribe(_ -> showGame()));
        follow(model.reader().prefaceProperty().subscribe(_ -> showPlace()));
        follow(model.games().changedProperty().subscribe(_ -> games.refresh()));
        follow(model.keeper().savedProperty().subscribe(_ -> games.refresh()));
        follow(model.games().headingProperty().subscribe(_ -> games.refresh()));
        follow(model.editor().undoableProperty().subscribe(_ -> games.refresh()));
        games.setOnMouseClicked(_ -> chooseSelected());
        follow(model.games().filterProperty().subscribe(_ -> {
            markShown();
            showCount();
        }));
    }

    /// What can be done now.
    Map<Act, Runnable> acts() {
        return keys.possible();
    }

    /// Lets the view-model go: these nodes are shown no longer.
    void close() {
        subscriptions.forEach(Subscription::unsubscribe);
        subscriptions.clear();
        filter.textProperty().unbindBidirectional(model.games().filterProperty());
    }

    private void follow(Subscription subscription) {
        subscriptions.add(subscription);
    }

    @FXML
    private void open() {
        model.games().open();
    }

    @FXML
    private void begin() {
        model.games().begin();
    }

    @FXML
    private void paste() {
        model.pasteboard().paste();
    }

    @FXML
    private void keepScratch() {
        model.scratch().keep();
    }

    @FXML
    private void dropScratch() {
        model.scratch().drop();
    }

    /// Takes the keyboard to a point of the board, and back to stepping.
    private void turnCursor() {
        if (board.cursorShownProperty().get()) {
            root.requestFocus();
        } else {
            board.takeCursor();
        }
    }

    private void stopAutoplay(EventTarget pressed) {
        if (!stepsController.isAutoplay(pressed)) {
            model.autoplay().stop();
        }
    }

    private void showGame() {
        Optional<StudyGame> shown = model.games().gameProperty().get();
        boolean first = shown.isPresent() && !split.isVisible();
        show(split, shown.isPresent());
        show(empty, shown.isEmpty());
        showBusyOn(shown.isPresent() ? place : empty);
        if (first || movesController.comment().isFocused()) {
            // The button that opened it is gone, or the comment is another game's: the keys are the page's again.
            root.requestFocus();
        }
        shown.ifPresentOrElse(this::showGame, this::showEmptyRecent);
        banners.ifPresent(Banners::showGame);
        showCount();
        showPlace();
    }

    /// The card of what takes long stands in the middle of the board; on the empty page below all there is to press.
    private void showBusyOn(Pane where) {
        if (!where.getChildren().contains(busy)) {
            where.getChildren().add(busy);
        }
    }

    private void showCount() {
        int all = model.games().all().size();
        int found = model.games().listed().size();
        count.setText(found == all ? words.text("study.list.count", all) : words.text("study.list.found", found, all));
    }

    private void chooseSelected() {
        Optional.ofNullable(games.getSelectionModel().getSelectedItem()).ifPresent(model.games()::choose);
    }

    /// Marks the game on the board in the list, if the filter lets it through.
    private void markShown() {
        int index = model.games()
                .gameProperty()
                .get()
                .map(model.games().listed()::indexOf)
                .orElse(-1);
        if (index < 0) {
            games.getSelectionModel().clearSelection();
        } else if (games.getSelectionModel().getSelectedIndex() != index) {
            games.getSelectionModel().select(index);
            games.scrollTo(Math.max(0, index - 2));
        }
    }

    private void showGame(StudyGame game) {
        markShown();
        brokenText.setText(
                game.fault().map(why -> ProblemWords.told(why, words)).orElse(""));
    }

    private void showPlace() {
        boolean readable = model.games()
                .gameProperty()
                .get()
                .filter(game -> game.fault().isEmpty())
                .isPresent();
        Optional<String> text = model.reader().prefaceProperty().get();
        show(broken, !readable);
        show(preface, readable && text.isPresent());
        show(board, readable && text.isEmpty());
        show(steps, readable && text.isEmpty());
        prefaceText.setText(text.orElse(""));
    }

    private void showEmptyRecent() {
        emptyRecent.getChildren().setAll(RecentList.of(model.games(), RecentList::link));
        show(emptyRecent, !emptyRecent.getChildren().isEmpty());
    }

    private double boardWidth() {
        return Math.min(place.getWidth(), place.getHeight() * Geometry.proportion(board.getLook()));
    }

    private static void show(javafx.scene.Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
