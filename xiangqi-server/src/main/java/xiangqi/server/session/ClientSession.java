package xiangqi.server.session;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.eclipse.jetty.websocket.api.StatusCode;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Player;
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
import xiangqi.server.account.SignIn;
import xiangqi.server.cluster.Directory;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.cluster.ToAttendance;
import xiangqi.server.cluster.ToLobby;
import xiangqi.server.cluster.ToSession;
import xiangqi.server.cluster.ToTable;

/// One connection of a client (docs/protocol.md): greets, signs in, hands requests on with who asks, and passes on what
/// comes back. What a table or an account does not answer in time is asked again under its id; nothing is done twice.
final class ClientSession extends AbstractBehavior<ToSession> {
    /// After how long without an answer something is asked again.
    private static final Duration AGAIN = Duration.ofSeconds(5);

    /// How many ids of requests are remembered.
    private static final int REMEMBERED = 1_000;

    private final Surroundings around;
    private final Directory directory;
    private final WrongPasswords wrong;
    private final WireCodec codec;
    private final String program;
    private final Line line;
    private final Bucket requests;
    private final Identifiers ids;
    private final Map<CommandId, Pending> pending = new LinkedHashMap<>();
    private final Map<TableId, Watched> watched = new HashMap<>();
    private final Map<CommandId, String> used = new LinkedHashMap<>();
    private boolean greeted;
    private boolean over;
    private Optional<SignIn.Done> account = Optional.empty();
    private Optional<ClientMessage.Request> signing = Optional.empty();
    private Optional<Signed> signed = Optional.empty();
    private Optional<ActorRef<ToAttendance>> countedBy = Optional.empty();
    private Instant heard;
    private Subscription alarm;

    private ClientSession(
            ActorContext<ToSession> context,
            Surroundings around,
            Directory directory,
            WrongPasswords wrong,
            String program,
            Line line) {
        super(context);
        this.around = around;
        this.directory = directory;
        this.wrong = wrong;
        this.codec = new WireCodec(around.houses());
        this.program = program;
        this.line = line;
        this.requests = new Bucket(
                around.allowances().requests(),
                Duration.ofSeconds(1).dividedBy(around.allowances().requestsPerSecond()));
        this.ids = new Identifiers(around.time(), around.random());
        this.heard = now();
        this.alarm = ringAt(heard.plus(Limits.SILENCE));
    }

    /// @param program name and version of this program, for the client's log
    static Behavior<ToSession> create(
            Surroundings around, Directory directory, WrongPasswords wrong, String program, Line line) {
        return Behaviors.setup(context -> new ClientSession(context, around, directory, wrong, program, line));
    }

    @Override
    public Receive<ToSession> createReceive() {
        return newReceiveBuilder()
                .onAnyMessage(this::take)
                .onSignal(PostStop.class, stopped -> {
                    alarm.close();
                    line.close();
                    return this;
                })
                .build();
    }

    private Behavior<ToSession> take(ToSession message) {
        switch (message) {
            case ToSession.Say say -> tell(say.message());
            case ToSession.Watched begun -> watching(begun);
            case ToSession.Counted counted -> counted(counted.by());
            case ToSession.Inner inner -> hear((Heard) inner);
        }
        return over ? Behaviors.stopped() : this;
    }

    private void hear(Heard what) {
        switch (what) {
            case Heard.Text text -> {
                heard = now();
                read(text.text());
                if (!over) {
                    line.demand();
                }
            }
            case Heard.TooLarge large ->
                reject(ProtocolError.of(ErrorCode.TOO_LARGE, "limit", Argument.of(Limits.CLIENT_MESSAGE)));
            case Heard.Binary binary ->
                reject(ProtocolError.of(
                        ErrorCode.MALFORMED, Map.of("why", Argument.of("NOT_JSON"), "where", Argument.of(""))));
            case Heard.Closed closed -> over = true;
            case Heard.Rang rang -> rang();
            case Heard.SignedIn signedIn -> signedIn(signedIn.request(), signedIn.what());
            case Heard.SignedOut signedOut ->
                say(new ServerMessage.Done(signedOut.request().id()));
            case Heard.Broke broke -> {
                signing = signing.filter(request -> request != broke.request());
                String ticket = UUID.randomUUID().toString();
                getContext().getLog().error("accounts broke off, ticket {}", ticket, broke.why());
                refuse(broke.request(), ProtocolError.of(ErrorCode.FAILED, "ticket", Argument.of(ticket)));
            }
            case Heard.TableEnded ended -> follow(ended.table());
            case Heard.UncountedAgain uncounted -> {
                countedBy = Optional.empty();
                count();
            }
            case Heard.GoingDown down -> {
                if (greeted) {
                    say(new ServerMessage.GoingDown(down.at(), down.back()));
                }
            }
            case Heard.Stop stop -> over = true;
        }
    }

    // What the client says

    private void read(String text) {
        Optional<Duration> wait = requests.take(now());
        switch (codec.fromClient(text)) {
            case Received.Unreadable<ClientMessage> unreadable -> {
                if (greeted && unreadable.id().isPresent() && wait.isEmpty()) {
                    say(new ServerMessage.Refused(unreadable.id().get(), unreadable.why()));
                } else {
                    reject(unreadable.why());
                }
            }
            case Received.Message<ClientMessage> received -> {
                ClientMessage message = received.message();
                if (wait.isEmpty()) {
                    take(message);
                } else if (greeted && message instanceof ClientMessage.Request request) {
                    refuse(request, later(ErrorCode.TOO_MANY, wait.get()));
                } else {
                    reject(later(ErrorCode.TOO_MANY, wait.get()));
                }
            }
        }
    }

    private void take(ClientMessage message) {
        switch (message) {
            case ClientMessage.Hello hello -> greet(hello);
            case ClientMessage.Ping ping
            when greeted -> say(new ServerMessage.Pong(ping.nonce(), now().truncatedTo(ChronoUnit.MILLIS)));
            case ClientMessage.Request request when greeted -> take(request, digest(request));
            case ClientMessage.Ping ping -> reject(ProtocolError.of(ErrorCode.HELLO_FIRST));
            case ClientMessage.Request request -> reject(ProtocolError.of(ErrorCode.HELLO_FIRST));
        }
    }

    private void greet(ClientMessage.Hello hello) {
        if (greeted) {
            reject(ProtocolError.of(ErrorCode.HELLO_TWICE));
            return;
        }
        switch (VersionRange.SPOKEN.agree(hello.versions())) {
            case VersionRange.Agreement.Agreed agreed -> {
                greeted = true;
                say(new ServerMessage.Welcome(agreed.version(), program, now().truncatedTo(ChronoUnit.MILLIS)));
            }
            case VersionRange.Agreement.Apart apart -> reject(apart.why());
        }
    }

    private void take(ClientMessage.Request request, String digest) {
        Optional<String> known = Optional.ofNullable(pending.get(request.id()))
                .map(Pending::digest)
                .or(() -> Optional.ofNullable(used.get(request.id())));
        if (known.filter(other -> !other.equals(digest)).isPresent()) {
            refuse(request, ProtocolError.of(ErrorCode.ID_USED));
            return;
        }
        if (pending.containsKey(request.id())) {
            return;
        }
        remember(request.id(), digest);
        switch (request) {
            case ClientMessage.Register register -> signIn(register, digest, register.name());
            case ClientMessage.SignIn signIn -> signIn(signIn, digest, signIn.name());
            case ClientMessage.SignInWithToken signIn -> signIn(signIn, digest, "");
            case ClientMessage.SignOut signOut -> signOut(signOut);
            case ClientMessage.ListTables list -> hand(list, digest, Optional.empty());
            case ClientMessage.OpenTable open ->
                TermsOfHouse.refused(open.terms())
                        .ifPresentOrElse(
                                what -> refuse(
                                        open, ProtocolError.of(ErrorCode.TERMS_REFUSED, "what", Argument.of(what))),
                                () -> ifSignedIn(open, digest, Optional.empty()));
            case ClientMessage.Watch watch -> watch(watch, digest, watch.table(), 0);
            case ClientMessage.Resume resume -> watch(resume, digest, resume.table(), resume.after());
            case ClientMessage.Unwatch unwatch -> {
                stopWatching(unwatch.table());
                directory.tell(unwatch.table(), new ToTable.Unwatch(self()));
                say(new ServerMessage.Done(unwatch.id()));
            }
            case ClientMessage.Sit sit -> ifSignedIn(sit, digest, Optional.of(sit.table()));
            case ClientMessage.Command command -> ifSignedIn(command, digest, Optional.of(command.table()));
        }
    }

    private void remember(CommandId id, String digest) {
        if (used.size() >= REMEMBERED) {
            used.remove(used.keySet().iterator().next());
        }
        used.put(id, digest);
    }

    // Accounts

    private void signIn(ClientMessage.Request request, String digest, String name) {
        if (account.isPresent()) {
            signed.filter(first -> first.digest().equals(digest))
                    .ifPresentOrElse(
                            again -> say(again.answer()),
                            () -> refuse(request, ProtocolError.of(ErrorCode.SIGNED_IN_ALREADY)));
            return;
        }
        if (signing.isPresent()) {
            if (!signing.get().equals(request)) {
                refuse(request, later(ErrorCode.BUSY, Duration.ofSeconds(1)));
            }
            return;
        }
        Optional<Duration> wait =
                request instanceof ClientMessage.SignIn ? wrong.wait(name, line.address()) : Optional.empty();
        if (wait.isPresent()) {
            refuse(request, later(ErrorCode.TOO_MANY, wait.get()));
            return;
        }
        signing = Optional.of(request);
        CompletionStage<SignIn> stage = switch (request) {
            case ClientMessage.Register register ->
                around.accounts().register(register.id(), register.name(), register.password());
            case ClientMessage.SignIn signIn -> around.accounts().signIn(signIn.name(), signIn.password());
            case ClientMessage.SignInWithToken signIn -> around.accounts().signIn(signIn.token());
            case ClientMessage.Request other -> throw new IllegalStateException("signs nobody in: " + other);
        };
        getContext()
                .pipeToSelf(
                        stage,
                        (what, failure) -> failure == null
                                ? new Heard.SignedIn(request, what)
                                : new Heard.Broke(request, failure));
    }

    private void signedIn(ClientMessage.Request request, SignIn what) {
        signing = Optional.empty();
        switch (what) {
            case SignIn.Done done -> {
                ServerMessage.SignedIn answer =
                        new ServerMessage.SignedIn(request.id(), done.player(), done.token(), done.expires());
                account = Optional.of(done);
                signed = Optional.of(new Signed(digest(request), answer));
                count();
                named();
                say(answer);
            }
            case SignIn.Refused refused -> {
                if (refused.why().code() == ErrorCode.WRONG_PASSWORD
                        && request instanceof ClientMessage.SignIn signIn) {
                    wrong.count(signIn.name(), line.address());
                }
                refuse(request, refused.why());
            }
            case SignIn.Busy busy -> refuse(request, later(ErrorCode.BUSY, busy.again()));
        }
    }

    private void signOut(ClientMessage.SignOut request) {
        if (account.isEmpty()) {
            refuse(request, ProtocolError.of(ErrorCode.NOT_SIGNED_IN));
            return;
        }
        SignIn.Done who = account.get();
        account = Optional.empty();
        signed = Optional.empty();
        countedBy.ifPresent(by -> getContext().unwatch(by));
        countedBy = Optional.empty();
        directory.tell(who.player().id(), new ToAttendance.Disconnect(self()));
        named();
        getContext()
                .pipeToSelf(
                        around.accounts().signOut(who.token()),
                        (done, failure) ->
                                failure == null ? new Heard.SignedOut(request) : new Heard.Broke(request, failure));
    }

    private void count() {
        account.ifPresent(who -> directory.tell(who.player().id(), new ToAttendance.Connect(self())));
    }

    private void counted(ActorRef<ToAttendance> by) {
        if (account.isPresent() && countedBy.isEmpty()) {
            countedBy = Optional.of(by);
            getContext().watchWith(by, new Heard.UncountedAgain());
        }
    }

    private void named() {
        watched.keySet().forEach(table -> directory.tell(table, new ToTable.Named(player(), self())));
    }

    private Optional<Player> player() {
        return account.map(SignIn.Done::player);
    }

    // Requests that others answer

    private void ifSignedIn(ClientMessage.Request request, String digest, Optional<TableId> table) {
        if (account.isEmpty()) {
            refuse(request, ProtocolError.of(ErrorCode.NOT_SIGNED_IN));
        } else {
            hand(request, digest, table);
        }
    }

    private void watch(ClientMessage.Request request, String digest, TableId table, int after) {
        if (watched.size() >= around.allowances().watched() && !watched.containsKey(table)) {
            refuse(request, later(ErrorCode.TOO_MANY, Duration.ofSeconds(1)));
            return;
        }
        watched.computeIfAbsent(table, fresh -> new Watched()).last = after;
        hand(request, digest, Optional.of(table));
    }

    private void hand(ClientMessage.Request request, String digest, Optional<TableId> table) {
        Pending one = new Pending(request, digest, table, false, now());
        pending.put(request.id(), one);
        send(one);
    }

    private void send(Pending one) {
        one.sent = now();
        Optional<Player> by = player();
        switch (one.request()) {
            case ClientMessage.ListTables list -> directory.tell(new ToLobby.Ask(list, self()));
            case ClientMessage.Watch watch ->
                directory.tell(watch.table(), new ToTable.Watch(watch.id(), 0, by, self()));
            case ClientMessage.Resume resume ->
                directory.tell(resume.table(), new ToTable.Watch(resume.id(), resume.after(), by, self()));
            case ClientMessage.OpenTable open ->
                by.ifPresent(who -> directory.tell(who.id(), new ToAttendance.Open(open, one.digest(), self())));
            case ClientMessage.Sit sit ->
                by.ifPresent(who -> directory.tell(sit.table(), new ToTable.Ask(sit, one.digest(), who, self())));
            case ClientMessage.Command command ->
                by.ifPresent(
                        who -> directory.tell(command.table(), new ToTable.Ask(command, one.digest(), who, self())));
            case ClientMessage.Request other -> throw new IllegalStateException("answered here: " + other);
        }
    }

    /// Watches a table on after it stopped, from where the client is.
    private void follow(TableId table) {
        Optional.ofNullable(watched.get(table)).ifPresent(from -> {
            from.by = Optional.empty();
            ClientMessage.Resume again = new ClientMessage.Resume(ids.command(), table, from.last);
            Pending one = new Pending(again, "", Optional.of(table), true, now());
            pending.put(again.id(), one);
        });
        List.copyOf(pending.values()).stream()
                .filter(one -> one.table().equals(Optional.of(table)))
                .forEach(this::send);
    }

    private void watching(ToSession.Watched begun) {
        Optional<Pending> asked = Optional.ofNullable(pending.remove(begun.request()));
        Optional.ofNullable(watched.get(begun.table())).ifPresent(table -> {
            table.by.ifPresent(by -> getContext().unwatch(by));
            table.by = Optional.of(begun.by());
            getContext().watchWith(begun.by(), new Heard.TableEnded(begun.table()));
        });
        if (asked.filter(one -> !one.silent()).isPresent()) {
            say(new ServerMessage.Watching(begun.request(), begun.table(), begun.number()));
        }
    }

    private void stopWatching(TableId table) {
        Optional.ofNullable(watched.remove(table))
                .flatMap(ended -> ended.by)
                .ifPresent(by -> getContext().unwatch(by));
    }

    // What comes back

    private void tell(ServerMessage message) {
        switch (message) {
            case ServerMessage.Answer answer -> answer(answer);
            case ServerMessage.Snapshot snapshot -> {
                Optional.ofNullable(watched.get(snapshot.table())).ifPresent(table -> {
                    table.last = snapshot.events().size();
                    say(snapshot);
                });
            }
            case ServerMessage.TableEvents events ->
                Optional.ofNullable(watched.get(events.table())).ifPresent(table -> events(table, events));
            case ServerMessage.Presence presence -> {
                if (watched.containsKey(presence.table())) {
                    say(presence);
                }
            }
            case ServerMessage.TableGone gone -> {
                if (watched.containsKey(gone.table())) {
                    stopWatching(gone.table());
                    say(gone);
                }
            }
            case ServerMessage.Welcome welcome -> say(welcome);
            case ServerMessage.Rejected rejected -> reject(rejected.why());
            case ServerMessage.Pong pong -> say(pong);
            case ServerMessage.GoingDown down -> say(down);
        }
    }

    /// What was lost between nodes is asked for again; the client gets every event once.
    private void events(Watched table, ServerMessage.TableEvents events) {
        int end = events.first() + events.events().size() - 1;
        if (events.first() > table.last + 1) {
            if (table.by.isPresent()) {
                follow(events.table());
            }
        } else if (end > table.last) {
            table.last = end;
            say(events);
        }
    }

    private void answer(ServerMessage.Answer answer) {
        Optional<Pending> asked = Optional.ofNullable(pending.remove(answer.id()));
        if (asked.isEmpty()) {
            return;
        }
        Pending one = asked.get();
        boolean watch = one.request() instanceof ClientMessage.Watch || one.request() instanceof ClientMessage.Resume;
        if (watch && answer instanceof ServerMessage.Refused refused) {
            if (one.silent() && refused.why().code() == ErrorCode.BUSY) {
                pending.put(answer.id(), one);
                return;
            }
            TableId table = one.table().orElseThrow();
            stopWatching(table);
            if (one.silent()) {
                say(new ServerMessage.TableGone(table));
            }
        }
        if (!one.silent()) {
            say(answer);
        }
    }

    private void refuse(ClientMessage.Request request, ProtocolError why) {
        say(new ServerMessage.Refused(request.id(), why));
    }

    private void reject(ProtocolError why) {
        getContext().getLog().debug("rejected {}: {}", line.address(), why);
        line.leave(codec.encode(new ServerMessage.Rejected(why)), StatusCode.POLICY_VIOLATION);
        over = true;
    }

    private void say(ServerMessage message) {
        if (!line.say(codec.encode(message))) {
            over = true;
        }
    }

    // Time

    private void rang() {
        Instant now = now();
        Instant patience = now.minus(around.allowances().patience());
        if (!now.isBefore(heard.plus(Limits.SILENCE))
                || pending.values().stream().anyMatch(one -> !one.since().isAfter(patience))) {
            line.drop();
            over = true;
            return;
        }
        List.copyOf(pending.values()).stream()
                .filter(one -> !one.sent.plus(AGAIN).isAfter(now))
                .forEach(this::send);
        Instant silent = heard.plus(Limits.SILENCE);
        Instant again = now.plus(AGAIN);
        alarm = ringAt(again.isBefore(silent) ? again : silent);
    }

    private Subscription ringAt(Instant at) {
        ActorRef<ToSession> self = self();
        return around.alarms().at(at, () -> self.tell(new Heard.Rang()));
    }

    private Instant now() {
        return around.time().instant();
    }

    private ActorRef<ToSession> self() {
        return getContext().getSelf();
    }

    private static ProtocolError later(ErrorCode code, Duration wait) {
        return ProtocolError.of(code, "millis", Argument.of(Math.max(1, wait.toMillis())));
    }

    private String digest(ClientMessage.Request request) {
        try {
            byte[] content = codec.encode(request).getBytes(StandardCharsets.UTF_8);
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
            return HexFormat.of().formatHex(digest, 0, 16);
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }

    /// The answer to the request that signed in.
    private record Signed(String digest, ServerMessage answer) {}

    /// A table that the client watches.
    private static final class Watched {
        private int last;
        private Optional<ActorRef<ToTable>> by = Optional.empty();
    }

    /// A request that waits for its answer.
    private static final class Pending {
        private final ClientMessage.Request request;
        private final String digest;
        private final Optional<TableId> table;
        private final boolean silent;
        private final Instant since;
        private Instant sent;

        /// @param silent the client did not ask, and is not answered
        Pending(ClientMessage.Request request, String digest, Optional<TableId> table, boolean silent, Instant since) {
            this.request = request;
            this.digest = digest;
            this.table = table;
            this.silent = silent;
            this.since = since;
            this.sent = since;
        }

        ClientMessage.Request request() {
            return request;
        }

        String digest() {
            return digest;
        }

        Optional<TableId> table() {
            return table;
        }

        boolean silent() {
            return silent;
        }

        Instant since() {
            return since;
        }
    }
}
