package xiangqi.ui.shell;

import java.util.EnumMap;
import java.util.Map;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import xiangqi.ui.text.LiveWords;

/// Keeps the window showing what the navigator says.
final class ShellController {
    /// Below this width the rail shows icons alone.
    private static final double WIDE = 1100;

    private static final PseudoClass CALLS = PseudoClass.getPseudoClass("calls");

    private final Navigator navigator;
    private final LiveWords words;
    private final ObservableValue<Boolean> animated;
    private final Map<Section, Runnable> doors;
    private final Map<Section, ToggleButton> entries = new EnumMap<>(Section.class);
    private boolean narrow;

    @FXML
    private StackPane root;

    @FXML
    private VBox rail;

    @FXML
    private Button seal;

    @FXML
    private ToggleButton lobby;

    @FXML
    private ToggleButton play;

    @FXML
    private ToggleButton study;

    @FXML
    private ToggleButton setup;

    @FXML
    private ToggleButton settings;

    @FXML
    private Region playing;

    @FXML
    private StackPane page;

    @FXML
    private StackPane dialogs;

    @FXML
    private VBox toasts;

    ShellController(
            Navigator navigator, LiveWords words, ObservableValue<Boolean> animated, Map<Section, Runnable> doors) {
        this.navigator = navigator;
        this.words = words;
        this.animated = animated;
        this.doors = Map.copyOf(doors);
    }

    @FXML
    private void initialize() {
        entries.put(Section.LOBBY, lobby);
        entries.put(Section.PLAY, play);
        entries.put(Section.STUDY, study);
        entries.put(Section.SETUP, setup);
        entries.put(Section.SETTINGS, settings);
        entries.forEach(this::furnish);
        name(seal, Section.START);
        navigator.tablesProperty().subscribe(_ -> mark());
        root.widthProperty().subscribe(width -> narrow(width.doubleValue() < WIDE));
        navigator.pageProperty().addListener((_, before, now) -> turn(before, now));
        words.wordsProperty()
                .addListener((_, _, _) -> turn(
                        navigator.pageProperty().get(), navigator.pageProperty().get()));
        load(navigator.pageProperty().get());
        new DialogLayer(dialogs, this::focusPage, navigator, words, animated);
        new FocusKept(root, page, () -> navigator.dialogProperty().get().isPresent(), this::focusPage);
        new ToastLayer(toasts, page, dialogs, navigator, words, animated);
    }

    @FXML
    private void openStart() {
        open(Section.START);
    }

    @FXML
    private void openLobby() {
        open(Section.LOBBY);
    }

    @FXML
    private void openPlay() {
        open(Section.PLAY);
    }

    @FXML
    private void openStudy() {
        open(Section.STUDY);
    }

    @FXML
    private void openSetup() {
        open(Section.SETUP);
    }

    @FXML
    private void openSettings() {
        open(Section.SETTINGS);
    }

    private void open(Section section) {
        Page before = navigator.pageProperty().get();
        doors.get(section).run();
        mark();
        if (navigator.pageProperty().get() == before
                && navigator.dialogProperty().get().isEmpty()) {
            focusPage();
        }
    }

    private void furnish(Section section, ToggleButton entry) {
        boolean there = doors.containsKey(section);
        entry.setVisible(there);
        entry.setManaged(there);
        entry.setAccessibleRole(AccessibleRole.BUTTON);
        entry.textProperty().bind(words.text(section.nameKey()));
    }

    private void name(Button button, Section section) {
        button.accessibleTextProperty().bind(words.text(section.nameKey()));
    }

    private void narrow(boolean narrow) {
        rail.getStyleClass().removeAll("narrow");
        if (narrow) {
            rail.getStyleClass().add("narrow");
        }
        this.narrow = narrow;
        entries.forEach(this::explain);
    }

    /// Icons alone have their name under the pointer; a game out of sight is told at the entry that leads to it.
    private void explain(Section section, ToggleButton entry) {
        boolean plays = section == Section.PLAY && playing.isVisible();
        ObservableValue<String> name =
                words.text(plays ? navigator.tablesProperty().get().nameKey() : section.nameKey());
        entry.accessibleTextProperty().bind(name);
        if (narrow || plays) {
            Tooltip tooltip = new Tooltip();
            tooltip.textProperty().bind(name);
            entry.setTooltip(tooltip);
        } else {
            entry.setTooltip(null);
        }
    }

    private void turn(Page before, Page now) {
        page.getChildren().clear();
        before.left();
        load(now);
    }

    private void load(Page shown) {
        Parent nodes = shown.load(words.words());
        InSight.then(nodes, () -> navigator.drawn(shown));
        page.getChildren().setAll(nodes);
        mark();
        focusPage();
    }

    /// Has the page's own keys work: no control of it holds the focus.
    private void focusPage() {
        page.getChildren().forEach(Node::requestFocus);
    }

    private void mark() {
        Section here = navigator.pageProperty().get().section();
        entries.forEach((section, entry) -> entry.setSelected(section == here));
        AtTables tables = navigator.tablesProperty().get();
        playing.setVisible(tables != AtTables.NOTHING);
        playing.pseudoClassStateChanged(CALLS, tables.calls());
        explain(Section.PLAY, play);
    }
}
