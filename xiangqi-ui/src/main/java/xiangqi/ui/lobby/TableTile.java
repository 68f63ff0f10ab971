package xiangqi.ui.lobby;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import org.kordamp.ikonli.javafx.FontIcon;
import xiangqi.core.board.Side;
import xiangqi.core.diagram.Look;
import xiangqi.core.table.Player;
import xiangqi.core.table.Seat;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.TableSummary;
import xiangqi.ui.table.MoneyWords;
import xiangqi.ui.table.SideDisc;
import xiangqi.ui.table.TableWords;
import xiangqi.ui.text.Orphans;
import xiangqi.ui.text.Words;

/// A table of the lobby as a small table: Black's seat, the river with what is played there and how far it is, Red's
/// seat. One tile shows one table for as long as that is in the list, so that the focus stays where it is.
final class TableTile extends VBox {
    private static final double DISC = 11.5;

    private final TableId id;
    private final LobbyViewModel model;
    private final Words words;
    private final TableWords told;
    private final ChairRow black;
    private final ChairRow red;
    private final Label house = new Label();
    private final Label state = new Label();
    private final Label terms = new Label();
    private final Label watching = new Label();
    private final Button enter = new Button();

    TableTile(TableSummary table, LobbyViewModel model, ObservableValue<Look> look, Words words) {
        this.id = table.id();
        this.model = model;
        this.words = words;
        this.told = new TableWords(words);
        this.black = new ChairRow(Side.BLACK, look);
        this.red = new ChairRow(Side.RED, look);
        getStyleClass().add("table-tile");
        house.getStyleClass().add("tile-house");
        house.setMinWidth(USE_PREF_SIZE);
        state.getStyleClass().addAll("second", "tile-state");
        state.setMinWidth(USE_PREF_SIZE);
        terms.getStyleClass().addAll("caption");
        terms.setWrapText(true);
        terms.setMinHeight(USE_PREF_SIZE);
        watching.getStyleClass().add("second");
        watching.setGraphic(new FontIcon("mdi2e-eye-outline"));
        watching.setMinWidth(USE_PREF_SIZE);
        enter.getStyleClass().addAll("small");
        enter.setMinWidth(USE_PREF_SIZE);
        enter.setOnAction(_ -> model.actions().watch(id));
        // Where a language needs more room the state goes below the house.
        FlowPane first = new FlowPane(house, state);
        first.getStyleClass().add("tile-line");
        VBox about = new VBox(first, terms);
        about.getStyleClass().add("tile-about");
        about.setMinWidth(0);
        HBox.setHgrow(about, Priority.ALWAYS);
        HBox river = new HBox(about, watching, enter);
        river.getStyleClass().add("tile-river");
        VBox.setVgrow(river, Priority.ALWAYS);
        getChildren().addAll(black, river, red);
        show(table);
    }

    TableId tableId() {
        return id;
    }

    void show(TableSummary table) {
        boolean mine = model.isMine(table);
        black.show(table, mine);
        red.show(table, mine);
        house.setText(told.house(table.terms().house()));
        state.setText(state(table));
        String control = told.control(table.terms().clock());
        String all = table.terms().rated()
                ? control
                : words.text("table.new.summary.odds", control, told.unusual(table.terms()));
        String playedFor = new MoneyWords(words)
                .playedFor(
                        table.terms(),
                        Optional.ofNullable(table.players().get(Side.RED)),
                        Optional.ofNullable(table.players().get(Side.BLACK)),
                        Optional.empty());
        terms.setText(Orphans.joined(playedFor.isEmpty() ? all : words.text("table.new.summary.odds", all, playedFor)));
        int spectators = LobbyViewModel.spectators(table);
        watching.setText(Integer.toString(spectators));
        watching.setAccessibleText(words.text("lobby.watching", spectators));
        watching.setVisible(spectators > 0);
        watching.setManaged(spectators > 0);
        enter.setText(words.text(mine ? "lobby.back" : "lobby.watch"));
        enter.getStyleClass().removeAll("deciding", "quiet");
        enter.getStyleClass().add(mine ? "deciding" : "quiet");
        setAccessibleText(house.getText() + " " + state.getText() + ", " + terms.getText());
    }

    private String state(TableSummary table) {
        if (table.playing()) {
            return words.text("lobby.round", (table.plies() + 2) / 2);
        }
        if (table.players().isEmpty()) {
            return words.text("lobby.vacant");
        }
        if (table.players().size() == 1) {
            Side free = table.players().containsKey(Side.RED) ? Side.BLACK : Side.RED;
            return words.text("lobby.waiting", free);
        }
        return words.text(table.plies() > 0 ? "lobby.over" : "lobby.ready-to-start");
    }

    /// A chair with who sits on it, or the way onto it.
    private final class ChairRow extends HBox {
        private final Side side;
        private final SideDisc disc = new SideDisc();
        private final Circle free = new Circle(DISC);
        private final Label name = new Label();
        private final Label me = new Label(words.text("lobby.me"));
        private final Button sit = new Button(words.text("lobby.sit"));

        ChairRow(Side side, ObservableValue<Look> look) {
            this.side = side;
            getStyleClass().add("tile-chair");
            disc.sideProperty().set(side);
            disc.lookProperty().set(look.getValue());
            free.getStyleClass().add("free-chair");
            name.setMinWidth(0);
            HBox.setHgrow(name, Priority.ALWAYS);
            name.setMaxWidth(Double.MAX_VALUE);
            me.getStyleClass().addAll("chip", "on");
            me.setMinWidth(USE_PREF_SIZE);
            sit.getStyleClass().add("small");
            sit.setMinWidth(Region.USE_PREF_SIZE);
            sit.setAccessibleText(words.text("lobby.sit.of", side));
            sit.setOnAction(_ -> model.actions().sit(id, Seat.of(side)));
            getChildren().addAll(disc, free, name, me, sit);
        }

        void show(TableSummary table, boolean mine) {
            Optional<Player> player = Optional.ofNullable(table.players().get(side));
            present(disc, player.isPresent());
            free.setVisible(player.isEmpty());
            free.setManaged(player.isEmpty());
            name.setText(player.map(Player::name).orElseGet(() -> words.text("lobby.free")));
            name.getStyleClass().removeAll("name", "second", "may-shorten");
            name.getStyleClass().addAll(player.isPresent() ? "name" : "second", "may-shorten");
            present(me, player.map(Player::id).filter(this::isMe).isPresent());
            present(sit, player.isEmpty() && !mine);
        }

        private boolean isMe(String player) {
            return model.account()
                    .playerProperty()
                    .get()
                    .filter(who -> who.id().equals(player))
                    .isPresent();
        }

        private static void present(Region node, boolean there) {
            node.setVisible(there);
            node.setManaged(there);
        }
    }
}
