package xiangqi.core.table;

import java.util.List;
import java.util.Optional;

/// The host of the money at one computer: what the players' purses cannot cover does not happen. Events are kept before
/// the money they move is booked, so that after a sudden end what is kept says what is still to be booked.
///
/// @param kept where covered events are kept
public record PurseJournal(Bank bank, Journal kept) implements Journal {
    @Override
    public Optional<Refusal> append(Table before, List<Event> events) {
        return switch (Cashier.cover(bank.purses(), before, events)) {
            case Cashier.Cover.NotCovered not -> Optional.of(not.why());
            case Cashier.Cover.Covered covered -> {
                Optional<Refusal> refusal = kept.append(before, events);
                if (refusal.isEmpty()) {
                    bank.book(before, events);
                }
                yield refusal;
            }
        };
    }
}
