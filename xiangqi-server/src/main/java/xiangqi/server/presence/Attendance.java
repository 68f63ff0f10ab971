package xiangqi.server.presence;

import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import xiangqi.core.table.Subscription;
import xiangqi.net.protocol.TableId;
import xiangqi.server.cluster.Directory;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.cluster.ToAttendance;
import xiangqi.server.cluster.ToSession;
import xiangqi.server.cluster.ToTable;

/// Where one account is, on whatever connections: away from its table only when none is left, at one table at a time,
/// the owner of so many tables and no more. All of it in memory: live tables say again what of it lasts.
public final class Attendance extends AbstractBehavior<ToAttendance> {
    private final String account;
    private final Surroundings around;
    private final Directory directory;
    private final ActorRef<ClusterSharding.ShardCommand> shard;
    private final Instant woken;
    private final Set<ActorRef<ToSession>> sessions = new HashSet<>();
    private final Set<TableId> seats = new HashSet<>();
    private final Openings openings;
    private final Subscription awaited;
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
        this.openings = new Openings(context, account, around, directory);
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
            case ToAttendance.Open open -> openings.take(open);
            case ToAttendance.Opened done -> openings.done(done);
            case ToAttendance.Reserve reserve -> reserve(reserve.table());
            case ToAttendance.Release release -> seats.remove(release.table());
            case ToAttendance.Sits sits -> {
                seats.add(sits.table());
                if (!sessions.isEmpty()
                        || !now().isBefore(woken.plus(around.allowances().reconnect()))) {
                    directory.tell(sits.table(), there());
                }
            }
            case ToAttendance.Owns owns -> openings.owns(owns.table());
            case ToAttendance.Lost lost -> openings.lost(lost.table());
            case ToAttendance.Stop stop -> {
                return Behaviors.stopped();
            }
            case ToAttendance.Inner inner -> step((Step) inner);
        }
        return this;
    }

    private void step(Step step) {
        switch (step) {
            case Step.Found found -> openings.found(found.request(), found.earlier());
            case Step.Unknown unknown -> openings.unknown(unknown.request(), unknown.why());
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

    // Leaving memory

    /// What is kept here in memory only is kept for as long as answers are.
    private void look() {
        boolean idle = sessions.isEmpty() && seats.isEmpty() && openings.isEmpty();
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
}
