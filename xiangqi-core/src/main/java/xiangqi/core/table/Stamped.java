package xiangqi.core.table;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/// A command with what the host alone knows: when it came and from where. Times have millisecond steps.
public sealed interface Stamped {
    Instant at();

    /// A player's command from the chair it came from.
    record BySeat(Instant at, Seat seat, PlayerCommand command) implements Stamped {
        public BySeat {
            at = at.truncatedTo(ChronoUnit.MILLIS);
        }
    }

    /// The host's own.
    record ByHost(Instant at, HostCommand command) implements Stamped {
        public ByHost {
            at = at.truncatedTo(ChronoUnit.MILLIS);
        }
    }
}
