package xiangqi.server.lobby;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Subscribe;
import xiangqi.core.table.Subscription;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.TableSummary;
import xiangqi.server.cluster.Directory;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.cluster.ToLobby;
import xiangqi.server.cluster.ToSession;
import xiangqi.server.cluster.ToTable;

/// The one list of live tables, and who wakes them: after a start, after a node was lost, and again from time to
/// time, a live table is told to be awake and says how it stands.
public final class Lobby extends AbstractBehavior<ToLobby> {
    /// Tables in one answer.
    static final int PAGE = 100;

    private static final Duration AGAIN = Duration.ofSeconds(60);
    private static final Duration RETRY = Duration.ofSeconds(1);

    /// How long a list waits for tables that are being woken.
    private static final Duration WAKING = Duration.ofSeconds(5);

    private final Surroundings around;
    private final Directory directory;
    private final NavigableMap<String, TableSummary> tables = new TreeMap<>();
    private final Set<TableId> waking = new HashSet<>();
    private final List<ToLobby.Ask> waiting = new ArrayList<>();
    private boolean complete;
    private Subscription alarm;
    private Subscription patience;

    private Lobby(ActorContext<ToLobby> context, Surroundings around, Directory directory) {
        super(context);
        this.around = around;
        this.directory = directory;
        this.alarm = () -> {};
        this.patience = ring(WAKING, new Step.Enough());
        Cluster.get(context.getSystem())
                .subscriptions()
                .tell(Subscribe.create(
                        context.messageAdapter(ClusterEvent.MemberRemoved.class, removed -> new Step.Wake()),
                        ClusterEvent.MemberRemoved.class));
        wake();
    }

    public static Behavior<ToLobby> create(Surroundings around, Directory directory) {
        return Behaviors.setup(context -> new Lobby(context, around, directory));
    }

    @Override
    public Receive<ToLobby> createReceive() {
        return newReceiveBuilder()
                .onAnyMessage(this::take)
                .onSignal(PostStop.class, stopped -> {
                    alarm.close();
                    patience.close();
                    return this;
                })
                .build();
    }

    private Behavior<ToLobby> take(ToLobby message) {
        switch (message) {
            case ToLobby.Ask ask -> {
                if (complete) {
                    answer(ask);
                } else {
                    waiting.add(ask);
                }
            }
            case ToLobby.Stands stands -> {
                tables.put(key(stands.table().id()), stands.table());
                awake(stands.table().id());
            }
            case ToLobby.Gone gone -> {
                tables.remove(key(gone.table()));
                awake(gone.table());
            }
            case ToLobby.Inner inner -> step((Step) inner);
        }
        return this;
    }

    private void step(Step step) {
        switch (step) {
            case Step.Wake wake -> wake();
            case Step.Live live -> {
                if (!complete) {
                    waking.addAll(live.tables());
                    waking.removeIf(table -> tables.containsKey(key(table)));
                    completeIfAwake();
                }
                live.tables().forEach(table -> directory.tell(table, new ToTable.Wake()));
                rouse(AGAIN);
            }
            case Step.Unknown unknown -> {
                getContext().getLog().error("the live tables cannot be read", unknown.why());
                rouse(RETRY);
            }
            case Step.Enough enough -> {
                waking.clear();
                completeIfAwake();
            }
        }
    }

    private void wake() {
        alarm.close();
        getContext()
                .pipeToSelf(
                        around.journal().live(),
                        (live, failure) -> failure == null ? new Step.Live(live) : new Step.Unknown(failure));
    }

    private void rouse(Duration later) {
        alarm.close();
        alarm = ring(later, new Step.Wake());
    }

    private void awake(TableId table) {
        if (waking.remove(table)) {
            completeIfAwake();
        }
    }

    private void completeIfAwake() {
        if (!complete && waking.isEmpty()) {
            complete = true;
            patience.close();
            waiting.forEach(this::answer);
            waiting.clear();
        }
    }

    private void answer(ToLobby.Ask ask) {
        ClientMessage.ListTables request = ask.request();
        List<TableSummary> found =
                request.after().map(after -> tables.tailMap(key(after), false)).orElse(tables).values().stream()
                        .filter(table -> request.house()
                                .filter(house ->
                                        !house.equals(table.terms().house().id()))
                                .isEmpty())
                        .limit(PAGE + 1L)
                        .toList();
        boolean more = found.size() > PAGE;
        ask.from()
                .tell(new ToSession.Say(
                        new ServerMessage.Tables(request.id(), more ? found.subList(0, PAGE) : found, more)));
    }

    private Subscription ring(Duration later, Step step) {
        ActorRef<ToLobby> self = getContext().getSelf();
        Instant at = around.time().instant().plus(later);
        return around.alarms().at(at, () -> self.tell(step));
    }

    /// Tables sort by when they were opened, as their names do.
    private static String key(TableId table) {
        return table.toString();
    }

    /// What the lobby hears of its own doings.
    private sealed interface Step extends ToLobby.Inner {
        /// It is time to wake the live tables.
        record Wake() implements Step {}

        /// What the journal knows of live tables.
        record Live(List<TableId> tables) implements Step {}

        /// The journal could not say.
        record Unknown(Throwable why) implements Step {}

        /// Those who wait for the list have waited long enough.
        record Enough() implements Step {}
    }
}
