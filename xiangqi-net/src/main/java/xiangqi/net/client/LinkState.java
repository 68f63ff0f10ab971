package xiangqi.net.client;

import java.time.Instant;
import java.util.Optional;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;

/// How a [Connection] stands.
public sealed interface LinkState {
    /// The line is being opened, or the server has not yet greeted.
    record Connecting() implements LinkState {}

    /// What is asked is answered.
    ///
    /// @param version the version of the protocol that is spoken
    /// @param account who is signed in, with the token to keep
    /// @param ending that the server has said it will stop
    record Online(int version, Optional<ServerMessage.SignedIn> account, Optional<ServerMessage.GoingDown> ending)
            implements LinkState {}

    /// The line is lost or could not be opened. Clocks on the screen are out of date, and what is asked now waits.
    ///
    /// @param until when it is tried again, by the local clock
    record Offline(Instant until) implements LinkState {}

    /// The server and this program do not understand each other; trying again would not help.
    record Refused(ProtocolError why) implements LinkState {}

    /// The user has left.
    record Closed() implements LinkState {}
}
