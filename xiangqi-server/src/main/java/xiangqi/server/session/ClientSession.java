package xiangqi.server.session;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import xiangqi.core.table.Argument;
import xiangqi.core.table.Subscription;
import xiangqi.net.codec.Received;
import xiangqi.net.codec.WireCodec;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Identifiers;
import xiangqi.net.protocol.Limits;
import xiangqi.net.protocol.MessageFault;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.VersionRange;
import xiangqi.server.cluster.Directory;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.cluster.ToSession;
import xiangqi.server.cluster.ToTable;

/// One connection of a client (docs/protocol.md): greets, signs in, hands requests on with who asks, and passes on what
/// comes back. What a table or an account does not answer in time is asked again under its id; nothing is done twice.
final class ClientSession extends AbstractBehavior<ToSession> {
    private final Surroundings around;
    private final Directory directory;
    private final WireCodec codec;
    private final String program;
    private final Line line;
    private final Voice voice;
    private final Bucket requests;
    private final Badge badge;
    private final Questions questions;
    private final Views views;
    private boolean greeted;
    private Instant heard;
    private Subscription alarm;

    private ClientSession(
            ActorContext<ToSession> context,
            Surroundings around,
            Directory directory,
            Tries tries,
            String program,
            Line line) {
        super(context);
        this.around = around;
        this.directory = directory;
        this.codec = new WireCodec(around.houses());
        this.program = program;
        this.line = line;
        this.voice = new Voice(line, codec, context.getLog());
        this.requests = new Bucket(
                around.allowances().requests(),
                Duration.ofSeconds(1).dividedBy(around.allowances().requestsPerSecond()));
        this.badge = new Badge(context, around.accounts(), directory, tries, line.address(), voice);
        this.questions = new Questions(directory, around.time(), codec, context.getSelf(), badge::player);
        this.views = new Views(
                context,
                directory,
                new Identifiers(around.time(), around.random()),
                around.allowances().watched(),
                questions,
                voice);
        this.heard = now();
        this.alarm = ringAt(heard.plus(Limits.SILENCE));
    }

    /// @param program name and version of this program, for the client's log
    static Behavior<ToSession> create(
            Surroundings around, Directory directory, Tries tries, String program, Line line) {
        return Behaviors.setup(context -> new ClientSession(context, around, directory, tries, program, line));
    }

    @Override
    public Receive<ToSession> createReceive() {
        return newReceiveBuilder()
                .onAnyMessage(this::take)
                .onSignal(PostStop.class, stopped -> {
                    alarm.close();
                    line.close();
                    return this;
                })
                .build();
    }

    private Behavior<ToSession> take(ToSession message) {
        switch (message) {
            case ToSession.Say said -> tell(said);
            case ToSession.Watched begun -> views.begun(begun);
            case ToSession.Counted counted -> badge.counted(counted.by());
            case ToSession.Inner inner -> hear((Heard) inner);
        }
        return voice.isOver() ? Behaviors.stopped() : this;
    }

    private void hear(Heard what) {
        switch (what) {
            case Heard.Text text -> {
                heard = now();
                read(text.text());
                if (!voice.isOver()) {
                    line.demand();
                }
            }
            case Heard.TooLarge large ->
                voice.reject(ProtocolError.of(ErrorCode.TOO_LARGE, "limit", Argument.of(Limits.CLIENT_MESSAGE)));
            case Heard.Binary binary ->
                voice.reject(ProtocolError.of(
                        ErrorCode.MALFORMED,
                        Map.of("why", Argument.of(MessageFault.NOT_JSON), "where", Argument.of(""))));
            case Heard.Closed closed -> voice.end();
            case Heard.Rang rang -> rang();
            case Heard.SignedIn signedIn -> {
                badge.signedIn(signedIn.request(), questions.digest(signedIn.request()), signedIn.what());
                named();
            }
            case Heard.SignedOut signedOut ->
                voice.say(new ServerMessage.Done(signedOut.request().id()));
            case Heard.Broke broke -> badge.broke(broke.request(), broke.why());
            case Heard.TableEnded ended -> views.follow(ended.table());
            case Heard.UncountedAgain uncounted -> badge.countAgain();
            case Heard.GoingDown down -> {
                if (greeted) {
                    voice.say(new ServerMessage.GoingDown(down.at(), down.back()));
                }
            }
            case Heard.Stop stop -> voice.end();
        }
    }

    // What the client says

    private void read(String text) {
        Optional<Duration> wait = requests.take(now());
        switch (codec.fromClient(text)) {
            case Received.Unreadable<ClientMessage> unreadable -> {
                if (greeted && unreadable.id().isPresent() && wait.isEmpty()) {
                    voice.say(new ServerMessage.Refused(unreadable.id().get(), unreadable.why()));
                } else {
                    voice.reject(unreadable.why());
                }
            }
            case Received.Message<ClientMessage> received -> {
                ClientMessage message = received.message();
                if (wait.isEmpty()) {
                    take(message);
                } else if (greeted && message instanceof ClientMessage.Request request) {
                    voice.refuse(request, Voice.later(ErrorCode.TOO_MANY, wait.get()));
                } else {
                    voice.reject(Voice.later(ErrorCode.TOO_MANY, wait.get()));
                }
            }
        }
    }

    private void take(ClientMessage message) {
        switch (message) {
            case ClientMessage.Hello hello -> greet(hello);
            case ClientMessage.Ping ping
            when greeted -> voice.say(new ServerMessage.Pong(ping.nonce(), now().truncatedTo(ChronoUnit.MILLIS)));
            case ClientMessage.Request request when greeted -> take(request, questions.digest(request));
            case ClientMessage.Ping ping -> voice.reject(ProtocolError.of(ErrorCode.HELLO_FIRST));
            case ClientMessage.Request request -> voice.reject(ProtocolError.of(ErrorCode.HELLO_FIRST));
        }
    }

    private void greet(ClientMessage.Hello hello) {
        if (greeted) {
            voice.reject(ProtocolError.of(ErrorCode.HELLO_TWICE));
            return;
        }
        switch (VersionRange.SPOKEN.agree(hello.versions())) {
            case VersionRange.Agreement.Agreed agreed -> {
                greeted = true;
                voice.say(new ServerMessage.Welcome(agreed.version(), program, now().truncatedTo(ChronoUnit.MILLIS)));
            }
            case VersionRange.Agreement.Apart apart -> voice.reject(apart.why());
        }
    }

    private void take(ClientMessage.Request request, String digest) {
        if (questions.stoodForOther(request.id(), digest)) {
            voice.refuse(request, ProtocolError.of(ErrorCode.ID_USED));
            return;
        }
        if (questions.waits(request.id())) {
            return;
        }
        questions.remember(request.id(), digest);
        switch (request) {
            case ClientMessage.Register register -> badge.register(register, digest);
            case ClientMessage.SignIn signIn -> badge.signIn(signIn, digest);
            case ClientMessage.SignInWithToken signIn -> badge.signIn(signIn, digest);
            case ClientMessage.SignOut signOut -> {
                badge.signOut(signOut);
                named();
            }
            case ClientMessage.ListTables list -> questions.ask(list, digest, Optional.empty());
            case ClientMessage.OpenTable open ->
                TermsOfHouse.refused(open.terms())
                        .ifPresentOrElse(
                                what -> voice.refuse(
                                        open,
                                        ProtocolError.of(ErrorCode.TERMS_REFUSED, "what", Argument.of(what.word()))),
                                () -> askIfSignedIn(open, digest, Optional.empty()));
            case ClientMessage.Watch watch -> views.watch(watch, digest, watch.table(), 0);
            case ClientMessage.Resume resume -> views.watch(resume, digest, resume.table(), resume.after());
            case ClientMessage.Unwatch unwatch -> views.unwatch(unwatch);
            case ClientMessage.Sit sit -> askIfSignedIn(sit, digest, Optional.of(sit.table()));
            case ClientMessage.Command command -> askIfSignedIn(command, digest, Optional.of(command.table()));
        }
    }

    private void askIfSignedIn(ClientMessage.Request request, String digest, Optional<TableId> table) {
        if (badge.player().isEmpty()) {
            voice.refuse(request, ProtocolError.of(ErrorCode.NOT_SIGNED_IN));
        } else {
            questions.ask(request, digest, table);
        }
    }

    /// Tells the tables that are watched who watches.
    private void named() {
        views.tables().forEach(table -> directory.tell(table, new ToTable.Named(badge.player(), self())));
    }

    // What comes back

    private void tell(ToSession.Say said) {
        switch (said.message()) {
            case ServerMessage.Answer answer -> answer(answer, said);
            case ServerMessage.Snapshot snapshot -> views.snapshot(said, snapshot);
            case ServerMessage.TableEvents events -> views.events(said, events);
            case ServerMessage.Presence presence -> views.presence(said, presence);
            case ServerMessage.TableGone gone -> views.gone(gone.table());
            case ServerMessage.Rejected rejected -> voice.reject(rejected.why());
            case ServerMessage.Welcome welcome -> voice.say(said);
            case ServerMessage.Pong pong -> voice.say(said);
            case ServerMessage.GoingDown down -> voice.say(said);
        }
    }

    private void answer(ServerMessage.Answer answer, ToSession.Say said) {
        Optional<Pending> asked = questions.answered(answer.id());
        if (asked.isEmpty()) {
            return;
        }
        boolean toldToClient = asked.get().watches() && answer instanceof ServerMessage.Refused refused
                ? views.refused(asked.get(), refused)
                : !asked.get().silent();
        if (toldToClient) {
            voice.say(said);
        }
    }

    // Time

    private void rang() {
        Instant now = now();
        if (!now.isBefore(heard.plus(Limits.SILENCE))) {
            voice.end(Voice.SILENT);
            return;
        }
        if (questions.haveWaitedSince(now.minus(around.allowances().patience()))) {
            voice.end(Voice.UNANSWERED);
            return;
        }
        questions.askAgain();
        Instant silent = heard.plus(Limits.SILENCE);
        Instant again = now.plus(Questions.AGAIN);
        alarm = ringAt(again.isBefore(silent) ? again : silent);
    }

    private Subscription ringAt(Instant at) {
        ActorRef<ToSession> self = self();
        return around.alarms().at(at, () -> self.tell(new Heard.Rang()));
    }

    private Instant now() {
        return around.time().instant();
    }

    private ActorRef<ToSession> self() {
        return getContext().getSelf();
    }
}
