package xiangqi.ui.table;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import xiangqi.core.board.Side;
import xiangqi.core.table.Game;
import xiangqi.core.table.Offer;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;
import xiangqi.ui.shell.AtTables;

/// What a table wants of the one who plays there, to be told where its page is out of sight. Two players at one screen
/// are not called: whoever is to move sits there.
public final class Summons {
    /// What the opponent waits for an answer to.
    public enum Wish {
        DRAW,
        UNDO,
        REMATCH,
        OTHER,
        /// To agree to the start.
        START
    }

    /// The opponent waits for an answer.
    ///
    /// @param offer its number; 0 where nothing is offered but the start
    /// @param by who waits
    public record Call(int offer, Wish wish, String by) {}

    private final ReadOnlyObjectWrapper<AtTables> state = new ReadOnlyObjectWrapper<>(this, "state", AtTables.NOTHING);
    private final ReadOnlyObjectWrapper<Optional<Call>> call =
            new ReadOnlyObjectWrapper<>(this, "call", Optional.empty());

    /// How it stands at the table.
    public ReadOnlyObjectProperty<AtTables> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// What is asked last and not answered yet.
    public ReadOnlyObjectProperty<Optional<Call>> callProperty() {
        return call.getReadOnlyProperty();
    }

    /// @param here the seats that are played at this screen
    void show(Table table, Set<Seat> here) {
        Optional<Side> own =
                here.size() == 1 ? Optional.of(here.iterator().next().side()) : Optional.empty();
        call.set(own.flatMap(side -> asked(table, side)));
        state.set(stateOf(table, own));
    }

    private AtTables stateOf(Table table, Optional<Side> own) {
        if (call.get().isPresent()) {
            return AtTables.ASKED;
        }
        return table.running()
                .map(Game::turn)
                .map(turn -> own.equals(Optional.of(turn)) ? AtTables.YOUR_TURN : AtTables.GOES_ON)
                .orElse(AtTables.NOTHING);
    }

    private static Optional<Call> asked(Table table, Side own) {
        return Optional.ofNullable(table.players().get(own.opponent()))
                .flatMap(opponent -> table.offers().stream()
                        .filter(offer -> offer.by() != own)
                        .max(Comparator.comparingInt(Offer::id))
                        .map(offer -> new Call(offer.id(), wish(offer.proposal()), opponent.name()))
                        .or(() -> waitsForStart(table, own)
                                ? Optional.of(new Call(0, Wish.START, opponent.name()))
                                : Optional.empty()));
    }

    private static boolean waitsForStart(Table table, Side own) {
        return table.running().isEmpty()
                && table.ready().contains(own.opponent())
                && !table.ready().contains(own);
    }

    private static Wish wish(Proposal proposal) {
        return switch (proposal) {
            case Proposal.Draw _ -> Wish.DRAW;
            case Proposal.Undo _ -> Wish.UNDO;
            case Proposal.Rematch _ -> Wish.REMATCH;
            case Proposal.Annulment _, Proposal.Restart _, Proposal.Stake _, Proposal.Guidance _ -> Wish.OTHER;
        };
    }
}
