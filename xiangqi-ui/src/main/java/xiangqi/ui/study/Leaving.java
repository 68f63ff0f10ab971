package xiangqi.ui.study;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Asks what becomes of unsaved edits before they would go. An answer holds for the edits that it was given for: what
/// is edited while the answer is carried out is asked about in turn.
final class Leaving {
    private final Supplier<List<Book>> books;
    private final BiConsumer<Book, Runnable> save;
    private final ReadOnlyObjectWrapper<Optional<Unsaved>> asking =
            new ReadOnlyObjectWrapper<>(this, "asking", Optional.empty());

    /// @param books what is open
    /// @param save saves a book, and runs what is to follow when that went well
    Leaving(Supplier<List<Book>> books, BiConsumer<Book, Runnable> save) {
        this.books = books;
        this.save = save;
    }

    /// Runs `then` as soon as there are no unsaved edits but those given up: at once, or after the person has answered.
    ///
    /// @param before what was given up earlier on the way to the same end
    /// @param then is told what is given up by now
    void leave(GivenUp before, Consumer<GivenUp> then) {
        List<StudyGame> edited = books.get().stream()
                .flatMap(book -> book.games().stream())
                .filter(game -> game.isChanged() && !before.holds(game))
                .toList();
        if (edited.isEmpty()) {
            then.accept(before);
            return;
        }
        GivenUp all = before.and(edited);
        List<Book> toSave = edited.stream().map(StudyGame::book).distinct().toList();
        asking.set(Optional.of(new Unsaved(
                edited,
                () -> answered(() -> saveAll(toSave, () -> leave(before, then))),
                () -> answered(() -> leave(all, then)),
                () -> answered(() -> {}))));
    }

    private void answered(Runnable then) {
        asking.set(Optional.empty());
        then.run();
    }

    private void saveAll(List<Book> edited, Runnable then) {
        if (edited.isEmpty()) {
            then.run();
        } else {
            save.accept(edited.getFirst(), () -> saveAll(edited.subList(1, edited.size()), then));
        }
    }

    /// The open question.
    ReadOnlyObjectProperty<Optional<Unsaved>> askingProperty() {
        return asking.getReadOnlyProperty();
    }
}
