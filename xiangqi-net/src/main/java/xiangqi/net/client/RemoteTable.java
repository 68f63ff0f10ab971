package xiangqi.net.client;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Subscription;
import xiangqi.core.table.Table;
import xiangqi.core.table.TableLink;
import xiangqi.core.table.TableRules;
import xiangqi.core.table.Update;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;

/// A table at a server: a copy that the server's events alone change, folded by the same rules as there. After a break,
/// or when an event is missing, it asks for what it has not got. What is sent while the line is lost waits for the
/// next.
///
/// A decision is handed out when the copy has what it led to. When the connection ends for good before an answer came,
/// what the table decided is not known: the stages still open are cancelled.
public final class RemoteTable implements TableLink, AutoCloseable {
    /// How long after a server was too busy to let the table be watched it is asked again.
    private static final Duration AGAIN = Duration.ofSeconds(1);

    private final Connection connection;
    private final TableId id;
    private final List<Consumer<Update>> observers = new ArrayList<>();
    private final List<Consumer<ServerMessage.Presence>> watchers = new ArrayList<>();
    private final List<Consumer<Boolean>> followers = new ArrayList<>();
    private final List<Held> held = new ArrayList<>();
    private final CompletableFuture<ProtocolError> gone = new CompletableFuture<>();
    private Table table = Table.NEW;
    private Optional<ServerMessage.Presence> presence = Optional.empty();
    private int latest = 1;
    private boolean whole;
    private boolean asking;
    private boolean following;
    private boolean closed;

    RemoteTable(Connection connection, TableId id) {
        this.connection = connection;
        this.id = id;
    }

    public TableId id() {
        return id;
    }

    /// Completes when there is no such table, or no longer.
    public CompletionStage<ProtocolError> gone() {
        return gone.minimalCompletionStage();
    }

    /// Sends a command of the account that is signed in. A chair that the account does not have is refused here: who
    /// asks is known to the server by the connection alone.
    @Override
    public CompletionStage<Decision> send(Seat seat, CommandId command, PlayerCommand what) {
        CompletableFuture<Decision> decided = new CompletableFuture<>();
        connection.inTurn(() -> {
            if (!(what instanceof PlayerCommand.Sit) && sitsElsewhere(seat)) {
                decided.complete(new Decision.Refused(Refusal.of(Refusal.Code.NOT_SEATED)));
                return;
            }
            ClientMessage.Request request = what instanceof PlayerCommand.Sit
                    ? new ClientMessage.Sit(command, id, seat)
                    : new ClientMessage.Command(command, id, what);
            connection
                    .ask(request, ServerMessage.CommandAnswered.class)
                    .thenAccept(reply -> connection.inTurn(() -> answered(reply, decided)));
        });
        return decided;
    }

    @Override
    public Subscription observe(Consumer<Update> to) {
        connection.inTurn(() -> {
            observers.add(to);
            if (whole) {
                Turns.tell(to, new Update.Snapshot(table));
            }
        });
        return () -> connection.inTurn(() -> observers.remove(to));
    }

    /// Tells `to` who watches, and every change of it.
    public Subscription observePresence(Consumer<ServerMessage.Presence> to) {
        connection.inTurn(() -> {
            watchers.add(to);
            presence.ifPresent(now -> Turns.tell(to, now));
        });
        return () -> connection.inTurn(() -> watchers.remove(to));
    }

    /// Tells `to` every change of whether the server tells what happens at the table: after a break the line
    /// can be back long before the table is.
    public Subscription observeFollowing(Consumer<Boolean> to) {
        connection.inTurn(() -> followers.add(to));
        return () -> connection.inTurn(() -> followers.remove(to));
    }

    /// No longer watches; a seat is kept. What was sent is still answered.
    @Override
    public void close() {
        connection.forget(this);
        connection.inTurn(() -> {
            if (closed) {
                return;
            }
            closed = true;
            observers.clear();
            watchers.clear();
            followers.clear();
            release();
            if (following && connection.online()) {
                ClientMessage.Request unwatch =
                        new ClientMessage.Unwatch(connection.identifiers().command(), id);
                connection.pass(unwatch, answer -> {});
            }
        });
    }

    /// Begins to follow the table, or goes on after a break.
    void follow() {
        if (connection.online() && !following && !asking && !closed && !gone.isDone()) {
            ask(table.events());
        }
    }

    /// The line is lost.
    void broken() {
        follows(false);
        asking = false;
        presence = Optional.empty();
    }

    /// The connection has ended for good.
    void ended() {
        release();
    }

    void take(ServerMessage.TableEvents message) {
        int next = table.events() + 1;
        if (message.first() > next) {
            missing();
            return;
        }
        List<Event> events = message.events();
        if (next - message.first() < events.size()) {
            fold(events.subList(next - message.first(), events.size()));
        }
    }

    void take(ServerMessage.Snapshot snapshot) {
        table = Table.NEW;
        whole = false;
        latest = snapshot.latest();
        fold(snapshot.events());
    }

    void take(ServerMessage.Presence now) {
        if (presence.filter(known -> known.number() >= now.number()).isEmpty()) {
            presence = Optional.of(now);
            List.copyOf(watchers).forEach(watcher -> Turns.tell(watcher, now));
        }
    }

    void gone(ProtocolError why) {
        asking = false;
        following = false;
        gone.complete(why);
        release();
    }

    private void fold(List<Event> events) {
        for (Event event : events) {
            try {
                table = TableRules.evolve(table, event);
            } catch (IllegalStateException | IllegalArgumentException doesNotFollow) {
                connection.refuse(Connection.unexpected("events"));
                return;
            }
            if (whole) {
                tell(new Update.Happened(table, event));
            }
        }
        if (!whole && table.events() >= latest) {
            whole = true;
            tell(new Update.Snapshot(table));
        }
        release();
    }

    private void tell(Update update) {
        List.copyOf(observers).forEach(observer -> Turns.tell(observer, update));
    }

    /// There is an event that was not told.
    private void missing() {
        if (following && !asking) {
            following = false;
            ask(table.events());
        }
    }

    private void ask(int after) {
        asking = true;
        CommandId request = connection.identifiers().command();
        connection.pass(
                after == 0 ? new ClientMessage.Watch(request, id) : new ClientMessage.Resume(request, id, after),
                answer -> {
                    asking = false;
                    switch (answer) {
                        case ServerMessage.Watching watching -> watching(watching.number());
                        case ServerMessage.Refused refused -> refused(refused.why());
                        case ServerMessage.Answer other -> connection.refuse(Connection.unexpected("watch"));
                    }
                });
    }

    private void watching(int number) {
        if (table.events() < number) {
            connection.refuse(Connection.unexpected("number"));
            return;
        }
        follows(true);
        release();
    }

    private void follows(boolean now) {
        if (following != now) {
            following = now;
            List.copyOf(followers).forEach(follower -> Turns.tell(follower, now));
        }
    }

    private void refused(ProtocolError why) {
        switch (why.code()) {
            case TABLE_UNKNOWN -> gone(why);
            case NOT_SIGNED_IN -> follows(false);
            default -> connection.later(AGAIN, this::follow);
        }
    }

    private boolean sitsElsewhere(Seat seat) {
        return connection
                .account()
                .flatMap(account -> table.seatOf(account.player().id()))
                .filter(known -> known != seat)
                .isPresent();
    }

    private void answered(Reply<ServerMessage.CommandAnswered> reply, CompletableFuture<Decision> decided) {
        switch (reply) {
            case Reply.Given<ServerMessage.CommandAnswered> given -> {
                held.add(new Held(given.answer().number(), given.answer().decision(), decided));
                if (given.answer().number() > table.events()) {
                    missing();
                }
                release();
            }
            case Reply.Refused<ServerMessage.CommandAnswered> refused ->
                decided.complete(new Decision.Refused(refusal(refused.why())));
            case Reply.Unanswered<ServerMessage.CommandAnswered> unanswered -> decided.cancel(false);
        }
    }

    /// What the server itself refuses, in the words of a table: nothing happened, and the `cause` says why.
    private static Refusal refusal(ProtocolError why) {
        return switch (why.code()) {
            case TABLE_UNKNOWN -> Refusal.of(Refusal.Code.NOT_OPEN);
            case NOT_SIGNED_IN -> Refusal.of(Refusal.Code.NOT_SEATED);
            default ->
                Refusal.of(
                        Refusal.Code.NOT_KEPT,
                        Map.of("cause", Argument.of(why.code().name())));
        };
    }

    /// Hands out the decisions whose events are folded; all of them once nothing is folded any more.
    private void release() {
        boolean all = closed || gone.isDone() || connection.ended();
        List<Held> ready = held.stream()
                .filter(one -> all || one.number() <= table.events())
                .toList();
        held.removeAll(ready);
        ready.forEach(one -> one.decided().complete(one.decision()));
    }

    /// A decision that waits for its events.
    private record Held(int number, Decision decision, CompletableFuture<Decision> decided) {}
}
