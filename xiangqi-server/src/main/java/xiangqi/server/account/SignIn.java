package xiangqi.server.account;

import java.time.Duration;
import java.time.Instant;
import xiangqi.core.table.Player;
import xiangqi.net.protocol.ProtocolError;

/// What became of signing in.
public sealed interface SignIn {
    /// Signed in.
    ///
    /// @param token to sign in again with, until `expires`
    record Done(Player player, String token, Instant expires) implements SignIn {
        @Override
        public String toString() {
            return "Done[player=" + player + ", expires=" + expires + "]";
        }
    }

    /// Not signed in, and why, in the words of the wire.
    record Refused(ProtocolError why) implements SignIn {}

    /// Too much to do: again after that time.
    record Busy(Duration again) implements SignIn {}
}
