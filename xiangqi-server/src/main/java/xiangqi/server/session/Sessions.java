package xiangqi.server.session;

import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.eclipse.jetty.websocket.api.StatusCode;
import xiangqi.core.table.Argument;
import xiangqi.net.codec.WireCodec;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.server.cluster.Directory;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.cluster.ToSession;

/// Makes a session for each connection of this node.
public final class Sessions extends AbstractBehavior<Hearing> {
    private static final Duration FULL = Duration.ofSeconds(5);

    private final Surroundings around;
    private final Directory directory;
    private final String program;
    private final Tries tries;
    private final Set<ActorRef<ToSession>> sessions = new HashSet<>();
    private Optional<ActorRef<Boolean>> stopping = Optional.empty();
    private boolean down;

    private Sessions(ActorContext<Hearing> context, Surroundings around, Directory directory, String program) {
        super(context);
        this.around = around;
        this.directory = directory;
        this.program = program;
        this.tries = new Tries(around.time(), around.allowances());
    }

    /// @param program name and version of this program, for the clients' logs
    public static Behavior<Hearing> create(Surroundings around, Directory directory, String program) {
        return Behaviors.setup(context -> new Sessions(context, around, directory, program));
    }

    @Override
    public Receive<Hearing> createReceive() {
        return newReceiveBuilder()
                .onMessage(Hearing.Opened.class, this::opened)
                .onMessage(Hearing.GoDown.class, going -> {
                    down = true;
                    Heard said = new Heard.GoingDown(going.at(), going.back());
                    sessions.forEach(session -> session.tell(said));
                    return this;
                })
                .onMessage(Hearing.Stop.class, stop -> {
                    down = true;
                    stopping = Optional.of(stop.stopped());
                    sessions.forEach(session -> session.tell(new Heard.Stop()));
                    return answerIfNoneIsLeft();
                })
                .onSignal(Terminated.class, ended -> {
                    sessions.remove(ended.getRef().<ToSession>unsafeUpcast());
                    return answerIfNoneIsLeft();
                })
                .build();
    }

    private Behavior<Hearing> opened(Hearing.Opened opened) {
        if (down || sessions.size() >= around.allowances().connections()) {
            ProtocolError full = ProtocolError.of(ErrorCode.BUSY, "millis", Argument.of(FULL.toMillis()));
            opened.line()
                    .leave(
                            new WireCodec(around.houses()).encode(new ServerMessage.Rejected(full)),
                            StatusCode.TRY_AGAIN_LATER);
            return this;
        }
        ActorRef<ToSession> session =
                getContext().spawnAnonymous(ClientSession.create(around, directory, tries, program, opened.line()));
        getContext().watch(session);
        sessions.add(session);
        opened.socket().attach(session);
        opened.line().demand();
        return this;
    }

    private Behavior<Hearing> answerIfNoneIsLeft() {
        if (sessions.isEmpty()) {
            stopping.ifPresent(asker -> asker.tell(true));
            stopping = Optional.empty();
        }
        return this;
    }
}
