package xiangqi.server.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import xiangqi.core.house.Houses;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Table;
import xiangqi.core.table.TableRules;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.server.journal.Entry;

/// What has happened at a table and is durable: the table that it adds up to, its events, the answers to what led to
/// them, and who opened it.
final class Chronicle {
    private final History history;
    private final Answers answers;
    private Table table = Table.NEW;
    private Optional<String> owner = Optional.empty();

    /// @param refusals how long a refusal is kept
    Chronicle(Houses houses, Duration refusals) {
        this.history = new History(houses);
        this.answers = new Answers(refusals);
    }

    Table table() {
        return table;
    }

    History history() {
        return history;
    }

    Answers answers() {
        return answers;
    }

    /// The account that opened the table.
    Optional<String> owner() {
        return owner;
    }

    void openedBy(String account) {
        owner = Optional.of(account);
    }

    void add(List<Event> events) {
        events.forEach(event -> table = TableRules.evolve(table, event));
        history.add(events);
    }

    /// What tells of everything after event number `after`: all of it where there are no such many.
    List<ServerMessage> told(TableId table, int after) {
        boolean whole = after == 0 || after > history.size();
        return history.after(whole ? 0 : after).stream()
                .<ServerMessage>map(piece -> whole && piece.first() == 1
                        ? new ServerMessage.Snapshot(table, history.size(), piece.events())
                        : new ServerMessage.TableEvents(table, piece.first(), piece.events()))
                .toList();
    }

    /// What the journal has kept, an entry at a time.
    void read(Entry entry) {
        add(entry.events());
        entry.cause().ifPresent(cause -> {
            if (entry.first() == 1) {
                openedBy(cause.account());
            } else {
                answers.keep(
                        cause.account(),
                        cause.digest(),
                        new ServerMessage.CommandAnswered(
                                cause.request(), history.size(), new Decision.Accepted(entry.events())),
                        entry.events().getFirst().at());
            }
        });
    }
}
