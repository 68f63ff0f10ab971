package xiangqi.server.session;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Player;
import xiangqi.net.codec.WireCodec;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.server.cluster.Directory;
import xiangqi.server.cluster.ToAttendance;
import xiangqi.server.cluster.ToLobby;
import xiangqi.server.cluster.ToSession;
import xiangqi.server.cluster.ToTable;

/// The requests of one connection: what is handed on to others with who asks, and asked again under its id until they
/// answer; and which ids stood for what.
final class Questions {
    /// After how long without an answer something is asked again.
    static final Duration AGAIN = Duration.ofSeconds(5);

    /// How many ids of requests are remembered.
    private static final int REMEMBERED = 1_000;

    private final Directory directory;
    private final InstantSource time;
    private final WireCodec codec;
    private final ActorRef<ToSession> self;
    private final Supplier<Optional<Player>> asker;
    private final Map<CommandId, Pending> pending = new LinkedHashMap<>();
    private final Map<CommandId, String> used = new LinkedHashMap<>();

    /// @param asker who is signed in at the time
    Questions(
            Directory directory,
            InstantSource time,
            WireCodec codec,
            ActorRef<ToSession> self,
            Supplier<Optional<Player>> asker) {
        this.directory = directory;
        this.time = time;
        this.codec = codec;
        this.self = self;
        this.asker = asker;
    }

    String digest(ClientMessage.Request request) {
        try {
            byte[] content = codec.encode(request).getBytes(StandardCharsets.UTF_8);
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
            return HexFormat.of().formatHex(digest, 0, 16);
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }

    /// Whether the id stood for something else before.
    boolean stoodForOther(CommandId id, String digest) {
        return Optional.ofNullable(pending.get(id))
                .map(Pending::digest)
                .or(() -> Optional.ofNullable(used.get(id)))
                .filter(other -> !other.equals(digest))
                .isPresent();
    }

    boolean waits(CommandId id) {
        return pending.containsKey(id);
    }

    void remember(CommandId id, String digest) {
        if (used.size() >= REMEMBERED) {
            used.remove(used.keySet().iterator().next());
        }
        used.put(id, digest);
    }

    /// Hands a request on.
    void ask(ClientMessage.Request request, String digest, Optional<TableId> table) {
        send(note(request, digest, table, false));
    }

    /// Notes something to be asked that the client does not know of.
    void noteSilently(ClientMessage.Request request, TableId table) {
        note(request, "", Optional.of(table), true);
    }

    private Pending note(ClientMessage.Request request, String digest, Optional<TableId> table, boolean silent) {
        Instant now = time.instant();
        Pending one = new Pending(request, digest, table, silent, now, now);
        pending.put(request.id(), one);
        return one;
    }

    /// What was asked under that id waits no longer.
    Optional<Pending> answered(CommandId id) {
        return Optional.ofNullable(pending.remove(id));
    }

    /// That was no answer yet.
    void waitOn(Pending one) {
        pending.put(one.request().id(), one);
    }

    /// Asks a table everything again that waits for its answer.
    void askAgain(TableId table) {
        List.copyOf(pending.values()).stream()
                .filter(one -> one.table().equals(Optional.of(table)))
                .forEach(this::send);
    }

    /// Asks again whatever was not answered for a while.
    void askAgain() {
        Instant now = time.instant();
        List.copyOf(pending.values()).stream()
                .filter(one -> !one.sent().plus(AGAIN).isAfter(now))
                .forEach(this::send);
    }

    /// Whether something has not been answered since then.
    boolean haveWaitedSince(Instant since) {
        return pending.values().stream().anyMatch(one -> !one.since().isAfter(since));
    }

    private void send(Pending one) {
        pending.put(one.request().id(), one.sentAgain(time.instant()));
        Optional<Player> by = asker.get();
        switch (one.request()) {
            case ClientMessage.ListTables list -> directory.tell(new ToLobby.Ask(list, self));
            case ClientMessage.Watch watch -> directory.tell(watch.table(), new ToTable.Watch(watch.id(), 0, by, self));
            case ClientMessage.Resume resume ->
                directory.tell(resume.table(), new ToTable.Watch(resume.id(), resume.after(), by, self));
            case ClientMessage.OpenTable open ->
                by.ifPresent(who -> directory.tell(who.id(), new ToAttendance.Open(open, one.digest(), self)));
            case ClientMessage.Sit sit ->
                by.ifPresent(who -> directory.tell(sit.table(), new ToTable.Ask(sit, one.digest(), who, self)));
            case ClientMessage.Command command ->
                by.ifPresent(who -> directory.tell(command.table(), new ToTable.Ask(command, one.digest(), who, self)));
            case ClientMessage.Request other -> throw new IllegalStateException("answered here: " + other);
        }
    }
}
