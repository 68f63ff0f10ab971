package xiangqi.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import xiangqi.core.table.Player;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.server.cluster.ToSession;
import xiangqi.server.cluster.ToTable;

/// Those who watch a table, players among them, and what they are told of each other.
final class Gallery {
    /// How often at most they are told who they are.
    private static final Duration NOTICE = Duration.ofSeconds(1);

    /// Where the numbers of presence begin: they grow with the seconds, so those of a table that was woken anew are
    /// higher than all before.
    private static final Instant EPOCH = Instant.parse("2026-01-01T00:00:00Z");

    private final ActorContext<ToTable> context;
    private final TableId table;
    private final Watchers watchers = new Watchers();
    private Optional<Instant> noticed = Optional.empty();
    private boolean unnoticed;
    private int presence;

    Gallery(ActorContext<ToTable> context, TableId table) {
        this.context = context;
        this.table = table;
    }

    int count() {
        return watchers.count();
    }

    void tell(ServerMessage message) {
        watchers.tell(message);
    }

    void come(ActorRef<ToSession> session, Optional<Player> by) {
        if (!watchers.contains(session)) {
            context.watch(session);
        }
        watchers.add(session, by);
        unnoticed = true;
    }

    void go(ActorRef<ToSession> session) {
        if (watchers.contains(session)) {
            context.unwatch(session);
            ended(session);
        }
    }

    /// The session has stopped.
    void ended(ActorRef<ToSession> session) {
        if (watchers.remove(session)) {
            unnoticed = true;
        }
    }

    void named(ActorRef<ToSession> session, Optional<Player> by) {
        if (watchers.contains(session) && watchers.add(session, by)) {
            unnoticed = true;
        }
    }

    /// Tells all that the table is gone, and lets them go.
    void close() {
        watchers.tell(new ServerMessage.TableGone(table));
        watchers.all().forEach(session -> {
            context.unwatch(session);
            watchers.remove(session);
        });
    }

    /// When they are to be told who they are, if that has changed.
    Optional<Instant> noticeDue(Instant now) {
        return unnoticed ? Optional.of(noticed.map(last -> last.plus(NOTICE)).orElse(now)) : Optional.empty();
    }

    void notice(Instant at) {
        unnoticed = false;
        noticed = Optional.of(at);
        presence = (int) Math.max(presence + 1L, Duration.between(EPOCH, at).toSeconds());
        watchers.tell(new ServerMessage.Presence(table, presence, watchers.count(), watchers.people()));
    }
}
