package xiangqi.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.japi.function.Function2;
import xiangqi.core.board.Side;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.HostCommand;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Stamped;
import xiangqi.core.table.Subscription;
import xiangqi.core.table.Table;
import xiangqi.core.table.TableRules;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.TableSummary;
import xiangqi.server.cluster.Directory;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.cluster.ToAttendance;
import xiangqi.server.cluster.ToLobby;
import xiangqi.server.cluster.ToSession;
import xiangqi.server.cluster.ToTable;
import xiangqi.server.journal.Appended;
import xiangqi.server.journal.Entry;

/// A table that is awake: the one who decides there. What it decides is appended to the journal, and only when that is
/// durable is it so and told. While an entry is on its way, whatever comes waits its turn.
public final class LiveTable extends AbstractBehavior<ToTable> {
    /// How long after a failed append the table tries again what nobody asked for.
    private static final Duration RETRY = Duration.ofSeconds(1);

    /// How often at most those who watch are told who they are.
    private static final Duration NOTICE = Duration.ofSeconds(1);

    /// Where the numbers of presence begin: they grow with the seconds, so those of a table that was woken anew are
    /// higher than all before.
    private static final Instant EPOCH = Instant.parse("2026-01-01T00:00:00Z");

    private static final int WAITING = 1_000;

    private final TableId id;
    private final Surroundings around;
    private final Directory directory;
    private final ActorRef<ClusterSharding.ShardCommand> shard;
    private final History history;
    private final Answers answers;
    private final Watchers watchers = new Watchers();
    private final Queue<Step.Arrived> waiting = new ArrayDeque<>();
    private final Map<String, Boolean> there = new HashMap<>();
    private Table table = Table.NEW;
    private Optional<String> owner = Optional.empty();
    private Phase phase = Phase.ASLEEP;
    private Optional<Appending> appending = Optional.empty();
    private Optional<Reserving> reserving = Optional.empty();
    private Optional<Alarm> alarm = Optional.empty();
    private int rings;
    private Instant notBefore = Instant.MIN;
    private Instant since = Instant.MIN;
    private Instant noticed = Instant.MIN;
    private boolean unnoticed;
    private int presence;
    private Optional<TableSummary> told = Optional.empty();

    private LiveTable(
            ActorContext<ToTable> context,
            TableId id,
            Surroundings around,
            Directory directory,
            ActorRef<ClusterSharding.ShardCommand> shard) {
        super(context);
        this.id = id;
        this.around = around;
        this.directory = directory;
        this.shard = shard;
        this.history = new History(around.houses());
        this.answers = new Answers(around.allowances().answers());
    }

    /// Wakes the table.
    ///
    /// @param shard is told when the table need not stay in memory
    public static Behavior<ToTable> create(
            TableId id, Surroundings around, Directory directory, ActorRef<ClusterSharding.ShardCommand> shard) {
        return Behaviors.setup(context -> {
            LiveTable table = new LiveTable(context, id, around, directory, shard);
            table.hear(
                    around.journal().read(id),
                    (entries, failure) -> failure == null ? new Step.Loaded(entries) : new Step.Broke(failure));
            return table;
        });
    }

    @Override
    public Receive<ToTable> createReceive() {
        return newReceiveBuilder()
                .onAnyMessage(this::take)
                .onSignal(Terminated.class, ended -> left(ended.getRef()))
                .onSignal(PostStop.class, stopped -> {
                    silence();
                    return this;
                })
                .build();
    }

    private Behavior<ToTable> take(ToTable message) {
        switch (message) {
            case Step.Loaded loaded -> loaded(loaded.entries());
            case Step.Kept kept -> kept(kept.appended());
            case Step.Broke broke -> {
                getContext().getLog().error("table {}: the journal broke off", id, broke.why());
                phase = Phase.ENDED;
            }
            case Step.Rang rang -> rang(rang.number());
            case ToTable.Reserved reserved -> reserved(reserved);
            case ToTable other -> arrived(new Step.Arrived(now(), other));
        }
        return settled();
    }

    private Behavior<ToTable> left(ActorRef<Void> session) {
        if (watchers.remove(session.unsafeUpcast())) {
            unnoticed();
        }
        return this;
    }

    private void arrived(Step.Arrived arrived) {
        if (waiting.size() >= WAITING) {
            switch (arrived.message()) {
                case ToTable.Ask ask -> {
                    refuse(ask.from(), ask.request().id(), busy());
                    return;
                }
                case ToTable.Watch watch -> {
                    refuse(watch.from(), watch.request(), busy());
                    return;
                }
                default -> {}
            }
        }
        waiting.add(arrived);
    }

    /// Does what waits, until there is something to wait for.
    private Behavior<ToTable> settled() {
        while (phase.takes() && !waiting.isEmpty()) {
            handle(waiting.remove());
        }
        if (phase.takes()) {
            arm();
        }
        return phase == Phase.ENDED ? Behaviors.stopped() : this;
    }

    private void handle(Step.Arrived arrived) {
        switch (arrived.message()) {
            case ToTable.Open open -> open(arrived.at(), open);
            case ToTable.Ask ask -> ask(arrived.at(), ask);
            case ToTable.Watch watch -> watch(watch);
            case ToTable.Unwatch unwatch -> unwatch(unwatch.from());
            case ToTable.Named named -> {
                if (watchers.contains(named.from()) && watchers.add(named.from(), named.by())) {
                    unnoticed();
                }
            }
            case ToTable.There player -> {
                if (table.seatOf(player.account()).isPresent()) {
                    there.put(player.account(), player.there());
                    reconcile(arrived.at());
                }
            }
            case ToTable.Wake wake -> {
                told = Optional.empty();
                stands();
            }
            case ToTable.Stop stop -> phase = Phase.ENDED;
            case ToTable.Reserved reserved -> reserved(reserved);
            case ToTable.Inner inner -> throw new IllegalStateException("waits for nothing: " + inner);
        }
        if (phase == Phase.UNKNOWN) {
            leaveMemory();
        }
    }

    // Waking

    private void loaded(List<Entry> entries) {
        phase = Phase.UNKNOWN;
        for (Entry entry : entries) {
            entry.events().forEach(event -> table = TableRules.evolve(table, event));
            history.add(entry.events());
            int number = history.size();
            entry.cause().ifPresent(cause -> {
                if (entry.first() == 1) {
                    owner = Optional.of(cause.account());
                } else {
                    answers.keep(
                            cause.account(),
                            cause.digest(),
                            new ServerMessage.CommandAnswered(
                                    cause.request(), number, new Decision.Accepted(entry.events())),
                            entry.events().getFirst().at());
                }
            });
            phase = entry.last() ? Phase.GONE : Phase.OPEN;
        }
        since = now();
        if (phase == Phase.OPEN) {
            recover();
        } else if (phase == Phase.UNKNOWN) {
            leaveMemory();
        }
    }

    /// Before anything else happens, the time during which nobody was here is taken off the clocks.
    private void recover() {
        phase = Phase.WAKING;
        attempt(new Stamped.ByHost(now(), new HostCommand.Recover()), Optional.empty(), result -> {
            if (result instanceof Result.Failed) {
                phase = Phase.WAKING;
                ringAt(now().plus(RETRY));
                return;
            }
            phase = Phase.OPEN;
            owner.ifPresent(account -> directory.tell(account, new ToAttendance.Owns(id)));
            table.players().values().forEach(player -> directory.tell(player.id(), new ToAttendance.Sits(id)));
            stands();
        });
    }

    // What is asked

    private void open(Instant at, ToTable.Open open) {
        if (phase == Phase.OPEN && owner.equals(Optional.of(open.account()))) {
            open.from().tell(new ToAttendance.Opened(open.request(), id, Optional.empty()));
            return;
        }
        if (phase != Phase.UNKNOWN) {
            open.from()
                    .tell(new ToAttendance.Opened(
                            open.request(), id, Optional.of(ProtocolError.of(ErrorCode.TABLE_UNKNOWN))));
            return;
        }
        phase = Phase.OPEN;
        attempt(
                new Stamped.ByHost(at, new HostCommand.Open(open.terms())),
                Optional.of(new Entry.Cause(open.account(), open.request(), open.digest())),
                result -> {
                    if (result instanceof Result.Failed failed) {
                        phase = Phase.UNKNOWN;
                        open.from()
                                .tell(new ToAttendance.Opened(
                                        open.request(), id, Optional.of(failed(failed.ticket()))));
                        leaveMemory();
                        return;
                    }
                    owner = Optional.of(open.account());
                    since = now();
                    stands();
                    open.from().tell(new ToAttendance.Opened(open.request(), id, Optional.empty()));
                });
    }

    private void ask(Instant at, ToTable.Ask ask) {
        CommandId request = ask.request().id();
        Optional<Answers.First> first = answers.find(ask.by().id(), request);
        if (first.isPresent()) {
            if (first.get().digest().equals(ask.digest())) {
                say(ask.from(), first.get().answer());
            } else {
                refuse(ask.from(), request, ProtocolError.of(ErrorCode.ID_USED));
            }
            return;
        }
        if (phase != Phase.OPEN) {
            refuse(ask.from(), request, ProtocolError.of(ErrorCode.TABLE_UNKNOWN));
            return;
        }
        attempt(new Stamped.ByHost(at, new HostCommand.Tick()), Optional.empty(), ticked -> {
            switch (ticked) {
                case Result.Failed failed -> refuse(ask.from(), request, failed(failed.ticket()));
                case Result.Decided decided -> carryOut(at, ask);
            }
        });
    }

    private void carryOut(Instant at, ToTable.Ask ask) {
        switch (ask.request()) {
            case ClientMessage.Sit sit -> sit(ask, new Stamped.BySeat(at, sit.seat(), new PlayerCommand.Sit(ask.by())));
            case ClientMessage.Command command -> {
                Optional<Seat> seat = table.seatOf(ask.by().id());
                if (seat.isEmpty()) {
                    answer(ask, new Decision.Refused(Refusal.of(Refusal.Code.NOT_SEATED)));
                } else {
                    decide(ask, new Stamped.BySeat(at, seat.get(), command.command()));
                }
            }
            case ClientMessage.Request other -> throw new IllegalStateException("not for a table: " + other);
        }
    }

    private void decide(ToTable.Ask ask, Stamped stamped) {
        attempt(stamped, Optional.of(cause(ask)), result -> answer(ask, result));
    }

    /// An account sits at one table at a time: the chair is taken only once that is certain.
    private void sit(ToTable.Ask ask, Stamped stamped) {
        if (TableRules.decide(table, stamped) instanceof Decision.Refused refused) {
            answer(ask, refused);
            return;
        }
        String account = ask.by().id();
        phase = Phase.RESERVING;
        reserving = Optional.of(new Reserving(account, elsewhere -> {
            if (elsewhere.isPresent()) {
                answer(
                        ask,
                        new Decision.Refused(
                                Refusal.of(Refusal.Code.SEATED_ELSEWHERE, "table", Argument.of(elsewhere.get()))));
                return;
            }
            there.put(account, true);
            attempt(stamped, Optional.of(cause(ask)), result -> {
                if (table.seatOf(account).isEmpty()) {
                    there.remove(account);
                    directory.tell(account, new ToAttendance.Release(id));
                }
                answer(ask, result);
            });
        }));
        reserve();
    }

    private void reserve() {
        reserving.ifPresent(seat -> directory.tell(seat.account(), new ToAttendance.Reserve(id)));
        ringAt(now().plus(RETRY));
    }

    private void reserved(ToTable.Reserved reserved) {
        Optional<Reserving> awaited = reserving.filter(seat -> seat.account().equals(reserved.account()));
        if (awaited.isPresent()) {
            reserving = Optional.empty();
            phase = Phase.OPEN;
            awaited.get().then().accept(reserved.elsewhere());
        } else if (reserved.elsewhere().isEmpty()
                && table.seatOf(reserved.account()).isEmpty()
                && phase.takes()) {
            directory.tell(reserved.account(), new ToAttendance.Release(id));
        }
    }

    private void answer(ToTable.Ask ask, Result result) {
        switch (result) {
            case Result.Decided decided -> answer(ask, decided.decision());
            case Result.Failed failed -> refuse(ask.from(), ask.request().id(), failed(failed.ticket()));
        }
    }

    private void answer(ToTable.Ask ask, Decision decision) {
        ServerMessage.CommandAnswered answer =
                new ServerMessage.CommandAnswered(ask.request().id(), table.events(), decision);
        if (decision instanceof Decision.Refused refused) {
            getContext()
                    .getLog()
                    .debug("refused {} table={} seq={}: {}", ask.request(), id, table.events(), refused.why());
        }
        answers.keep(ask.by().id(), ask.digest(), answer, now());
        say(ask.from(), answer);
    }

    private void watch(ToTable.Watch watch) {
        if (phase != Phase.OPEN) {
            refuse(watch.from(), watch.request(), ProtocolError.of(ErrorCode.TABLE_UNKNOWN));
            return;
        }
        boolean whole = watch.after() == 0 || watch.after() > history.size();
        List<History.Piece> pieces = history.after(whole ? 0 : watch.after());
        for (History.Piece piece : pieces) {
            say(
                    watch.from(),
                    whole && piece.first() == 1
                            ? new ServerMessage.Snapshot(id, history.size(), piece.events())
                            : new ServerMessage.TableEvents(id, piece.first(), piece.events()));
        }
        watch.from()
                .tell(new ToSession.Watched(
                        watch.request(), id, history.size(), getContext().getSelf()));
        if (!watchers.contains(watch.from())) {
            getContext().watch(watch.from());
        }
        watchers.add(watch.from(), watch.by());
        unnoticed();
    }

    private void unwatch(ActorRef<ToSession> session) {
        if (watchers.remove(session)) {
            getContext().unwatch(session);
            unnoticed();
        }
    }

    // What happens by itself

    private void rang(int number) {
        if (number != rings) {
            return;
        }
        alarm = Optional.empty();
        switch (phase) {
            case OPEN -> dueAt(now());
            case WAKING -> recover();
            case RESERVING -> reserve();
            case GONE -> {
                since = now();
                leaveMemory();
            }
            case ASLEEP, UNKNOWN, APPENDING, ENDED -> {}
        }
    }

    /// Does the first thing that is due; when it is done the alarm is set for the next.
    private void dueAt(Instant at) {
        if (unnoticed && !at.isBefore(noticed.plus(NOTICE))) {
            notice(at);
        }
        if (isDue(table.nextTick(), at)) {
            byItself(new Stamped.ByHost(at, new HostCommand.Tick()));
        } else if (!reconcile(at)) {
            Optional<Side> gone = table.running().isPresent()
                    ? Optional.empty()
                    : table.graceEnds().entrySet().stream()
                            .filter(away -> away.getValue().isBefore(at))
                            .map(Map.Entry::getKey)
                            .findFirst();
            if (gone.isPresent()) {
                byItself(new Stamped.BySeat(at, Seat.of(gone.get()), new PlayerCommand.Leave()));
            } else if (isDue(closing(), at)) {
                append(List.of(), Optional.empty(), true, result -> {});
            }
        }
    }

    /// Makes what the table knows of a player's absence what it is. Whether there was something to do.
    private boolean reconcile(Instant at) {
        for (Side side : Side.values()) {
            Optional<Boolean> here = Optional.ofNullable(table.players().get(side))
                    .flatMap(player -> Optional.ofNullable(there.get(player.id())));
            if (here.isPresent() && here.get() == table.graceEnds().containsKey(side)) {
                byItself(new Stamped.ByHost(at, here.get() ? new HostCommand.Back(side) : new HostCommand.Away(side)));
                return true;
            }
        }
        return false;
    }

    private void byItself(Stamped stamped) {
        attempt(stamped, Optional.empty(), result -> {});
    }

    private Optional<Instant> closing() {
        return table.players().isEmpty()
                ? Optional.of(since.plus(around.allowances().emptyTable()))
                : Optional.empty();
    }

    private void arm() {
        Optional<Instant> next = switch (phase) {
            case OPEN ->
                Stream.of(table.nextTick(), leaving(), closing(), noticing(), absence())
                        .flatMap(Optional::stream)
                        .min(Instant::compareTo);
            case GONE -> Optional.of(since.plus(around.allowances().answers()));
            case ASLEEP, UNKNOWN, WAKING, RESERVING, APPENDING, ENDED -> Optional.empty();
        };
        next.map(at -> at.isBefore(notBefore) ? notBefore : at).ifPresentOrElse(this::ringAt, this::silence);
    }

    private Optional<Instant> leaving() {
        return table.running().isPresent()
                ? Optional.empty()
                : table.graceEnds().values().stream().min(Instant::compareTo).map(last -> last.plusMillis(1));
    }

    private Optional<Instant> noticing() {
        return unnoticed ? Optional.of(noticed.equals(Instant.MIN) ? now() : noticed.plus(NOTICE)) : Optional.empty();
    }

    /// There is something of [#reconcile] left to do.
    private Optional<Instant> absence() {
        return table.players().entrySet().stream()
                        .anyMatch(seated -> Optional.ofNullable(
                                        there.get(seated.getValue().id()))
                                .filter(here -> here == table.graceEnds().containsKey(seated.getKey()))
                                .isPresent())
                ? Optional.of(now())
                : Optional.empty();
    }

    private void ringAt(Instant at) {
        if (alarm.filter(set -> set.at().equals(at)).isPresent()) {
            return;
        }
        silence();
        Step.Rang mine = new Step.Rang(rings);
        ActorRef<ToTable> self = getContext().getSelf();
        alarm = Optional.of(new Alarm(at, around.alarms().at(at, () -> self.tell(mine))));
    }

    private void silence() {
        alarm.ifPresent(set -> set.subscription().close());
        alarm = Optional.empty();
        rings++;
    }

    // Deciding and keeping

    /// Judges a command, keeps what it leads to, and goes on with what came of it: at once if that is nothing, else
    /// when it is durable or failed.
    private void attempt(Stamped stamped, Optional<Entry.Cause> cause, Consumer<Result> then) {
        Decision decision;
        try {
            decision = TableRules.decide(table, stamped);
        } catch (RuntimeException broken) {
            String ticket = UUID.randomUUID().toString();
            getContext().getLog().error("table {}: {} could not be judged, ticket {}", id, stamped, ticket, broken);
            notBefore = now().plus(RETRY);
            then.accept(new Result.Failed(ticket));
            return;
        }
        if (decision instanceof Decision.Accepted accepted && !accepted.events().isEmpty()) {
            append(accepted.events(), cause, false, then);
        } else {
            then.accept(new Result.Decided(decision));
        }
    }

    private void append(List<Event> events, Optional<Entry.Cause> cause, boolean last, Consumer<Result> then) {
        appending = Optional.of(new Appending(events, last, then));
        phase = Phase.APPENDING;
        hear(
                around.journal().append(new Entry(id, history.size() + 1, events, cause, last)),
                (appended, failure) -> failure == null ? new Step.Kept(appended) : new Step.Broke(failure));
    }

    private void kept(Appended appended) {
        Appending entry = appending.orElseThrow();
        appending = Optional.empty();
        phase = Phase.OPEN;
        switch (appended) {
            case Appended.Durable durable -> happened(entry);
            case Appended.Fenced fenced -> {
                getContext().getLog().warn("table {}: somebody else writes for it", id);
                phase = Phase.ENDED;
            }
            case Appended.Failed failed -> {
                notBefore = now().plus(RETRY);
                entry.then().accept(new Result.Failed(failed.ticket()));
            }
        }
    }

    private void happened(Appending entry) {
        Table before = table;
        int first = history.size() + 1;
        entry.events().forEach(event -> table = TableRules.evolve(table, event));
        history.add(entry.events());
        if (!entry.events().isEmpty()) {
            watchers.tell(new ServerMessage.TableEvents(id, first, entry.events()));
        }
        if (entry.last()) {
            gone();
        } else {
            gotUp(before);
            stands();
        }
        entry.then().accept(new Result.Decided(new Decision.Accepted(entry.events())));
    }

    private void gotUp(Table before) {
        Set<String> now = table.players().values().stream().map(Player::id).collect(Collectors.toSet());
        Set<String> up =
                before.players().values().stream().map(Player::id).collect(Collectors.toCollection(HashSet::new));
        up.removeAll(now);
        for (String account : up) {
            there.remove(account);
            directory.tell(account, new ToAttendance.Release(id));
        }
        if (table.players().isEmpty() && !before.players().isEmpty()) {
            since = now();
        }
    }

    private void gone() {
        phase = Phase.GONE;
        since = now();
        watchers.tell(new ServerMessage.TableGone(id));
        watchers.all().forEach(session -> {
            getContext().unwatch(session);
            watchers.remove(session);
        });
        directory.tell(new ToLobby.Gone(id));
        owner.ifPresent(account -> directory.tell(account, new ToAttendance.Lost(id)));
    }

    // What is told

    private void unnoticed() {
        unnoticed = true;
        if (phase.takes()) {
            arm();
        }
    }

    private void notice(Instant at) {
        unnoticed = false;
        noticed = at;
        presence = (int) Math.max(presence + 1L, Duration.between(EPOCH, at).toSeconds());
        watchers.tell(new ServerMessage.Presence(id, presence, watchers.count(), watchers.people()));
        stands();
    }

    /// Tells the lobby how the table stands, if that is something new.
    private void stands() {
        if (table.terms().isEmpty() || phase == Phase.GONE) {
            return;
        }
        TableSummary now = new TableSummary(
                id,
                table.terms().get(),
                table.players(),
                table.running().isPresent(),
                table.game().map(game -> game.line().size()).orElse(0),
                watchers.count());
        if (!told.equals(Optional.of(now))) {
            told = Optional.of(now);
            directory.tell(new ToLobby.Stands(now));
        }
    }

    private void leaveMemory() {
        shard.tell(new ClusterSharding.Passivate<>(getContext().getSelf()));
    }

    private static void say(ActorRef<ToSession> session, ServerMessage message) {
        session.tell(new ToSession.Say(message));
    }

    private static void refuse(ActorRef<ToSession> session, CommandId request, ProtocolError why) {
        say(session, new ServerMessage.Refused(request, why));
    }

    private static ProtocolError failed(String ticket) {
        return ProtocolError.of(ErrorCode.FAILED, "ticket", Argument.of(ticket));
    }

    private static ProtocolError busy() {
        return ProtocolError.of(ErrorCode.BUSY, "millis", Argument.of(RETRY.toMillis()));
    }

    private static Entry.Cause cause(ToTable.Ask ask) {
        return new Entry.Cause(ask.by().id(), ask.request().id(), ask.digest());
    }

    private static boolean isDue(Optional<Instant> when, Instant at) {
        return when.filter(due -> !due.isAfter(at)).isPresent();
    }

    private <T> void hear(CompletionStage<T> stage, Function2<T, Throwable, ToTable> as) {
        getContext().pipeToSelf(stage, as);
    }

    private Instant now() {
        return around.time().instant();
    }

    /// What the table is about.
    private enum Phase {
        /// The journal is read.
        ASLEEP,
        /// There is no such table.
        UNKNOWN,
        /// The time of the outage is taken off the clocks.
        WAKING,
        OPEN,
        /// Whether an account may sit down is asked for.
        RESERVING,
        /// An entry is on its way to the journal.
        APPENDING,
        /// It is closed for good; requests that come again are still answered.
        GONE,
        ENDED;

        /// Whether what comes is looked at, and does not wait.
        boolean takes() {
            return this == UNKNOWN || this == OPEN || this == GONE;
        }
    }

    /// What came of an attempt.
    private sealed interface Result {
        record Decided(Decision decision) implements Result {}

        record Failed(String ticket) implements Result {}
    }

    /// What rings, and when.
    private record Alarm(Instant at, Subscription subscription) {}

    /// An entry on its way.
    private record Appending(List<Event> events, boolean last, Consumer<Result> then) {}

    /// Who wants to sit down, and how to go on with the table where they sit already.
    private record Reserving(String account, Consumer<Optional<TableId>> then) {}
}
