package xiangqi.net.protocol;

import java.time.InstantSource;
import java.util.UUID;
import java.util.random.RandomGenerator;
import xiangqi.core.table.CommandId;

/// Makes identifiers: UUIDv7 (RFC 9562), the time in milliseconds and 74 random bits.
///
/// @param random must not be guessable where identifiers are to be secret; here they need not be
public record Identifiers(InstantSource time, RandomGenerator random) {
    /// Whether the identifier is of the kind that the wire carries.
    public static boolean fits(UUID id) {
        return id.version() == 7 && id.variant() == 2;
    }

    /// A new identifier.
    public UUID next() {
        long high = time.millis() << 16 | 0x7000 | random.nextLong() & 0xFFF;
        long low = 0x8000_0000_0000_0000L | random.nextLong() >>> 2;
        return new UUID(high, low);
    }

    /// The name of a new command or request.
    public CommandId command() {
        return new CommandId(next());
    }

    /// The name of a new table.
    public TableId table() {
        return new TableId(next());
    }
}
