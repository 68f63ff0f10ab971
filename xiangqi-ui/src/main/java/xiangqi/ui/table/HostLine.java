package xiangqi.ui.table;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import xiangqi.core.table.Decision;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Stamped;
import xiangqi.core.table.Table;
import xiangqi.core.table.TableLink;
import xiangqi.core.table.TableRules;

/// The line to the host of a table: takes there what the players at this screen want, and knows beforehand what the
/// host would refuse.
final class HostLine implements AutoCloseable {
    private final TableLink link;
    private final Place place;
    private final Surroundings surroundings;
    private final Supplier<Table> known;
    private final Consumer<Refusal> refused;
    private boolean closed;

    /// @param known the table as far as it is known here
    /// @param refused is told, on the screen's thread, why the host did not do what was wanted
    HostLine(TableLink link, Place place, Surroundings surroundings, Supplier<Table> known, Consumer<Refusal> refused) {
        this.link = link;
        this.place = place;
        this.surroundings = surroundings;
        this.known = known;
        this.refused = refused;
    }

    void send(Seat seat, PlayerCommand command) {
        link.send(seat, surroundings.ids().get(), command)
                .whenCompleteAsync((decision, _) -> heard(Optional.ofNullable(decision)), surroundings.screen());
    }

    /// Gets up from those chairs, and takes the way out once the host has agreed. Where that ends a running game its
    /// result is to be read first, and the screen stays.
    void depart(Set<Seat> seats) {
        boolean ends = known.get().running().isPresent();
        for (Seat seat : seats) {
            link.send(seat, surroundings.ids().get(), new PlayerCommand.Leave())
                    .whenCompleteAsync(
                            (decision, _) -> {
                                heard(Optional.ofNullable(decision));
                                if (decision instanceof Decision.Accepted && !ends) {
                                    place.way().ifPresent(way -> way.exit().run());
                                }
                            },
                            surroundings.screen());
        }
    }

    /// Why the host would refuse that command now: its own rules, applied to the copy of its table.
    Optional<Refusal> refusal(Seat seat, PlayerCommand command) {
        Instant now = place.time().instant();
        return switch (TableRules.decide(known.get(), new Stamped.BySeat(now, seat, command))) {
            case Decision.Refused(Refusal why) -> Optional.of(why);
            case Decision.Accepted _ -> Optional.empty();
        };
    }

    /// Listens to no answer any more.
    @Override
    public void close() {
        closed = true;
    }

    /// What the host decided; nothing, if it could not be asked.
    private void heard(Optional<Decision> decision) {
        if (closed) {
            return;
        }
        switch (decision.orElse(new Decision.Refused(Refusal.of(Refusal.Code.NOT_KEPT)))) {
            case Decision.Refused(Refusal why) -> refused.accept(why);
            case Decision.Accepted _ -> {}
        }
    }
}
