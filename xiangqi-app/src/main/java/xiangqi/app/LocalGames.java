package xiangqi.app;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import xiangqi.app.storage.GameJournal;
import xiangqi.app.storage.PurseBook;
import xiangqi.app.storage.StorageFault;
import xiangqi.app.storage.UnfinishedGames;
import xiangqi.app.storage.UnfinishedGames.Unfinished;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.House;
import xiangqi.core.house.Profile;
import xiangqi.core.table.Alarms;
import xiangqi.core.table.Cashier;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Game;
import xiangqi.core.table.Journal;
import xiangqi.core.table.LocalTable;
import xiangqi.core.table.Player;
import xiangqi.core.table.Table;
import xiangqi.core.table.Terms;
import xiangqi.core.table.Update;
import xiangqi.ui.table.NewGame;

/// Hosts the games between two people at this computer. Each is kept move by move while it runs; when it ends it
/// becomes a record in the folder of games, and only then is what was kept of it cleared away.
final class LocalGames {
    private final UnfinishedGames unfinished;
    private final PurseBook purses;
    private final GameShelf shelf;
    private final InstantSource time;
    private final Executor executor;
    private final Alarms alarms;
    private final Consumer<StorageFault> told;

    /// @param executor runs the tables, one task at a time
    /// @param told hears what could not be kept, on any thread
    LocalGames(
            UnfinishedGames unfinished,
            PurseBook purses,
            GameShelf shelf,
            InstantSource time,
            Executor executor,
            Alarms alarms,
            Consumer<StorageFault> told) {
        this.unfinished = unfinished;
        this.purses = purses;
        this.shelf = shelf;
        this.time = time;
        this.executor = executor;
        this.alarms = alarms;
        this.told = told;
    }

    /// A table with its game open here. Closing it lets go of the game, which stays kept if it has not ended.
    final class Hosted implements AutoCloseable {
        private final LocalTable table;
        private final Optional<TableJournal> journal;
        private final Optional<Instant> leftAt;

        private Hosted(LocalTable table, Optional<TableJournal> journal, Optional<Instant> leftAt) {
            this.table = table;
            this.journal = journal;
            this.leftAt = leftAt;
        }

        /// When the game was left that rests now, until its table is told to go on; empty for a game just begun.
        Optional<Instant> leftAt() {
            return leftAt;
        }

        LocalTable table() {
            return table;
        }

        /// Closes the table and lets go of its game for good: it becomes a record as it stands, and what it holds goes
        /// back to whom it came from. Then runs `then` where the tables run.
        void letGo(Runnable then) {
            table.close();
            executor.execute(() -> {
                Optional<Path> file = journal.flatMap(TableJournal::where);
                journal.ifPresent(TableJournal::close);
                unfinished.list().stream()
                        .filter(left -> file.filter(left.file()::equals).isPresent())
                        .forEach(LocalGames.this::keep);
                then.run();
            });
        }

        /// The journal is closed after whatever the table is still about.
        @Override
        public void close() {
            table.close();
            journal.ifPresent(kept -> executor.execute(kept::close));
        }
    }

    /// What that house knows of a player at this computer, and what the player owns there.
    Profile known(House house, Player player) {
        return purses.profile(house, player);
    }

    /// Begins a game, see [#prepare].
    Begun begin(NewGame agreed) {
        Prepared prepared = prepare(agreed);
        return new Begun(prepared.hosted(), prepared.begin());
    }

    /// A table for a game whose clocks do not run yet. If the game cannot be kept it is played nevertheless, without
    /// money, and the reason is told.
    Prepared prepare(NewGame agreed) {
        House house = agreed.terms().house();
        Player red = purses.seat(house, agreed.red());
        Player black = purses.seat(house, agreed.black());
        Optional<TableJournal> journal = switch (unfinished.begin()) {
            case UnfinishedGames.Opening.Opened opened -> {
                purses.begin(name(opened.journal().file()), 0);
                yield Optional.of(kept(house, opened.journal(), List.of()));
            }
            case UnfinishedGames.Opening.Failed failed -> {
                told.accept(failed.fault());
                yield Optional.empty();
            }
        };
        LocalTable table = LocalTable.create(
                time, executor, alarms, journal.<Journal>map(kept -> kept).orElse(Journal.NONE));
        Terms terms = journal.isPresent() ? agreed.terms() : agreed.terms().withMoney(false);
        return new Prepared(hosted(table, journal, Optional.empty()), new NewGame(terms, red, black, agreed.stakes()));
    }

    /// A table that everything is ready at.
    ///
    /// @param game what begins there
    record Prepared(Hosted hosted, NewGame game) {
        /// Seats the players and starts their clocks.
        CompletionStage<Decision> begin() {
            return hosted.table().begin(game.terms(), game.red(), game.black(), game.stakes());
        }
    }

    /// A game whose players have sat down.
    ///
    /// @param decision what the table made of its beginning; it may have been refused
    record Begun(Hosted hosted, CompletionStage<Decision> decision) {}

    /// Takes a game up again, which rests until its first move or until its table is told to go on; empty if that is
    /// not possible, and the reason is told.
    Optional<Hosted> resume(Unfinished game) {
        return switch (unfinished.resume(game)) {
            case UnfinishedGames.Opening.Opened opened -> {
                List<Event> events = opened.stored().events();
                purses.catchUp(name(opened.journal().file()), events);
                House house = opened.stored().table().terms().orElseThrow().house();
                TableJournal journal = kept(house, opened.journal(), events);
                yield Optional.of(hosted(
                        LocalTable.restore(events, time, executor, alarms, journal),
                        Optional.of(journal),
                        Optional.of(opened.stored().table().lastAt())));
            }
            case UnfinishedGames.Opening.Failed failed -> {
                told.accept(failed.fault());
                yield Optional.empty();
            }
        };
    }

    /// The games that can be gone on with, the latest first. Those that ended without becoming a record become one
    /// now, and what their ends pay is paid out.
    Stream<Unfinished> unfinished() {
        return unfinished.list().stream().filter(game -> {
            boolean over = !game.game().running()
                    || purses.isBeyond(name(game.file()), game.stored().events());
            if (over) {
                keep(game);
            }
            return !over;
        });
    }

    /// Makes a record of a game as it stands and forgets it as a running one. What is in escrow for a game that never
    /// ended goes back to whom it came from.
    void keep(Unfinished game) {
        String name = name(game.file());
        List<Event> events = game.stored().events();
        purses.catchUp(name, events);
        Table table = game.stored().table();
        if (file(table)) {
            List<Event> all = new ArrayList<>(events);
            all.addAll(Cashier.giveBack(table));
            purses.catchUp(name, all);
            forget(game.file());
        }
    }

    /// Makes a record of the game, and says whether that could be kept; a game without a move needs none.
    private boolean file(Table table) {
        return table.game().filter(Game::anyMoveMade).isEmpty() || shelf.file(table);
    }

    /// First the events go, then how far they were booked: so nothing is ever booked twice.
    private void forget(Path file) {
        unfinished.forget(file);
        purses.forget(name(file));
    }

    private TableJournal kept(House house, GameJournal file, List<Event> happened) {
        return new TableJournal(unfinished, purses, house, file, happened, told);
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }

    private Hosted hosted(LocalTable table, Optional<TableJournal> journal, Optional<Instant> leftAt) {
        table.observe(update -> {
            if (update instanceof Update.Happened(Table now, Event.Ended ended)) {
                if (ended.outcome().why() == Outcome.Reason.HANDICAP_RESTART) {
                    file(now);
                } else {
                    ended(now, journal);
                }
            }
        });
        return new Hosted(table, journal, leftAt);
    }

    private void ended(Table table, Optional<TableJournal> journal) {
        boolean record = file(table);
        journal.ifPresent(kept -> kept.putAway(record));
    }
}
