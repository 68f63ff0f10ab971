package xiangqi.net.protocol;

import java.util.Map;
import xiangqi.core.table.Argument;

/// The versions of the protocol that one side speaks: `oldest` to `newest`, both included.
public record VersionRange(int oldest, int newest) {
    /// What this edition of the program speaks.
    public static final VersionRange SPOKEN = new VersionRange(1, 1);

    public VersionRange {
        if (oldest < 1 || newest < oldest) {
            throw new IllegalArgumentException(oldest + " to " + newest);
        }
    }

    /// What a server that speaks this range makes of a client's: the newest version that both speak, or why there is
    /// none.
    public Agreement agree(VersionRange client) {
        if (client.newest < oldest) {
            return new Agreement.Apart(ProtocolError.of(
                    ErrorCode.TOO_OLD, Map.of("client", Argument.of(client.newest), "server", Argument.of(oldest))));
        }
        if (client.oldest > newest) {
            return new Agreement.Apart(ProtocolError.of(
                    ErrorCode.TOO_NEW, Map.of("client", Argument.of(client.oldest), "server", Argument.of(newest))));
        }
        return new Agreement.Agreed(Math.min(newest, client.newest));
    }

    /// Whether that version is spoken.
    public boolean contains(int version) {
        return oldest <= version && version <= newest;
    }

    /// What two ranges come to.
    public sealed interface Agreement {
        /// Both speak this version.
        record Agreed(int version) implements Agreement {}

        /// They have no version in common.
        record Apart(ProtocolError why) implements Agreement {}
    }
}
