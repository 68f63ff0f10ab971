package xiangqi.ui.table;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import java.util.function.Consumer;
import xiangqi.core.house.House;
import xiangqi.core.record.GameRecord;
import xiangqi.core.table.Game;
import xiangqi.core.table.Player;

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

    /// The record of the game, with its course in the words of today's language.
    ///
    /// @param day on which it was played, where it was played
    GameRecord record(Game played, LocalDate day);

    /// Asks where, writes the record there, and tells `then` on the thread it was called on.
    void save(GameRecord played, Consumer<Saving> then);

    /// Opens the game in study, where the file that it lies in goes on being its file.
    ///
    /// @param record of the game
    /// @param file where a player chose to save it last; empty if nobody did
    void study(Game played, GameRecord record, Optional<Path> file);

    /// What a player owns in that house now; empty where nothing is known of it here.
    default Optional<Long> owned(House house, Player player) {
        return Optional.empty();
    }
}
