package xiangqi.server.presence;

import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Subscription;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Identifiers;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.server.cluster.Directory;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.cluster.ToAttendance;
import xiangqi.server.cluster.ToSession;
import xiangqi.server.cluster.ToTable;
import xiangqi.server.journal.Entry;
import xiangqi.server.journal.Journal;

/// Where one account is, on whatever connections: away from its table only when none is left, at one table at a time,
/// the owner of so many tables and no more. All of it in memory: live tables say again what of it lasts.
public final class Attendance extends AbstractBehavior<ToAttendance> {
    private final String account;
    private final Surroundings around;
    private final Directory directory;
    private final ActorRef<ClusterSharding.ShardCommand> shard;
    private final Identifiers ids;
    private final Instant woken;
    private final Set<ActorRef<ToSession>> sessions = new HashSet<>();
    private final Set<TableId> seats = new HashSet<>();
    private final Set<TableId> owned = new HashSet<>();
    private final Map<CommandId, Opening> opening = new LinkedHashMap<>();
    private final Subscription awaited;
    private final Map<CommandId, Done> opened = new HashMap<>();
    private Subscription looking;
    private Instant used;

    private Attendance(
            ActorContext<ToAttendance> context,
            String account,
            Surroundings around,
            Directory directory,
            ActorRef<ClusterSharding.ShardCommand> shard) {
        super(context);
        this.account = account;
        this.around = around;
        this.directory = directory;
        this.shard = shard;
        this.ids = new Identifiers(around.time(), around.random());
        this.woken = now();
        this.used = woken;
        this.looking = lookLater();
        this.awaited = ring(woken.plus(around.allowances().reconnect()), new Step.Awaited());
    }

    /// @param account the player's id
    /// @param shard is told when nothing is to be remembered
    public static Behavior<ToAttendance> create(
            String account, Surroundings around, Directory directory, ActorRef<ClusterSharding.ShardCommand> shard) {
        return Behaviors.setup(context -> new Attendance(context, account, around, directory, shard));
    }

    @Override
    public Receive<ToAttendance> createReceive() {
        return newReceiveBuilder()
                .onAnyMessage(this::take)
                .onSignal(Terminated.class, ended -> {
                    disconnected(ended.getRef().unsafeUpcast());
                    return this;
                })
                .onSignal(PostStop.class, stopped -> {
                    looking.close();
                    awaited.close();
                    return this;
                })
                .build();
    }

    private Behavior<ToAttendance> take(ToAttendance message) {
        if (!(message instanceof ToAttendance.Inner)) {
            used = now();
        }
        switch (message) {
            case ToAttendance.Connect connect -> connected(connect.session());
            case ToAttendance.Disconnect disconnect -> {
                getContext().unwatch(disconnect.session());
                disconnected(disconnect.session());
            }
            case ToAttendance.Open open -> open(open);
            case ToAttendance.Opened done -> done(done);
            case ToAttendance.Reserve reserve -> reserve(reserve.table());
            case ToAttendance.Release release -> seats.remove(release.table());
            case ToAttendance.Sits sits -> {
                seats.add(sits.table());
                if (!sessions.isEmpty()
                        || !now().isBefore(woken.plus(around.allowances().reconnect()))) {
                    directory.tell(sits.table(), there());
                }
            }
            case ToAttendance.Owns owns -> owned.add(owns.table());
            case ToAttendance.Lost lost -> owned.remove(lost.table());
            case ToAttendance.Stop stop -> {
                return Behaviors.stopped();
            }
            case ToAttendance.Inner inner -> step((Step) inner);
        }
        return this;
    }

    private void step(Step step) {
        switch (step) {
            case Step.Found found -> found(found.request(), found.earlier());
            case Step.Unknown unknown -> {
                String ticket = UUID.randomUUID().toString();
                getContext()
                        .getLog()
                        .error("account {}: the journal broke off, ticket {}", account, ticket, unknown.why());
                refuse(unknown.request(), ProtocolError.of(ErrorCode.FAILED, "ticket", Argument.of(ticket)));
            }
            case Step.Awaited awaited -> {
                if (sessions.isEmpty()) {
                    tellTables();
                }
            }
            case Step.Look look -> look();
        }
    }

    // Connections

    private void connected(ActorRef<ToSession> session) {
        boolean first = sessions.isEmpty();
        if (sessions.add(session)) {
            getContext().watch(session);
        }
        session.tell(new ToSession.Counted(getContext().getSelf()));
        if (first) {
            tellTables();
        }
    }

    private void disconnected(ActorRef<ToSession> session) {
        if (sessions.remove(session) && sessions.isEmpty()) {
            tellTables();
        }
    }

    private void tellTables() {
        seats.forEach(table -> directory.tell(table, there()));
    }

    private ToTable there() {
        return new ToTable.There(account, !sessions.isEmpty());
    }

    private void reserve(TableId table) {
        Optional<TableId> elsewhere =
                seats.stream().filter(seat -> !seat.equals(table)).findFirst();
        if (elsewhere.isEmpty()) {
            seats.add(table);
        }
        directory.tell(table, new ToTable.Reserved(account, elsewhere));
        if (elsewhere.isEmpty() && sessions.isEmpty()) {
            directory.tell(table, there());
        }
    }

    // Opening tables

    private void open(ToAttendance.Open open) {
        CommandId request = open.request().id();
        Optional<String> digest = Optional.ofNullable(opened.get(request))
                .map(Done::digest)
                .or(() -> Optional.ofNullable(opening.get(request)).map(Opening::digest));
        if (digest.filter(known -> !known.equals(open.digest())).isPresent()) {
            say(open.from(), new ServerMessage.Refused(request, ProtocolError.of(ErrorCode.ID_USED)));
        } else if (opened.containsKey(request)) {
            say(open.from(), opened.get(request).answer());
        } else if (opening.containsKey(request)) {
            opening.get(request).askers().add(open.from());
            opening.get(request).table().ifPresent(table -> ask(opening.get(request), table));
        } else {
            opening.put(
                    request,
                    new Opening(open.request(), open.digest(), new HashSet<>(Set.of(open.from())), Optional.empty()));
            getContext()
                    .pipeToSelf(
                            earlier(around.journal(), account, request),
                            (earlier, failure) -> failure == null
                                    ? new Step.Found(request, earlier)
                                    : new Step.Unknown(request, failure));
        }
    }

    /// The entry by which this request opened a table, if it did: before the server was started anew, perhaps.
    private static CompletionStage<Optional<Entry>> earlier(Journal journal, String account, CommandId request) {
        return journal.openedBy(account, request)
                .thenCompose(table -> table.isEmpty()
                        ? CompletableFuture.completedStage(Optional.empty())
                        : journal.read(table.get())
                                .thenApply(entries -> entries.stream().findFirst()));
    }

    private void found(CommandId request, Optional<Entry> earlier) {
        Opening asked = opening.get(request);
        if (earlier.isPresent()) {
            boolean same = earlier.get()
                    .cause()
                    .filter(cause -> cause.digest().equals(asked.digest()))
                    .isPresent();
            answer(
                    request,
                    same
                            ? new ServerMessage.TableOpened(
                                    request, earlier.get().table())
                            : new ServerMessage.Refused(request, ProtocolError.of(ErrorCode.ID_USED)),
                    same);
            return;
        }
        int limit = around.allowances().tables();
        long open = owned.size()
                + opening.values().stream()
                        .filter(other -> other.table().isPresent())
                        .count();
        if (open >= limit) {
            refuse(request, ProtocolError.of(ErrorCode.TABLE_LIMIT, "limit", Argument.of(limit)));
            return;
        }
        TableId table = ids.table();
        Opening named = asked.at(table);
        opening.put(request, named);
        ask(named, table);
    }

    private void ask(Opening asked, TableId table) {
        ClientMessage.OpenTable request = asked.request();
        directory.tell(
                table,
                new ToTable.Open(
                        request.id(),
                        asked.digest(),
                        account,
                        request.terms(),
                        getContext().getSelf()));
    }

    private void done(ToAttendance.Opened done) {
        if (!opening.containsKey(done.request())) {
            return;
        }
        if (done.refused().isPresent()) {
            refuse(done.request(), done.refused().get());
            return;
        }
        owned.add(done.table());
        answer(done.request(), new ServerMessage.TableOpened(done.request(), done.table()), true);
    }

    private void refuse(CommandId request, ProtocolError why) {
        answer(request, new ServerMessage.Refused(request, why), false);
    }

    private void answer(CommandId request, ServerMessage answer, boolean kept) {
        Optional.ofNullable(opening.remove(request)).ifPresent(asked -> {
            if (kept) {
                opened.put(request, new Done(asked.digest(), answer));
            }
            asked.askers().forEach(session -> say(session, answer));
        });
    }

    private static void say(ActorRef<ToSession> session, ServerMessage message) {
        session.tell(new ToSession.Say(message));
    }

    // Leaving memory

    /// What is kept here in memory only is kept for as long as answers are.
    private void look() {
        boolean idle = sessions.isEmpty() && seats.isEmpty() && owned.isEmpty() && opening.isEmpty();
        if (idle && !now().isBefore(used.plus(around.allowances().answers()))) {
            shard.tell(new ClusterSharding.Passivate<>(getContext().getSelf()));
        }
        looking = lookLater();
    }

    private Subscription lookLater() {
        return ring(now().plus(around.allowances().answers()), new Step.Look());
    }

    private Subscription ring(Instant at, Step step) {
        ActorRef<ToAttendance> self = getContext().getSelf();
        return around.alarms().at(at, () -> self.tell(step));
    }

    private Instant now() {
        return around.time().instant();
    }

    /// What an attendance hears of its own doings.
    private sealed interface Step extends ToAttendance.Inner {
        /// What the journal knows of a request.
        record Found(CommandId request, Optional<Entry> earlier) implements Step {}

        /// The journal could not say.
        record Unknown(CommandId request, Throwable why) implements Step {}

        /// After a start players have had time to come back.
        record Awaited() implements Step {}

        /// Is there anything to be remembered?
        record Look() implements Step {}
    }

    /// A request to open a table that is under way.
    ///
    /// @param table how the table will be called, once that is fixed
    private record Opening(
            ClientMessage.OpenTable request, String digest, Set<ActorRef<ToSession>> askers, Optional<TableId> table) {
        Opening at(TableId name) {
            return new Opening(request, digest, askers, Optional.of(name));
        }
    }

    /// A request that was answered.
    private record Done(String digest, ServerMessage answer) {}
}
