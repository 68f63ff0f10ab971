package xiangqi.ui.study;

import atlantafx.base.controls.ProgressSliderSkin;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.core.diagram.Geometry;
import xiangqi.core.record.Problem;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.board.BoardView;
import xiangqi.ui.board.RefusalLine;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.shell.PageKeys;
import xiangqi.ui.text.ProblemWords;
import xiangqi.ui.text.Words;

/// Shows study in one language.
final class StudyController {
    /// How far a wheel turns for one step.
    private static final double WHEEL_STEP = 40;

    private static final int MOST_RECENT = 8;
    private static final KeyCombination SAVE_AS =
            new KeyCodeCombination(KeyCode.S, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);

    private final StudyViewModel model;
    private final LiveSettings settings;
    private final Words words;
    private final StudyWords said;
    private final IntegerProperty here = new SimpleIntegerProperty(this, "here", -1);
    private final BooleanProperty held = new SimpleBooleanProperty(this, "held");
    private final ObservableValue<Boolean> animated;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private final ListChangeListener<StudyNotice> noticesChanged = _ -> showNotices();
    private final TreeMenu menu;
    private Optional<StudyTree> shownTree = Optional.empty();
    private Optional<KeyCode> down = Optional.empty();
    private double wheel;
    private boolean allWarnings;
    private boolean showingSteps = true;

    @FXML
    private StackPane root;

    @FXML
    private SplitPane split;

    @FXML
    private Region library;

    @FXML
    private Region centre;

    @FXML
    private Region side;

    @FXML
    private Label count;

    @FXML
    private TextField filter;

    @FXML
    private ListView<StudyGame> games;

    @FXML
    private Label nothingFound;

    @FXML
    private Button listToggle;

    @FXML
    private Label title;

    @FXML
    private Label state;

    @FXML
    private Button save;

    @FXML
    private MenuButton more;

    @FXML
    private Menu recent;

    @FXML
    private MenuItem undo;

    @FXML
    private MenuItem redo;

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
    private Button first;

    @FXML
    private Button back;

    @FXML
    private Button forward;

    @FXML
    private Button last;

    @FXML
    private Slider slider;

    @FXML
    private Label plies;

    @FXML
    private Label event;

    @FXML
    private Label players;

    @FXML
    private FlowPane chips;

    @FXML
    private VBox warnings;

    @FXML
    private ListView<TreeRow> tree;

    @FXML
    private Label noMoves;

    @FXML
    private Label commentOf;

    @FXML
    private TextArea comment;

    @FXML
    private VBox empty;

    @FXML
    private VBox emptyNotices;

    @FXML
    private VBox emptyRecent;

    @FXML
    private HBox reading;

    StudyController(StudyViewModel model, LiveSettings settings, Words words) {
        this.model = model;
        this.settings = settings;
        this.words = words;
        this.said = new StudyWords(words);
        this.menu = new TreeMenu(model, words, () -> comment.requestFocus());
        this.animated = Bindings.createBooleanBinding(
                () -> settings.animated().getValue() && !held.get(), settings.animated(), held);
    }

    @FXML
    private void initialize() {
        board.frameProperty().bind(model.frameProperty());
        board.lookProperty().bind(model.board().lookProperty());
        board.animatedProperty().bind(animated);
        board.setListener(model.board());
        board.setWords(words);
        place.addEventFilter(ScrollEvent.SCROLL, this::wheeled);
        games.setCellFactory(_ -> new GameCell(said));
        games.setItems(model.listed());
        filter.textProperty().bindBidirectional(model.filterProperty());
        tree.setCellFactory(_ -> new TreeCell(model, words, here, this::openMenu));
        tree.setItems(model.rows());
        comment.textProperty().bindBidirectional(model.commentProperty());
        comment.addEventFilter(KeyEvent.KEY_PRESSED, this::typedInComment);
        slider.setSkin(new ProgressSliderSkin(slider));
        slider.valueProperty().subscribe(_ -> slid());
        undo.disableProperty().bind(model.undoableProperty().not());
        redo.disableProperty().bind(model.redoableProperty().not());
        save.disableProperty().bind(model.savingProperty());
        reading.visibleProperty().bind(model.readingProperty());
        noMoves.visibleProperty().bind(Bindings.isEmpty(tree.getItems()));
        nothingFound.visibleProperty().bind(Bindings.isEmpty(games.getItems()));
        refusal.follow(model.board(), words);
        steps.maxWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        this::boardWidth, place.widthProperty(), place.heightProperty(), board.lookProperty()));
        StudyColumns columns = new StudyColumns(split, library, centre, side, listToggle, model);
        follow(columns::close);
        keys(columns);

        RowInSight sight = new RowInSight(tree, () -> model.rowProperty().get());
        follow(sight::close);
        follow(model.gameProperty().subscribe(_ -> showGame()));
        follow(model.nodeProperty().subscribe(this::showNode));
        follow(model.nodeProperty().subscribe(_ -> sight.want()));
        follow(model.pliesProperty().subscribe(_ -> showSteps()));
        follow(model.rowProperty().subscribe(_ -> sight.want()));
        follow(model.prefaceProperty().subscribe(_ -> showPlace()));
        follow(model.changedProperty().subscribe(_ -> showState()));
        follow(model.savedProperty().subscribe(_ -> showState()));
        follow(model.undoableProperty().subscribe(_ -> showState()));
        follow(settings.notation().subscribe(_ -> {
            tree.refresh();
            showNode(model.nodeProperty().get());
        }));
        games.setOnMouseClicked(_ -> chooseSelected());
        follow(model.filterProperty().subscribe(_ -> {
            markShown();
            showCount();
        }));
        model.notices().addListener(noticesChanged);
        follow(() -> model.notices().removeListener(noticesChanged));
        showNotices();
        more.setOnShowing(_ -> showRecent());
    }

    /// Lets the view-model go: these nodes are shown no longer.
    void close() {
        subscriptions.forEach(Subscription::unsubscribe);
        subscriptions.clear();
        comment.textProperty().unbindBidirectional(model.commentProperty());
        filter.textProperty().unbindBidirectional(model.filterProperty());
        menu.hide();
    }

    private void follow(Subscription subscription) {
        subscriptions.add(subscription);
    }

    private void keys(StudyColumns columns) {
        root.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            held.set(down.equals(Optional.of(event.getCode())));
            down = Optional.of(event.getCode());
        });
        root.addEventFilter(KeyEvent.KEY_RELEASED, _ -> {
            held.set(false);
            down = Optional.empty();
        });
        Map<KeyCombination, Runnable> keys = new HashMap<>();
        keys.put(new KeyCodeCombination(KeyCode.LEFT), model::back);
        keys.put(new KeyCodeCombination(KeyCode.RIGHT), model::forward);
        keys.put(new KeyCodeCombination(KeyCode.UP), model::previousVariation);
        keys.put(new KeyCodeCombination(KeyCode.DOWN), model::nextVariation);
        keys.put(new KeyCodeCombination(KeyCode.HOME), model::first);
        keys.put(new KeyCodeCombination(KeyCode.END), model::last);
        keys.put(new KeyCodeCombination(KeyCode.DELETE), model::delete);
        keys.put(new KeyCodeCombination(KeyCode.F2), comment::requestFocus);
        keys.put(new KeyCodeCombination(KeyCode.PAGE_UP), model::previousGame);
        keys.put(new KeyCodeCombination(KeyCode.PAGE_DOWN), model::nextGame);
        keys.put(control(KeyCode.B), columns::fold);
        keys.put(control(KeyCode.F), this::flip);
        keys.put(control(KeyCode.Z), model::undo);
        keys.put(control(KeyCode.Y), model::redo);
        keys.put(
                new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
                model::redo);
        keys.put(control(KeyCode.UP), model::moveUp);
        keys.put(control(KeyCode.DOWN), model::moveDown);
        keys.put(TreeMenu.PROMOTE, model::promote);
        keys.put(TreeMenu.MAIN, model::makeMain);
        PageKeys.on(root, keys);
        root.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            // These work in text fields too: none of them edits text.
            if (control(KeyCode.S).match(event)) {
                model.save();
                event.consume();
            } else if (control(KeyCode.O).match(event)) {
                model.open();
                event.consume();
            } else if (SAVE_AS.match(event)) {
                model.saveAs();
                event.consume();
            }
        });
    }

    private static KeyCodeCombination control(KeyCode code) {
        return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN);
    }

    /// Undoing in the comment takes back edits of the tree, of which the comment is one; Escape leaves it.
    private void typedInComment(KeyEvent event) {
        if (control(KeyCode.Z).match(event)) {
            model.undo();
            event.consume();
        } else if (control(KeyCode.Y).match(event)) {
            model.redo();
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            board.requestFocus();
            event.consume();
        }
    }

    private void wheeled(ScrollEvent event) {
        if (model.prefaceProperty().get().isPresent() || event.isInertia()) {
            return;
        }
        wheel += event.getDeltaY();
        while (Math.abs(wheel) >= WHEEL_STEP) {
            if (wheel < 0) {
                model.forward();
            } else {
                model.back();
            }
            wheel -= Math.signum(wheel) * WHEEL_STEP;
        }
        event.consume();
    }

    private void openMenu(javafx.scene.Node at, double x, double y) {
        menu.show(at, x, y);
    }

    @FXML
    private void open() {
        model.open();
    }

    @FXML
    private void begin() {
        model.begin();
    }

    @FXML
    private void save() {
        model.save();
    }

    @FXML
    private void saveAs() {
        model.saveAs();
    }

    @FXML
    private void undo() {
        model.undo();
    }

    @FXML
    private void redo() {
        model.redo();
    }

    @FXML
    private void flip() {
        BooleanProperty flipped = model.board().flippedProperty();
        flipped.set(!flipped.get());
    }

    @FXML
    private void mirror() {
        BooleanProperty mirrored = model.board().mirroredProperty();
        mirrored.set(!mirrored.get());
    }

    @FXML
    private void first() {
        model.first();
    }

    @FXML
    private void back() {
        model.back();
    }

    @FXML
    private void forward() {
        model.forward();
    }

    @FXML
    private void last() {
        model.last();
    }

    private void showGame() {
        Optional<StudyGame> shown = model.gameProperty().get();
        show(split, shown.isPresent());
        show(empty, shown.isEmpty());
        shown.ifPresentOrElse(this::showGame, this::showEmptyRecent);
        allWarnings = false;
        showCount();
        showWarnings();
        showPlace();
        showState();
    }

    private void showCount() {
        int all = model.games().size();
        int found = model.listed().size();
        count.setText(found == all ? words.text("study.list.count", all) : words.text("study.list.found", found, all));
    }

    private void chooseSelected() {
        Optional.ofNullable(games.getSelectionModel().getSelectedItem()).ifPresent(model::choose);
    }

    /// Marks the game on the board in the list, if the filter lets it through.
    private void markShown() {
        int index = model.gameProperty().get().map(model.listed()::indexOf).orElse(-1);
        if (index < 0) {
            games.getSelectionModel().clearSelection();
        } else if (games.getSelectionModel().getSelectedIndex() != index) {
            games.getSelectionModel().select(index);
            games.scrollTo(Math.max(0, index - 2));
        }
    }

    private void showGame(StudyGame game) {
        markShown();
        title.setText(said.title(game));
        event.setText(said.event(game.headers()));
        show(event, !event.getText().isEmpty());
        players.setText(said.players(game.headers()).orElse(""));
        show(players, !players.getText().isEmpty());
        chips.getChildren()
                .setAll(game.record().map(said::chips).orElse(List.of()).stream()
                        .map(fact -> {
                            Label chip = new Label(fact);
                            chip.getStyleClass().addAll("chip", "fact");
                            return chip;
                        })
                        .toList());
        brokenText.setText(
                game.fault().map(why -> ProblemWords.told(why, words)).orElse(""));
    }

    private void showNode(Optional<Node> node) {
        Optional<StudyTree> now = node.map(Node::tree);
        boolean another = now.isPresent()
                && shownTree.filter(before -> before == now.get()).isEmpty();
        shownTree = now;
        here.set(node.map(Node::index).orElse(-1));
        commentOf.setText(node.map(at -> said.commentOf(at, model)).orElse(""));
        comment.setDisable(node.isEmpty());
        if (another && !comment.isFocused()) {
            tree.refresh();
        }
        showSteps();
    }

    private void slid() {
        if (!showingSteps) {
            model.goToPly((int) Math.round(slider.getValue()));
        }
    }

    private void showSteps() {
        int ply = model.nodeProperty().get().map(Node::ply).orElse(0);
        int all = model.pliesProperty().get();
        showingSteps = true;
        slider.setMax(Math.max(all, 1));
        slider.setValue(ply);
        showingSteps = false;
        slider.setDisable(all == 0);
        plies.setText(words.text("study.plies", ply, all));
        first.setDisable(ply == 0);
        back.setDisable(ply == 0);
        forward.setDisable(ply == all);
        last.setDisable(ply == all);
    }

    private void showPlace() {
        boolean readable = model.gameProperty()
                .get()
                .filter(game -> game.fault().isEmpty())
                .isPresent();
        Optional<String> text = model.prefaceProperty().get();
        show(broken, !readable);
        show(preface, readable && text.isPresent());
        show(board, readable && text.isEmpty());
        show(steps, readable && text.isEmpty());
        side.setDisable(!readable);
        prefaceText.setText(text.orElse(""));
    }

    private void showState() {
        Optional<StudyGame> game = model.gameProperty().get();
        boolean changed = game.filter(shown -> shown.book().isChanged()).isPresent();
        boolean kept = game.filter(shown -> shown.file().isPresent()).isPresent();
        state.setText(words.text(changed ? "study.state.changed" : kept ? "study.state.saved" : "study.state.unsaved"));
        games.refresh();
    }

    private void showWarnings() {
        List<Problem> found = model.warnings();
        show(warnings, !found.isEmpty());
        warnings.getChildren().clear();
        if (found.isEmpty()) {
            return;
        }
        List<Problem> told = allWarnings ? found.subList(0, Math.min(found.size(), 50)) : found.subList(0, 1);
        for (Problem problem : told) {
            Label label = new Label(ProblemWords.told(problem, words));
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
            warnings.getChildren().add(label);
        }
        if (found.size() > 1) {
            Hyperlink all = new Hyperlink(
                    words.text(allWarnings ? "study.warnings.fewer" : "study.warnings.all", found.size()));
            all.setOnAction(_ -> {
                allWarnings = !allWarnings;
                showWarnings();
            });
            warnings.getChildren().add(all);
        }
    }

    private void showNotices() {
        VBox shown = model.gameProperty().get().isPresent() ? notices : emptyNotices;
        notices.getChildren().clear();
        emptyNotices.getChildren().clear();
        for (StudyNotice notice : model.notices()) {
            shown.getChildren()
                    .add(NoticeBar.of(notice, said, words.text("study.notice.put-away"), () -> model.putAway(notice)));
        }
        show(notices, !notices.getChildren().isEmpty());
    }

    private void showRecent() {
        List<MenuItem> items = new ArrayList<>();
        for (Path file : latest()) {
            MenuItem item = new MenuItem(file.getFileName().toString());
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> model.open(List.of(file)));
            items.add(item);
        }
        recent.getItems().setAll(items);
        recent.setDisable(items.isEmpty());
    }

    private void showEmptyRecent() {
        emptyRecent.getChildren().clear();
        for (Path file : latest()) {
            Hyperlink link = new Hyperlink(file.getFileName().toString());
            link.setOnAction(_ -> model.open(List.of(file)));
            emptyRecent.getChildren().add(link);
        }
        show(emptyRecent, !emptyRecent.getChildren().isEmpty());
    }

    private List<Path> latest() {
        List<Path> files = model.recent();
        return files.subList(0, Math.min(MOST_RECENT, files.size()));
    }

    private double boardWidth() {
        return Math.min(place.getWidth(), place.getHeight() * Geometry.proportion(board.getLook()));
    }

    private static void show(javafx.scene.Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
