package xiangqi.server.cluster;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Profile;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Player;
import xiangqi.core.table.Terms;
import xiangqi.net.codec.WireCodec;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;

/// The fields of messages, in the order in which [MessageReader] reads them.
final class MessageWriter {
    static final WireCodec CODEC = new WireCodec(Houses.standard());

    private final DataOutputStream out;
    private final ActorRefResolver refs;

    MessageWriter(DataOutputStream out, ActorRefResolver refs) {
        this.out = out;
        this.refs = refs;
    }

    void write(ToTable message) throws IOException {
        switch (message) {
            case ToTable.Open open -> {
                terms(open.request(), open.terms());
                text(open.digest());
                text(open.account());
                ref(open.from());
            }
            case ToTable.Ask ask -> {
                request(ask.request());
                text(ask.digest());
                player(ask.by());
                ref(ask.from());
            }
            case ToTable.Watch watch -> {
                id(watch.request());
                out.writeInt(watch.after());
                player(watch.by());
                ref(watch.from());
            }
            case ToTable.Unwatch unwatch -> ref(unwatch.from());
            case ToTable.Named named -> {
                player(named.by());
                ref(named.from());
            }
            case ToTable.There there -> {
                text(there.account());
                out.writeBoolean(there.there());
            }
            case ToTable.Reserved reserved -> {
                text(reserved.account());
                out.writeBoolean(reserved.elsewhere().isPresent());
                if (reserved.elsewhere().isPresent()) {
                    table(reserved.elsewhere().get());
                }
            }
            case ToTable.Wake wake -> {}
            case ToTable.Stop stop -> {}
            case ToTable.Inner inner -> throw stays(inner);
        }
    }

    void write(ToSession message) throws IOException {
        switch (message) {
            case ToSession.Say say -> text(CODEC.encode(say.message()));
            case ToSession.Watched watched -> {
                id(watched.request());
                table(watched.table());
                out.writeInt(watched.number());
                ref(watched.by());
            }
            case ToSession.Counted counted -> ref(counted.by());
            case ToSession.Inner inner -> throw stays(inner);
        }
    }

    void write(ToAttendance message) throws IOException {
        switch (message) {
            case ToAttendance.Connect connect -> ref(connect.session());
            case ToAttendance.Disconnect disconnect -> ref(disconnect.session());
            case ToAttendance.Open open -> {
                request(open.request());
                text(open.digest());
                ref(open.from());
            }
            case ToAttendance.Opened opened -> {
                id(opened.request());
                table(opened.table());
                out.writeBoolean(opened.refused().isPresent());
                if (opened.refused().isPresent()) {
                    error(opened.request(), opened.refused().get());
                }
            }
            case ToAttendance.Reserve reserve -> table(reserve.table());
            case ToAttendance.Release release -> table(release.table());
            case ToAttendance.Sits sits -> table(sits.table());
            case ToAttendance.Owns owns -> table(owns.table());
            case ToAttendance.Lost lost -> table(lost.table());
            case ToAttendance.Stop stop -> {}
            case ToAttendance.Inner inner -> throw stays(inner);
        }
    }

    void write(ToLobby message) throws IOException {
        switch (message) {
            case ToLobby.Ask ask -> {
                request(ask.request());
                ref(ask.from());
            }
            case ToLobby.Stands stands ->
                text(CODEC.encode(new ServerMessage.Tables(MessageReader.NOBODYS, List.of(stands.table()), false)));
            case ToLobby.Gone gone -> table(gone.table());
            case ToLobby.Inner inner -> throw stays(inner);
        }
    }

    private void request(ClientMessage.Request request) throws IOException {
        text(CODEC.encode(request));
    }

    private void terms(CommandId request, Terms terms) throws IOException {
        request(new ClientMessage.OpenTable(request, terms));
    }

    private void error(CommandId request, ProtocolError why) throws IOException {
        text(CODEC.encode(new ServerMessage.Refused(request, why)));
    }

    private void player(Optional<Player> player) throws IOException {
        out.writeBoolean(player.isPresent());
        if (player.isPresent()) {
            player(player.get());
        }
    }

    private void player(Player player) throws IOException {
        Profile profile = player.profile();
        text(player.id());
        text(player.name());
        out.writeDouble(profile.value());
        out.writeInt(profile.games());
        out.writeLong(profile.wealth());
        out.writeBoolean(profile.member());
        out.writeBoolean(profile.award().isPresent());
        if (profile.award().isPresent()) {
            text(profile.award().get());
        }
        out.writeBoolean(profile.realTitle().isPresent());
        if (profile.realTitle().isPresent()) {
            text(profile.realTitle().get().id());
        }
    }

    private void table(TableId table) throws IOException {
        uuid(table.value());
    }

    private void id(CommandId id) throws IOException {
        uuid(id.value());
    }

    private void uuid(UUID id) throws IOException {
        out.writeLong(id.getMostSignificantBits());
        out.writeLong(id.getLeastSignificantBits());
    }

    private void ref(ActorRef<?> ref) throws IOException {
        text(refs.toSerializationFormat(ref));
    }

    private void text(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static IllegalArgumentException stays(Object inner) {
        return new IllegalArgumentException("does not travel: " + inner.getClass());
    }
}
