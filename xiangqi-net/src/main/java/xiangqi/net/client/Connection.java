package xiangqi.net.client;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import xiangqi.core.table.Argument;
import xiangqi.core.table.Subscription;
import xiangqi.net.codec.Received;
import xiangqi.net.codec.WireCodec;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Identifiers;
import xiangqi.net.protocol.Limits;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.VersionRange;

/// A client's connection to a server, over as many lines as it takes: when one is lost the next is opened after a
/// growing pause, the account is signed in again by its token, watched tables are resumed, and what was asked and not
/// answered is asked again under its old id. It goes on until it is closed or the server refuses it.
public final class Connection implements AutoCloseable {
    private final Dialer dialer;
    private final WireCodec codec;
    private final Surroundings around;
    private final String program;
    private final Turns turns;
    private final Identifiers ids;
    private final ServerClock serverClock;
    private final List<Consumer<LinkState>> observers = new ArrayList<>();
    private final Questions questions = new Questions();
    private final Map<TableId, RemoteTable> tables = new ConcurrentHashMap<>();
    private final Line.Ear ear = new Hearing();
    private final Pulse pulse;
    private final Alarm alarm;
    private LinkState state = new LinkState.Connecting();
    private Optional<ServerMessage.SignedIn> account = Optional.empty();
    private Optional<Line> line = Optional.empty();
    private int failures;

    private Connection(Dialer dialer, WireCodec codec, Surroundings around, String program) {
        this.dialer = dialer;
        this.codec = codec;
        this.around = around;
        this.program = program;
        this.turns = new Turns(around.executor());
        this.ids = new Identifiers(around.time(), around.random());
        this.serverClock = new ServerClock(around.time());
        this.pulse = new Pulse(serverClock);
        this.alarm = new Alarm(around.alarms(), turns);
    }

    /// Begins to connect.
    ///
    /// @param program name and version of this program, for the server's log
    public static Connection open(Dialer dialer, WireCodec codec, Surroundings around, String program) {
        Connection connection = new Connection(dialer, codec, around, program);
        connection.turns.run(connection::dial);
        return connection;
    }

    /// Asks the server. An id that waits for its answer is not asked twice; one that was answered gets its first
    /// answer again. Asked while the line is lost, the request waits for the next.
    ///
    /// @param type the answer that the request is made for
    public <A extends ServerMessage.Answer> CompletionStage<Reply<A>> ask(
            ClientMessage.Request request, Class<A> type) {
        CompletableFuture<Optional<ServerMessage.Answer>> answer = new CompletableFuture<>();
        turns.run(() -> {
            if (ended()) {
                answer.complete(Optional.empty());
                return;
            }
            if (questions.add(request, answer) && online()) {
                say(request);
            }
        });
        return answer.thenApply(given -> reply(given, type));
    }

    /// Makes an account and signs in.
    public CompletionStage<Reply<ServerMessage.SignedIn>> register(String name, String password) {
        return ask(new ClientMessage.Register(ids.command(), name, password), ServerMessage.SignedIn.class);
    }

    /// Signs in by password.
    public CompletionStage<Reply<ServerMessage.SignedIn>> signIn(String name, String password) {
        return ask(new ClientMessage.SignIn(ids.command(), name, password), ServerMessage.SignedIn.class);
    }

    /// Signs in by a token that was kept.
    public CompletionStage<Reply<ServerMessage.SignedIn>> signInWithToken(String token) {
        return ask(new ClientMessage.SignInWithToken(ids.command(), token), ServerMessage.SignedIn.class);
    }

    /// Signs out; the token is void.
    public CompletionStage<Reply<ServerMessage.Done>> signOut() {
        return ask(new ClientMessage.SignOut(ids.command()), ServerMessage.Done.class);
    }

    /// The table of that id, watched until it is closed. There is one for each id.
    public RemoteTable watch(TableId id) {
        RemoteTable table = tables.computeIfAbsent(id, fresh -> new RemoteTable(this, fresh));
        turns.run(table::follow);
        return table;
    }

    /// Names for commands and requests.
    public Identifiers identifiers() {
        return ids;
    }

    /// The server's time, for display.
    public ServerClock serverClock() {
        return serverClock;
    }

    /// Tells `to` how the connection stands, and from then on every change, until the subscription is closed.
    public Subscription observe(Consumer<LinkState> to) {
        turns.run(() -> {
            observers.add(to);
            Turns.tell(to, state);
        });
        return () -> turns.run(() -> observers.remove(to));
    }

    /// Ends a pause: the next attempt is made at once.
    public void retryNow() {
        turns.run(() -> {
            if (state instanceof LinkState.Offline) {
                dial();
            }
        });
    }

    /// Leaves. What waits for an answer is [Reply.Unanswered].
    @Override
    public void close() {
        turns.run(() -> {
            if (!(state instanceof LinkState.Closed)) {
                end(new LinkState.Closed(), Wire::close);
            }
        });
    }

    /// Asks in the name of a table. Not asked again after a break: the table asks anew.
    void pass(ClientMessage.Request request, Consumer<ServerMessage.Answer> answered) {
        questions.addInPassing(request, answered);
        say(request);
    }

    void forget(RemoteTable table) {
        tables.remove(table.id(), table);
    }

    boolean online() {
        return state instanceof LinkState.Online;
    }

    boolean ended() {
        return state instanceof LinkState.Refused || state instanceof LinkState.Closed;
    }

    Optional<ServerMessage.SignedIn> account() {
        return account;
    }

    void inTurn(Runnable step) {
        turns.run(step);
    }

    /// Runs a step after a pause, if there still is the same line.
    void later(Duration pause, Runnable step) {
        Optional<Line> now = line;
        around.alarms()
                .at(
                        now().plus(pause),
                        () -> turns.run(() -> {
                            if (line.equals(now)) {
                                step.run();
                            }
                        }));
    }

    /// What the server says cannot be.
    void refuse(ProtocolError why) {
        end(new LinkState.Refused(why), Wire::close);
    }

    private void dial() {
        become(new LinkState.Connecting());
        Line fresh = new Line(turns, around.time(), ear);
        line = Optional.of(fresh);
        alarm.at(now().plus(Limits.SILENCE), () -> lost(fresh));
        dialer.dial(fresh);
    }

    private void lost(Line which) {
        if (!ear.isCurrent(which)) {
            return;
        }
        drop(Wire::abort);
        failures++;
        Duration pause = Pauses.USUAL.after(failures, around.random());
        Instant until = now().plus(pause);
        alarm.at(until, this::dial);
        become(new LinkState.Offline(until));
    }

    private void drop(Consumer<Wire> how) {
        line.flatMap(Line::wire).ifPresent(how);
        line = Optional.empty();
        questions.forgetPassing();
        pulse.forget();
        tables.values().forEach(RemoteTable::broken);
    }

    private void end(LinkState how, Consumer<Wire> leave) {
        alarm.silence();
        drop(leave);
        become(how);
        questions.giveUp();
        tables.values().forEach(RemoteTable::ended);
    }

    private void hear(Line from, String text) {
        switch (codec.fromServer(text)) {
            case Received.Unreadable<ServerMessage> unreadable -> refuse(unreadable.why());
            case Received.Message<ServerMessage> received -> take(from, received.message());
        }
    }

    private void take(Line from, ServerMessage message) {
        switch (message) {
            case ServerMessage.Welcome welcome -> greeted(from, welcome);
            case ServerMessage.Rejected rejected -> {
                if (passes(rejected.why().code())) {
                    lost(from);
                } else {
                    refuse(rejected.why());
                }
            }
            case ServerMessage.Pong pong -> {
                failures = 0;
                pulse.take(pong, now());
            }
            case ServerMessage.TableEvents events -> table(events.table()).ifPresent(table -> table.take(events));
            case ServerMessage.Snapshot snapshot -> table(snapshot.table()).ifPresent(table -> table.take(snapshot));
            case ServerMessage.Presence presence -> table(presence.table()).ifPresent(table -> table.take(presence));
            case ServerMessage.TableGone gone ->
                table(gone.table()).ifPresent(table -> table.gone(ProtocolError.of(ErrorCode.TABLE_UNKNOWN)));
            case ServerMessage.GoingDown down -> {
                if (state instanceof LinkState.Online online) {
                    become(new LinkState.Online(online.version(), online.account(), Optional.of(down)));
                }
            }
            case ServerMessage.Answer answer -> answered(answer);
        }
    }

    /// Whether what the code says can be over at the next attempt.
    private static boolean passes(ErrorCode code) {
        return code == ErrorCode.BUSY || code == ErrorCode.TOO_MANY || code == ErrorCode.FAILED;
    }

    private void greeted(Line from, ServerMessage.Welcome welcome) {
        if (!VersionRange.SPOKEN.contains(welcome.version()) || from.version() != 0) {
            refuse(unexpected("welcome"));
            return;
        }
        from.speaks(welcome.version());
        serverClock.sample(from.asked(), welcome.at(), now());
        if (account.isEmpty()) {
            online(from);
            return;
        }
        pass(new ClientMessage.SignInWithToken(ids.command(), account.get().token()), answer -> {
            switch (answer) {
                case ServerMessage.SignedIn again -> account = Optional.of(again);
                case ServerMessage.Refused refused -> {
                    if (refused.why().code() != ErrorCode.TOKEN_INVALID) {
                        lost(from);
                        return;
                    }
                    account = Optional.empty();
                }
                case ServerMessage.Answer other -> {
                    refuse(unexpected("signInWithToken"));
                    return;
                }
            }
            online(from);
        });
    }

    private void online(Line current) {
        become(new LinkState.Online(current.version(), account, Optional.empty()));
        tables.values().forEach(RemoteTable::follow);
        questions.unanswered().forEach(this::say);
        beat(current);
    }

    private void answered(ServerMessage.Answer answer) {
        questions.answered(answer, request -> {
            if (answer instanceof ServerMessage.SignedIn signedIn) {
                signed(Optional.of(signedIn));
            } else if (answer instanceof ServerMessage.Done && request instanceof ClientMessage.SignOut) {
                signed(Optional.empty());
            }
        });
    }

    private void signed(Optional<ServerMessage.SignedIn> who) {
        account = who;
        if (state instanceof LinkState.Online online) {
            become(new LinkState.Online(online.version(), who, online.ending()));
        }
        tables.values().forEach(RemoteTable::follow);
    }

    /// A sign of life each way, and a sample of the server's clock.
    private void beat(Line current) {
        if (!ear.isCurrent(current)) {
            return;
        }
        if (Duration.between(current.heard(), now()).compareTo(Limits.SILENCE) >= 0) {
            lost(current);
            return;
        }
        say(pulse.ping(now()));
        Instant broken = current.heard().plus(Limits.SILENCE);
        Instant next = now().plus(Limits.QUIET);
        alarm.at(next.isBefore(broken) ? next : broken, () -> beat(current));
    }

    private void say(ClientMessage message) {
        line.flatMap(Line::wire).ifPresent(wire -> wire.send(codec.encode(message)));
    }

    private void become(LinkState next) {
        state = next;
        List.copyOf(observers).forEach(observer -> Turns.tell(observer, next));
    }

    private Optional<RemoteTable> table(TableId id) {
        return Optional.ofNullable(tables.get(id));
    }

    private Instant now() {
        return around.time().instant();
    }

    private static <A extends ServerMessage.Answer> Reply<A> reply(
            Optional<ServerMessage.Answer> given, Class<A> type) {
        if (given.isEmpty()) {
            return new Reply.Unanswered<>();
        }
        if (type.isInstance(given.get())) {
            return new Reply.Given<>(type.cast(given.get()));
        }
        return new Reply.Refused<>(
                given.get() instanceof ServerMessage.Refused refused
                        ? refused.why()
                        : unexpected(type.getSimpleName()));
    }

    static ProtocolError unexpected(String where) {
        return ProtocolError.of(
                ErrorCode.MALFORMED, Map.of("why", Argument.of("UNEXPECTED"), "where", Argument.of(where)));
    }

    /// What comes of the lines.
    private final class Hearing implements Line.Ear {
        @Override
        public boolean isCurrent(Line which) {
            return line.filter(current -> current == which).isPresent();
        }

        @Override
        public void opened() {
            say(new ClientMessage.Hello(VersionRange.SPOKEN, program));
        }

        @Override
        public void heard(Line from, String text) {
            hear(from, text);
        }

        @Override
        public void lost(Line which) {
            Connection.this.lost(which);
        }
    }
}
