package xiangqi.ui.account;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import xiangqi.core.table.Alarms;
import xiangqi.core.table.Player;
import xiangqi.core.table.Subscription;
import xiangqi.net.client.Connection;
import xiangqi.net.client.LinkState;
import xiangqi.net.client.Reply;
import xiangqi.net.client.ServerAddress;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;

/// The account at a server: which server, who is signed in there, and how the connection stands. There is at most one
/// connection; it lives from a sign-in until the player leaves, and comes back from breaks by itself. The token of a
/// sign-in is kept, so that the next time needs no password.
public final class Account implements AutoCloseable {
    private final AccountStore store;
    private final Lines lines;
    private final Executor screen;
    private final InstantSource time;
    private final Alarms alarms;
    private final ReadOnlyObjectWrapper<Optional<LinkState>> state =
            new ReadOnlyObjectWrapper<>(this, "state", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Player>> player =
            new ReadOnlyObjectWrapper<>(this, "player", Optional.empty());
    private final ReadOnlyObjectWrapper<Remembered> remembered = new ReadOnlyObjectWrapper<>(this, "remembered");
    private final ReadOnlyObjectWrapper<Optional<Integer>> retryIn =
            new ReadOnlyObjectWrapper<>(this, "retryIn", Optional.empty());
    private Optional<Connection> connection = Optional.empty();
    private Optional<Subscription> nextSecond = Optional.empty();
    private Optional<Attempt> attempt = Optional.empty();

    /// @param screen runs what changes properties, on the thread that they belong to
    /// @param time the clock of this computer, which pauses are told by
    /// @param alarms rings for each second of a pause
    public Account(AccountStore store, Lines lines, Executor screen, InstantSource time, Alarms alarms) {
        this.store = store;
        this.lines = lines;
        this.screen = screen;
        this.time = time;
        this.alarms = alarms;
        remembered.set(store.load());
    }

    /// A sign-in whose end is not known yet.
    private record Attempt(String server, Consumer<Optional<SignInFault>> then) {}

    /// How the connection stands; empty while there is none.
    public ReadOnlyObjectProperty<Optional<LinkState>> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// In how many seconds a lost line is tried again; empty while it holds or is being tried.
    public ReadOnlyObjectProperty<Optional<Integer>> retryInProperty() {
        return retryIn.getReadOnlyProperty();
    }

    /// Who is signed in. A break of the line changes nothing about it.
    public ReadOnlyObjectProperty<Optional<Player>> playerProperty() {
        return player.getReadOnlyProperty();
    }

    /// What the next start will know.
    public ReadOnlyObjectProperty<Remembered> rememberedProperty() {
        return remembered.getReadOnlyProperty();
    }

    /// The connection, while there is one.
    public Optional<Connection> connection() {
        return connection;
    }

    /// Signs in by password, in place of any sign-in before.
    ///
    /// @param then hears why it did not go, or nothing if it did, once; unless it is given up
    public void signIn(String server, String name, String password, Consumer<Optional<SignInFault>> then) {
        enter(server, line -> line.signIn(name, password), then);
    }

    /// Makes an account and signs in, as [#signIn].
    public void register(String server, String name, String password, Consumer<Optional<SignInFault>> then) {
        enter(server, line -> line.register(name, password), then);
    }

    /// Whether [#returnTo] is possible.
    public boolean isKnown() {
        return remembered.get().token().isPresent();
    }

    /// Signs in again where this computer was signed in last; to be asked only if it [isKnown][#isKnown].
    public void returnTo(Consumer<Optional<SignInFault>> then) {
        Remembered last = remembered.get();
        String token = last.token().orElseThrow();
        enter(last.server(), line -> line.signInWithToken(token), then);
    }

    /// Signs out: this computer forgets the token, and so does the server if it can be told.
    public void signOut() {
        connection.ifPresent(Connection::signOut);
        remember(remembered.get().signedOut());
        leave();
    }

    /// Ends the connection. The account stays remembered, a seat at a table is kept.
    public void leave() {
        Optional<Connection> left = connection;
        connection = Optional.empty();
        attempt = Optional.empty();
        countDown(Optional.empty());
        state.set(Optional.empty());
        player.set(Optional.empty());
        left.ifPresent(Connection::close);
    }

    /// Tries to connect at once instead of at the end of a pause.
    public void retryNow() {
        connection.ifPresent(Connection::retryNow);
    }

    /// Remembers the game that goes on at the server, or that there is none.
    public void remember(Optional<Remembered.RunningGame> game) {
        if (!remembered.get().game().equals(game)) {
            remember(remembered.get().with(game));
        }
    }

    @Override
    public void close() {
        leave();
    }

    private void remember(Remembered now) {
        remembered.set(now);
        store.save(now);
    }

    private void enter(
            String server,
            Function<Connection, CompletionStage<Reply<ServerMessage.SignedIn>>> ask,
            Consumer<Optional<SignInFault>> then) {
        leave();
        Optional<ServerAddress> address = ServerAddress.parse(server);
        if (address.isEmpty()) {
            then.accept(Optional.of(new SignInFault(SignInFault.Field.SERVER, new SignInFault.Why.NoAddress())));
            return;
        }
        Connection line = lines.open(address.get());
        connection = Optional.of(line);
        attempt = Optional.of(new Attempt(server.strip(), then));
        line.observe(now -> screen.execute(() -> changed(line, now)));
        ask.apply(line).thenAccept(reply -> screen.execute(() -> answered(line, reply)));
    }

    private void changed(Connection line, LinkState now) {
        if (!isCurrent(line)) {
            return;
        }
        countDown(now instanceof LinkState.Offline(Instant until) ? Optional.of(until) : Optional.empty());
        state.set(Optional.of(now));
        switch (now) {
            case LinkState.Connecting _ -> {}
            case LinkState.Online online -> {
                if (attempt.isEmpty()) {
                    online.account().ifPresentOrElse(this::is, this::expired);
                }
            }
            case LinkState.Offline _ ->
                attempt.ifPresent(tried -> fail(
                        new SignInFault(SignInFault.Field.SERVER, new SignInFault.Why.Unreachable(tried.server()))));
            case LinkState.Refused refused -> {
                player.set(Optional.empty());
                attempt.ifPresent(_ -> fail(SignInFault.of(refused.why())));
            }
            case LinkState.Closed _ -> player.set(Optional.empty());
        }
    }

    /// Tells the seconds until that instant.
    private void countDown(Optional<Instant> until) {
        nextSecond.ifPresent(Subscription::close);
        nextSecond = Optional.empty();
        Optional<Duration> left =
                until.map(end -> Duration.between(time.instant(), end)).filter(Duration::isPositive);
        retryIn.set(left.map(pause -> (int) Math.ceilDiv(pause.toMillis(), 1000)));
        nextSecond = left.map(pause -> Duration.ofMillis(Math.max(1, (pause.toMillis() - 1) % 1000 + 1)))
                .map(wait ->
                        alarms.at(time.instant().plus(wait), () -> screen.execute(() -> countDown(stillUntil(until)))));
    }

    /// That instant, if the line is still lost until then.
    private Optional<Instant> stillUntil(Optional<Instant> until) {
        return until.filter(end -> state.get().equals(Optional.of(new LinkState.Offline(end))));
    }

    private void answered(Connection line, Reply<ServerMessage.SignedIn> reply) {
        if (!isCurrent(line) || attempt.isEmpty()) {
            return;
        }
        switch (reply) {
            case Reply.Given<ServerMessage.SignedIn>(ServerMessage.SignedIn signedIn) -> {
                Attempt done = attempt.get();
                attempt = Optional.empty();
                remember(remembered
                        .get()
                        .signedIn(done.server(), signedIn.player().name(), signedIn.token()));
                player.set(Optional.of(signedIn.player()));
                done.then().accept(Optional.empty());
            }
            case Reply.Refused<ServerMessage.SignedIn>(ProtocolError why) -> {
                if (why.code() == ErrorCode.TOKEN_INVALID) {
                    remember(remembered.get().signedOut());
                }
                fail(SignInFault.of(why));
            }
            case Reply.Unanswered<ServerMessage.SignedIn> _ -> {}
        }
    }

    /// Signed in again after a break; the server may have given another token.
    private void is(ServerMessage.SignedIn again) {
        Remembered now = remembered.get();
        if (!now.token().equals(Optional.of(again.token()))) {
            remember(now.signedIn(now.server(), again.player().name(), again.token()));
        }
        if (!player.get().equals(Optional.of(again.player()))) {
            player.set(Optional.of(again.player()));
        }
    }

    private void expired() {
        remember(remembered.get().signedOut());
        player.set(Optional.empty());
    }

    private void fail(SignInFault why) {
        Consumer<Optional<SignInFault>> then = attempt.orElseThrow().then();
        leave();
        then.accept(Optional.of(why));
    }

    private boolean isCurrent(Connection line) {
        return connection.filter(current -> current == line).isPresent();
    }
}
