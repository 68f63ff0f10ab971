package xiangqi.core.table;

import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/// A table, wherever it is hosted: at this computer or far away.
public interface TableLink {
    /// Sends a player's command. The stage completes with what the table decided; a command id sent before gets its
    /// earlier answer.
    CompletionStage<Decision> send(Seat seat, CommandId id, PlayerCommand command);

    /// Tells `to` how the table stands, and from then on everything that happens, in order, until the subscription is
    /// closed.
    Subscription observe(Consumer<Update> to);
}
