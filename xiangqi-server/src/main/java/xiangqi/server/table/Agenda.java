package xiangqi.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.table.HostCommand;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Stamped;
import xiangqi.core.table.Table;

/// What happens at a table by itself, and when: flags and grace times that run out, connections that were lost or are
/// back, players who stay away, notices to those who watch, and the end of a table at which nobody sits.
final class Agenda {
    private final Chronicle chronicle;
    private final Chairs chairs;
    private final Gallery gallery;
    private final Duration emptyTable;
    private Instant since = Instant.MIN;

    /// @param emptyTable for how long a table is kept at which nobody sits
    Agenda(Chronicle chronicle, Chairs chairs, Gallery gallery, Duration emptyTable) {
        this.chronicle = chronicle;
        this.chairs = chairs;
        this.gallery = gallery;
        this.emptyTable = emptyTable;
    }

    /// The table stands as it does from now on: opened, woken, left by the last player, or gone.
    void begin(Instant at) {
        since = at;
    }

    /// Since when it does.
    Instant since() {
        return since;
    }

    /// What is to be done at the table, the most urgent first; when it is done there may be more.
    Optional<Stamped> due(Instant at) {
        return isDue(table().nextTick(), at)
                ? Optional.of(new Stamped.ByHost(at, new HostCommand.Tick()))
                : amiss(at)
                        .or(() -> Chairs.overdue(table(), at)
                                .map(gone -> new Stamped.BySeat(at, Seat.of(gone), new PlayerCommand.Leave())));
    }

    /// What makes the table's knowledge of a player's absence what it is.
    Optional<Stamped> amiss(Instant at) {
        return chairs.amiss(table()).map(command -> new Stamped.ByHost(at, command));
    }

    /// Whether those who watch are to be told who they are.
    boolean isNoticeDue(Instant at) {
        return isDue(gallery.noticeDue(at), at);
    }

    /// Whether nobody has sat there for too long.
    boolean isClosingDue(Instant at) {
        return isDue(closing(), at);
    }

    /// When there is something to do next.
    Optional<Instant> next(Instant now) {
        return Stream.of(
                        table().nextTick(),
                        Chairs.nextOverdue(table()),
                        closing(),
                        gallery.noticeDue(now),
                        chairs.amiss(table()).map(_ -> now))
                .flatMap(Optional::stream)
                .min(Instant::compareTo);
    }

    private Optional<Instant> closing() {
        return table().players().isEmpty() ? Optional.of(since.plus(emptyTable)) : Optional.empty();
    }

    private static boolean isDue(Optional<Instant> when, Instant at) {
        return when.filter(due -> !due.isAfter(at)).isPresent();
    }

    private Table table() {
        return chronicle.table();
    }
}
