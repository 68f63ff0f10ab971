package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import xiangqi.core.board.Board;
import xiangqi.core.board.Side;
import xiangqi.core.diagram.Frame;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Result;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.board.BoardViewModel;

/// What is open in study: the games of one or several files, one of them on the board with its tree, and where its
/// reader stands. Stepping changes nothing but that place; every edit can be undone. To be used on one thread, that of
/// [StudySurroundings#screen()].
public final class StudyViewModel {
    private final StudySurroundings surroundings;
    private final ObservableList<StudyGame> games = FXCollections.observableArrayList();
    private final ObservableList<StudyGame> shownGames = FXCollections.unmodifiableObservableList(games);
    private final FilteredList<StudyGame> listed = new FilteredList<>(games);
    private final StringProperty filter = new SimpleStringProperty(this, "filter", "");
    private final ReadOnlyObjectWrapper<Optional<StudyGame>> game =
            new ReadOnlyObjectWrapper<>(this, "game", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Node>> node =
            new ReadOnlyObjectWrapper<>(this, "node", Optional.empty());
    private final ObservableList<TreeRow> rows = FXCollections.observableArrayList();
    private final ObservableList<TreeRow> shownRows = FXCollections.unmodifiableObservableList(rows);
    private final ReadOnlyIntegerWrapper row = new ReadOnlyIntegerWrapper(this, "row", -1);
    private final ReadOnlyIntegerWrapper plies = new ReadOnlyIntegerWrapper(this, "plies");
    private final ReadOnlyObjectWrapper<Frame> frame =
            new ReadOnlyObjectWrapper<>(this, "frame", Frame.of(Board.EMPTY));
    private final ReadOnlyObjectWrapper<Optional<String>> preface =
            new ReadOnlyObjectWrapper<>(this, "preface", Optional.empty());
    private final StringProperty comment = new SimpleStringProperty(this, "comment", "");
    private final ReadOnlyBooleanWrapper changed = new ReadOnlyBooleanWrapper(this, "changed");
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper(this, "undoable");
    private final ReadOnlyBooleanWrapper redoable = new ReadOnlyBooleanWrapper(this, "redoable");
    private final ReadOnlyBooleanWrapper reading = new ReadOnlyBooleanWrapper(this, "reading");
    private final ReadOnlyBooleanWrapper saving = new ReadOnlyBooleanWrapper(this, "saving");
    private final ObservableList<StudyNotice> notices = FXCollections.observableArrayList();
    private final ObservableList<StudyNotice> shownNotices = FXCollections.unmodifiableObservableList(notices);
    private final ReadOnlyObjectWrapper<Optional<Unsaved>> asking =
            new ReadOnlyObjectWrapper<>(this, "asking", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Path>> saved =
            new ReadOnlyObjectWrapper<>(this, "saved", Optional.empty());
    private final BoardViewModel board = new BoardViewModel(Position.START, this::play);
    private final Set<List<Move>> unfolded = new HashSet<>();

    private List<Book> books = List.of();
    private Optional<Track> track = Optional.empty();
    private Optional<TreeRows> layout = Optional.empty();
    private boolean showing;
    private int readings;

    /// Begins with nothing open.
    public StudyViewModel(StudySurroundings surroundings) {
        this.surroundings = surroundings;
        filter.addListener((_, _, words) -> listed.setPredicate(matching(words)));
        comment.addListener((_, _, text) -> commented(text));
        board.frameProperty().addListener((_, _, _) -> draw());
    }

    // What is open.

    /// Asks for files and opens them.
    public void open() {
        List<Path> chosen = surroundings.dialogs().open();
        if (!chosen.isEmpty()) {
            open(chosen);
        }
    }

    /// Opens files in place of what is open, after asking about unsaved edits. They are read in the background; what
    /// is open stays if none of them can be read.
    public void open(List<Path> files) {
        List<Path> wanted = List.copyOf(files);
        leave(() -> read(wanted));
    }

    /// Opens what lies in no file yet.
    public void open(GameRecord record) {
        open(record, Optional.empty());
    }

    /// Opens a game that was just played.
    ///
    /// @param file a PGN that holds the record as it is and nothing else; empty if it lies in no file yet
    public void open(GameRecord record, Optional<Path> file) {
        leave(() -> show(List.of(Book.of(record, file))));
    }

    /// Begins a record without moves from the usual start.
    public void begin() {
        open(new GameRecord(Headers.NONE, Result.UNKNOWN, StudyTree.from(Position.START)));
    }

    /// Runs `then` as soon as there are no unsaved edits: at once, or after the person has answered.
    public void leave(Runnable then) {
        List<Book> edited = books.stream().filter(Book::isChanged).toList();
        if (edited.isEmpty()) {
            then.run();
            return;
        }
        List<StudyGame> of = edited.stream()
                .flatMap(book -> book.games().stream())
                .filter(StudyGame::isChanged)
                .toList();
        asking.set(Optional.of(new Unsaved(
                of, () -> answered(() -> saveAll(edited, then)), () -> answered(then), () -> answered(() -> {}))));
    }

    private void answered(Runnable then) {
        asking.set(Optional.empty());
        then.run();
    }

    private void saveAll(List<Book> edited, Runnable then) {
        if (edited.isEmpty()) {
            then.run();
        } else {
            save(edited.getFirst(), () -> saveAll(edited.subList(1, edited.size()), then));
        }
    }

    private void read(List<Path> files) {
        int reading = ++readings;
        this.reading.set(true);
        surroundings.background().execute(() -> {
            List<Book> read = new ArrayList<>();
            List<StudyNotice> told = new ArrayList<>();
            for (Path file : files) {
                read(file, read, told);
            }
            surroundings.screen().execute(() -> {
                if (reading == readings) {
                    opened(read, told);
                }
            });
        });
    }

    private void read(Path file, List<Book> read, List<StudyNotice> told) {
        switch (surroundings.files().read(file)) {
            case StudyFiles.Reading.Failed(FileTrouble why) -> told.add(new StudyNotice.NotOpened(file, why));
            case StudyFiles.Reading.Read(Import.Unreadable unreadable) ->
                told.add(new StudyNotice.Unreadable(file, unreadable.why()));
            case StudyFiles.Reading.Read(Import.Games found) -> {
                read.add(Book.of(file, found));
                if (!found.warnings().isEmpty()) {
                    told.add(new StudyNotice.Warned(file, found.warnings()));
                }
            }
        }
    }

    private void opened(List<Book> read, List<StudyNotice> told) {
        reading.set(false);
        if (!read.isEmpty()) {
            show(read);
            read.forEach(this::remember);
        }
        notices.setAll(told);
    }

    private void show(List<Book> opened) {
        readings++;
        reading.set(false);
        notices.clear();
        books = List.copyOf(opened);
        filter.set("");
        games.setAll(books.stream().flatMap(book -> book.games().stream()).toList());
        choose(games.stream()
                .filter(found -> found.fault().isEmpty())
                .findFirst()
                .orElse(games.getFirst()));
    }

    private void remember(Book book) {
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
                            String title = first.headers().get(Field.TITLE).orElse("");
                            surroundings.recent().opened(file, title, last, end.ply());
                        }));
    }

    /// All games that are open, in the order of their files.
    public ObservableList<StudyGame> games() {
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

    /// The game on the board; empty while nothing is open.
    public ReadOnlyObjectProperty<Optional<StudyGame>> gameProperty() {
        return game.getReadOnlyProperty();
    }

    /// Puts one of [#games()] on the board, where its reader stood last.
    public void choose(StudyGame chosen) {
        if (!game.get().equals(Optional.of(chosen))) {
            unfolded.clear();
            track = Optional.empty();
            game.set(Optional.of(chosen));
            showTree();
        }
    }

    /// Puts the listed game after this one on the board.
    public void nextGame() {
        chooseBy(1);
    }

    /// Puts the listed game before this one on the board.
    public void previousGame() {
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

    /// Whether files are being read.
    public ReadOnlyBooleanProperty readingProperty() {
        return reading.getReadOnlyProperty();
    }

    /// What has to be known about files, until it is put away.
    public ObservableList<StudyNotice> notices() {
        return shownNotices;
    }

    public void putAway(StudyNotice notice) {
        notices.remove(notice);
    }

    /// The open question about unsaved edits.
    public ReadOnlyObjectProperty<Optional<Unsaved>> askingProperty() {
        return asking.getReadOnlyProperty();
    }

    // Where the reader stands.

    /// The node that is on the board; empty while there is no tree.
    public ReadOnlyObjectProperty<Optional<Node>> nodeProperty() {
        return node.getReadOnlyProperty();
    }

    /// The length of the line that is stepped along.
    public ReadOnlyIntegerProperty pliesProperty() {
        return plies.getReadOnlyProperty();
    }

    /// What the board shows.
    public ReadOnlyObjectProperty<Frame> frameProperty() {
        return frame.getReadOnlyProperty();
    }

    /// The board, for points that are meant, looks and refusals; it shows a position only if the game has one.
    public BoardViewModel board() {
        return board;
    }

    /// The text of a record without pieces, which is read and not played through.
    public ReadOnlyObjectProperty<Optional<String>> prefaceProperty() {
        return preface.getReadOnlyProperty();
    }

    /// Goes to the start, with the main line to step along from there, whatever variation was read.
    public void first() {
        work().ifPresent(done -> {
            Node root = done.tree().root();
            track = Optional.of(Track.through(root));
            done.go(root);
            showPlace(done);
        });
    }

    public void back() {
        node.get().flatMap(Node::parent).ifPresent(this::go);
    }

    public void forward() {
        node.get().flatMap(here -> track.flatMap(line -> line.after(here))).ifPresent(this::go);
    }

    public void last() {
        goToPly(plies.get());
    }

    /// Goes to the move with that number on the line that is stepped along, 0 for its start.
    public void goToPly(int ply) {
        track.map(line -> line.node(ply)).ifPresent(this::go);
    }

    /// Takes the next variation instead of the last move.
    public void nextVariation() {
        node.get().flatMap(Node::nextSibling).ifPresent(this::go);
    }

    /// Takes the variation before, or the continuation, instead of the last move.
    public void previousVariation() {
        node.get().flatMap(Node::previousSibling).ifPresent(this::go);
    }

    /// Goes to the node with that number.
    public void goTo(int index) {
        goTo(tree -> tree.node(index));
    }

    private void goTo(Function<StudyTree, Node> to) {
        node.get().map(Node::tree).map(to).ifPresent(this::go);
    }

    private void go(Node target) {
        work().ifPresent(done -> {
            if (!done.path().node().equals(target)) {
                done.go(target);
                showPlace(done);
            }
        });
    }

    // The tree and its edits.

    /// The tree as a list.
    public ObservableList<TreeRow> rows() {
        return shownRows;
    }

    /// The row that shows the reader's place; -1 for none.
    public ReadOnlyIntegerProperty rowProperty() {
        return row.getReadOnlyProperty();
    }

    /// Opens a folded variation or folds it away again.
    public void fold(TreeRow.Fold fold) {
        goToTree(tree -> {
            List<Move> line = tree.node(fold.first().node()).line();
            if (!unfolded.remove(line)) {
                unfolded.add(line);
            }
            layOut(tree);
            work().ifPresent(done -> row.set(rowOf(done)));
        });
    }

    private void goToTree(Consumer<StudyTree> with) {
        node.get().map(Node::tree).ifPresent(with);
    }

    /// How the moves of these steps are called, each played after the one before. Steps of a tree that is shown no
    /// longer are called by their points.
    public List<String> names(List<TreeRow.Step> steps) {
        Optional<Position> at = work().flatMap(done -> before(steps.getFirst(), done.tree()));
        List<String> names = new ArrayList<>();
        for (TreeRow.Step step : steps) {
            names.add(at.filter(position -> position.isLegal(step.move()))
                    .map(position -> notation().name(position, step.move()))
                    .orElseGet(() -> step.move().toString()));
            at = at.flatMap(position -> position.playIfLegal(step.move())).map(Ply::after);
        }
        return names;
    }

    private static Optional<Position> before(TreeRow.Step step, StudyTree tree) {
        return step.node() > tree.size()
                ? Optional.empty()
                : tree.node(step.node()).parent().flatMap(tree::positionAt);
    }

    /// The name of the move that leads to the node; empty for the start.
    public Optional<String> name(Node of) {
        return of.move()
                .flatMap(move -> of.parent()
                        .flatMap(before -> of.tree().positionAt(before))
                        .map(position -> surroundings.notation().getValue().name(position, move)));
    }

    /// The round that a ply belongs to.
    public int round(int ply) {
        return TreeRows.round(ply, offset());
    }

    /// Whether a ply is Red's.
    public boolean isRed(int ply) {
        return (ply - 1 + offset()) % 2 == 0;
    }

    private int offset() {
        return 2 * (firstRound() - 1)
                + (node.get()
                                .filter(here -> here.tree().setup().turn() == Side.BLACK)
                                .isPresent()
                        ? 1
                        : 0);
    }

    private int firstRound() {
        return game.get()
                .flatMap(shown -> shown.headers().get(Field.START_NUMBER))
                .filter(number -> number.matches("[1-9][0-9]{0,3}"))
                .map(Integer::parseInt)
                .orElse(1);
    }

    /// How moves are written.
    public Notation notation() {
        return surroundings.notation().getValue();
    }

    private void play(Move move) {
        node.get().ifPresent(here -> edit(tree -> tree.play(here, move)));
    }

    /// The comment on the reader's node. Setting it is an edit; what is typed at one node in a row is one.
    public StringProperty commentProperty() {
        return comment;
    }

    private void commented(String text) {
        if (!showing) {
            work().filter(done -> done.comment(text)).ifPresent(done -> {
                layOut(done.tree());
                showEdit(done);
            });
        }
    }

    /// Deletes the move of the reader's node and all that follows it.
    public void delete() {
        move().ifPresent(here -> edit(tree -> tree.delete(here)));
    }

    /// Makes the variation that the reader stands in the continuation of what it departs from.
    public void promote() {
        move().flatMap(Node::variation).ifPresent(first -> {
            List<Move> place = node.get().orElseThrow().line();
            edit(tree -> standing(tree.promote(first), place));
        });
    }

    /// Makes the line to the reader's node the main line.
    public void makeMain() {
        move().ifPresent(here -> edit(tree -> tree.makeMain(here)));
    }

    /// Moves the variation that the reader stands in before the one before it.
    public void moveUp() {
        move().flatMap(Node::variation).ifPresent(first -> {
            List<Move> place = node.get().orElseThrow().line();
            edit(tree -> standing(tree.moveUp(first), place));
        });
    }

    /// Moves the variation that the reader stands in behind the one after it.
    public void moveDown() {
        move().map(here -> here.variation().orElse(here)).ifPresent(first -> {
            List<Move> place = node.get().orElseThrow().line();
            edit(tree -> standing(tree.moveDown(first), place));
        });
    }

    private static StudyTree.Edit standing(StudyTree.Edit edit, List<Move> place) {
        return new StudyTree.Edit(edit.tree(), edit.tree().find(place).orElse(edit.node()));
    }

    private Optional<Node> move() {
        return node.get().filter(here -> !here.isRoot());
    }

    private void edit(Function<StudyTree, StudyTree.Edit> by) {
        work().ifPresent(done -> {
            if (done.edit(by.apply(done.tree()))) {
                layOut(done.tree());
            }
            showEdit(done);
        });
    }

    /// Takes the last edit back, wherever the reader stands.
    public void undo() {
        work().filter(Work::canUndo).ifPresent(done -> {
            done.undo();
            layOut(done.tree());
            showEdit(done);
        });
    }

    public void redo() {
        work().filter(Work::canRedo).ifPresent(done -> {
            done.redo();
            layOut(done.tree());
            showEdit(done);
        });
    }

    public ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty redoableProperty() {
        return redoable.getReadOnlyProperty();
    }

    /// Whether anything open was edited since it was opened or saved.
    public ReadOnlyBooleanProperty changedProperty() {
        return changed.getReadOnlyProperty();
    }

    // Saving.

    /// Saves all games of the shown game's file where they came from. Asks where to if they came from nowhere, if that
    /// file is no PGN, or if it holds what could not be read and would be lost.
    public void save() {
        game.get().ifPresent(shown -> save(shown.book(), () -> {}));
    }

    /// Saves all games of the shown game's file as a PGN elsewhere.
    public void saveAs() {
        game.get().ifPresent(shown -> saveAs(shown.book(), () -> {}));
    }

    /// The file that was saved last.
    public ReadOnlyObjectProperty<Optional<Path>> savedProperty() {
        return saved.getReadOnlyProperty();
    }

    /// Whether a file is being written.
    public ReadOnlyBooleanProperty savingProperty() {
        return saving.getReadOnlyProperty();
    }

    private void save(Book book, Runnable then) {
        book.file()
                .filter(_ -> book.isWhole())
                .ifPresentOrElse(file -> write(book, file, then), () -> saveAs(book, then));
    }

    private void saveAs(Book book, Runnable then) {
        surroundings.dialogs().saveAs(SaveName.of(book)).ifPresent(file -> write(book, file, then));
    }

    private void write(Book book, Path file, Runnable then) {
        Saving of = Saving.of(book, notation());
        saved.set(Optional.empty());
        saving.set(true);
        surroundings.background().execute(() -> {
            Saving.Done done = of.write(surroundings.files(), file);
            surroundings.screen().execute(() -> {
                saving.set(false);
                written(book, file, of, done, then);
            });
        });
    }

    private void written(Book book, Path file, Saving of, Saving.Done done, Runnable then) {
        notices.removeIf(notice -> notice instanceof StudyNotice.NotSaved);
        switch (done) {
            case Saving.Done.Failed(FileTrouble why) -> notices.add(new StudyNotice.NotSaved(file, why));
            case Saving.Done.Written(var losses) -> {
                int unreadable = book.isWhole() ? 0 : book.unreadable();
                of.noteSaved();
                book.savedIn(file);
                if (!losses.isEmpty()) {
                    notices.add(new StudyNotice.Lost(file, losses));
                }
                if (unreadable > 0) {
                    notices.add(new StudyNotice.LeftOut(file, unreadable));
                }
                remember(book);
                showState();
                saved.set(Optional.of(file));
                then.run();
            }
        }
    }

    // Showing.

    private Optional<Work> work() {
        return game.get().flatMap(StudyGame::work);
    }

    private void showTree() {
        Optional<Work> done = work();
        if (done.isEmpty()) {
            node.set(Optional.empty());
            rows.clear();
            layout = Optional.empty();
            row.set(-1);
            plies.set(0);
            preface.set(Optional.empty());
            setComment("");
            showState();
            draw();
            return;
        }
        done.ifPresent(shown -> {
            node.set(Optional.of(shown.path().node()));
            layOut(shown.tree());
            showEdit(shown);
        });
    }

    /// What follows from another tree or place.
    private void showEdit(Work done) {
        showPlace(done);
        showState();
    }

    private void showPlace(Work done) {
        Node here = done.path().node();
        track = Optional.of(track.map(line ->
                        line.nodes().getFirst().tree() == here.tree() ? line.at(here) : line.in(here.tree(), here))
                .orElseGet(() -> Track.through(here)));
        boolean hidden = unfold(here);
        node.set(Optional.of(here));
        if (hidden) {
            layOut(here.tree());
        }
        plies.set(track.map(Track::plies).orElse(0));
        done.path().line().ifPresent(line -> board.show(line.position(), here.move()));
        preface.set(
                here.tree().setup().board().equals(Board.EMPTY)
                        ? Optional.of(here.tree().root().comment().orElse(""))
                        : Optional.empty());
        row.set(rowOf(done));
        setComment(here.comment().orElse(""));
        draw();
    }

    private void showState() {
        changed.set(books.stream().anyMatch(Book::isChanged));
        undoable.set(work().filter(Work::canUndo).isPresent());
        redoable.set(work().filter(Work::canRedo).isPresent());
    }

    private void setComment(String text) {
        showing = true;
        comment.set(text);
        showing = false;
    }

    private void draw() {
        boolean playable = isPlayable();
        board.moversProperty().set(playable ? EnumSet.allOf(Side.class) : EnumSet.noneOf(Side.class));
        frame.set(
                playable
                        ? board.frameProperty().get()
                        : Frame.of(node.get()
                                .map(here -> here.tree().setup().board())
                                .orElse(Board.EMPTY)));
    }

    /// Whether the game has a position that moves can be made in.
    private boolean isPlayable() {
        return node.get().filter(here -> here.tree().start().isPresent()).isPresent();
    }

    private void layOut(StudyTree tree) {
        TreeRows laid = new TreeRows(tree, firstRound(), first -> unfolded.contains(first.line()));
        layout = Optional.of(laid);
        RowChange.between(rows, laid.rows()).apply(rows);
    }

    private int rowOf(Work done) {
        return layout.map(laid -> laid.rowOf(done.path().node())).orElse(-1);
    }

    /// Opens the folded variations that hide the node. True if there were any.
    private boolean unfold(Node hidden) {
        boolean more = false;
        for (Optional<Node> first = hidden.variation();
                first.isPresent();
                first = first.get().parent().flatMap(Node::variation)) {
            if (first.get().depth() >= TreeRows.FOLDED_FROM) {
                more |= unfolded.add(first.get().line());
            }
        }
        return more;
    }

    private static Predicate<StudyGame> matching(String words) {
        List<String> wanted = GameFilter.words(words);
        return wanted.isEmpty() ? _ -> true : listed -> GameFilter.matches(listed, wanted);
    }

    /// What could not be read in the shown game.
    public List<Problem> warnings() {
        return game.get().map(StudyGame::warnings).orElse(List.of());
    }
}
