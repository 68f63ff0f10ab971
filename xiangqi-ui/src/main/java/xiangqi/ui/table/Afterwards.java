package xiangqi.ui.table;

import java.util.function.Consumer;
import xiangqi.core.record.GameRecord;

/// What can be done with a game that is over.
public interface Afterwards {
    /// What became of a wish to save.
    sealed interface Saving {
        /// It is kept in the file of that name.
        record Saved(String file) implements Saving {}

        /// The player thought better of it.
        record Dropped() implements Saving {}

        /// It could not be written; the reason is the system's own.
        record Failed(String reason) implements Saving {}
    }

    /// Asks where, writes the record there, and tells `then` on the thread it was called on.
    void save(GameRecord played, Consumer<Saving> then);

    /// Opens the record in study.
    void study(GameRecord played);

    /// Starts another game.
    void again(NewGame next);
}
