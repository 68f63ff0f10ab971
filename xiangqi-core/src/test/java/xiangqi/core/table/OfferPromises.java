package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.board.Side;

/// Holds a table to what an [OfferModel] makes of the same commands: no offer is refused, lapses or waits where
/// the rules do not say so.
final class OfferPromises {
    /// What keeps a command from being looked at as an offer or an answer at all.
    private static final Set<Refusal.Code> BEFORE_ALL =
            Set.of(Refusal.Code.NOT_OPEN, Refusal.Code.NOT_SEATED, Refusal.Code.TIME_OVER);

    /// Refusals for the sake of money, odds, membership and clocks, which the model knows nothing of.
    private static final Set<Refusal.Code> OF_OTHER_RULES = Set.of(
            Refusal.Code.OPPONENT_MISSING,
            Refusal.Code.NO_MONEY_HERE,
            Refusal.Code.MEMBERS_ONLY,
            Refusal.Code.AMOUNT_IMPOSSIBLE,
            Refusal.Code.STAKES_MODE_FIXED,
            Refusal.Code.STAKES_ONLY_RAISED,
            Refusal.Code.ODDS_IMPOSSIBLE,
            Refusal.Code.TOO_POOR,
            Refusal.Code.UNDO_NO_TIME);

    private final OfferModel model = new OfferModel();

    /// What the table decided, before it happens.
    void checkDecided(Table table, Stamped command, Decision decision, String where) {
        if (!(command instanceof Stamped.BySeat(Instant at, Seat seat, PlayerCommand asked))) {
            return;
        }
        Optional<Refusal> refusal =
                decision instanceof Decision.Refused refused ? Optional.of(refused.why()) : Optional.empty();
        if (refusal.filter(why -> BEFORE_ALL.contains(why.code())).isPresent()) {
            return;
        }
        switch (asked) {
            case PlayerCommand.Propose propose -> {
                checkRefusal(
                        model.refusal(
                                seat.side(), propose.proposal(), table.players().size()),
                        refusal,
                        where);
                refusal.filter(why -> why.code() == Refusal.Code.UNDO_TOO_SOON)
                        .ifPresent(why -> assertEquals(
                                Argument.of(model.undoFrom(seat.side())),
                                why.arguments().get("nextMove"),
                                where));
            }
            case PlayerCommand.Answer answer -> checkRefusal(model.refusal(seat.side(), answer), refusal, where);
            default -> {}
        }
    }

    private static void checkRefusal(Optional<Refusal.Code> expected, Optional<Refusal> refusal, String where) {
        Optional<Refusal.Code> code = refusal.map(Refusal::code);
        if (code.filter(OF_OTHER_RULES::contains).isEmpty()) {
            assertEquals(expected, code, where);
        }
    }

    /// What happened, and which offers wait after it.
    void checkHappened(Table after, Stamped command, List<Event> events, String where) {
        OfferModel.Closed closed = events.isEmpty() ? OfferModel.Closed.NOTHING : model.carriedOut(command);
        events.forEach(model::heard);
        boolean goesOn = events.stream()
                .noneMatch(event ->
                        event instanceof Event.Ended || event instanceof Event.Started || event instanceof Event.Left);
        if (goesOn) {
            assertEquals(closed, closed(events), where);
        }
        assertEquals(
                model.waiting(),
                after.offers().stream()
                        .map(offer -> new OfferModel.Waiting(offer.id(), offer.proposal(), offer.by()))
                        .toList(),
                where);
        assertTrue(
                after.offers().stream()
                                .map(Offer::guide)
                                .filter(Optional::isPresent)
                                .count()
                        == after.offers().stream()
                                .filter(offer -> offer.proposal() instanceof Proposal.Guidance)
                                .count(),
                where);
        after.stakes()
                .flatMap(stakes -> stakes.guide())
                .ifPresent(guide -> after.offers().stream()
                        .filter(offer -> offer.proposal() instanceof Proposal.Guidance)
                        .forEach(offer -> assertEquals(Optional.<Side>of(guide), offer.guide(), where)));
    }

    private static OfferModel.Closed closed(List<Event> events) {
        Set<Integer> declined = new HashSet<>();
        Set<Integer> lapsed = new HashSet<>();
        for (Event event : events) {
            switch (event) {
                case Event.Declined refused -> declined.add(refused.offer());
                case Event.Lapsed over -> lapsed.add(over.offer());
                default -> {}
            }
        }
        return new OfferModel.Closed(declined, lapsed);
    }
}
