package xiangqi.core.table;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;
import xiangqi.core.money.Transfer;

/// The host of the money asks here whether what a table decided can be covered (houses.md §4). An offer is refused
/// already when either side could not keep it.
public final class Cashier {
    private Cashier() {}

    /// What came of asking.
    public sealed interface Cover {
        /// It is covered: the purses after it.
        record Covered(Purses purses) implements Cover {}

        /// It is not, so nothing of it happens.
        record NotCovered(Refusal why) implements Cover {}
    }

    /// Whether `purses` cover the events of one decision.
    ///
    /// @param before the table as it was decided about
    public static Cover cover(Purses purses, Table before, List<Event> events) {
        Purses now = purses;
        for (Event event : events) {
            if (event instanceof Event.Offered offered) {
                Optional<Refusal> refusal = uncovered(now, before, offered.offer());
                if (refusal.isPresent()) {
                    return new Cover.NotCovered(refusal.get());
                }
            }
            switch (now.pay(transfers(event))) {
                case Purses.Payment.Paid paid -> now = paid.purses();
                case Purses.Payment.Short lacking -> {
                    return new Cover.NotCovered(refusal(before, lacking));
                }
            }
        }
        return new Cover.Covered(now);
    }

    /// What gives back whatever `table` holds of its players, as if the running game were annulled: for a host
    /// that lets go of a table for good. Nothing where nothing is held.
    public static List<Event> giveBack(Table table) {
        Instant at = table.lastAt();
        return table.running()
                .map(game -> Playing.ended(table, game, at, new Outcome.Annulled(Outcome.Reason.AGREEMENT)))
                .orElseGet(() -> Money.giveBack(table, at));
    }

    /// What an event moves.
    public static List<Transfer> transfers(Event event) {
        return switch (event) {
            case Event.Charged charged -> charged.transfers();
            case Event.Settled settled -> settled.transfers();
            case Event.Opened opened -> List.of();
            case Event.Seated seated -> List.of();
            case Event.Left left -> List.of();
            case Event.BecameReady ready -> List.of();
            case Event.Started started -> List.of();
            case Event.Moved moved -> List.of();
            case Event.Offered offered -> List.of();
            case Event.Declined declined -> List.of();
            case Event.Lapsed lapsed -> List.of();
            case Event.TakenBack back -> List.of();
            case Event.Staked staked -> List.of();
            case Event.WentAway away -> List.of();
            case Event.CameBack back -> List.of();
            case Event.Recovered recovered -> List.of();
            case Event.Warned warned -> List.of();
            case Event.Ended ended -> List.of();
        };
    }

    private static Optional<Refusal> uncovered(Purses purses, Table table, Offer offer) {
        return Stream.of(Side.values())
                .flatMap(side -> uncovered(purses, table, offer, side).stream())
                .findFirst();
    }

    private static Optional<Refusal> uncovered(Purses purses, Table table, Offer offer, Side side) {
        long staked = table.stakes().map(stakes -> stakes.of(side)).orElse(0L);
        long has = purses.of(table.players().get(side).id()) + staked;
        long needed = switch (offer.proposal()) {
            case Proposal.Restart restart -> restart.reward();
            case Proposal.Stake stake -> side == Side.RED ? stake.red() : stake.black();
            case Proposal.Guidance guidance ->
                Staking.stakes(table, offer).map(stakes -> stakes.of(side)).orElse(0L);
            case Proposal.Draw draw -> 0;
            case Proposal.Undo undo -> 0;
            case Proposal.Annulment annulment -> 0;
            case Proposal.Rematch rematch -> 0;
        };
        return needed > has ? Optional.of(refusal(side, needed, has)) : Optional.empty();
    }

    private static Refusal refusal(Table table, Purses.Payment.Short lacking) {
        Side side = lacking.account() instanceof Account.Purse purse
                ? table.seatOf(purse.player()).map(Seat::side).orElse(Side.RED)
                : Side.RED;
        return refusal(side, lacking.needed(), lacking.has());
    }

    private static Refusal refusal(Side side, long needed, long has) {
        return Refusal.of(
                Refusal.Code.NOT_COVERED,
                Map.of("side", Argument.of(side), "needed", Argument.of(needed), "has", Argument.of(has)));
    }
}
