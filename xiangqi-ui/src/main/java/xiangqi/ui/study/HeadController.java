package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.core.board.Setup;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.text.Words;

/// The head of study: what is open, whether it is saved, and what can be done with it as a whole.
final class HeadController {
    private static final double WIDE_FROM = 600;

    /// Below it the name has a row of its own above the buttons: a board of that width leaves the height for it.
    private static final double ONE_ROW_FROM = 470;

    /// Of two rows: from here on the button that begins trying moves has room for its word.
    private static final double WORDS_FROM = 400;

    private static final String ICON_ONLY = "icon-button";
    private static final String LONG = "long";

    /// Of a letter of the title; one of Chinese is twice as wide.
    private static final double LETTER = 10;

    /// Of a letter of a long title, with what a line's end may leave free.
    private static final double SMALL_LETTER = 9;

    private final StudyViewModel model;
    private final Runnable picture;
    private final Runnable heading;
    private final Consumer<Setup> setUp;
    private final Keys keys;
    private final Words words;
    private final StudyWords said;
    private final List<Subscription> subscriptions = new ArrayList<>();

    private Runnable cursor = () -> {};
    private boolean drawing;

    /// Of the button with its word.
    private double saveWidth;

    @FXML
    private VBox head;

    @FXML
    private HBox names;

    @FXML
    private HBox line;

    @FXML
    private Button listToggle;

    @FXML
    private VBox titles;

    @FXML
    private Label title;

    @FXML
    private Label state;

    @FXML
    private MenuButton copy;

    @FXML
    private Button scratch;

    @FXML
    private Button save;

    @FXML
    private MenuButton more;

    @FXML
    private Menu recent;

    @FXML
    private MenuItem setUpFrom;

    @FXML
    private MenuItem undo;

    @FXML
    private MenuItem redo;

    @FXML
    private Button flip;

    @FXML
    private Button mirror;

    @FXML
    private MenuItem pictureItem;

    @FXML
    private MenuItem pasteItem;

    @FXML
    private MenuItem newItem;

    @FXML
    private MenuItem openItem;

    @FXML
    private MenuItem mergeItem;

    @FXML
    private MenuItem headingItem;

    @FXML
    private MenuItem cursorItem;

    @FXML
    private MenuItem saveItem;

    @FXML
    private MenuItem saveAsItem;

    /// @param picture asks for a picture of the board
    /// @param heading asks for another heading of the record
    /// @param setUp takes a position to where positions are set up
    /// @param keys which are named beside what they do
    HeadController(
            StudyViewModel model, Runnable picture, Runnable heading, Consumer<Setup> setUp, Keys keys, Words words) {
        this.model = model;
        this.setUp = setUp;
        this.picture = picture;
        this.heading = heading;
        this.keys = keys;
        this.words = words;
        this.said = new StudyWords(words);
    }

    @FXML
    private void initialize() {
        undo.disableProperty().bind(model.editor().undoableProperty().not());
        redo.disableProperty().bind(model.editor().redoableProperty().not());
        save.disableProperty().bind(model.keeper().savingProperty());
        scratch.disableProperty().bind(model.scratch().activeProperty());
        subscriptions.add(model.games().gameProperty().subscribe(this::show));
        subscriptions.add(model.games()
                .headingProperty()
                .subscribe(_ -> show(model.games().gameProperty().get())));
        subscriptions.add(model.games().changedProperty().subscribe(_ -> showState()));
        subscriptions.add(model.keeper().savedProperty().subscribe(_ -> showState()));
        subscriptions.add(model.editor().undoableProperty().subscribe(_ -> showState()));
        offerForms();
        nameKeys();
        titles.widthProperty().subscribe(_ -> fitTitle());
        save.widthProperty().subscribe(_ -> fitTitle());
        head.widthProperty().subscribe(width -> arrange(width.doubleValue()));
        more.setOnShowing(_ -> {
            showRecent();
            headingItem.setDisable(model.heading().isEmpty());
            cursorItem.setDisable(model.reader().nodeProperty().get().isEmpty());
            setUpFrom.setDisable(model.reader().setup().isEmpty());
        });
    }

    private void arrange(double width) {
        boolean twoRows = width > 0 && width < ONE_ROW_FROM;
        List<Node> first = List.of(listToggle, titles);
        if (twoRows && names.getChildren().isEmpty()) {
            line.getChildren().removeAll(first);
            names.getChildren().setAll(first);
        } else if (!twoRows && !names.getChildren().isEmpty()) {
            names.getChildren().clear();
            line.getChildren().addAll(0, first);
        }
        names.setVisible(twoRows);
        names.setManaged(twoRows);
        wordless(scratch, twoRows ? width < WORDS_FROM : width < WIDE_FROM);
    }

    /// Where there is little room, the name of the game is worth more than the words of a button whose icon and tip say
    /// the same. Saving keeps its word as long as the name has room in two lines.
    private static void wordless(Button button, boolean wordless) {
        button.setContentDisplay(wordless ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
        button.getStyleClass().remove(ICON_ONLY);
        if (wordless) {
            button.getStyleClass().add(ICON_ONLY);
        }
    }

    /// A name that is wider than its room is written smaller, in two lines.
    private void fitTitle() {
        double letters = title.getText()
                .codePoints()
                .mapToDouble(letter -> Character.isIdeographic(letter) ? 2 : 1)
                .sum();
        double width = titles.getWidth();
        title.getStyleClass().remove(LONG);
        if (width > 0 && letters * LETTER > width) {
            title.getStyleClass().add(LONG);
        }
        boolean worded = save.getContentDisplay() == ContentDisplay.LEFT;
        saveWidth = worded ? save.getWidth() : saveWidth;
        boolean crowded = width > 0 && letters * SMALL_LETTER > 2 * (width + save.getWidth() - saveWidth);
        if (crowded == worded) {
            wordless(save, crowded);
        }
    }

    /// Lets the view-model go.
    void close() {
        subscriptions.forEach(Subscription::unsubscribe);
        subscriptions.clear();
    }

    /// The head itself, for whoever lays it out.
    Region head() {
        return head;
    }

    /// The button that shows the list of games or folds it away.
    Button listToggle() {
        return listToggle;
    }

    private void nameKeys() {
        keys.tell(listToggle, Act.LIST);
        keys.tell(flip, Act.FLIP);
        keys.tell(mirror, Act.MIRROR);
        keys.tell(scratch, Act.SCRATCH);
        keys.tell(save, Act.SAVE);
        name(pictureItem, Act.PICTURE);
        name(pasteItem, Act.PASTE);
        name(newItem, Act.NEW_RECORD);
        name(openItem, Act.OPEN);
        name(mergeItem, Act.MERGE);
        name(headingItem, Act.HEADING);
        name(cursorItem, Act.CURSOR);
        name(saveItem, Act.SAVE);
        name(saveAsItem, Act.SAVE_AS);
        name(undo, Act.UNDO);
        name(redo, Act.REDO);
    }

    private void name(MenuItem item, Act act) {
        keys.of(act).ifPresent(key -> item.setAccelerator(key.combination()));
    }

    private void offerForms() {
        List<MenuItem> items = new ArrayList<>();
        for (Form form : Form.OF_GAMES) {
            MenuItem item = new MenuItem(words.text(form.key()));
            form.act().ifPresent(act -> name(item, act));
            item.setOnAction(_ -> model.pasteboard().copy(form));
            items.add(item);
        }
        copy.getItems().addAll(0, items);
    }

    private void show(Optional<StudyGame> game) {
        title.setText(game.map(said::title).orElse(""));
        fitTitle();
        showState();
    }

    /// Has `taken` run when the square of the keyboard is asked for.
    void onCursor(Runnable taken) {
        cursor = taken;
    }

    /// Says beside the state which keys draw, while the board has the square of the keyboard.
    void showDrawing(boolean now) {
        drawing = now;
        showState();
    }

    private Stream<String> drawn() {
        return !drawing
                ? Stream.empty()
                : Stream.of(Act.CIRCLE, Act.ARROW)
                        .flatMap(act -> keys.of(act).stream()
                                .map(key -> words.text(
                                        act == Act.CIRCLE ? "study.cursor.circle" : "study.cursor.arrow",
                                        key.display())));
    }

    private void showState() {
        Optional<StudyGame> game = model.games().gameProperty().get();
        boolean changed = game.filter(shown -> shown.book().isChanged()).isPresent();
        boolean kept = game.filter(shown -> shown.file().isPresent()).isPresent();
        String kind = changed ? "study.state.changed" : kept ? "study.state.saved" : "study.state.unsaved";
        state.setText(Stream.concat(Stream.of(words.text(kind)), drawn())
                .collect(Collectors.joining(words.text("study.join"))));
        Optional<Tooltip> where = game.map(shown -> new Tooltip(
                shown.file().map(file -> title.getText() + "\n" + file).orElse(title.getText())));
        title.setTooltip(where.orElse(null));
        state.setTooltip(where.orElse(null));
    }

    private void showRecent() {
        recent.getItems().setAll(RecentList.of(model.games(), RecentList::item));
        recent.setDisable(recent.getItems().isEmpty());
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
    private void paste() {
        model.pasteboard().paste();
    }

    @FXML
    void picture() {
        picture.run();
    }

    @FXML
    void heading() {
        heading.run();
    }

    @FXML
    private void cursor() {
        cursor.run();
    }

    @FXML
    private void setUp() {
        model.reader().setup().ifPresent(setUp);
    }

    @FXML
    private void scratch() {
        model.scratch().begin();
    }

    @FXML
    void flip() {
        turn(model.reader().board().flippedProperty());
    }

    @FXML
    void mirror() {
        turn(model.reader().board().mirroredProperty());
    }

    private static void turn(BooleanProperty seen) {
        seen.set(!seen.get());
    }
}
