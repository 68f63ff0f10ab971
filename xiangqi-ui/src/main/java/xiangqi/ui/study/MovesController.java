package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.keys.Act;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.settings.StudyTaste;
import xiangqi.ui.text.Words;

/// The column beside the board: what the game is, its moves, and the comment on the one that is shown.
final class MovesController {
    /// The height of the field for comments in a low window; a higher one gives it a share of what it has more.
    private static final double LEAST_COMMENT = 66;

    private static final double LOW = 660;
    private static final double SHARE = 0.3;

    private final StudyViewModel model;
    private final Runnable heading;
    private final LiveSettings settings;
    private final Words words;
    private final StudyWords said;
    private final RowMarks marks = new RowMarks();
    private final List<Subscription> subscriptions = new ArrayList<>();
    private final TreeMenu menu;
    private Optional<StudyTree> shownTree = Optional.empty();

    @FXML
    private Region side;

    @FXML
    private Label event;

    @FXML
    private ToggleButton asTree;

    @FXML
    private Button editHeading;

    @FXML
    private Label players;

    @FXML
    private FlowPane chips;

    @FXML
    private LoreController loreController;

    @FXML
    private VBox judged;

    @FXML
    private VBox warnings;

    @FXML
    private ListView<TreeRow> tree;

    @FXML
    private Label noMoves;

    @FXML
    private Label commentOf;

    @FXML
    private Label time;

    @FXML
    private Label undoKeys;

    @FXML
    private TextArea comment;

    /// @param heading asks for another heading of the record
    MovesController(StudyViewModel model, Runnable heading, LiveSettings settings, Words words) {
        this.heading = heading;
        this.model = model;
        this.settings = settings;
        this.words = words;
        this.said = new StudyWords(words);
        this.menu = new TreeMenu(model, settings.keys().getValue(), words, () -> comment.requestFocus());
    }

    @FXML
    private void initialize() {
        editHeading.disableProperty().bind(model.scratch().activeProperty());
        settings.keys().getValue().tell(editHeading, Act.HEADING);
        tree.setCellFactory(_ -> new TreeCell(model, words, marks, this::openMenu));
        tree.setItems(model.reader().rows());
        noMoves.visibleProperty().bind(Bindings.isEmpty(tree.getItems()));
        undoKeys.setText(words.text(
                "study.comment.undo",
                StudyKeys.inComment(settings.keys().getValue()).display()));
        // A narrow column has room for one of them: who writes wants the key, who reads the time.
        undoKeys.visibleProperty()
                .bind(comment.focusedProperty().or(time.textProperty().isEmpty()));
        time.visibleProperty().bind(undoKeys.visibleProperty().not());
        undoKeys.managedProperty().bind(undoKeys.visibleProperty());
        time.managedProperty().bind(time.visibleProperty());
        comment.textProperty().bindBidirectional(model.editor().commentProperty());
        comment.prefHeightProperty()
                .bind(Bindings.createDoubleBinding(
                        () -> LEAST_COMMENT + SHARE * Math.max(0, side.getHeight() - LOW), side.heightProperty()));
        asTree.setOnAction(_ -> list(asTree.isSelected() ? StudyTaste.MoveList.TREE : StudyTaste.MoveList.ROUNDS));
        RowInSight sight =
                new RowInSight(tree, () -> model.reader().rowProperty().get());
        follow(sight::close);
        follow(loreController::close);
        follow(new JudgedBar(model.judgement(), judged, words)::close);
        follow(settings.studyProperty().subscribe(now -> asTree.setSelected(now.list() == StudyTaste.MoveList.TREE)));
        follow(model.games().gameProperty().subscribe(game -> game.ifPresent(this::showGame)));
        follow(model.games()
                .headingProperty()
                .subscribe(_ -> model.games().gameProperty().get().ifPresent(this::showGame)));
        follow(model.reader().nodeProperty().subscribe(this::showNode));
        follow(model.reader().nodeProperty().subscribe(_ -> sight.want()));
        follow(model.reader().rowProperty().subscribe(_ -> sight.want()));
        follow(model.judgement().loopedProperty().subscribe(marks.looped()::set));
        follow(settings.notation().subscribe(_ -> {
            drawAnew();
            showNode(model.reader().nodeProperty().get());
        }));
    }

    /// Lets the view-model go.
    void close() {
        subscriptions.forEach(Subscription::unsubscribe);
        subscriptions.clear();
        comment.textProperty().unbindBidirectional(model.editor().commentProperty());
        menu.hide();
    }

    private void follow(Subscription subscription) {
        subscriptions.add(subscription);
    }

    /// The field that the shown move is commented in.
    TextArea comment() {
        return comment;
    }

    /// The place for what could not be read in the game.
    VBox warnings() {
        return warnings;
    }

    @FXML
    private void heading() {
        heading.run();
    }

    private void list(StudyTaste.MoveList list) {
        settings.studyProperty().set(settings.studyProperty().get().list(list));
    }

    private void openMenu(javafx.scene.Node at, double x, double y) {
        menu.show(at, x, y);
    }

    private void showGame(StudyGame game) {
        event.setText(said.event(game.headers()));
        players.setText(said.players(game.headers()).orElse(""));
        show(players, !players.getText().isEmpty());
        chips.getChildren()
                .setAll(game.record().map(said::chips).orElse(List.of()).stream()
                        .map(MovesController::chip)
                        .toList());
        side.setDisable(game.fault().isPresent());
    }

    private static Label chip(String fact) {
        Label chip = new Label(fact);
        chip.getStyleClass().addAll("chip", "fact");
        return chip;
    }

    private void showNode(Optional<Node> node) {
        Optional<StudyTree> now = node.map(Node::tree);
        boolean another = now.isPresent()
                && shownTree.filter(before -> before == now.get()).isEmpty();
        shownTree = now;
        marks.here().set(node.map(Node::index).orElse(-1));
        commentOf.setText(node.map(at -> said.commentOf(at, model)).orElse(""));
        time.setText(node.map(said::time).orElse(""));
        comment.setDisable(node.isEmpty());
        if (another && !comment.isFocused()) {
            drawAnew();
        }
    }

    /// Has the rows in sight look what they say. They keep their nodes where that is what they said.
    private void drawAnew() {
        marks.drawn().set(marks.drawn().get() + 1);
    }

    private static void show(javafx.scene.Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
