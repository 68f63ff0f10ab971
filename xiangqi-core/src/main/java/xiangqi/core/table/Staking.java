package xiangqi.core.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.money.Stakes;

/// Stakes between the players and guided games (houses.md §4). Whether a player can cover a sum is for the host
/// of the money to say.
final class Staking {
    private Staking() {}

    static Optional<Refusal> refusal(Table table, Side side, Proposal proposal) {
        if (table.players().size() < 2) {
            return Answers.refusal(Refusal.Code.OPPONENT_MISSING);
        }
        Terms terms = table.running().map(Game::terms).or(table::terms).orElseThrow();
        if (!terms.money() || !terms.house().money().stakes()) {
            return Answers.refusal(Refusal.Code.NO_MONEY_HERE);
        }
        if (terms.house().money().membersOnly()
                && !table.players().values().stream()
                        .allMatch(player -> player.profile().member())) {
            return Answers.refusal(Refusal.Code.MEMBERS_ONLY);
        }
        return impossible(proposal)
                .or(() ->
                        stakes(proposal, guide(table, side, proposal)).flatMap(stakes -> againstAgreed(table, stakes)))
                .or(() -> Offering.pending(table, Proposal.Stake.class, side))
                .or(() -> Offering.pending(table, Proposal.Guidance.class, side));
    }

    /// Figures sent back take the place of the opponent's.
    static List<Event> replaced(Table table, Instant at, Side side, Proposal proposal) {
        boolean figures = proposal instanceof Proposal.Stake || proposal instanceof Proposal.Guidance;
        return !figures
                ? List.of()
                : Stream.of(Proposal.Stake.class, Proposal.Guidance.class)
                        .flatMap(kind -> table.offer(kind, side.opponent()).stream())
                        .<Event>map(offer -> new Event.Declined(at, offer.id()))
                        .toList();
    }

    static List<Event> agreed(Table table, Instant at, Offer offer) {
        Stakes stakes = stakes(table, offer).orElseThrow();
        List<Event> events = new ArrayList<>();
        events.add(new Event.Staked(at, offer.id(), stakes));
        events.addAll(Money.charge(
                at,
                table.stakes(),
                stakes,
                table.players().get(Side.RED),
                table.players().get(Side.BLACK)));
        return events;
    }

    /// The stakes that an offer comes to.
    static Optional<Stakes> stakes(Table table, Offer offer) {
        return stakes(offer.proposal(), offer.guide().or(() -> guide(table, offer.by(), offer.proposal())));
    }

    /// Who would teach if `by` made that proposal now; empty if it is no lesson. An agreed guide stays, and so
    /// does the one of a lesson that waits for the answer of `by`; else the ratings say, as they are known now.
    static Optional<Side> guide(Table table, Side by, Proposal proposal) {
        if (!(proposal instanceof Proposal.Guidance)) {
            return Optional.empty();
        }
        return table.stakes()
                .flatMap(Stakes::guide)
                .or(() -> table.offer(Proposal.Guidance.class, by.opponent()).flatMap(Offer::guide))
                .or(() -> Optional.of(guide(Seating.known(table, by), Seating.known(table, by.opponent()), by)));
    }

    /// Who teaches when `asker` is the first to propose a lesson: the higher value, and of two alike the one
    /// who is asked.
    static Side guide(Player asking, Player asked, Side asker) {
        return asking.profile().value() > asked.profile().value() ? asker : asker.opponent();
    }

    private static Optional<Stakes> stakes(Proposal proposal, Optional<Side> guide) {
        return switch (proposal) {
            case Proposal.Stake stake -> Optional.of(Stakes.between(stake.red(), stake.black()));
            case Proposal.Guidance guidance -> guide.map(side -> Stakes.guided(side, guidance.fee()));
            case Proposal.Draw draw -> Optional.empty();
            case Proposal.Undo undo -> Optional.empty();
            case Proposal.Annulment annulment -> Optional.empty();
            case Proposal.Restart restart -> Optional.empty();
            case Proposal.Rematch rematch -> Optional.empty();
        };
    }

    private static Optional<Refusal> impossible(Proposal proposal) {
        if (proposal instanceof Proposal.Guidance guidance && guidance.fee() < 1) {
            return impossible(guidance.fee());
        }
        return proposal instanceof Proposal.Stake stake
                        && (stake.red() < 0 || stake.black() < 0 || stake.red() + stake.black() == 0)
                ? impossible(Math.min(stake.red(), stake.black()))
                : Optional.empty();
    }

    private static Optional<Refusal> impossible(long amount) {
        return Answers.refusal(Refusal.Code.AMOUNT_IMPOSSIBLE, "amount", Argument.of(amount));
    }

    /// Once agreed, the mode stays and stakes can only be raised.
    private static Optional<Refusal> againstAgreed(Table table, Stakes stakes) {
        if (table.stakes().isEmpty()) {
            return Optional.empty();
        }
        Stakes agreed = table.stakes().get();
        if (!agreed.guide().equals(stakes.guide())) {
            return Answers.refusal(Refusal.Code.STAKES_MODE_FIXED);
        }
        return stakes.red() < agreed.red() || stakes.black() < agreed.black() || stakes.equals(agreed)
                ? Answers.refusal(Refusal.Code.STAKES_ONLY_RAISED)
                : Optional.empty();
    }
}
