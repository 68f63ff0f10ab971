package xiangqi.server.cluster;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;

/// Writes messages for another node: a few plain fields, and whatever also goes to clients as it goes to them. Nodes of
/// one cluster run the same edition of the program.
public final class MessageSerializer extends SerializerWithStringManifest {
    private static final int IDENTIFIER = 90_90;

    private final ExtendedActorSystem system;

    /// Called by the actor system, which is told of this class by its configuration.
    public MessageSerializer(ExtendedActorSystem system) {
        this.system = system;
    }

    @Override
    public int identifier() {
        return IDENTIFIER;
    }

    @Override
    public String manifest(Object message) {
        return message.getClass()
                .getName()
                .substring(getClass().getPackageName().length() + 1);
    }

    @Override
    public byte[] toBinary(Object message) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            MessageWriter writer = new MessageWriter(out, refs());
            switch (message) {
                case ToTable toTable -> writer.write(toTable);
                case ToSession toSession -> writer.write(toSession);
                case ToAttendance toAttendance -> writer.write(toAttendance);
                case ToLobby toLobby -> writer.write(toLobby);
                default -> throw new IllegalArgumentException("does not travel: " + message.getClass());
            }
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        return bytes.toByteArray();
    }

    @Override
    public Object fromBinary(byte[] bytes, String manifest) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            return new MessageReader(in, refs()).read(manifest);
        } catch (IOException cut) {
            throw new UncheckedIOException(cut);
        }
    }

    private ActorRefResolver refs() {
        return ActorRefResolver.get(Adapter.toTyped(system));
    }
}
