package xiangqi.server.presence;

import java.util.Optional;
import xiangqi.core.table.CommandId;
import xiangqi.server.cluster.ToAttendance;
import xiangqi.server.journal.Entry;

/// What an attendance hears of its own doings.
sealed interface Step extends ToAttendance.Inner {
    /// What the journal knows of a request.
    record Found(CommandId request, Optional<Entry> earlier) implements Step {}

    /// The journal could not say.
    record Unknown(CommandId request, Throwable why) implements Step {}

    /// After a start players have had time to come back.
    record Awaited() implements Step {}

    /// Is there anything to be remembered?
    record Look() implements Step {}
}
