package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import xiangqi.ui.text.Words;

/// The head of study: what is open, whether it is saved, and what can be done with it as a whole.
final class HeadController {
    private static final double WIDE_FROM = 600;
    private static final String ICON_ONLY = "icon-button";

    private final StudyViewModel model;
    private final Runnable picture;
    private final Words words;
    private final StudyWords said;
    private final List<Subscription> subscriptions = new ArrayList<>();

    @FXML
    private HBox head;

    @FXML
    private Button listToggle;

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
    private MenuItem undo;

    @FXML
    private MenuItem redo;

    /// @param picture asks for a picture of the board
    HeadController(StudyViewModel model, Runnable picture, Words words) {
        this.model = model;
        this.picture = picture;
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
        subscriptions.add(model.games().changedProperty().subscribe(_ -> showState()));
        subscriptions.add(model.keeper().savedProperty().subscribe(_ -> showState()));
        subscriptions.add(model.editor().undoableProperty().subscribe(_ -> showState()));
        offerForms();
        head.widthProperty().subscribe(width -> narrow(width.doubleValue() < WIDE_FROM));
        more.setOnShowing(_ -> showRecent());
    }

    /// Where there is little room, the name of the game is worth more than words on buttons whose icons say the
    /// same.
    private void narrow(boolean narrow) {
        for (Button button : List.of(scratch, save)) {
            button.setContentDisplay(narrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
            button.getStyleClass().remove(ICON_ONLY);
            if (narrow) {
                button.getStyleClass().add(ICON_ONLY);
            }
        }
    }

    /// Lets the view-model go.
    void close() {
        subscriptions.forEach(Subscription::unsubscribe);
        subscriptions.clear();
    }

    /// The button that shows the list of games or folds it away.
    Button listToggle() {
        return listToggle;
    }

    private void offerForms() {
        List<MenuItem> items = new ArrayList<>();
        for (Form form : Form.values()) {
            MenuItem item = new MenuItem(words.text(form.key()));
            StudyKeys.of(form).ifPresent(item::setAccelerator);
            item.setOnAction(_ -> model.pasteboard().copy(form));
            items.add(item);
        }
        copy.getItems().addAll(0, items);
    }

    private void show(Optional<StudyGame> game) {
        title.setText(game.map(said::title).orElse(""));
        showState();
    }

    private void showState() {
        Optional<StudyGame> game = model.games().gameProperty().get();
        boolean changed = game.filter(shown -> shown.book().isChanged()).isPresent();
        boolean kept = game.filter(shown -> shown.file().isPresent()).isPresent();
        state.setText(words.text(changed ? "study.state.changed" : kept ? "study.state.saved" : "study.state.unsaved"));
        Optional<Tooltip> where = game.flatMap(StudyGame::file).map(file -> new Tooltip(file.toString()));
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
    private void scratch() {
        model.scratch().begin();
    }

    @FXML
    void flip() {
        turn(model.reader().board().flippedProperty());
    }

    @FXML
    private void mirror() {
        turn(model.reader().board().mirroredProperty());
    }

    private static void turn(BooleanProperty seen) {
        seen.set(!seen.get());
    }
}
