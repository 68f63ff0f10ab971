package xiangqi.ui.lobby;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.table.Alarms;
import xiangqi.core.table.Player;
import xiangqi.core.table.Subscription;
import xiangqi.net.client.Connection;
import xiangqi.net.client.LinkState;
import xiangqi.net.client.Reply;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.Limits;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.TableSummary;
import xiangqi.ui.account.Account;

/// The tables at the server, asked for again and again while the lobby is in sight. While the line is lost the list
/// stays as it was.
public final class LobbyViewModel {
    /// How long after an answer the list is asked for again.
    static final Duration AGAIN = Duration.ofSeconds(2);

    /// More pages than this are not asked for: nobody reads so far.
    private static final int PAGES = 5;

    private final Account account;
    private final Executor screen;
    private final InstantSource time;
    private final Alarms alarms;
    private final LobbyActions actions;
    private final ReadOnlyObjectWrapper<List<TableSummary>> all = new ReadOnlyObjectWrapper<>(this, "all", List.of());
    private final ObservableList<TableSummary> tables = FXCollections.observableArrayList();
    private final ObservableList<TableSummary> shown = FXCollections.unmodifiableObservableList(tables);
    private final ObjectProperty<Optional<House>> house = new SimpleObjectProperty<>(this, "house", Optional.empty());
    private final ReadOnlyBooleanWrapper loaded = new ReadOnlyBooleanWrapper(this, "loaded");
    private Optional<Subscription> next = Optional.empty();
    private boolean open;
    private int asked;

    /// @param screen runs what changes properties, on the thread that they belong to
    /// @param time what alarms are set by
    /// @param alarms rings for the next look at the list
    public LobbyViewModel(Account account, Executor screen, InstantSource time, Alarms alarms, LobbyActions actions) {
        this.account = account;
        this.screen = screen;
        this.time = time;
        this.alarms = alarms;
        this.actions = actions;
        house.addListener((_, _, _) -> choose());
        account.stateProperty().addListener((_, before, now) -> {
            if (isOnline(now) && !isOnline(before)) {
                look();
            }
        });
    }

    /// The tables of the chosen house: one's own, those where somebody waits, empty ones, full ones; of each the oldest
    /// first.
    public ObservableList<TableSummary> tables() {
        return shown;
    }

    /// The house whose tables are shown; empty for all.
    public ObjectProperty<Optional<House>> houseProperty() {
        return house;
    }

    /// The houses to choose from.
    public List<House> houses() {
        return Houses.standard().all();
    }

    /// The tables of all houses, as they were read last.
    public ReadOnlyObjectProperty<List<TableSummary>> allProperty() {
        return all.getReadOnlyProperty();
    }

    /// How many tables a house has, or all have.
    public long count(Optional<House> of) {
        return all.get().stream().filter(table -> isOf(of, table)).count();
    }

    /// Whether the list has been read since the sign-in.
    public ReadOnlyBooleanProperty loadedProperty() {
        return loaded.getReadOnlyProperty();
    }

    public Account account() {
        return account;
    }

    public LobbyActions actions() {
        return actions;
    }

    /// Whether the player who is signed in sits at the table.
    public boolean isMine(TableSummary table) {
        return account.playerProperty()
                .get()
                .map(Player::id)
                .filter(me -> table.players().values().stream()
                        .anyMatch(player -> player.id().equals(me)))
                .isPresent();
    }

    /// How many watch the table and do not play there. The server counts players, too; one who is away for a moment
    /// is taken to be there.
    static int spectators(TableSummary table) {
        return Math.max(0, table.watching() - table.players().size());
    }

    /// The lobby comes into sight.
    public void open() {
        open = true;
        look();
    }

    /// The lobby is out of sight: the list is not asked for any more.
    public void close() {
        open = false;
        asked++;
        next.ifPresent(Subscription::close);
        next = Optional.empty();
    }

    /// Forgets what was read: somebody else may sign in.
    public void forget() {
        all.set(List.of());
        tables.clear();
        loaded.set(false);
    }

    private void look() {
        next.ifPresent(Subscription::close);
        next = Optional.empty();
        if (open && isOnline(account.stateProperty().get())) {
            asked++;
            ask(asked, new ArrayList<>(), Optional.empty());
        }
    }

    private void ask(int round, List<TableSummary> found, Optional<TableId> after) {
        account.connection()
                .ifPresent(line -> line.ask(list(line, after), ServerMessage.Tables.class)
                        .thenAccept(reply -> screen.execute(() -> answered(round, found, reply))));
    }

    private static ClientMessage.Request list(Connection line, Optional<TableId> after) {
        return new ClientMessage.ListTables(line.identifiers().command(), Optional.empty(), after);
    }

    private void answered(int round, List<TableSummary> found, Reply<ServerMessage.Tables> reply) {
        if (round != asked || !open) {
            return;
        }
        if (reply instanceof Reply.Given<ServerMessage.Tables>(ServerMessage.Tables page)) {
            found.addAll(page.tables());
            if (page.more() && !page.tables().isEmpty() && found.size() < PAGES * Limits.TABLES) {
                ask(round, found, Optional.of(page.tables().getLast().id()));
                return;
            }
            all.set(List.copyOf(found));
            choose();
            loaded.set(true);
        }
        next = Optional.of(alarms.at(time.instant().plus(AGAIN), () -> screen.execute(this::look)));
    }

    private void choose() {
        List<TableSummary> chosen = all.get().stream()
                .filter(table -> isOf(house.get(), table))
                .sorted(Comparator.<TableSummary, Boolean>comparing(table -> !isMine(table))
                        .thenComparing(table -> rank(table.players().size())))
                .toList();
        if (!chosen.equals(tables)) {
            tables.setAll(chosen);
        }
    }

    /// By how many sit there: whoever waits for an opponent comes before empty tables, those who play come last.
    private static int rank(int seated) {
        return switch (seated) {
            case 0 -> 1;
            case 1 -> 0;
            default -> 2;
        };
    }

    private static boolean isOf(Optional<House> house, TableSummary table) {
        return house.filter(wanted -> !wanted.id().equals(table.terms().house().id()))
                .isEmpty();
    }

    private static boolean isOnline(Optional<LinkState> state) {
        return state.filter(LinkState.Online.class::isInstance).isPresent();
    }
}
