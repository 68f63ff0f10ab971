package xiangqi.ui.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import xiangqi.core.table.Subscription;

/// Why something did not go at a table, each said for a moment; a newer one takes the place of the older.
public final class Notices implements AutoCloseable {
    /// How long it is said why something did not go.
    static final Duration SAID = Duration.ofSeconds(3);

    private final Surroundings surroundings;
    private final ReadOnlyObjectWrapper<Optional<Notice>> notice =
            new ReadOnlyObjectWrapper<>(this, "notice", Optional.empty());
    private Optional<Subscription> over = Optional.empty();

    Notices(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /// Why something did not go, for as long as it is said.
    public ReadOnlyObjectProperty<Optional<Notice>> noticeProperty() {
        return notice.getReadOnlyProperty();
    }

    void say(Notice said) {
        over.ifPresent(Subscription::close);
        notice.set(Optional.of(said));
        Instant until = surroundings.time().instant().plus(SAID);
        over = Optional.of(surroundings
                .alarms()
                .at(
                        until,
                        () -> surroundings.screen().execute(() -> {
                            if (notice.get().equals(Optional.of(said))) {
                                notice.set(Optional.empty());
                            }
                        })));
    }

    @Override
    public void close() {
        over.ifPresent(Subscription::close);
    }
}
