package xiangqi.server.journal;

import java.util.List;
import java.util.concurrent.CompletionStage;
import xiangqi.net.protocol.TableId;

/// The games that ended. A game is in it as soon as its end was told.
public interface Archive {
    /// The games that ended at that table, in order.
    CompletionStage<List<FinishedGame>> finished(TableId table);
}
