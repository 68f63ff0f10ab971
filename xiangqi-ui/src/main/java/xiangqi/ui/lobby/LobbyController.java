package xiangqi.ui.lobby;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import javafx.util.Subscription;
import xiangqi.core.diagram.Look;
import xiangqi.core.house.House;
import xiangqi.core.table.Player;
import xiangqi.net.client.LinkState;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.TableSummary;
import xiangqi.ui.account.Account;
import xiangqi.ui.table.HouseWords;
import xiangqi.ui.table.TableWords;
import xiangqi.ui.text.ErrorWords;
import xiangqi.ui.text.Words;

/// Shows the lobby in one language.
final class LobbyController {
    /// What a house's entry keeps free at its sides.
    private static final double ENTRY_EDGES = 34;

    private final LobbyViewModel model;
    private final Account account;
    private final ObservableValue<Look> look;
    private final Words words;
    private final TableWords told;
    private final Map<Optional<House>, Label> counts = new LinkedHashMap<>();
    private final ListChangeListener<TableSummary> changed = _ -> showTables();
    private Subscription subscriptions = () -> {};

    @FXML
    private VBox houses;

    @FXML
    private Label player;

    @FXML
    private Circle linkDot;

    @FXML
    private Label link;

    @FXML
    private Label title;

    @FXML
    private HBox lost;

    @FXML
    private Label lostWords;

    @FXML
    private ScrollPane scroll;

    @FXML
    private Tiles tiles;

    @FXML
    private VBox empty;

    @FXML
    private Label emptyTitle;

    @FXML
    private Label emptyAbout;

    @FXML
    private Label loading;

    @FXML
    private Region retry;

    @FXML
    private Region newTable;

    LobbyController(LobbyViewModel model, ObservableValue<Look> look, Words words) {
        this.model = model;
        this.account = model.account();
        this.look = look;
        this.words = words;
        this.told = new TableWords(words);
    }

    @FXML
    private void initialize() {
        ToggleGroup group = new ToggleGroup();
        Stream.concat(
                        Stream.of(Optional.<House>empty()),
                        model.houses().stream().map(Optional::of))
                .forEach(house -> houses.getChildren().add(entry(house, group)));
        // A press on the chosen house leaves it chosen.
        group.selectedToggleProperty().addListener((_, before, now) -> {
            if (now == null) {
                group.selectToggle(before);
            }
        });
        model.tables().addListener(changed);
        subscriptions = Subscription.combine(
                model.allProperty().subscribe(_ -> showCounts()),
                model.houseProperty().subscribe(this::showHouse),
                model.loadedProperty().subscribe(_ -> showTables()),
                account.playerProperty()
                        .subscribe(who -> player.setText(who.map(Player::name).orElse(""))),
                account.stateProperty().subscribe(_ -> showLink()),
                account.retryInProperty().subscribe(_ -> showLink()));
    }

    void close() {
        model.tables().removeListener(changed);
        subscriptions.unsubscribe();
    }

    @FXML
    private void newTable() {
        model.actions().newTable();
    }

    @FXML
    private void signOut() {
        model.actions().signOut();
    }

    @FXML
    private void retry() {
        account.retryNow();
    }

    @FXML
    private void leave() {
        model.actions().leave();
    }

    private ToggleButton entry(Optional<House> house, ToggleGroup group) {
        Label name = new Label(house.map(told::house).orElseGet(() -> words.text("lobby.all")));
        name.getStyleClass().add("house-name");
        Label count = new Label();
        count.getStyleClass().add("caption");
        count.setMinWidth(Region.USE_PREF_SIZE);
        counts.put(house, count);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(name, gap, count);
        head.getStyleClass().add("house-head");
        Label about = new Label(house.map(this::about).orElseGet(() -> words.text("lobby.all.about")));
        about.getStyleClass().add("second");
        VBox content = new VBox(head, about);
        ToggleButton entry = new ToggleButton(null, content);
        entry.getStyleClass().add("house-entry");
        entry.setMaxWidth(Double.MAX_VALUE);
        entry.setToggleGroup(group);
        entry.setSelected(model.houseProperty().get().equals(house));
        entry.setAccessibleText(name.getText());
        entry.setOnAction(_ -> model.houseProperty().set(house));
        content.prefWidthProperty().bind(entry.widthProperty().subtract(ENTRY_EDGES));
        return entry;
    }

    /// A house without words of its own here is told by its rules.
    private String about(House house) {
        return words.find("lobby.house." + house.id() + ".about").orElseGet(() -> new HouseWords(words).brief(house));
    }

    private void showCounts() {
        counts.forEach((house, label) -> label.setText(words.text("lobby.count", model.count(house))));
    }

    private void showHouse(Optional<House> house) {
        title.setText(house.map(told::house).orElseGet(() -> words.text("lobby.all")));
        showTables();
    }

    private void showTables() {
        Map<TableId, TableTile> before = tiles.getChildren().stream()
                .map(TableTile.class::cast)
                .collect(Collectors.toMap(TableTile::tableId, Function.identity()));
        List<TableTile> now = new ArrayList<>();
        for (TableSummary table : model.tables()) {
            TableTile tile = Optional.ofNullable(before.get(table.id()))
                    .orElseGet(() -> new TableTile(table, model, look, words));
            tile.show(table);
            now.add(tile);
        }
        if (!now.equals(tiles.getChildren())) {
            tiles.getChildren().setAll(now);
        }
        boolean none = model.loadedProperty().get() && now.isEmpty();
        boolean anywhere = model.houseProperty().get().isEmpty();
        emptyTitle.setText(words.text(anywhere ? "lobby.empty" : "lobby.empty.house"));
        emptyAbout.setText(words.text(anywhere ? "lobby.empty.about" : "lobby.empty.house.about"));
        present(empty, none);
        present(newTable, !none);
        present(loading, !model.loadedProperty().get());
        present(scroll, !now.isEmpty());
    }

    private void showLink() {
        Optional<LinkState> state = account.stateProperty().get();
        String server = account.rememberedProperty().get().server();
        boolean online = state.filter(LinkState.Online.class::isInstance).isPresent();
        boolean gone = state.filter(now -> now instanceof LinkState.Offline || now instanceof LinkState.Refused)
                .isPresent();
        boolean again = state.filter(LinkState.Connecting.class::isInstance).isPresent()
                && model.loadedProperty().get();
        link.setText(words.text(online ? "lobby.connected" : "lobby.connecting", server));
        linkDot.getStyleClass().setAll(online ? "link-dot" : "link-dot-lost");
        present(lost, gone || again);
        lostWords.setText(state.filter(LinkState.Refused.class::isInstance)
                .map(LinkState.Refused.class::cast)
                .map(refused -> words.text("lobby.closed", ErrorWords.say(words, refused.why())))
                .or(() -> account.retryInProperty().get().map(seconds -> words.text("lobby.lost", server, seconds)))
                .orElseGet(() -> words.text("lobby.lost.now", server)));
        present(retry, state.filter(LinkState.Offline.class::isInstance).isPresent());
        newTable.setDisable(!online);
        tiles.setDisable(!online);
        empty.setDisable(!online);
    }

    private static void present(Region node, boolean there) {
        node.setVisible(there);
        node.setManaged(there);
    }
}
