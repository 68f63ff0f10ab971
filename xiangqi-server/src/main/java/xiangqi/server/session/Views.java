package xiangqi.server.session;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Identifiers;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.server.cluster.Directory;
import xiangqi.server.cluster.ToSession;
import xiangqi.server.cluster.ToTable;

/// The tables that a client watches, each with the last event that it was told. What was lost between nodes is asked
/// for again, a table that stopped is watched on where it wakes; the client gets every event once.
final class Views {
    private final ActorContext<ToSession> context;
    private final Directory directory;
    private final Identifiers ids;
    private final int most;
    private final Questions questions;
    private final Voice voice;
    private final Map<TableId, View> views = new HashMap<>();

    /// @param most tables that may be watched
    Views(
            ActorContext<ToSession> context,
            Directory directory,
            Identifiers ids,
            int most,
            Questions questions,
            Voice voice) {
        this.context = context;
        this.directory = directory;
        this.ids = ids;
        this.most = most;
        this.questions = questions;
        this.voice = voice;
    }

    /// @param last the number of the last event that the client has, as it says or was told
    /// @param by the table, while it is known to tell what happens
    /// @param running the number of the last event that it was told by a watch that has begun; a refusal that
    ///     changes nothing goes back to it
    private record View(int last, Optional<ActorRef<ToTable>> by, OptionalInt running) {
        static final View NONE = new View(0, Optional.empty(), OptionalInt.empty());

        /// The client asks for what comes after that event.
        View from(int after) {
            return new View(after, by, running);
        }

        View told(int number) {
            return new View(number, by, running.isPresent() ? OptionalInt.of(number) : running);
        }

        View begun(ActorRef<ToTable> teller) {
            return new View(last, Optional.of(teller), OptionalInt.of(last));
        }

        View lost() {
            return new View(last, Optional.empty(), running);
        }
    }

    Set<TableId> tables() {
        return views.keySet();
    }

    /// @param after the number of the last event that the client has
    void watch(ClientMessage.Request request, String digest, TableId table, int after) {
        if (views.size() >= most && !views.containsKey(table)) {
            voice.refuse(request, Voice.later(ErrorCode.TOO_MANY, Duration.ofSeconds(1)));
            return;
        }
        views.put(table, views.getOrDefault(table, View.NONE).from(after));
        questions.ask(request, digest, Optional.of(table));
    }

    void unwatch(ClientMessage.Unwatch request) {
        stop(request.table());
        directory.tell(request.table(), new ToTable.Unwatch(context.getSelf()));
        voice.say(new ServerMessage.Done(request.id()));
    }

    private void stop(TableId table) {
        Optional.ofNullable(views.remove(table)).flatMap(View::by).ifPresent(context::unwatch);
    }

    /// The table tells what happens from now on.
    void begun(ToSession.Watched begun) {
        Optional<Pending> asked = questions.answered(begun.request());
        Optional.ofNullable(views.get(begun.table())).ifPresent(view -> {
            view.by().ifPresent(context::unwatch);
            views.put(begun.table(), view.begun(begun.by()));
            context.watchWith(begun.by(), new Heard.TableEnded(begun.table()));
        });
        if (asked.filter(one -> !one.silent()).isPresent()) {
            voice.say(new ServerMessage.Watching(begun.request(), begun.table(), begun.number()));
        }
    }

    /// Watches a table on after it stopped, from where the client is.
    void follow(TableId table) {
        Optional.ofNullable(views.get(table)).ifPresent(view -> {
            views.put(table, view.lost());
            questions.noteSilently(new ClientMessage.Resume(ids.command(), table, view.last()), table);
        });
        questions.askAgain(table);
    }

    void snapshot(ToSession.Say said, ServerMessage.Snapshot snapshot) {
        Optional.ofNullable(views.get(snapshot.table())).ifPresent(view -> {
            views.put(snapshot.table(), view.told(snapshot.events().size()));
            voice.say(said);
        });
    }

    void events(ToSession.Say said, ServerMessage.TableEvents events) {
        Optional.ofNullable(views.get(events.table())).ifPresent(view -> {
            int end = events.first() + events.events().size() - 1;
            if (events.first() > view.last() + 1) {
                if (view.by().isPresent()) {
                    follow(events.table());
                }
            } else if (end > view.last()) {
                views.put(events.table(), view.told(end));
                voice.say(said);
            }
        });
    }

    void presence(ToSession.Say said, ServerMessage.Presence presence) {
        if (views.containsKey(presence.table())) {
            voice.say(said);
        }
    }

    void gone(TableId table) {
        if (views.containsKey(table)) {
            stop(table);
            voice.say(new ServerMessage.TableGone(table));
        }
    }

    /// The table does not let itself be watched. While it is busy nothing has happened: a watch that runs goes on.
    /// Whether the client is to be told of the refusal: not if it did not ask.
    boolean refused(Pending asked, ServerMessage.Refused refused) {
        TableId table = asked.table().orElseThrow();
        boolean busy = refused.why().code() == ErrorCode.BUSY;
        if (asked.silent() && busy) {
            questions.waitOn(asked);
            return false;
        }
        View view = views.getOrDefault(table, View.NONE);
        if (busy && view.running().isPresent()) {
            views.put(table, view.from(view.running().getAsInt()));
            return true;
        }
        stop(table);
        if (asked.silent()) {
            voice.say(new ServerMessage.TableGone(table));
        }
        return !asked.silent();
    }
}
