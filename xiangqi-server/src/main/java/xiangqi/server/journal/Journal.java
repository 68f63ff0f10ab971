package xiangqi.server.journal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import xiangqi.core.table.CommandId;
import xiangqi.net.protocol.TableId;

/// Where everything that happens at tables is kept. What was appended is durable before anyone is told of it. The
/// stages of the readings fail when the database does not answer, or holds what this edition cannot read.
public interface Journal {
    /// Appends what one decision led to. The stage completes once it is durable, or once it is certain that
    /// nothing of it was kept. Entries of one table are appended one after the other: the next one only when
    /// this one is durable. A request of one account opens one table: a second first entry with the same cause
    /// is fenced.
    CompletionStage<Appended> append(Entry entry);

    /// Everything kept of a table, in order; empty if there is no such table.
    CompletionStage<List<Entry>> read(TableId table);

    /// The tables that are not gone, oldest first: those to be woken after a start.
    CompletionStage<List<TableId>> live();

    /// The table that this request of that account opened, if it did.
    CompletionStage<Optional<TableId>> openedBy(String account, CommandId request);
}
