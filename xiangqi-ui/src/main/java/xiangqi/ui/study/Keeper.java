package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import xiangqi.core.record.Export;

/// Puts games into files, in the background; edits may go on meanwhile.
public final class Keeper {
    /// What is being written.
    public record Writing(Path file, int games) {}

    private final StudySurroundings surroundings;
    private final OpenGames games;
    private final ReadOnlyBooleanWrapper saving = new ReadOnlyBooleanWrapper(this, "saving");
    private final ReadOnlyObjectWrapper<Optional<Writing>> writing =
            new ReadOnlyObjectWrapper<>(this, "writing", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Path>> saved =
            new ReadOnlyObjectWrapper<>(this, "saved", Optional.empty());

    private final ReadOnlyObjectWrapper<Optional<Differing>> differing =
            new ReadOnlyObjectWrapper<>(this, "differing", Optional.empty());
    private final Deque<Runnable> waiting = new ArrayDeque<>();

    private final ReadOnlyObjectWrapper<Optional<SaveForm>> form =
            new ReadOnlyObjectWrapper<>(this, "form", Optional.empty());

    Keeper(StudySurroundings surroundings, OpenGames games) {
        this.surroundings = surroundings;
        this.games = games;
    }

    /// Saves all games of the shown game's file where they came from. Asks as what and where to if they came
    /// from nowhere, if that file is of a format or version that is not written, if that could not hold all
    /// of the games, or if the file holds what could not be read and would be lost; asks before it writes
    /// over what another program has put into the file meanwhile.
    public void save() {
        games.gameProperty().get().ifPresent(shown -> save(shown.book(), () -> {}));
    }

    /// Asks as what and where to save all games of the shown game's file; a format that holds one game gets the
    /// shown one. What the format cannot hold is told before and after; then the file is a copy: the games stay
    /// unsaved. What is slight ([Export.Loss#isSlight]) is told before, and makes no copy of the file.
    public void saveAs() {
        games.gameProperty().get().ifPresent(shown -> saveAs(shown.book(), () -> {}));
    }

    /// The file that was saved last.
    public ReadOnlyObjectProperty<Optional<Path>> savedProperty() {
        return saved.getReadOnlyProperty();
    }

    /// The file that is being written, and how many games go into it; empty for none.
    public ReadOnlyObjectProperty<Optional<Writing>> writingProperty() {
        return writing.getReadOnlyProperty();
    }

    /// Whether a file is being written.
    public ReadOnlyBooleanProperty savingProperty() {
        return saving.getReadOnlyProperty();
    }

    /// The open question as what to save.
    public ReadOnlyObjectProperty<Optional<SaveForm>> formProperty() {
        return form.getReadOnlyProperty();
    }

    /// The open question what to do with a file that another program has changed.
    public ReadOnlyObjectProperty<Optional<Differing>> differingProperty() {
        return differing.getReadOnlyProperty();
    }

    void save(Book book, Runnable then) {
        book.ownFile()
                .ifPresentOrElse(
                        file -> write(book, file, book.choice(), book.print(), book.bearable(), then),
                        () -> saveAs(book, then));
    }

    private void saveAs(Book book, Runnable then) {
        form.set(Optional.of(new SaveForm(
                surroundings,
                book,
                shownOf(book),
                choice -> saveAs(book, choice, then),
                () -> form.set(Optional.empty()))));
    }

    private void saveAs(Book book, SaveChoice choice, Runnable then) {
        surroundings
                .dialogs()
                .saveAs(
                        SaveName.folder(book),
                        SaveName.of(book) + "." + choice.kind().ending())
                .ifPresent(file -> {
                    form.set(Optional.empty());
                    write(book, file, choice, Optional.empty(), _ -> true, then);
                });
    }

    private StudyGame shownOf(Book book) {
        return games.gameProperty()
                .get()
                .filter(game -> game.book() == book)
                .orElse(book.games().getFirst());
    }

    /// Writes at once, or after what is being written.
    ///
    /// @param known the print that the file must have; empty to write over whatever is there
    /// @param bearable what may be lost; for anything else it is asked as what to save
    private void write(
            Book book,
            Path file,
            SaveChoice choice,
            Optional<FilePrint> known,
            Predicate<Export.Loss> bearable,
            Runnable then) {
        if (saving.get()) {
            waiting.add(() -> write(book, file, choice, known.flatMap(_ -> book.print()), bearable, then));
            return;
        }
        Saving of = Saving.of(
                book, shownOf(book), choice.target(surroundings.notation().getValue()));
        if (of.records().isEmpty()) {
            return;
        }
        saved.set(Optional.empty());
        saving.set(true);
        writing.set(Optional.of(new Writing(file, of.records().size())));
        surroundings.background().execute(() -> {
            Saving.Done done = of.write(surroundings.files(), file, known, bearable);
            surroundings.screen().execute(() -> {
                saving.set(false);
                writing.set(Optional.empty());
                written(book, file, choice, of, done, bearable, then);
                Optional.ofNullable(waiting.poll()).ifPresent(Runnable::run);
            });
        });
    }

    private void written(
            Book book,
            Path file,
            SaveChoice choice,
            Saving of,
            Saving.Done done,
            Predicate<Export.Loss> bearable,
            Runnable then) {
        games.notices().stream()
                .filter(StudyNotice.NotSaved.class::isInstance)
                .toList()
                .forEach(games::putAway);
        switch (done) {
            case Saving.Done.Failed(FileTrouble why) -> games.tell(new StudyNotice.NotSaved(file, why));
            case Saving.Done.Differs() -> ask(book, file, choice, bearable, then);
            case Saving.Done.Loses() -> saveAs(book, then);
            case Saving.Done.Written(var losses, var print) -> {
                boolean lost = !losses.stream().allMatch(Export.Loss::isSlight);
                boolean whole = !lost && of.holdsAll(book);
                Unread unread = whole ? of.unread(book) : Unread.NOTHING;
                if (whole) {
                    book.rewritten()
                            .filter(_ -> book.file().equals(Optional.of(file)))
                            .ifPresent(was -> games.tell(new StudyNotice.Rewritten(file, was)));
                    of.noteSaved();
                    book.savedIn(file, choice, print);
                }
                if (lost) {
                    games.tell(new StudyNotice.Lost(file, losses));
                }
                if (!unread.isNothing()) {
                    games.tell(new StudyNotice.LeftOut(file, unread));
                }
                games.remember(book);
                games.look();
                saved.set(Optional.of(file));
                then.run();
            }
        }
    }

    private void ask(Book book, Path file, SaveChoice choice, Predicate<Export.Loss> bearable, Runnable then) {
        differing.set(Optional.of(new Differing(
                file,
                () -> answered(() -> write(book, file, choice, Optional.empty(), bearable, then)),
                () -> answered(() -> saveAs(book, then)),
                () -> answered(() -> {}))));
    }

    private void answered(Runnable then) {
        differing.set(Optional.empty());
        then.run();
    }
}
