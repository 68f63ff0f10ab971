package xiangqi.ui.setup;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import xiangqi.core.board.Board;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenFault;
import xiangqi.ui.board.BoardView;
import xiangqi.ui.board.PieceIcon;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.shell.PageKeys;
import xiangqi.ui.shell.Segments;
import xiangqi.ui.text.Words;

/// Shows the set-up in one language.
final class SetupController {
    private static final double ICON = 44;
    private static final List<Role> ROLES =
            List.of(Role.GENERAL, Role.ADVISOR, Role.ELEPHANT, Role.CHARIOT, Role.HORSE, Role.CANNON, Role.SOLDIER);

    private final SetupViewModel model;
    private final Keys keys;
    private final Words words;
    private final FaultWords said;
    private final Map<Piece, ToggleButton> box = new EnumMap<>(Piece.class);
    private final List<Subscription> subscriptions = new ArrayList<>();

    @FXML
    private StackPane root;

    @FXML
    private HBox columns;

    @FXML
    private BoardView board;

    @FXML
    private VBox side;

    @FXML
    private Button undo;

    @FXML
    private GridPane pieces;

    @FXML
    private Segments<Side> turn;

    @FXML
    private MenuButton odds;

    @FXML
    private Label verdict;

    @FXML
    private Label verdictAbout;

    @FXML
    private VBox faults;

    @FXML
    private TextField fen;

    @FXML
    private Label fenFault;

    @FXML
    private Button studyFrom;

    @FXML
    private Button playFrom;

    SetupController(SetupViewModel model, Keys keys, Words words) {
        this.model = model;
        this.keys = keys;
        this.words = words;
        this.said = new FaultWords(words);
    }

    @FXML
    private void initialize() {
        board.frameProperty().bind(model.frameProperty());
        board.lookProperty().bind(model.lookProperty());
        board.setListener(model);
        board.setWords(words);
        board.animatedProperty().set(false);
        new SetupColumns(columns, board, side);
        undo.disableProperty().bind(model.undoableProperty().not());
        furnishBox();
        turn.offer(
                List.of(Side.values()), side -> words.text(side == Side.RED ? "setup.red-first" : "setup.black-first"));
        turn.valueProperty().bindBidirectional(model.turnProperty());
        SetupViewModel.ODDS.forEach(kind -> {
            MenuItem item = new MenuItem(words.text("table.odds." + kind.id()));
            item.setOnAction(_ -> model.odds(kind));
            odds.getItems().add(item);
        });
        fen.textProperty().bindBidirectional(model.fenProperty());
        var faulty = Bindings.createBooleanBinding(
                () -> !model.faultsProperty().get().isEmpty(), model.faultsProperty());
        studyFrom.disableProperty().bind(faulty);
        playFrom.disableProperty().bind(faulty);
        subscriptions.add(model.setupProperty().subscribe(_ -> showLeft()));
        subscriptions.add(model.handProperty().subscribe(this::showHand));
        subscriptions.add(model.faultsProperty().subscribe(this::showFaults));
        subscriptions.add(model.fenFaultProperty().subscribe(this::showFenFault));
        Map<KeyCombination, Runnable> pressed = new HashMap<>(keys.bound(keyed()));
        pressed.putIfAbsent(new KeyCodeCombination(KeyCode.DELETE), model::remove);
        pressed.putIfAbsent(new KeyCodeCombination(KeyCode.BACK_SPACE), model::remove);
        PageKeys.on(root, pressed);
    }

    private Map<Act, Runnable> keyed() {
        return Map.of(Act.UNDO, model::undo, Act.FLIP, model::flip, Act.MIRROR, model::mirror);
    }

    /// What can be done now.
    Map<Act, Runnable> acts() {
        Map<Act, Runnable> now = new EnumMap<>(keyed());
        if (!model.undoableProperty().get()) {
            now.remove(Act.UNDO);
        }
        return now;
    }

    void close() {
        subscriptions.forEach(Subscription::unsubscribe);
        subscriptions.clear();
        fen.textProperty().unbindBidirectional(model.fenProperty());
        turn.valueProperty().unbindBidirectional(model.turnProperty());
    }

    /// Black's pieces above Red's, as on the board; a piece that is taken from the box is put down with every click.
    private void furnishBox() {
        ToggleGroup group = new ToggleGroup();
        for (Side side : Side.values()) {
            for (Role role : ROLES) {
                Piece piece = Piece.of(side, role);
                PieceIcon icon = new PieceIcon(piece, ICON);
                icon.lookProperty().bind(model.lookProperty());
                ToggleButton button = new ToggleButton("", icon);
                button.setId("box-" + piece.name().toLowerCase(Locale.ROOT).replace('_', '-'));
                button.getStyleClass().add("box-piece");
                button.setContentDisplay(ContentDisplay.TOP);
                button.setToggleGroup(group);
                button.setMaxWidth(Double.MAX_VALUE);
                button.setOnAction(
                        _ -> model.handProperty().set(button.isSelected() ? Optional.of(piece) : Optional.empty()));
                GridPane.setHgrow(button, Priority.ALWAYS);
                pieces.add(button, ROLES.indexOf(role), side == Side.BLACK ? 0 : 1);
                box.put(piece, button);
            }
        }
    }

    private void showLeft() {
        box.forEach((piece, button) -> {
            int left = model.left(piece);
            button.setText(left >= 0 ? String.valueOf(left) : words.text("setup.over", -left));
            button.setAccessibleText(words.text("setup.box-piece", piece, left));
        });
    }

    private void showHand(Optional<Piece> hand) {
        box.forEach((piece, button) -> button.setSelected(hand.equals(Optional.of(piece))));
    }

    private void showFaults(List<Fault> found) {
        verdict.setText(found.isEmpty() ? words.text("setup.sound") : words.text("setup.faults", found.size()));
        verdictAbout.setText(words.text(found.isEmpty() ? "setup.sound.about" : "setup.faults.about"));
        Board placed = model.setupProperty().get().board();
        faults.getChildren().clear();
        for (int i = 0; i < found.size(); i++) {
            faults.getChildren().add(row(i + 1, found.get(i), placed));
        }
        Tooltip why = found.isEmpty() ? null : new Tooltip(words.text("setup.faults.about"));
        studyFrom.setTooltip(why);
        playFrom.setTooltip(why);
    }

    private Node row(int number, Fault fault, Board placed) {
        Label sign = new Label(String.valueOf(number));
        sign.getStyleClass().add("fault-number");
        sign.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        Label what = new Label(said.what(fault));
        what.getStyleClass().add("fault-what");
        what.setWrapText(true);
        Label where = new Label(said.where(fault, placed));
        where.setWrapText(true);
        VBox text = new VBox(what, where);
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox row = new HBox(sign, text);
        row.getStyleClass().add("fault");
        return row;
    }

    private void showFenFault(Optional<FenFault> fault) {
        fenFault.setText(fault.map(words::fault).orElse(""));
        fenFault.setVisible(fault.isPresent());
        fenFault.setManaged(fault.isPresent());
    }

    @FXML
    private void undo() {
        model.undo();
    }

    @FXML
    private void mirror() {
        model.mirror();
    }

    @FXML
    private void exchange() {
        model.exchange();
    }

    @FXML
    private void flip() {
        model.flip();
    }

    @FXML
    private void standard() {
        model.standard();
    }

    @FXML
    private void clear() {
        model.clear();
    }

    @FXML
    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(Fen.write(model.setupProperty().get()));
        Clipboard.getSystemClipboard().setContent(content);
    }

    @FXML
    private void paste() {
        String text = Clipboard.getSystemClipboard().getString();
        if (text != null) {
            model.fenProperty().set(text.strip());
        }
    }

    @FXML
    private void cancel() {
        model.cancel();
    }

    @FXML
    private void study() {
        model.study();
    }

    @FXML
    private void play() {
        model.play();
    }
}
