package xiangqi.app;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.function.Consumer;
import java.util.function.Supplier;
import xiangqi.app.storage.Kept;
import xiangqi.app.storage.SavedGames;
import xiangqi.app.storage.StorageFault;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.GameRecord;
import xiangqi.core.table.Game;
import xiangqi.core.table.Table;
import xiangqi.ui.table.TableRecord;
import xiangqi.ui.text.Words;

/// Makes records of games and puts them into the folder of games.
///
/// @param notation of their moves, those told in words too; asked for on any thread
/// @param words of what happened beside the moves; asked for on any thread
/// @param filed hears of every game that became a record, on any thread
/// @param told hears what could not be kept, on any thread
record GameShelf(
        SavedGames saved,
        ZoneId zone,
        Supplier<Notation> notation,
        Supplier<Words> words,
        Consumer<Filed> filed,
        Consumer<StorageFault> told) {
    /// A game that became a record in a file of its own.
    record Filed(Game game, Kept.Done where, GameRecord record) {}

    /// Makes a record of the game at the table as it stands, and says whether that could be kept.
    boolean file(Table table) {
        Game game = table.game().orElseThrow();
        LocalDateTime at = LocalDateTime.ofInstant(table.lastAt(), zone);
        Notation chosen = notation.get();
        GameRecord record = TableRecord.of(game, at.toLocalDate(), words.get(), chosen);
        return switch (saved.save(record, at, chosen)) {
            case Kept.Done done -> {
                filed.accept(new Filed(game, done, record));
                yield true;
            }
            case Kept.Failed failed -> {
                told.accept(failed.fault());
                yield false;
            }
        };
    }
}
