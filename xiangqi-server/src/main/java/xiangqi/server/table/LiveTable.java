package xiangqi.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import xiangqi.core.table.HostCommand;
import xiangqi.core.table.Stamped;
import xiangqi.core.table.Table;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.server.cluster.Directory;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.cluster.ToAttendance;
import xiangqi.server.cluster.ToLobby;
import xiangqi.server.cluster.ToSession;
import xiangqi.server.cluster.ToTable;
import xiangqi.server.journal.Entry;

/// A table that is awake: the one who decides there. What it decides is appended to the journal, and only when that is
/// durable is it so and told. While an entry is on its way, whatever comes waits its turn.
public final class LiveTable extends AbstractBehavior<ToTable> {
    /// After how long a table that takes nothing at present is to be asked again.
    private static final Duration RETRY = Duration.ofSeconds(1);

    private final TableId id;
    private final Surroundings around;
    private final Directory directory;
    private final ActorRef<ClusterSharding.ShardCommand> shard;
    private final Chronicle chronicle;
    private final Gallery gallery;
    private final Chairs chairs = new Chairs();
    private final Keeper keeper;
    private final Desk desk;
    private final Placard placard;
    private final Standstill standstill;
    private final Agenda agenda;
    private final Alarm alarm;
    private final Waiting waiting = new Waiting(RETRY);
    private Phase phase = Phase.ASLEEP;

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
        this.chronicle = new Chronicle(around.houses(), around.allowances().answers());
        this.gallery = new Gallery(context, id);
        this.standstill = new Standstill(around.allowances().reconnect());
        this.agenda = new Agenda(chronicle, chairs, gallery, around.allowances().emptyTable());
        this.keeper = new Keeper(context, id, around, chronicle, this::happened);
        this.placard = new Placard(id, summary -> directory.tell(new ToLobby.Stands(summary)));
        ActorRef<ToTable> self = context.getSelf();
        this.alarm = new Alarm(around.alarms(), self::tell);
        this.desk = new Desk(id, around, directory, chronicle, keeper, chairs, alarm, context.getLog());
    }

    /// Wakes the table.
    ///
    /// @param shard is told when the table need not stay in memory
    public static Behavior<ToTable> create(
            TableId id, Surroundings around, Directory directory, ActorRef<ClusterSharding.ShardCommand> shard) {
        return Behaviors.setup(context -> {
            LiveTable table = new LiveTable(context, id, around, directory, shard);
            context.pipeToSelf(
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
                    alarm.silence();
                    return this;
                })
                .build();
    }

    private Behavior<ToTable> take(ToTable message) {
        switch (message) {
            case Step.Loaded loaded -> loaded(loaded.entries());
            case Step.Kept kept -> {
                boolean open = phase == Phase.OPEN;
                switch (keeper.kept(kept.appended())) {
                    case WORKS -> {}
                    case DISTURBED -> {
                        if (open) {
                            halt();
                        }
                    }
                    case FENCED -> phase = Phase.ENDED;
                }
            }
            case Step.Broke broke -> {
                getContext().getLog().error("table {}: the journal broke off", id, broke.why());
                phase = Phase.ENDED;
            }
            case Step.Rang rang -> rang(rang);
            case ToTable.Reserved reserved -> reserved(reserved);
            case ToTable other -> waiting.add(new Step.Arrived(now(), other));
        }
        return settled();
    }

    private Behavior<ToTable> left(ActorRef<Void> session) {
        gallery.ended(session.unsafeUpcast());
        return settled();
    }

    /// Does what waits, until there is something to wait for.
    private Behavior<ToTable> settled() {
        while (takes() && !waiting.isEmpty()) {
            handle(waiting.next());
        }
        if (takes()) {
            arm();
        }
        return phase == Phase.ENDED ? Behaviors.stopped() : this;
    }

    private boolean takes() {
        return phase.takes() && !keeper.busy() && !desk.busy();
    }

    private void handle(Step.Arrived arrived) {
        if (phase == Phase.STANDING) {
            if (Standstill.endsBy(arrived.message(), table())) {
                waiting.addFirst(arrived);
                recover(arrived.at());
                return;
            }
            if (standstill.holds(arrived, now())) {
                return;
            }
        }
        switch (arrived.message()) {
            case ToTable.Open open -> open(arrived.at(), open);
            case ToTable.Ask ask -> desk.take(arrived.at(), ask, closed());
            case ToTable.Watch watch -> watch(watch);
            case ToTable.Unwatch unwatch -> gallery.go(unwatch.from());
            case ToTable.Named named -> gallery.named(named.from(), named.by());
            case ToTable.There player -> {
                if (table().seatOf(player.account()).isPresent()) {
                    chairs.put(player.account(), player.there());
                    if (phase == Phase.OPEN) {
                        agenda.amiss(arrived.at()).ifPresent(this::byItself);
                    }
                }
            }
            case ToTable.Wake wake -> {
                placard.forget();
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
            chronicle.read(entry);
            phase = entry.last() ? Phase.GONE : Phase.OPEN;
        }
        Instant woken = now();
        agenda.begin(woken);
        if (phase == Phase.OPEN && Standstill.isNeededAt(table())) {
            phase = Phase.STANDING;
            standstill.begin(woken);
            isAwake();
        } else if (phase == Phase.OPEN) {
            recover(woken);
            isAwake();
        } else if (phase == Phase.UNKNOWN) {
            leaveMemory();
        }
    }

    /// Before anything else happens, the time during which nobody was here is taken off the clocks.
    private void recover(Instant at) {
        phase = Phase.WAKING;
        standstill.release(waiting);
        keeper.attempt(
                new Stamped.ByHost(at, new HostCommand.Recover()),
                Optional.empty(),
                result -> phase = result instanceof Attempt.Failed ? Phase.HALTED : Phase.OPEN);
    }

    /// The journal was away, or took so long that a player would have been charged for it: clocks and grace times stand
    /// until it has kept that they do.
    private void halt() {
        if (phase == Phase.OPEN && !keeper.busy() && Standstill.concerns(table())) {
            phase = Phase.HALTED;
            if (!now().isBefore(keeper.rested())) {
                goOn();
            }
        }
    }

    /// Tries to go on after that. Who is to move and could not come back meanwhile is waited for.
    private void goOn() {
        keeper.attempt(new Stamped.ByHost(now(), new HostCommand.Recover()), Optional.empty(), result -> {
            if (result instanceof Attempt.Decided) {
                boolean waits = Standstill.isNeededAt(table()) && chairs.isAway(Standstill.mover(table()));
                phase = waits ? Phase.STANDING : Phase.OPEN;
                standstill.begin(now());
            }
        });
    }

    /// Says that the table is there again, to all who remember it in memory alone.
    private void isAwake() {
        chronicle.owner().ifPresent(account -> directory.tell(account, new ToAttendance.Owns(id)));
        table().players().values().forEach(player -> directory.tell(player.id(), new ToAttendance.Sits(id)));
        stands();
    }

    /// Why nothing new is carried out now, or shown.
    private Optional<ProtocolError> closed() {
        return switch (phase) {
            case OPEN -> Optional.empty();
            case STANDING, HALTED -> Optional.of(Replies.busy(RETRY));
            case ASLEEP, UNKNOWN, WAKING, GONE, ENDED -> Optional.of(ProtocolError.of(ErrorCode.TABLE_UNKNOWN));
        };
    }

    // What is asked

    private void open(Instant at, ToTable.Open open) {
        if ((phase == Phase.OPEN || phase == Phase.STANDING || phase == Phase.HALTED)
                && chronicle.owner().equals(Optional.of(open.account()))) {
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
        keeper.attempt(
                new Stamped.ByHost(at, new HostCommand.Open(open.terms())),
                Optional.of(new Entry.Cause(open.account(), open.request(), open.digest())),
                result -> {
                    if (result instanceof Attempt.Failed failed) {
                        phase = Phase.UNKNOWN;
                        open.from()
                                .tell(new ToAttendance.Opened(
                                        open.request(), id, Optional.of(Replies.failed(failed.ticket()))));
                        leaveMemory();
                        return;
                    }
                    chronicle.openedBy(open.account());
                    agenda.begin(now());
                    stands();
                    open.from().tell(new ToAttendance.Opened(open.request(), id, Optional.empty()));
                });
    }

    private void reserved(ToTable.Reserved reserved) {
        if (!desk.reserved(reserved)
                && reserved.elsewhere().isEmpty()
                && table().seatOf(reserved.account()).isEmpty()
                && takes()) {
            directory.tell(reserved.account(), new ToAttendance.Release(id));
        }
    }

    private void watch(ToTable.Watch watch) {
        Optional<ProtocolError> closed = closed();
        if (closed.isPresent()) {
            Replies.refuse(watch.from(), watch.request(), closed.get());
            return;
        }
        chronicle.told(id, watch.after()).forEach(message -> Replies.say(watch.from(), message));
        watch.from()
                .tell(new ToSession.Watched(
                        watch.request(),
                        id,
                        chronicle.history().size(),
                        getContext().getSelf()));
        gallery.come(watch.from(), watch.by());
    }

    // What happens by itself

    private void rang(Step.Rang rang) {
        if (!alarm.heard(rang) || keeper.busy()) {
            return;
        }
        if (desk.busy()) {
            desk.reserve();
            return;
        }
        switch (phase) {
            case OPEN -> dueAt(now());
            case STANDING -> {
                standstill.release(waiting);
                if (standstill.isOver(now())) {
                    recover(now());
                }
            }
            case HALTED -> goOn();
            case GONE -> {
                agenda.begin(now());
                leaveMemory();
            }
            case ASLEEP, UNKNOWN, WAKING, ENDED -> {}
        }
    }

    /// Does the first thing that is due; when it is done the alarm is set for the next.
    private void dueAt(Instant at) {
        if (agenda.isNoticeDue(at)) {
            gallery.notice(at);
            stands();
        }
        agenda.due(at).ifPresentOrElse(this::byItself, () -> {
            if (agenda.isClosingDue(at)) {
                keeper.close();
            }
        });
    }

    private void byItself(Stamped stamped) {
        keeper.attempt(stamped, Optional.empty(), result -> {});
    }

    private void arm() {
        Optional<Instant> next = switch (phase) {
            case OPEN -> agenda.next(now());
            case STANDING -> standstill.nextDue();
            case HALTED -> Optional.of(keeper.rested());
            case GONE -> Optional.of(agenda.since().plus(around.allowances().answers()));
            case ASLEEP, UNKNOWN, WAKING, ENDED -> Optional.empty();
        };
        next.map(at -> at.isBefore(keeper.rested()) ? keeper.rested() : at).ifPresentOrElse(alarm::at, alarm::silence);
    }

    // What has happened

    /// Tells of an entry that is durable now.
    private void happened(Table before, Keeper.UnderWay entry) {
        if (!entry.events().isEmpty()) {
            int first = chronicle.history().size() - entry.events().size() + 1;
            gallery.tell(new ServerMessage.TableEvents(id, first, entry.events()));
        }
        if (entry.last()) {
            gone();
        } else {
            gotUp(before);
            stands();
        }
    }

    private void gotUp(Table before) {
        chairs.gotUp(before, table()).forEach(account -> directory.tell(account, new ToAttendance.Release(id)));
        if (table().players().isEmpty() && !before.players().isEmpty()) {
            agenda.begin(now());
        }
    }

    private void gone() {
        phase = Phase.GONE;
        agenda.begin(now());
        gallery.close();
        directory.tell(new ToLobby.Gone(id));
        chronicle.owner().ifPresent(account -> directory.tell(account, new ToAttendance.Lost(id)));
    }

    private void stands() {
        if (phase != Phase.GONE) {
            placard.show(table(), gallery.count());
        }
    }

    private void leaveMemory() {
        shard.tell(new ClusterSharding.Passivate<>(getContext().getSelf()));
    }

    private Table table() {
        return chronicle.table();
    }

    private Instant now() {
        return around.time().instant();
    }
}
