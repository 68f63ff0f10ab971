package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import xiangqi.core.board.Board;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.ReadingWatch;
import xiangqi.core.record.Result;
import xiangqi.core.rules.Position;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// The games that are open, of one or several files, and which of them is on the board. Opens files, tells what
/// must be known of them, and asks before unsaved edits would go.
public final class OpenGames {
    /// How many games of a large file are read between two reports of it.
    private static final int REPORTED = 200;

    private final StudySurroundings surroundings;
    private final Leaving leaving;
    private final ObservableList<StudyGame> games = FXCollections.observableArrayList();
    private final ObservableList<StudyGame> shownGames = FXCollections.unmodifiableObservableList(games);
    private final FilteredList<StudyGame> listed = new FilteredList<>(games);
    private final StringProperty filter = new SimpleStringProperty(this, "filter", "");
    private final ReadOnlyObjectWrapper<Optional<StudyGame>> game =
            new ReadOnlyObjectWrapper<>(this, "game", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Heading>> heading =
            new ReadOnlyObjectWrapper<>(this, "heading", Optional.empty());
    private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper(this, "changed");
    private final ReadOnlyBooleanWrapper reading = new ReadOnlyBooleanWrapper(this, "reading");
    private final ReadOnlyObjectWrapper<Optional<Opening>> opening =
            new ReadOnlyObjectWrapper<>(this, "opening", Optional.empty());
    private final ObservableList<StudyNotice> notices = FXCollections.observableArrayList();
    private final ObservableList<StudyNotice> shownNotices = FXCollections.unmodifiableObservableList(notices);
    private final ReadOnlyBooleanWrapper recovered = new ReadOnlyBooleanWrapper(this, "recovered");
    private final Autosave autosave;
    private List<Book> books = List.of();
    private final AtomicInteger readings = new AtomicInteger();

    /// @param save saves a book, and runs what is to follow when that went well
    OpenGames(StudySurroundings surroundings, BiConsumer<Book, Runnable> save) {
        this.surroundings = surroundings;
        this.leaving = new Leaving(() -> books, save);
        this.autosave = new Autosave(surroundings, this);
        filter.addListener((_, _, words) -> listed.setPredicate(matching(words)));
        game.addListener((_, _, _) -> showHeading());
    }

    /// Asks for files and opens them.
    public void open() {
        List<Path> chosen = surroundings.dialogs().open();
        if (!chosen.isEmpty()) {
            open(chosen);
        }
    }

    /// Opens files in place of what is open, after asking about unsaved edits. They are read in the background;
    /// what is open stays, with its edits and their draft, until they are read, and if none of them can be. What is
    /// edited meanwhile is asked about, too.
    public void open(List<Path> files) {
        List<Path> wanted = List.copyOf(files);
        leaving.leave(GivenUp.NOTHING, givenUp -> read(wanted, true, givenUp));
    }

    /// As [#open(List)], for files that have a list of their own: they do not crowd out those that were open last.
    public void openCollection(List<Path> files) {
        List<Path> wanted = List.copyOf(files);
        leaving.leave(GivenUp.NOTHING, givenUp -> read(wanted, false, givenUp));
    }

    /// Opens what lies in no file yet.
    public void open(GameRecord record) {
        open(record, Optional.empty());
    }

    /// Opens a game that was just played, at its end: that is what its players have before their eyes.
    ///
    /// @param file a PGN that holds the record as it is and nothing else; empty if it lies in no file yet
    public void open(GameRecord record, Optional<Path> file) {
        leaving.leave(GivenUp.NOTHING, _ -> {
            Book book = Book.of(record, file);
            book.games().getFirst().work().ifPresent(Work::goToEnd);
            show(List.of(book));
            file.ifPresent(saved -> notePrint(book, saved));
        });
    }

    private void notePrint(Book book, Path file) {
        surroundings.background().execute(() -> {
            Optional<FilePrint> now = surroundings.files().print(file);
            surroundings.screen().execute(() -> book.notePrint(now));
        });
    }

    /// Opens what was pasted, in place of what is open and after asking about unsaved edits; tells if it is
    /// nothing.
    void openPasted(Import read) {
        notices.removeIf(told -> told instanceof StudyNotice.NotPasted || told instanceof StudyNotice.NothingToPaste);
        switch (read) {
            case Import.Unreadable unreadable -> tell(new StudyNotice.NotPasted(unreadable.why()));
            case Import.Games found -> leaving.leave(GivenUp.NOTHING, _ -> show(List.of(Book.pasted(found))));
        }
    }

    /// Begins a record without moves from the usual start.
    public void begin() {
        open(new GameRecord(Headers.NONE, Result.UNKNOWN, StudyTree.from(Position.START)));
    }

    /// Runs `then` as soon as there are no unsaved edits: at once, or after the person has answered. Edits that are
    /// given up are forgotten then: what is open is to be left for good.
    public void leave(Runnable then) {
        leaving.leave(GivenUp.NOTHING, givenUp -> {
            if (!givenUp.isEmpty()) {
                autosave.giveUp();
            }
            then.run();
        });
    }

    /// Opens what was edited and not saved when an earlier run ended, if there is such; then runs `then`.
    public void recover(Runnable then) {
        autosave.recover(then);
    }

    void openRecovered(Recovery recovery) {
        show(recovery.books());
        games.stream().filter(StudyGame::isChanged).findFirst().ifPresent(this::choose);
        notices.setAll(recovery.told());
        recovered.set(true);
    }

    /// Whether what is open comes from an earlier run that ended before it was saved.
    public ReadOnlyBooleanProperty recoveredProperty() {
        return recovered.getReadOnlyProperty();
    }

    private void read(List<Path> files, boolean remembered, GivenUp givenUp) {
        int reading = readings.incrementAndGet();
        this.reading.set(true);
        opening.set(Optional.of(new Opening(files.getFirst(), 0)));
        surroundings.background().execute(() -> {
            List<Book> read = new ArrayList<>();
            List<StudyNotice> told = new ArrayList<>();
            for (Path file : files) {
                read(file, games -> goesOn(reading, file, games), read, told);
            }
            surroundings.screen().execute(() -> {
                if (reading == readings.get()) {
                    opened(read, remembered, told, givenUp);
                }
            });
        });
    }

    /// Gives up what is being read: what is open stays.
    public void cancelReading() {
        readings.incrementAndGet();
        reading.set(false);
        opening.set(Optional.empty());
    }

    /// Reports how far a file has got, and tells whether it is still wanted; on the thread that reads.
    private boolean goesOn(int mine, Path file, int games) {
        if (games % REPORTED == 0) {
            surroundings.screen().execute(() -> {
                if (mine == readings.get()) {
                    opening.set(Optional.of(new Opening(file, games)));
                }
            });
        }
        return mine == readings.get();
    }

    private void read(Path file, ReadingWatch watch, List<Book> read, List<StudyNotice> told) {
        switch (surroundings.files().read(file, watch)) {
            case StudyFiles.Reading.Failed(FileTrouble why) -> told.add(new StudyNotice.NotOpened(file, why));
            case StudyFiles.Reading.Read(Import.Unreadable unreadable, FilePrint _) ->
                told.add(new StudyNotice.Unreadable(file, unreadable.why()));
            case StudyFiles.Reading.Read(Import.Games found, FilePrint print) -> {
                read.add(Book.of(file, found, print));
                if (!found.warnings().isEmpty()) {
                    told.add(new StudyNotice.Warned(file, found.warnings()));
                }
            }
        }
    }

    private void opened(List<Book> read, boolean remembered, List<StudyNotice> told, GivenUp givenUp) {
        reading.set(false);
        opening.set(Optional.empty());
        if (read.isEmpty()) {
            notices.setAll(told);
            return;
        }
        leaving.leave(givenUp, _ -> {
            show(read);
            if (remembered) {
                read.forEach(this::remember);
            }
            notices.setAll(told);
        });
    }

    private void show(List<Book> opened) {
        cancelReading();
        notices.clear();
        books = List.copyOf(opened);
        filter.set("");
        games.setAll(books.stream().flatMap(book -> book.games().stream()).toList());
        choose(games.stream()
                .filter(found -> found.fault().isEmpty())
                .findFirst()
                .orElse(games.getFirst()));
        look();
    }

    void remember(Book book) {
        book.file()
                .ifPresent(file -> book.games().stream()
                        .flatMap(found -> found.record().stream())
                        .findFirst()
                        .ifPresent(first -> {
                            Node end = first.tree().root().end();
                            Board last = first.tree()
                                    .positionAt(end)
                                    .map(Position::board)
                                    .orElse(first.tree().setup().board());
                            String title = first.headers()
                                    .get(Field.TITLE)
                                    .or(() -> players(first))
                                    .orElse("");
                            surroundings.recent().opened(file, title, last, end.ply());
                        }));
    }

    /// Who played, where both are known by name.
    private static Optional<String> players(GameRecord game) {
        return game.red().flatMap(red -> game.black().map(black -> red + " \u2014 " + black));
    }

    /// All games that are open, in the order of their files.
    public ObservableList<StudyGame> all() {
        return shownGames;
    }

    /// The games that the filter lets through.
    public ObservableList<StudyGame> listed() {
        return listed;
    }

    /// Words that a listed game must hold in its headers, all of them; empty for every game.
    public StringProperty filterProperty() {
        return filter;
    }

    private static Predicate<StudyGame> matching(String words) {
        List<String> wanted = GameFilter.words(words);
        return wanted.isEmpty() ? _ -> true : listed -> GameFilter.matches(listed, wanted);
    }

    /// The game on the board; empty while nothing is open.
    public ReadOnlyObjectProperty<Optional<StudyGame>> gameProperty() {
        return game.getReadOnlyProperty();
    }

    /// What is done to the game on the board; empty if there is none that could be read.
    Optional<Work> work() {
        return game.get().flatMap(StudyGame::work);
    }

    /// The heading of the game on the board as it is now; empty while none is open that could be read.
    public ReadOnlyObjectProperty<Optional<Heading>> headingProperty() {
        return heading.getReadOnlyProperty();
    }

    private void showHeading() {
        heading.set(game.get().flatMap(StudyGame::record).map(Heading::of));
    }

    /// Notes that the game on the board has another heading.
    void headed() {
        game.get().map(StudyGame::book).ifPresent(Book::headed);
        listed.setPredicate(matching(filter.get()));
        showHeading();
    }

    /// Puts one of [#all()] on the board, where its reader stood last.
    public void choose(StudyGame chosen) {
        game.set(Optional.of(chosen));
    }

    /// Puts the listed game after this one on the board.
    public void next() {
        chooseBy(1);
    }

    /// Puts the listed game before this one on the board.
    public void previous() {
        chooseBy(-1);
    }

    private void chooseBy(int step) {
        int index = game.get().map(listed::indexOf).orElse(-1) + step;
        if (index >= 0 && index < listed.size()) {
            choose(listed.get(index));
        }
    }

    /// The files that were open last.
    public List<Path> recent() {
        return surroundings.recent().list();
    }

    /// The file that is being read, and how far that has got; empty for none.
    public ReadOnlyObjectProperty<Optional<Opening>> openingProperty() {
        return opening.getReadOnlyProperty();
    }

    /// Whether files are being read.
    public ReadOnlyBooleanProperty readingProperty() {
        return reading.getReadOnlyProperty();
    }

    /// Whether anything open was edited since it was opened or saved.
    public ReadOnlyBooleanProperty changedProperty() {
        return changed.getReadOnlyProperty();
    }

    /// Looks whether anything is unsaved: something was edited or saved.
    void look() {
        changed.set(books.stream().anyMatch(Book::isChanged));
        autosave.look();
    }

    /// What could not be read in the game on the board.
    public List<Problem> warnings() {
        return game.get().map(StudyGame::warnings).orElse(List.of());
    }

    /// What has to be known about files, until it is put away.
    public ObservableList<StudyNotice> notices() {
        return shownNotices;
    }

    /// Tells of something, once.
    void tell(StudyNotice notice) {
        if (!notices.contains(notice)) {
            notices.add(notice);
        }
    }

    public void putAway(StudyNotice notice) {
        notices.remove(notice);
    }

    /// The open question about unsaved edits.
    public ReadOnlyObjectProperty<Optional<Unsaved>> askingProperty() {
        return leaving.askingProperty();
    }
}
