package xiangqi.ui.table;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;

/// Something that the players at this screen can ask of the table: an undo, a draw, to resign. Each of their seats may
/// or may not ask it now; why not is the table's own answer.
public final class RequestViewModel {
    private final Function<Seat, Optional<Refusal>> judge;
    private final Consumer<Seat> ask;
    private final ReadOnlyObjectWrapper<SortedMap<Seat, Optional<Refusal>>> refusals =
            new ReadOnlyObjectWrapper<>(this, "refusals", Collections.emptySortedMap());
    private Set<Seat> seats = Set.of();

    RequestViewModel(Function<Seat, Optional<Refusal>> judge, Consumer<Seat> ask) {
        this.judge = judge;
        this.ask = ask;
    }

    /// By seat that is played at this screen, Red first: why it may not ask now, or empty if it may.
    public ReadOnlyObjectProperty<SortedMap<Seat, Optional<Refusal>>> refusalsProperty() {
        return refusals.getReadOnlyProperty();
    }

    /// Whether none of the seats may ask now; so too where none is played here.
    public boolean isRefused() {
        return refusals.get().values().stream().allMatch(Optional::isPresent);
    }

    /// Asks for that seat.
    public void ask(Seat seat) {
        ask.accept(seat);
    }

    /// Looks again who may ask.
    public void refresh() {
        SortedMap<Seat, Optional<Refusal>> found = new TreeMap<>();
        seats.forEach(seat -> found.put(seat, judge.apply(seat)));
        refusals.set(Collections.unmodifiableSortedMap(found));
    }

    /// Looks who may ask, of those seats.
    void refresh(Set<Seat> here) {
        seats = Set.copyOf(here);
        refresh();
    }
}
