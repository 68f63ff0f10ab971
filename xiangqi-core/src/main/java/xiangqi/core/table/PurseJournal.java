package xiangqi.core.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import xiangqi.core.money.Purses;

/// The host of the money at one computer: what the players' purses cannot cover does not happen.
public final class PurseJournal implements Journal {
    private final Journal kept;
    private final Consumer<Purses> changed;
    private Purses purses;

    /// @param purses what everyone has now
    /// @param kept where covered events are kept
    /// @param changed told of the purses after each change that was kept
    public PurseJournal(Purses purses, Journal kept, Consumer<Purses> changed) {
        this.purses = purses;
        this.kept = kept;
        this.changed = changed;
    }

    @Override
    public Optional<Refusal> append(Table before, List<Event> events) {
        return switch (Cashier.cover(purses, before, events)) {
            case Cashier.Cover.NotCovered not -> Optional.of(not.why());
            case Cashier.Cover.Covered covered -> {
                Optional<Refusal> refusal = kept.append(before, events);
                if (refusal.isEmpty() && !covered.purses().equals(purses)) {
                    purses = covered.purses();
                    changed.accept(purses);
                }
                yield refusal;
            }
        };
    }
}
