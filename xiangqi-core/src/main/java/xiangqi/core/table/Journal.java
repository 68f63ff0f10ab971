package xiangqi.core.table;

import java.util.List;
import java.util.Optional;

/// Where a table's events are kept before anyone hears of them.
@FunctionalInterface
public interface Journal {
    /// Keeps nothing: for a table that need not survive.
    Journal NONE = (before, events) -> Optional.empty();

    /// Makes the events of one decision durable, all or none of them. What it answers or throws instead makes
    /// nothing of them happen: a stake that is not covered, a disk that is full.
    ///
    /// @param before the table as it was decided about
    Optional<Refusal> append(Table before, List<Event> events);
}
