package xiangqi.server.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.pekko.actor.typed.ActorRef;
import xiangqi.core.table.Player;
import xiangqi.net.protocol.Limits;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.server.cluster.ToSession;

/// The sessions that watch a table, each with who is signed in there.
final class Watchers {
    private final Map<ActorRef<ToSession>, Optional<Player>> sessions = new LinkedHashMap<>();

    /// Whether it is a new one.
    boolean add(ActorRef<ToSession> session, Optional<Player> by) {
        return !by.equals(sessions.put(session, by));
    }

    boolean contains(ActorRef<ToSession> session) {
        return sessions.containsKey(session);
    }

    boolean remove(ActorRef<ToSession> session) {
        return sessions.remove(session) != null;
    }

    Set<ActorRef<ToSession>> all() {
        return Set.copyOf(sessions.keySet());
    }

    int count() {
        return sessions.size();
    }

    /// Those who are signed in, each once; not all of them if there are many.
    List<Player> people() {
        return sessions.values().stream()
                .flatMap(Optional::stream)
                .collect(Collectors.toMap(Player::id, who -> who, (one, same) -> one, LinkedHashMap::new))
                .values()
                .stream()
                .limit(Limits.PEOPLE)
                .toList();
    }

    void tell(ServerMessage message) {
        ToSession said = new ToSession.Say(message);
        sessions.keySet().forEach(session -> session.tell(said));
    }
}
