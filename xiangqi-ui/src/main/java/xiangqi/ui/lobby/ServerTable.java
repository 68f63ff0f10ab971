package xiangqi.ui.lobby;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ChangeListener;
import xiangqi.core.table.Player;
import xiangqi.core.table.Subscription;
import xiangqi.net.client.LinkState;
import xiangqi.net.client.RemoteTable;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.ui.account.Account;
import xiangqi.ui.table.Place;
import xiangqi.ui.table.Reach;

/// A table at the server as a [Place]: whether the line to it holds, and who watches.
public final class ServerTable implements AutoCloseable {
    private final Account account;
    private final RemoteTable table;
    private final Executor screen;
    private final Place place;
    private final ReadOnlyObjectWrapper<Reach> reach = new ReadOnlyObjectWrapper<>(this, "reach", new Reach.InTouch());
    private final ReadOnlyObjectWrapper<Optional<Integer>> watching =
            new ReadOnlyObjectWrapper<>(this, "watching", Optional.empty());
    private final ChangeListener<Object> linked = (_, _, _) -> look();
    private final Subscription presence;
    private final Subscription seating;
    private final Subscription following;
    private boolean follows = true;
    private Optional<ServerMessage.Presence> watchers = Optional.empty();
    private Set<String> players = Set.of();
    private Optional<ProtocolError> gone = Optional.empty();
    private boolean closed;

    /// @param table a table that the account's connection watches
    /// @param screen runs what changes properties, on the thread that they belong to
    /// @param exit leaves the screen of the table
    public ServerTable(Account account, RemoteTable table, Executor screen, Runnable exit) {
        this.account = account;
        this.table = table;
        this.screen = screen;
        Set<String> me =
                account.playerProperty().get().map(Player::id).map(Set::of).orElse(Set.of());
        place = new Place(
                me,
                reach.getReadOnlyProperty(),
                watching.getReadOnlyProperty(),
                account.connection().orElseThrow().serverClock(),
                Optional.of(new Place.Way(exit, account::retryNow)));
        account.stateProperty().addListener(linked);
        account.retryInProperty().addListener(linked);
        presence = table.observePresence(now -> later(() -> {
            watchers = Optional.of(now);
            countSpectators();
        }));
        seating = table.observe(update -> later(() -> {
            players = update.table().players().values().stream().map(Player::id).collect(Collectors.toSet());
            countSpectators();
        }));
        following = table.observeFollowing(now -> later(() -> {
            follows = now;
            look();
        }));
        table.gone()
                .thenAccept(why -> later(() -> {
                    gone = Optional.of(why);
                    look();
                }));
        look();
    }

    public Place place() {
        return place;
    }

    public RemoteTable table() {
        return table;
    }

    /// No longer watches the table; a chair is kept.
    @Override
    public void close() {
        closed = true;
        presence.close();
        seating.close();
        following.close();
        account.stateProperty().removeListener(linked);
        account.retryInProperty().removeListener(linked);
        table.close();
    }

    /// Players watch their table as everybody does; whoever plays is no spectator.
    private void countSpectators() {
        watching.set(watchers.map(now -> now.watching()
                - (int) now.people().stream()
                        .map(Player::id)
                        .filter(players::contains)
                        .count()));
    }

    private void later(Runnable change) {
        screen.execute(() -> {
            if (!closed) {
                change.run();
            }
        });
    }

    private void look() {
        reach.set(gone.<Reach>map(Reach.Over::new)
                .orElseGet(() ->
                        account.stateProperty().get().map(this::of).orElseGet(() -> new Reach.Lost(Optional.empty()))));
    }

    private Reach of(LinkState state) {
        return switch (state) {
            case LinkState.Online online
            when online.account().isEmpty() -> new Reach.Over(ProtocolError.of(ErrorCode.TOKEN_INVALID));
            // After an outage a table waits for the player to move, and its clocks stand: see protocol.md.
            case LinkState.Online online when !follows -> new Reach.Lost(Optional.empty());
            case LinkState.Online online ->
                online.ending()
                        .<Reach>map(down ->
                                new Reach.Ending(Optional.of(down.back()).filter(Duration::isPositive)))
                        .orElseGet(Reach.InTouch::new);
            case LinkState.Connecting _ -> new Reach.Lost(Optional.empty());
            case LinkState.Offline _ -> new Reach.Lost(account.retryInProperty().get());
            case LinkState.Refused refused -> new Reach.Over(refused.why());
            case LinkState.Closed _ -> new Reach.Lost(Optional.empty());
        };
    }
}
