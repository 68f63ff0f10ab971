package xiangqi.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import xiangqi.core.table.Player;
import xiangqi.core.table.Table;
import xiangqi.server.cluster.ToTable;

/// The time between a table's waking and the return of the player whose clock is to run: an outage is over for a player
/// only when it is possible to be back, so until then, or until the wait was long enough, nothing happens at the table.
final class Standstill {
    /// How long what others want is held back rather than refused: whoever only followed the table to another node is
    /// back at once.
    private static final Duration SHORT = Duration.ofSeconds(5);

    private final Duration most;
    private final Deque<Step.Arrived> held = new ArrayDeque<>();
    private Instant began = Instant.MIN;

    /// @param most how long the player is waited for
    Standstill(Duration most) {
        this.most = most;
    }

    void begin(Instant at) {
        began = at;
    }

    /// Whether somebody's clock runs out while nobody waits for him.
    static boolean isNeededAt(Table table) {
        return table.running().flatMap(game -> game.clock().deadline()).isPresent();
    }

    /// Whether anything at the table runs out by itself.
    static boolean concerns(Table table) {
        return table.running().isPresent() || !table.graceEnds().isEmpty();
    }

    /// The account that is to move in the running game.
    static String mover(Table table) {
        return table.players().get(table.running().orElseThrow().turn()).id();
    }

    /// Whether a message shows that the player to move is back.
    static boolean endsBy(ToTable message, Table table) {
        String mover = mover(table);
        return switch (message) {
            case ToTable.There player -> player.there() && player.account().equals(mover);
            case ToTable.Ask ask -> ask.by().id().equals(mover);
            case ToTable.Watch watch ->
                watch.by().map(Player::id).filter(mover::equals).isPresent();
            default -> false;
        };
    }

    boolean isOver(Instant at) {
        return !at.isBefore(began.plus(most));
    }

    /// Holds back what others want, if that is not for long any more. Whether it does.
    boolean holds(Step.Arrived arrived, Instant at) {
        boolean wanted = arrived.message() instanceof ToTable.Ask || arrived.message() instanceof ToTable.Watch;
        return wanted && at.isBefore(began.plus(SHORT)) && held.add(arrived);
    }

    /// When what is held, or the standstill itself, has lasted long enough.
    Optional<Instant> nextDue() {
        return Optional.of(began.plus(held.isEmpty() ? most : SHORT));
    }

    /// Puts what was held before what waits.
    void release(Waiting waiting) {
        while (!held.isEmpty()) {
            waiting.addFirst(held.removeLast());
        }
    }
}
