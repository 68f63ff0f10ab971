package xiangqi.ui.table;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import xiangqi.core.record.GameRecord;

/// What can be done with a game that is over.
public interface Afterwards {
    /// What became of a wish to save.
    sealed interface Saving {
        /// It is kept in that file.
        record Saved(Path file) implements Saving {}

        /// The player thought better of it.
        record Dropped() implements Saving {}

        /// It could not be written; the reason is the system's own.
        record Failed(String reason) implements Saving {}
    }

    /// Asks where, writes the record there, and tells `then` on the thread it was called on.
    void save(GameRecord played, Consumer<Saving> then);

    /// Opens the record in study.
    ///
    /// @param file where it was saved last; empty if it was not
    void study(GameRecord played, Optional<Path> file);

    /// Starts another game.
    void again(NewGame next);
}
