package xiangqi.server.session;

import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import xiangqi.core.table.Argument;
import xiangqi.core.table.Player;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.server.account.Accounts;
import xiangqi.server.account.SignIn;
import xiangqi.server.cluster.Directory;
import xiangqi.server.cluster.ToAttendance;
import xiangqi.server.cluster.ToSession;

/// Who is signed in on a connection. The account's attendance is told, and told again when it has stopped meanwhile.
final class Badge {
    private final ActorContext<ToSession> context;
    private final Accounts accounts;
    private final Directory directory;
    private final Tries tries;
    private final String address;
    private final Voice voice;
    private Optional<SignIn.Done> account = Optional.empty();
    private Optional<ClientMessage.Request> signing = Optional.empty();
    private Optional<Signed> signed = Optional.empty();
    private Optional<ActorRef<ToAttendance>> countedBy = Optional.empty();

    /// @param address where the client is
    Badge(
            ActorContext<ToSession> context,
            Accounts accounts,
            Directory directory,
            Tries tries,
            String address,
            Voice voice) {
        this.context = context;
        this.accounts = accounts;
        this.directory = directory;
        this.tries = tries;
        this.address = address;
        this.voice = voice;
    }

    /// The answer to the request that signed in.
    private record Signed(String digest, ServerMessage answer) {}

    Optional<Player> player() {
        return account.map(SignIn.Done::player);
    }

    void register(ClientMessage.Register request, String digest) {
        if (!isFree(request, digest)) {
            return;
        }
        Optional<Duration> wait = tries.register(address);
        if (wait.isPresent()) {
            voice.refuse(request, Voice.later(ErrorCode.TOO_MANY, wait.get()));
        } else {
            sign(request, accounts.register(request.id(), request.name(), request.password()));
        }
    }

    void signIn(ClientMessage.SignIn request, String digest) {
        if (!isFree(request, digest)) {
            return;
        }
        Optional<Duration> wait = tries.take(request.name(), address);
        if (wait.isPresent()) {
            voice.refuse(request, Voice.later(ErrorCode.TOO_MANY, wait.get()));
        } else {
            sign(request, accounts.signIn(request.name(), request.password()));
        }
    }

    void signIn(ClientMessage.SignInWithToken request, String digest) {
        if (isFree(request, digest)) {
            sign(request, accounts.signIn(request.token()));
        }
    }

    /// Whether somebody may sign in; if not, the request is answered.
    private boolean isFree(ClientMessage.Request request, String digest) {
        if (account.isPresent()) {
            signed.filter(first -> first.digest().equals(digest))
                    .ifPresentOrElse(
                            again -> voice.say(again.answer()),
                            () -> voice.refuse(request, ProtocolError.of(ErrorCode.SIGNED_IN_ALREADY)));
            return false;
        }
        if (signing.isPresent()) {
            if (!signing.get().equals(request)) {
                voice.refuse(request, Voice.later(ErrorCode.BUSY, Duration.ofSeconds(1)));
            }
            return false;
        }
        return true;
    }

    private void sign(ClientMessage.Request request, CompletionStage<SignIn> stage) {
        signing = Optional.of(request);
        context.pipeToSelf(
                stage,
                (what, failure) ->
                        failure == null ? new Heard.SignedIn(request, what) : new Heard.Broke(request, failure));
    }

    /// What became of signing in.
    ///
    /// @param digest of the request's content
    void signedIn(ClientMessage.Request request, String digest, SignIn what) {
        signing = Optional.empty();
        switch (what) {
            case SignIn.Done done -> {
                ServerMessage.SignedIn answer =
                        new ServerMessage.SignedIn(request.id(), done.player(), done.token(), done.expires());
                account = Optional.of(done);
                signed = Optional.of(new Signed(digest, answer));
                forgive(request);
                count();
                voice.say(answer);
            }
            case SignIn.Refused refused -> {
                if (refused.why().code() != ErrorCode.WRONG_PASSWORD) {
                    forgive(request);
                }
                voice.refuse(request, refused.why());
            }
            case SignIn.Busy busy -> {
                forgive(request);
                voice.refuse(request, Voice.later(ErrorCode.BUSY, busy.again()));
            }
        }
    }

    private void forgive(ClientMessage.Request request) {
        if (request instanceof ClientMessage.SignIn signIn) {
            tries.forgive(signIn.name(), address);
        }
    }

    void signOut(ClientMessage.SignOut request) {
        if (account.isEmpty()) {
            voice.refuse(request, ProtocolError.of(ErrorCode.NOT_SIGNED_IN));
            return;
        }
        SignIn.Done who = account.get();
        account = Optional.empty();
        signed = Optional.empty();
        countedBy.ifPresent(context::unwatch);
        countedBy = Optional.empty();
        directory.tell(who.player().id(), new ToAttendance.Disconnect(context.getSelf()));
        context.pipeToSelf(
                accounts.signOut(who.token()),
                (done, failure) -> failure == null ? new Heard.SignedOut(request) : new Heard.Broke(request, failure));
    }

    /// The accounts could not say.
    void broke(ClientMessage.Request request, Throwable why) {
        signing = signing.filter(asked -> asked != request);
        forgive(request);
        String ticket = UUID.randomUUID().toString();
        context.getLog().error("accounts broke off, ticket {}", ticket, why);
        voice.refuse(request, ProtocolError.of(ErrorCode.FAILED, "ticket", Argument.of(ticket)));
    }

    private void count() {
        player().ifPresent(who -> directory.tell(who.id(), new ToAttendance.Connect(context.getSelf())));
    }

    void counted(ActorRef<ToAttendance> by) {
        if (account.isPresent() && countedBy.isEmpty()) {
            countedBy = Optional.of(by);
            context.watchWith(by, new Heard.UncountedAgain());
        }
    }

    /// Who counted the connection has stopped.
    void countAgain() {
        countedBy = Optional.empty();
        count();
    }
}
