package xiangqi.server.table;

import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.table.HostCommand;
import xiangqi.core.table.Player;
import xiangqi.core.table.Table;

/// Whether those who sit at a table have a connection, beside what the table itself knows of it.
final class Chairs {
    private final Map<String, Boolean> there = new HashMap<>();

    void put(String account, boolean isThere) {
        there.put(account, isThere);
    }

    /// Whether it is known that the account has no connection.
    boolean isAway(String account) {
        return Boolean.FALSE.equals(there.get(account));
    }

    void forget(String account) {
        there.remove(account);
    }

    /// What makes the table's knowledge of a player's absence what it is; empty if it is right.
    Optional<HostCommand> amiss(Table table) {
        return Stream.of(Side.values())
                .flatMap(side -> amiss(table, side).stream())
                .findFirst();
    }

    private Optional<HostCommand> amiss(Table table, Side side) {
        return Optional.ofNullable(table.players().get(side))
                .flatMap(player -> Optional.ofNullable(there.get(player.id())))
                .filter(here -> here == table.graceEnds().containsKey(side))
                .map(here -> here ? new HostCommand.Back(side) : new HostCommand.Away(side));
    }

    /// Who has stayed away too long. During a game the table itself judges that.
    static Optional<Side> overdue(Table table, Instant at) {
        return table.running().isPresent()
                ? Optional.empty()
                : table.graceEnds().entrySet().stream()
                        .filter(away -> away.getValue().isBefore(at))
                        .map(Map.Entry::getKey)
                        .findFirst();
    }

    /// When somebody will have.
    static Optional<Instant> nextOverdue(Table table) {
        return table.running().isPresent()
                ? Optional.empty()
                : table.graceEnds().values().stream().min(Instant::compareTo).map(last -> last.plusMillis(1));
    }

    /// The accounts that sit no longer; they are forgotten.
    Set<String> gotUp(Table before, Table after) {
        Set<String> up = new HashSet<>(accounts(before));
        up.removeAll(accounts(after));
        up.forEach(there::remove);
        return up;
    }

    private static Set<String> accounts(Table table) {
        return table.players().values().stream().map(Player::id).collect(Collectors.toSet());
    }
}
