package xiangqi.ui.study;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Export;
import xiangqi.core.record.Target;

/// The question as what games are to be saved. It finds out in the background what each choice cannot hold, so
/// that it is known before anything is written.
public final class SaveForm {
    /// What is to be told of a choice before it is taken.
    ///
    /// @param losses what the format cannot hold
    /// @param others how many games it leaves out, since it holds one
    /// @param unread what of the file that they come from could not be read
    public record Report(List<Export.Loss> losses, int others, Unread unread) {
        public Report {
            losses = List.copyOf(losses);
        }

        /// Whether nothing of the shown game is lost but what is slight.
        public boolean isWhole() {
            return losses.stream().allMatch(Export.Loss::isSlight);
        }
    }

    private final StudySurroundings surroundings;
    private final Book book;
    private final StudyGame shown;
    private final Consumer<SaveChoice> chosen;
    private final Runnable dropped;
    private final ObjectProperty<SaveChoice.Kind> kind = new SimpleObjectProperty<>(this, "kind");
    private final ObjectProperty<Target.Encoding> encoding = new SimpleObjectProperty<>(this, "encoding");
    private final ObjectProperty<Notation> notation = new SimpleObjectProperty<>(this, "notation");
    private final ObjectProperty<Target.XqfVersion> version = new SimpleObjectProperty<>(this, "version");
    private final ReadOnlyObjectWrapper<Optional<Report>> report =
            new ReadOnlyObjectWrapper<>(this, "report", Optional.empty());
    private int asked;

    /// @param shown the game that a format of one game gets
    /// @param chosen is told the choice
    /// @param dropped is told that the person thought better of it
    SaveForm(
            StudySurroundings surroundings, Book book, StudyGame shown, Consumer<SaveChoice> chosen, Runnable dropped) {
        this.surroundings = surroundings;
        this.book = book;
        this.shown = shown;
        this.chosen = chosen;
        this.dropped = dropped;
        SaveChoice first = book.choice();
        kind.set(first.kind());
        encoding.set(first.encoding());
        notation.set(first.notation(surroundings.notation().getValue()));
        version.set(first.version());
        kind.addListener((_, _, _) -> look());
        encoding.addListener((_, _, _) -> look());
        notation.addListener((_, _, _) -> look());
        version.addListener((_, _, _) -> look());
        look();
    }

    public ObjectProperty<SaveChoice.Kind> kindProperty() {
        return kind;
    }

    /// The encoding, where the format leaves a choice.
    public ObjectProperty<Target.Encoding> encodingProperty() {
        return encoding;
    }

    /// The notation of the moves, where the format leaves a choice: at first that of the file, else of the display.
    public ObjectProperty<Notation> notationProperty() {
        return notation;
    }

    /// The version, where the format leaves a choice.
    public ObjectProperty<Target.XqfVersion> versionProperty() {
        return version;
    }

    /// What is to be told of the choice; empty while it is being found out.
    public ReadOnlyObjectProperty<Optional<Report>> reportProperty() {
        return report.getReadOnlyProperty();
    }

    /// Takes the choice; where the file is to lie is asked next.
    public void save() {
        chosen.accept(choice());
    }

    /// Saves nothing.
    public void drop() {
        dropped.run();
    }

    private SaveChoice choice() {
        return new SaveChoice(kind.get(), encoding.get(), Optional.of(notation.get()), version.get());
    }

    private void look() {
        int mine = ++asked;
        report.set(Optional.empty());
        Saving saving =
                Saving.of(book, shown, choice().target(surroundings.notation().getValue()));
        int others = saving.others(book);
        Unread unread = saving.unread(book);
        surroundings.background().execute(() -> {
            List<Export.Loss> losses = saving.losses();
            surroundings.screen().execute(() -> {
                if (mine == asked) {
                    report.set(Optional.of(new Report(losses, others, unread)));
                }
            });
        });
    }
}
