package xiangqi.server.cluster;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.UUID;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import xiangqi.core.house.Profile;
import xiangqi.core.house.RealTitle;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Player;
import xiangqi.net.codec.Received;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;

/// Reads what [MessageWriter] wrote.
final class MessageReader {
    /// For answers that carry something else than an answer.
    static final CommandId NOBODYS = new CommandId(new UUID(0x7000, 0x8000_0000_0000_0000L));

    private final DataInputStream in;
    private final ActorRefResolver refs;

    MessageReader(DataInputStream in, ActorRefResolver refs) {
        this.in = in;
        this.refs = refs;
    }

    /// @param manifest the class, without its package
    Travels read(String manifest) throws IOException {
        return switch (manifest) {
            case "ToTable$Open" -> {
                ClientMessage.OpenTable open = request(ClientMessage.OpenTable.class);
                yield new ToTable.Open(open.id(), text(), text(), open.terms(), ref());
            }
            case "ToTable$Ask" -> new ToTable.Ask(request(ClientMessage.Request.class), text(), player(), ref());
            case "ToTable$Watch" -> new ToTable.Watch(id(), in.readInt(), perhapsPlayer(), ref());
            case "ToTable$Unwatch" -> new ToTable.Unwatch(ref());
            case "ToTable$Named" -> new ToTable.Named(perhapsPlayer(), ref());
            case "ToTable$There" -> new ToTable.There(text(), in.readBoolean());
            case "ToTable$Reserved" ->
                new ToTable.Reserved(text(), in.readBoolean() ? Optional.of(table()) : Optional.empty());
            case "ToTable$Wake" -> new ToTable.Wake();
            case "ToTable$Stop" -> new ToTable.Stop();
            case "ToSession$Say" -> new ToSession.Say(said(ServerMessage.class));
            case "ToSession$Watched" -> new ToSession.Watched(id(), table(), in.readInt(), ref());
            case "ToSession$Counted" -> new ToSession.Counted(ref());
            case "ToAttendance$Connect" -> new ToAttendance.Connect(ref());
            case "ToAttendance$Disconnect" -> new ToAttendance.Disconnect(ref());
            case "ToAttendance$Open" -> new ToAttendance.Open(request(ClientMessage.OpenTable.class), text(), ref());
            case "ToAttendance$Opened" ->
                new ToAttendance.Opened(id(), table(), in.readBoolean() ? Optional.of(error()) : Optional.empty());
            case "ToAttendance$Reserve" -> new ToAttendance.Reserve(table());
            case "ToAttendance$Release" -> new ToAttendance.Release(table());
            case "ToAttendance$Sits" -> new ToAttendance.Sits(table());
            case "ToAttendance$Owns" -> new ToAttendance.Owns(table());
            case "ToAttendance$Lost" -> new ToAttendance.Lost(table());
            case "ToAttendance$Stop" -> new ToAttendance.Stop();
            case "ToLobby$Ask" -> new ToLobby.Ask(request(ClientMessage.ListTables.class), ref());
            case "ToLobby$Stands" ->
                new ToLobby.Stands(said(ServerMessage.Tables.class).tables().getFirst());
            case "ToLobby$Gone" -> new ToLobby.Gone(table());
            default -> throw new IllegalArgumentException("unknown message " + manifest);
        };
    }

    private <R extends ClientMessage.Request> R request(Class<R> type) throws IOException {
        return type.cast(read(MessageWriter.CODEC.fromClient(text())));
    }

    private <S extends ServerMessage> S said(Class<S> type) throws IOException {
        return type.cast(read(MessageWriter.CODEC.fromServer(text())));
    }

    private ProtocolError error() throws IOException {
        return said(ServerMessage.Refused.class).why();
    }

    private static <M> M read(Received<M> received) {
        return switch (received) {
            case Received.Message<M> message -> message.message();
            case Received.Unreadable<M> unreadable ->
                throw new IllegalArgumentException("from another edition of the program: " + unreadable.why());
        };
    }

    private Optional<Player> perhapsPlayer() throws IOException {
        return in.readBoolean() ? Optional.of(player()) : Optional.empty();
    }

    private Player player() throws IOException {
        return new Player(
                text(),
                text(),
                new Profile(
                        in.readDouble(),
                        in.readInt(),
                        in.readLong(),
                        in.readBoolean(),
                        in.readBoolean() ? Optional.of(text()) : Optional.empty(),
                        in.readBoolean() ? RealTitle.find(text()) : Optional.empty()));
    }

    private TableId table() throws IOException {
        return new TableId(uuid());
    }

    private CommandId id() throws IOException {
        return new CommandId(uuid());
    }

    private UUID uuid() throws IOException {
        return new UUID(in.readLong(), in.readLong());
    }

    private <T> ActorRef<T> ref() throws IOException {
        return refs.resolveActorRef(text());
    }

    private String text() throws IOException {
        return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    }
}
