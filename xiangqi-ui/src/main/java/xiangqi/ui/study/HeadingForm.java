package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import xiangqi.core.record.Field;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Result;

/// The heading of a record while it is edited: what every record can have, and whatever else this one holds.
public final class HeadingForm {
    private static final List<Field> ALWAYS =
            List.of(Field.TITLE, Field.RED, Field.BLACK, Field.EVENT, Field.ROUND, Field.DATE, Field.PLACE);

    private final Heading before;
    private final Consumer<Heading> applied;
    private final List<HeadingEntry> entries = new ArrayList<>();
    private final ObjectProperty<Result> result;
    private final ReadOnlyBooleanWrapper faulty = new ReadOnlyBooleanWrapper(this, "faulty");

    /// @param applied is told the heading as it was edited to
    HeadingForm(Heading before, Consumer<Heading> applied) {
        this.before = before;
        this.applied = applied;
        result = new SimpleObjectProperty<>(this, "result", before.result());
        ALWAYS.forEach(this::add);
        for (Field field : Field.values()) {
            if (!ALWAYS.contains(field) && before.headers().get(field).isPresent()) {
                add(field);
            }
        }
        for (Headers.Other other : before.headers().others()) {
            entries.add(new HeadingEntry(new HeadingEntry.Kind.Other(other.name()), other.value()));
        }
        entries.forEach(entry -> entry.faultProperty().subscribe(_ -> look()));
    }

    private void add(Field field) {
        entries.add(new HeadingEntry(
                new HeadingEntry.Kind.OfField(field),
                before.headers().get(field).orElse("")));
    }

    private void look() {
        faulty.set(
                entries.stream().anyMatch(entry -> entry.faultProperty().get().isPresent()));
    }

    /// The lines in order: title, players, event, round, day and place always.
    public List<HeadingEntry> entries() {
        return List.copyOf(entries);
    }

    /// How the game ended.
    public ObjectProperty<Result> resultProperty() {
        return result;
    }

    /// Whether there is a value that cannot be taken.
    public ReadOnlyBooleanProperty faultyProperty() {
        return faulty.getReadOnlyProperty();
    }

    /// Whether anything is typed or chosen that the record does not say.
    public boolean isEdited() {
        return entries.stream().anyMatch(HeadingEntry::isEdited) || result.get() != before.result();
    }

    /// Gives the record what was typed, as one edit; does nothing while a value cannot be taken.
    ///
    /// @return whether that was done
    public boolean apply() {
        if (!faulty.get()) {
            applied.accept(edited());
        }
        return !faulty.get();
    }

    private Heading edited() {
        Headers.Builder builder = before.headers().without(_ -> true).changed();
        for (HeadingEntry entry : entries) {
            switch (entry.kind()) {
                case HeadingEntry.Kind.OfField(Field field) -> builder.set(field, entry.edited());
                case HeadingEntry.Kind.Other(String name) -> builder.add(name, entry.edited());
            }
        }
        return new Heading(builder.build(), result.get());
    }
}
