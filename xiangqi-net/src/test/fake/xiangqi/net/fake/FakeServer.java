package xiangqi.net.fake;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Consumer;
import xiangqi.core.house.Houses;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.HostCommand;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Stamped;
import xiangqi.core.table.Table;
import xiangqi.core.table.TableRules;
import xiangqi.net.client.Dialer;
import xiangqi.net.client.Wire;
import xiangqi.net.codec.Received;
import xiangqi.net.codec.WireCodec;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Identifiers;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.TableSummary;
import xiangqi.net.protocol.VersionRange;

/// The server's side of the protocol in memory, with faults that a test can order.
public final class FakeServer {
    public final List<ClientMessage> heard = new CopyOnWriteArrayList<>();
    public volatile VersionRange speaks = VersionRange.SPOKEN;
    public volatile Optional<ProtocolError> rejects = Optional.empty();
    public volatile boolean reachable = true;
    public volatile boolean silent;
    public volatile boolean deaf;
    public volatile int chunk = 100;

    private final WireCodec codec = new WireCodec(Houses.standard());
    private final InstantSource time;
    private final Identifiers ids;
    private final Map<String, String> passwords = new HashMap<>();
    private final Map<String, Player> tokens = new LinkedHashMap<>();
    private final Map<CommandId, ServerMessage.Answer> answers = new HashMap<>();
    private final Map<TableId, Hosted> tables = new LinkedHashMap<>();
    private final List<Session> sessions = new ArrayList<>();
    private boolean cutBeforeAnswer;
    private boolean loseEvents;

    public FakeServer(InstantSource time) {
        this.time = time;
        this.ids = new Identifiers(time, new Random(7));
    }

    public synchronized Session connect(Consumer<String> out, Runnable hangUp) {
        Session session = new Session(out, hangUp);
        sessions.add(session);
        return session;
    }

    /// Lines to this server without a socket: what is said is heard at once, on the thread that says it.
    public Dialer dialer() {
        return incoming -> {
            if (!reachable) {
                incoming.closed();
                return;
            }
            Session session = connect(incoming::received, incoming::closed);
            incoming.opened(new Wire() {
                @Override
                public void send(String text) {
                    session.receive(text);
                }

                @Override
                public void close() {
                    session.closed();
                }

                @Override
                public void abort() {
                    session.closed();
                }
            });
        };
    }

    /// Does what only the host of a table can.
    public synchronized void host(TableId table, HostCommand command) {
        tables.get(table).host(command);
    }

    /// Ends every connection.
    public synchronized void cut() {
        List.copyOf(sessions).forEach(Session::cut);
    }

    /// Ends the connections of that player.
    public synchronized void cut(String name) {
        List.copyOf(sessions).stream()
                .filter(session -> session.player
                        .filter(player -> player.name().equals(name))
                        .isPresent())
                .forEach(Session::cut);
    }

    /// Carries out the next command, and ends the connection instead of answering.
    public synchronized void cutBeforeNextAnswer() {
        cutBeforeAnswer = true;
    }

    /// Does not tell of the next events.
    public synchronized void loseNextEvents() {
        loseEvents = true;
    }

    public synchronized void forgetTokens() {
        tokens.clear();
    }

    public synchronized void say(ServerMessage message) {
        List.copyOf(sessions).forEach(session -> session.say(message));
    }

    public synchronized void sayText(String text) {
        List.copyOf(sessions).forEach(session -> session.out.accept(text));
    }

    public synchronized List<Event> eventsOf(TableId table) {
        return List.copyOf(tables.get(table).events);
    }

    public synchronized int eventsAt(TableId table) {
        return tables.get(table).events.size();
    }

    public synchronized long heard(Class<? extends ClientMessage> type) {
        return heard.stream().filter(type::isInstance).count();
    }

    /// One connection.
    public final class Session {
        private final Consumer<String> out;
        private final Runnable hangUp;
        private Optional<Player> player = Optional.empty();
        private boolean greeted;

        private Session(Consumer<String> out, Runnable hangUp) {
            this.out = out;
            this.hangUp = hangUp;
        }

        public void receive(String text) {
            synchronized (FakeServer.this) {
                if (silent || !sessions.contains(this)) {
                    return;
                }
                switch (codec.fromClient(text)) {
                    case Received.Unreadable<ClientMessage> unreadable ->
                        say(unreadable
                                .id()
                                .<ServerMessage>map(id -> new ServerMessage.Refused(id, unreadable.why()))
                                .orElseGet(() -> new ServerMessage.Rejected(unreadable.why())));
                    case Received.Message<ClientMessage> received -> take(received.message());
                }
            }
        }

        public void closed() {
            synchronized (FakeServer.this) {
                sessions.remove(this);
                tables.values().forEach(table -> table.watchers.remove(this));
            }
        }

        private void cut() {
            closed();
            hangUp.run();
        }

        private void say(ServerMessage message) {
            out.accept(codec.encode(message));
        }

        private void take(ClientMessage message) {
            heard.add(message);
            if (deaf && message instanceof ClientMessage.Resume) {
                return;
            }
            switch (message) {
                case ClientMessage.Hello hello -> greet(hello);
                case ClientMessage.Ping ping -> say(new ServerMessage.Pong(ping.nonce(), time.instant()));
                case ClientMessage.Request request -> {
                    ServerMessage.Answer answer = greeted
                            ? Optional.ofNullable(answers.get(request.id())).orElseGet(() -> answer(request))
                            : new ServerMessage.Refused(request.id(), ProtocolError.of(ErrorCode.HELLO_FIRST));
                    if (answer instanceof ServerMessage.CommandAnswered) {
                        answers.put(request.id(), answer);
                    }
                    if (answer instanceof ServerMessage.CommandAnswered && cutBeforeAnswer) {
                        cutBeforeAnswer = false;
                        cut();
                    } else {
                        say(answer);
                    }
                }
            }
        }

        private void greet(ClientMessage.Hello hello) {
            if (rejects.isPresent()) {
                say(new ServerMessage.Rejected(rejects.get()));
                return;
            }
            switch (speaks.agree(hello.versions())) {
                case VersionRange.Agreement.Agreed agreed -> {
                    greeted = true;
                    say(new ServerMessage.Welcome(agreed.version(), "fake", time.instant()));
                }
                case VersionRange.Agreement.Apart apart -> say(new ServerMessage.Rejected(apart.why()));
            }
        }

        private ServerMessage.Answer answer(ClientMessage.Request request) {
            CommandId id = request.id();
            return switch (request) {
                case ClientMessage.Register register ->
                    passwords.putIfAbsent(register.name(), register.password()) == null
                            ? signIn(id, register.name())
                            : refused(id, ErrorCode.NAME_TAKEN);
                case ClientMessage.SignIn signIn ->
                    signIn.password().equals(passwords.get(signIn.name()))
                            ? signIn(id, signIn.name())
                            : refused(id, ErrorCode.WRONG_PASSWORD);
                case ClientMessage.SignInWithToken token ->
                    tokens.containsKey(token.token())
                            ? signIn(id, tokens.get(token.token()).name())
                            : refused(id, ErrorCode.TOKEN_INVALID);
                case ClientMessage.SignOut out -> {
                    player = Optional.empty();
                    yield new ServerMessage.Done(id);
                }
                case ClientMessage.ListTables list ->
                    new ServerMessage.Tables(
                            id,
                            tables.entrySet().stream()
                                    .map(entry -> entry.getValue().summary(entry.getKey()))
                                    .toList(),
                            false);
                case ClientMessage.OpenTable open -> {
                    TableId table = ids.table();
                    tables.put(table, new Hosted(table));
                    tables.get(table).host(new HostCommand.Open(open.terms()));
                    yield new ServerMessage.TableOpened(id, table);
                }
                case ClientMessage.Watch watch -> watch(id, watch.table(), 0);
                case ClientMessage.Resume resume -> watch(id, resume.table(), resume.after());
                case ClientMessage.Unwatch unwatch -> {
                    tables.get(unwatch.table()).watchers.remove(this);
                    yield new ServerMessage.Done(id);
                }
                case ClientMessage.Sit sit ->
                    player.map(who -> tables.get(sit.table()).seat(id, sit.seat(), new PlayerCommand.Sit(who)))
                            .orElseGet(() -> refused(id, ErrorCode.NOT_SIGNED_IN));
                case ClientMessage.Command command -> command(command);
            };
        }

        private ServerMessage.Answer command(ClientMessage.Command command) {
            if (player.isEmpty()) {
                return refused(command.id(), ErrorCode.NOT_SIGNED_IN);
            }
            if (!tables.containsKey(command.table())) {
                return refused(command.id(), ErrorCode.TABLE_UNKNOWN);
            }
            Hosted table = tables.get(command.table());
            return table.table
                    .seatOf(player.get().id())
                    .map(seat -> table.seat(command.id(), seat, command.command()))
                    .orElseGet(() -> new ServerMessage.CommandAnswered(
                            command.id(),
                            table.events.size(),
                            new Decision.Refused(Refusal.of(Refusal.Code.NOT_SEATED))));
        }

        private ServerMessage.Answer signIn(CommandId id, String name) {
            Player who = new Player("account-" + name, name);
            player = Optional.of(who);
            String token = "token-" + name;
            tokens.put(token, who);
            return new ServerMessage.SignedIn(id, who, token, time.instant().plus(Duration.ofDays(30)));
        }

        private ServerMessage.Answer watch(CommandId id, TableId table, int after) {
            if (!tables.containsKey(table)) {
                return refused(id, ErrorCode.TABLE_UNKNOWN);
            }
            Hosted hosted = tables.get(table);
            int size = hosted.events.size();
            int told = after > size ? 0 : after;
            if (told == 0) {
                told = Math.min(size, chunk);
                say(new ServerMessage.Snapshot(table, size, hosted.events.subList(0, told)));
            }
            while (told < size) {
                int next = Math.min(size, told + chunk);
                say(new ServerMessage.TableEvents(table, told + 1, hosted.events.subList(told, next)));
                told = next;
            }
            hosted.watchers.add(this);
            return new ServerMessage.Watching(id, table, size);
        }

        private static ServerMessage.Answer refused(CommandId id, ErrorCode code) {
            return new ServerMessage.Refused(id, ProtocolError.of(code));
        }
    }

    /// One table.
    private final class Hosted {
        private final TableId id;
        private final List<Event> events = new ArrayList<>();
        private final Set<Session> watchers = new CopyOnWriteArraySet<>();
        private Table table = Table.NEW;

        Hosted(TableId id) {
            this.id = id;
        }

        ServerMessage.Answer seat(CommandId command, Seat seat, PlayerCommand what) {
            Decision decision = happen(new Stamped.BySeat(now(), seat, what));
            return new ServerMessage.CommandAnswered(command, events.size(), decision);
        }

        void host(HostCommand command) {
            happen(new Stamped.ByHost(now(), command));
        }

        TableSummary summary(TableId id) {
            return new TableSummary(
                    id,
                    table.terms().orElseThrow(),
                    table.players(),
                    table.running().isPresent(),
                    table.game().map(game -> game.line().size()).orElse(0),
                    watchers.size());
        }

        private Decision happen(Stamped command) {
            Decision decision = TableRules.decide(table, command);
            if (decision instanceof Decision.Accepted accepted
                    && !accepted.events().isEmpty()) {
                int first = events.size() + 1;
                for (Event event : accepted.events()) {
                    table = TableRules.evolve(table, event);
                    events.add(event);
                }
                if (loseEvents) {
                    loseEvents = false;
                } else {
                    watchers.forEach(
                            watcher -> watcher.say(new ServerMessage.TableEvents(id, first, accepted.events())));
                }
            }
            return decision;
        }

        private Instant now() {
            return time.instant();
        }
    }
}
