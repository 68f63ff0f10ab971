package xiangqi.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import xiangqi.app.storage.GameJournal;
import xiangqi.app.storage.PurseBook;
import xiangqi.app.storage.StorageFault;
import xiangqi.app.storage.UnfinishedGames;
import xiangqi.core.house.House;
import xiangqi.core.table.Cashier;
import xiangqi.core.table.Event;
import xiangqi.core.table.Journal;
import xiangqi.core.table.PurseJournal;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Table;

/// Keeps what happens at one table, game after game. While a game runs its events lie in a file; when it has ended the
/// file is put away, and the next game at the table gets a file of its own, which begins with all that came before: so
/// what these two have had at the table (their one restart, for example) outlives a crash. Used by one thread at a
/// time.
final class TableJournal implements Journal, AutoCloseable {
    private final UnfinishedGames unfinished;
    private final PurseBook purses;
    private final House house;
    private final Consumer<StorageFault> told;
    private final List<Event> happened;
    private Optional<GameJournal> file;

    /// Whether the open file holds what had happened when it was opened.
    private boolean whole;

    /// @param happened what the file holds already
    /// @param told hears why no file could be opened for a further game
    TableJournal(
            UnfinishedGames unfinished,
            PurseBook purses,
            House house,
            GameJournal file,
            List<Event> happened,
            Consumer<StorageFault> told) {
        this.unfinished = unfinished;
        this.purses = purses;
        this.house = house;
        this.told = told;
        this.happened = new ArrayList<>(happened);
        this.file = Optional.of(file);
        whole = true;
    }

    @Override
    public Optional<Refusal> append(Table before, List<Event> events) {
        if (file.isEmpty() && events.stream().anyMatch(TableJournal::needsFile) && !open()) {
            return Optional.of(Refusal.of(Refusal.Code.NOT_KEPT));
        }
        Optional<Refusal> refusal = file.flatMap(
                kept -> new PurseJournal(purses.bank(house, name(kept)), this::keep).append(before, events));
        if (refusal.isEmpty()) {
            happened.addAll(events);
        }
        return refusal;
    }

    /// Where the game lies that runs.
    Optional<Path> where() {
        return file.map(GameJournal::file);
    }

    /// The game in the file has ended: nothing more goes there.
    ///
    /// @param record whether the game has become a record, so that the file is needed no more; if not it stays
    ///     for the next start
    void putAway(boolean record) {
        file.ifPresent(kept -> {
            kept.close();
            if (record) {
                // First the events go, then how far they were booked: so nothing is ever booked twice.
                unfinished.forget(kept.file());
                purses.forget(name(kept));
            }
        });
        file = Optional.empty();
    }

    /// What was kept stays.
    @Override
    public void close() {
        file.ifPresent(GameJournal::close);
    }

    /// Between games nothing happens that would be missed, unless it begins one or moves money.
    private static boolean needsFile(Event event) {
        return event instanceof Event.Started || !Cashier.transfers(event).isEmpty();
    }

    private boolean open() {
        return switch (unfinished.begin()) {
            case UnfinishedGames.Opening.Opened opened -> {
                file = Optional.of(opened.journal());
                whole = false;
                purses.begin(name(opened.journal()), happened.size());
                yield true;
            }
            case UnfinishedGames.Opening.Failed failed -> {
                told.accept(failed.fault());
                yield false;
            }
        };
    }

    private Optional<Refusal> keep(Table before, List<Event> events) {
        List<Event> lines = whole
                ? events
                : Stream.concat(happened.stream(), events.stream()).toList();
        Optional<Refusal> refusal = file.orElseThrow().append(before, lines);
        whole |= refusal.isEmpty();
        return refusal;
    }

    private static String name(GameJournal journal) {
        return journal.file().getFileName().toString();
    }
}
