package xiangqi.core.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.game.Outcome;
import xiangqi.core.game.Outcome.Reason;

/// Draw, undo and annulment: making an offer, answering it, and what a move does to the offers that wait (houses.md
/// §1).
final class Offering {
    private Offering() {}

    static Decision propose(Table table, Game game, Instant at, Side side, Proposal proposal) {
        return refusal(game, at, side, proposal)
                .<Decision>map(Decision.Refused::new)
                .orElseGet(() -> Answers.accepted(new Event.Offered(
                        at,
                        new Offer(
                                table.offersMade() + 1,
                                proposal,
                                side,
                                game.line().size()))));
    }

    static Decision answer(Game game, Instant at, Side side, int id, boolean accept) {
        Optional<Offer> waiting = game.offer(id);
        if (waiting.isEmpty()) {
            return Answers.refused(Refusal.Code.NO_SUCH_OFFER, "offer", Argument.of(id));
        }
        Offer offer = waiting.get();
        if (offer.by() == side) {
            return Answers.refused(Refusal.Code.OWN_OFFER, "offer", Argument.of(id));
        }
        return accept ? accept(game, at, offer) : Answers.accepted(new Event.Declined(at, id));
    }

    /// What becomes of the waiting offers when `mover` moves.
    static List<Event> closedByMove(Game game, Instant at, Side mover) {
        boolean annulmentPast = game.movesOnLine(game.first(), game.line().size() + 1) >= 2;
        List<Event> closed = new ArrayList<>();
        for (Offer offer : game.offers()) {
            switch (offer.proposal()) {
                case Proposal.Draw draw -> {
                    if (offer.by() != mover) {
                        closed.add(new Event.Declined(at, offer.id()));
                    }
                }
                case Proposal.Undo undo -> closed.add(new Event.Lapsed(at, offer.id()));
                case Proposal.Annulment annulment -> {
                    if (annulmentPast) {
                        closed.add(new Event.Lapsed(at, offer.id()));
                    }
                }
            }
        }
        return closed;
    }

    private static Decision accept(Game game, Instant at, Offer offer) {
        return switch (offer.proposal()) {
            case Proposal.Draw draw -> Answers.accepted(Playing.ended(game, at, new Outcome.Draw(Reason.AGREEMENT)));
            case Proposal.Annulment annulment ->
                Answers.accepted(Playing.ended(game, at, new Outcome.Annulled(Reason.AGREEMENT)));
            case Proposal.Undo undo ->
                withoutTime(game, at, offer.by())
                        .<Decision>map(Decision.Refused::new)
                        .orElseGet(() -> Answers.accepted(takenBack(game, at, offer)));
        };
    }

    private static Optional<Refusal> refusal(Game game, Instant at, Side side, Proposal proposal) {
        return switch (proposal) {
            case Proposal.Draw draw -> drawRefusal(game, side);
            case Proposal.Undo undo -> undoRefusal(game, at, side);
            case Proposal.Annulment annulment ->
                game.movesOnLine(game.first()) >= 2
                        ? Optional.of(Refusal.of(Refusal.Code.ANNULMENT_TOO_LATE))
                        : pending(game, Proposal.Annulment.class, side);
        };
    }

    private static Optional<Refusal> drawRefusal(Game game, Side side) {
        Standing standing = game.standing(side);
        Optional<Refusal> pending = pending(game, Proposal.Draw.class, side)
                .or(() -> game.offer(Proposal.Draw.class, side.opponent())
                        .map(offer -> Refusal.of(Refusal.Code.ANSWER_FIRST, "offer", Argument.of(offer.id()))));
        if (pending.isPresent()) {
            return pending;
        }
        return switch (game.terms().house().draw()) {
            case ALTERNATING ->
                standing.drawRight() ? Optional.empty() : Optional.of(Refusal.of(Refusal.Code.DRAW_RIGHT_LOST));
            case OWN_TURN -> {
                if (side != game.turn()) {
                    yield Optional.of(Refusal.of(Refusal.Code.DRAW_NOT_YOUR_TURN));
                }
                yield standing.drawOfferedAt() == standing.moves()
                        ? Optional.of(Refusal.of(Refusal.Code.DRAW_ONCE_A_MOVE))
                        : Optional.empty();
            }
        };
    }

    private static Optional<Refusal> undoRefusal(Game game, Instant at, Side side) {
        Standing standing = game.standing(side);
        int requests = game.terms().house().undo().requests();
        Optional<Offer> waiting = Stream.of(side, side.opponent())
                .flatMap(by -> game.offer(Proposal.Undo.class, by).stream())
                .findFirst();
        if (game.movesOnLine(side) == 0) {
            return Optional.of(Refusal.of(Refusal.Code.UNDO_NOTHING));
        }
        if (waiting.isPresent()) {
            return waiting.map(offer -> Refusal.of(Refusal.Code.OFFER_PENDING, "offer", Argument.of(offer.id())));
        }
        if (standing.undoRequests() >= requests) {
            return Optional.of(Refusal.of(Refusal.Code.UNDO_NONE_LEFT, "requests", Argument.of(requests)));
        }
        if (standing.moves() < standing.undoFrom()) {
            return Optional.of(Refusal.of(Refusal.Code.UNDO_TOO_SOON, "nextMove", Argument.of(standing.undoFrom())));
        }
        return withoutTime(game, at, side);
    }

    private static Optional<Refusal> pending(Game game, Class<? extends Proposal> kind, Side by) {
        return game.offer(kind, by)
                .map(offer -> Refusal.of(Refusal.Code.OFFER_PENDING, "offer", Argument.of(offer.id())));
    }

    /// The refusal of an undo after which a side would have spent all its time.
    private static Optional<Refusal> withoutTime(Game game, Instant at, Side asker) {
        Clock clock = clockAfterUndo(game, at, asker);
        return Stream.of(Side.values())
                .filter(side -> !clock.hasTime(side))
                .findFirst()
                .map(side -> Refusal.of(Refusal.Code.UNDO_NO_TIME, "side", Argument.of(side)));
    }

    private static Event takenBack(Game game, Instant at, Offer offer) {
        int plies = pliesToUndo(game, offer.by());
        List<Offer> before = game.offersBefore().get(game.line().size() - plies).stream()
                .filter(waiting -> !(waiting.proposal() instanceof Proposal.Undo))
                .toList();
        return new Event.TakenBack(at, offer.id(), plies, before, clockAfterUndo(game, at, offer.by()));
    }

    private static Clock clockAfterUndo(Game game, Instant at, Side asker) {
        int size = game.line().size() - pliesToUndo(game, asker);
        return game.clock().takenBack(at, asker, game.movesOnLine(Side.RED, size), game.movesOnLine(Side.BLACK, size));
    }

    private static int pliesToUndo(Game game, Side asker) {
        return asker == game.turn() ? 2 : 1;
    }
}
