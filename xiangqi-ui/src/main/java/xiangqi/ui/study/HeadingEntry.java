package xiangqi.ui.study;

import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import xiangqi.core.record.Field;
import xiangqi.core.record.PgnDate;

/// One line of a heading that is edited. What is not touched is never at fault, and stays as it was.
public final class HeadingEntry {
    /// What a line of a heading says.
    public sealed interface Kind {
        record OfField(Field field) implements Kind {}

        /// A header that only some programs know.
        ///
        /// @param name that they have for it
        record Other(String name) implements Kind {}
    }

    /// Why a value cannot be taken.
    public enum Fault {
        /// It is no day.
        DAY,
        /// It is none of the codes A00 to E99.
        ECCO,
        /// It is no number of a round, from 1 to 9999.
        START_NUMBER;

        String key() {
            return "study.heading.fault." + name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /// What PGN writes where nothing is known.
    private static final String UNKNOWN = "[?？]|[?？]{4}\\.[?？]{2}\\.[?？]{2}";

    private final Kind kind;
    private final String before;
    private final StringProperty value;
    private final ReadOnlyObjectWrapper<Optional<Fault>> fault =
            new ReadOnlyObjectWrapper<>(this, "fault", Optional.empty());

    HeadingEntry(Kind kind, String before) {
        this.kind = kind;
        this.before = before;
        value = new SimpleStringProperty(this, "value", before);
        value.subscribe(now -> fault.set(
                now.equals(before) || typed().isEmpty() || taken().isPresent() ? Optional.empty() : misread()));
    }

    public Kind kind() {
        return kind;
    }

    /// What is typed; empty for what is not known.
    public StringProperty valueProperty() {
        return value;
    }

    /// Why what is typed cannot be taken.
    public ReadOnlyObjectProperty<Optional<Fault>> faultProperty() {
        return fault.getReadOnlyProperty();
    }

    boolean isEdited() {
        return !value.get().equals(before);
    }

    /// The value as the record is to hold it; empty takes it away.
    String edited() {
        return value.get().equals(before) ? before : taken().orElse("");
    }

    private String typed() {
        String typed = value.get().strip();
        return typed.matches(UNKNOWN) ? "" : typed;
    }

    private Optional<String> taken() {
        String typed = typed();
        if (typed.isEmpty() || !(kind instanceof Kind.OfField(Field field))) {
            return Optional.of(typed);
        }
        return switch (field) {
            case DATE -> PgnDate.typed(typed);
            case ECCO -> Optional.of(typed.toUpperCase(Locale.ROOT)).filter(code -> code.matches("[A-E][0-9]{2}"));
            case START_NUMBER -> Optional.of(typed).filter(number -> number.matches("[1-9][0-9]{0,3}"));
            default -> Optional.of(typed);
        };
    }

    private Optional<Fault> misread() {
        return kind instanceof Kind.OfField(Field field)
                ? switch (field) {
                    case DATE -> Optional.of(Fault.DAY);
                    case ECCO -> Optional.of(Fault.ECCO);
                    case START_NUMBER -> Optional.of(Fault.START_NUMBER);
                    default -> Optional.empty();
                }
                : Optional.empty();
    }
}
