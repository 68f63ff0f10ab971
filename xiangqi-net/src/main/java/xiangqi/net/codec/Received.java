package xiangqi.net.codec;

import java.util.Optional;
import xiangqi.core.table.CommandId;
import xiangqi.net.protocol.ProtocolError;

/// What [WireCodec] made of a text from the wire.
///
/// @param <M> the messages of the direction
public sealed interface Received<M> {
    /// A message.
    record Message<M>(M message) implements Received<M> {}

    /// No message of this version of the protocol.
    ///
    /// @param id the id of the request or answer, as far as that could be read
    record Unreadable<M>(Optional<CommandId> id, ProtocolError why) implements Received<M> {}
}
