package xiangqi.server.table;

import java.util.Optional;
import java.util.function.Consumer;
import xiangqi.core.table.Table;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.TableSummary;

/// How the table stands, as the lobby was told last.
final class Placard {
    private final TableId id;
    private final Consumer<TableSummary> lobby;
    private Optional<TableSummary> told = Optional.empty();

    Placard(TableId id, Consumer<TableSummary> lobby) {
        this.id = id;
        this.lobby = lobby;
    }

    /// Tells the lobby, if that is something new.
    void show(Table table, int watching) {
        if (table.terms().isEmpty()) {
            return;
        }
        TableSummary now = new TableSummary(
                id,
                table.terms().get(),
                table.players(),
                table.running().isPresent(),
                table.game().map(game -> game.line().size()).orElse(0),
                watching);
        if (!told.equals(Optional.of(now))) {
            told = Optional.of(now);
            lobby.accept(now);
        }
    }

    /// The lobby may have forgotten.
    void forget() {
        told = Optional.empty();
    }
}
