package xiangqi.net.protocol;

import java.util.UUID;

/// The name of a table at a server, a UUIDv7: tables sort by when they were opened.
public record TableId(UUID value) {
    @Override
    public String toString() {
        return value.toString();
    }
}
