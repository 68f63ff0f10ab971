package xiangqi.net.codec;

import java.util.List;
import java.util.Optional;
import xiangqi.core.table.Event;
import xiangqi.core.table.Table;

/// What could be read of a table's stored events.
///
/// @param events the events of whole decisions, up to the first fault
/// @param table the table they lead to
/// @param goodBytes where they end: what is appended goes here, over what was cut
/// @param cut what could not be read; empty when all could
public record Stored(List<Event> events, Table table, int goodBytes, Optional<Cut> cut) {
    public Stored {
        events = List.copyOf(events);
    }

    /// The part that could not be read.
    ///
    /// @param line the line at fault, from 1
    /// @param lostBytes how many bytes after the good ones are lost
    /// @param detail for the log
    public record Cut(Why why, int line, int lostBytes, String detail) {}

    /// Why reading stopped.
    public enum Why {
        /// The last line has no end: writing was interrupted.
        LINE_CUT,
        /// The last decision's events are not all there: writing was interrupted.
        BATCH_CUT,
        /// A line is no event that is known.
        UNREADABLE,
        /// An event does not follow from those before it.
        DOES_NOT_FOLLOW
    }
}
