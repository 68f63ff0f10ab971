package xiangqi.app;

import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import xiangqi.app.storage.GameJournal;
import xiangqi.app.storage.StorageFault;
import xiangqi.app.storage.UnfinishedGames;
import xiangqi.app.storage.UnfinishedGames.Unfinished;
import xiangqi.core.table.Alarms;
import xiangqi.core.table.Event;
import xiangqi.core.table.Journal;
import xiangqi.core.table.LocalTable;
import xiangqi.core.table.Table;
import xiangqi.core.table.Update;
import xiangqi.ui.table.NewGame;

/// Hosts the games between two people at this computer. Each is kept move by move while it runs; when it ends it
/// becomes a record in the folder of games, and only then is what was kept of it cleared away.
final class LocalGames {
    private final UnfinishedGames unfinished;
    private final GameShelf shelf;
    private final InstantSource time;
    private final Executor executor;
    private final Alarms alarms;
    private final Consumer<StorageFault> told;

    /// @param executor runs the tables, one task at a time
    /// @param told hears what could not be kept, on any thread
    LocalGames(
            UnfinishedGames unfinished,
            GameShelf shelf,
            InstantSource time,
            Executor executor,
            Alarms alarms,
            Consumer<StorageFault> told) {
        this.unfinished = unfinished;
        this.shelf = shelf;
        this.time = time;
        this.executor = executor;
        this.alarms = alarms;
        this.told = told;
    }

    /// A table with its game open here. Closing it lets go of the game, which stays kept if it has not ended.
    final class Hosted implements AutoCloseable {
        private final LocalTable table;
        private final Optional<GameJournal> journal;

        private Hosted(LocalTable table, Optional<GameJournal> journal) {
            this.table = table;
            this.journal = journal;
        }

        LocalTable table() {
            return table;
        }

        /// The journal is closed after whatever the table is still about.
        @Override
        public void close() {
            table.close();
            journal.ifPresent(kept -> executor.execute(kept::close));
        }
    }

    /// Begins a game. If it cannot be kept it is played nevertheless, and the reason is told.
    Hosted begin(NewGame agreed) {
        Optional<GameJournal> journal = switch (unfinished.begin()) {
            case UnfinishedGames.Opening.Opened opened -> Optional.of(opened.journal());
            case UnfinishedGames.Opening.Failed failed -> {
                told.accept(failed.fault());
                yield Optional.empty();
            }
        };
        LocalTable table = LocalTable.create(
                time, executor, alarms, journal.<Journal>map(j -> j).orElse(Journal.NONE));
        table.begin(agreed.terms(), agreed.red(), agreed.black());
        return hosted(table, journal);
    }

    /// Goes on with a game; empty if that is not possible, and the reason is told.
    Optional<Hosted> resume(Unfinished game) {
        return switch (unfinished.resume(game)) {
            case UnfinishedGames.Opening.Opened opened ->
                Optional.of(hosted(
                        LocalTable.restore(opened.stored().events(), time, executor, alarms, opened.journal()),
                        Optional.of(opened.journal())));
            case UnfinishedGames.Opening.Failed failed -> {
                told.accept(failed.fault());
                yield Optional.empty();
            }
        };
    }

    /// The games that can be gone on with, the latest first. Those that ended without becoming a record become one
    /// now.
    Stream<Unfinished> unfinished() {
        return unfinished.list().stream().filter(game -> {
            boolean ended = game.game().outcome().isPresent();
            if (ended) {
                keep(game);
            }
            return !ended;
        });
    }

    /// Makes a record of a game as it stands and forgets it as a running one.
    void keep(Unfinished game) {
        if (shelf.file(game.stored().table())) {
            unfinished.forget(game.file());
        }
    }

    private Hosted hosted(LocalTable table, Optional<GameJournal> journal) {
        table.observe(update -> {
            if (update instanceof Update.Happened(Table now, Event.Ended _)) {
                ended(now, journal);
            }
        });
        return new Hosted(table, journal);
    }

    private void ended(Table table, Optional<GameJournal> journal) {
        boolean safe = table.game().filter(game -> game.line().size() == 0).isPresent() || shelf.file(table);
        if (safe) {
            journal.ifPresent(kept -> {
                kept.close();
                unfinished.forget(kept.file());
            });
        }
    }
}
