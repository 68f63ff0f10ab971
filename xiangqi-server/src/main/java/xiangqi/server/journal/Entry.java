package xiangqi.server.journal;

import java.util.List;
import java.util.Optional;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Event;
import xiangqi.net.protocol.TableId;

/// What one decision led to, kept as a whole or not at all.
///
/// @param first the number of the first event, or of the one that would have come next; a table's first event has
/// number 1
/// @param events in order, at least one; none where a table is only closed, which is `last`
/// @param cause the request that led here; empty where the server itself acted
/// @param last whether the table is gone after this: it is not woken again
public record Entry(TableId table, int first, List<Event> events, Optional<Cause> cause, boolean last) {
    public Entry {
        events = List.copyOf(events);
        if (events.isEmpty() && !last || first < 1) {
            throw new IllegalArgumentException("an entry holds events numbered from 1, or closes a table");
        }
    }

    /// A request, so that it is known when it is sent again, after a restart too.
    ///
    /// @param account the player's id
    /// @param request the id that the client gave it
    /// @param digest of its content: the same id with another content is another request
    public record Cause(String account, CommandId request, String digest) {}
}
