package xiangqi.server.table;

import java.time.Instant;
import java.util.List;
import xiangqi.server.cluster.ToTable;
import xiangqi.server.journal.Appended;
import xiangqi.server.journal.Entry;

/// What a live table hears of its own doings.
sealed interface Step extends ToTable.Inner {
    /// What the journal has of the table.
    record Loaded(List<Entry> entries) implements Step {}

    /// What the journal made of an entry.
    record Kept(Appended appended) implements Step {}

    /// The journal broke off; whether anything was kept is not known.
    record Broke(Throwable why) implements Step {}

    /// The alarm of that number rang.
    record Rang(int number) implements Step {}

    /// A message with the time it came, which is what counts however long it waits.
    record Arrived(Instant at, ToTable message) implements Step {}
}
