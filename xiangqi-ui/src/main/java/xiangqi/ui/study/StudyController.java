package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.core.diagram.Geometry;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.board.BoardView;
import xiangqi.ui.board.RefusalLine;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.text.ProblemWords;
import xiangqi.ui.text.Words;

/// Shows study in one language.
final class StudyController {
    private static final int MOST_RECENT = 8;

    private final StudyViewModel model;
    private final LiveSettings settings;
    private final Words words;
    private final StudyWords said;
    private final IntegerProperty here = new SimpleIntegerProperty(this, "here", -1);
    private final StudyKeys keys;
    private final ObservableValue<Boolean> animated;
    private final List<Subscription> subscriptions = new ArrayList<>();
    private final TreeMenu menu;
    private Optional<Banners> banners = Optional.empty();
    private Optional<StudyTree> shownTree = Optional.empty();

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
    private StepsController stepsController;

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
        this.keys = new StudyKeys(model);
        this.menu = new TreeMenu(model, words, () -> comment.requestFocus());
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
        tree.setCellFactory(_ -> new TreeCell(model, words, here, this::openMenu));
        tree.setItems(model.reader().rows());
        comment.textProperty().bindBidirectional(model.editor().commentProperty());
        keys.listenInComment(comment, board);
        undo.disableProperty().bind(model.editor().undoableProperty().not());
        redo.disableProperty().bind(model.editor().redoableProperty().not());
        save.disableProperty().bind(model.keeper().savingProperty());
        reading.visibleProperty().bind(model.games().readingProperty());
        noMoves.visibleProperty().bind(Bindings.isEmpty(tree.getItems()));
        nothingFound.visibleProperty().bind(Bindings.isEmpty(games.getItems()));
        refusal.follow(model.reader().board(), words);
        steps.maxWidthProperty()
                .bind(Bindings.createDoubleBinding(
                        this::boardWidth, place.widthProperty(), place.heightProperty(), board.lookProperty()));
        StudyColumns columns = new StudyColumns(split, library, centre, side, listToggle, model);
        follow(columns::close);
        keys.on(KeyCode.F2, comment::requestFocus);
        keys.on(StudyKeys.control(KeyCode.B), columns::fold);
        keys.on(StudyKeys.control(KeyCode.F), this::flip);
        keys.listen(root);
        Banners shownBanners = new Banners(model.games(), words, notices, emptyNotices, warnings);
        banners = Optional.of(shownBanners);
        follow(shownBanners::close);
        follow(stepsController::close);

        RowInSight sight =
                new RowInSight(tree, () -> model.reader().rowProperty().get());
        follow(sight::close);
        follow(model.games().gameProperty().subscribe(_ -> showGame()));
        follow(model.reader().nodeProperty().subscribe(this::showNode));
        follow(model.reader().nodeProperty().subscribe(_ -> sight.want()));
        follow(model.reader().rowProperty().subscribe(_ -> sight.want()));
        follow(model.reader().prefaceProperty().subscribe(_ -> showPlace()));
        follow(model.games().changedProperty().subscribe(_ -> showState()));
        follow(model.keeper().savedProperty().subscribe(_ -> showState()));
        follow(model.editor().undoableProperty().subscribe(_ -> showState()));
        follow(settings.notation().subscribe(_ -> {
            tree.refresh();
            showNode(model.reader().nodeProperty().get());
        }));
        games.setOnMouseClicked(_ -> chooseSelected());
        follow(model.games().filterProperty().subscribe(_ -> {
            markShown();
            showCount();
        }));
        more.setOnShowing(_ -> showRecent());
    }

    /// Lets the view-model go: these nodes are shown no longer.
    void close() {
        subscriptions.forEach(Subscription::unsubscribe);
        subscriptions.clear();
        comment.textProperty().unbindBidirectional(model.editor().commentProperty());
        filter.textProperty().unbindBidirectional(model.games().filterProperty());
        menu.hide();
    }

    private void follow(Subscription subscription) {
        subscriptions.add(subscription);
    }

    private void openMenu(javafx.scene.Node at, double x, double y) {
        menu.show(at, x, y);
    }

    @FXML
    private void open() {
        model.games().open();
    }

    @FXML
    private void merge() {
        model.merger().merge();
    }

    @FXML
    private void begin() {
        model.games().begin();
    }

    @FXML
    private void save() {
        model.keeper().save();
    }

    @FXML
    private void saveAs() {
        model.keeper().saveAs();
    }

    @FXML
    private void undo() {
        model.editor().undo();
    }

    @FXML
    private void redo() {
        model.editor().redo();
    }

    @FXML
    private void flip() {
        BooleanProperty flipped = model.reader().board().flippedProperty();
        flipped.set(!flipped.get());
    }

    @FXML
    private void mirror() {
        BooleanProperty mirrored = model.reader().board().mirroredProperty();
        mirrored.set(!mirrored.get());
    }

    private void showGame() {
        Optional<StudyGame> shown = model.games().gameProperty().get();
        show(split, shown.isPresent());
        show(empty, shown.isEmpty());
        shown.ifPresentOrElse(this::showGame, this::showEmptyRecent);
        banners.ifPresent(Banners::showGame);
        showCount();
        showPlace();
        showState();
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
        side.setDisable(!readable);
        prefaceText.setText(text.orElse(""));
    }

    private void showState() {
        Optional<StudyGame> game = model.games().gameProperty().get();
        boolean changed = game.filter(shown -> shown.book().isChanged()).isPresent();
        boolean kept = game.filter(shown -> shown.file().isPresent()).isPresent();
        state.setText(words.text(changed ? "study.state.changed" : kept ? "study.state.saved" : "study.state.unsaved"));
        games.refresh();
    }

    private void showRecent() {
        List<MenuItem> items = new ArrayList<>();
        for (Path file : latest()) {
            MenuItem item = new MenuItem(file.getFileName().toString());
            item.setMnemonicParsing(false);
            item.setOnAction(_ -> model.games().open(List.of(file)));
            items.add(item);
        }
        recent.getItems().setAll(items);
        recent.setDisable(items.isEmpty());
    }

    private void showEmptyRecent() {
        emptyRecent.getChildren().clear();
        for (Path file : latest()) {
            Hyperlink link = new Hyperlink(file.getFileName().toString());
            link.setOnAction(_ -> model.games().open(List.of(file)));
            emptyRecent.getChildren().add(link);
        }
        show(emptyRecent, !emptyRecent.getChildren().isEmpty());
    }

    private List<Path> latest() {
        List<Path> files = model.games().recent();
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
