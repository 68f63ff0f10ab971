package xiangqi.core.table;

import java.util.List;

/// What a table makes of a command.
public sealed interface Decision {
    /// It happens: these events, in this order, all or none. None: nothing changes (a tick in time).
    record Accepted(List<Event> events) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /// It does not happen.
    record Refused(Refusal why) implements Decision {}
}
