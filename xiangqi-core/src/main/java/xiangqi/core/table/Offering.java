package xiangqi.core.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.game.Outcome;
import xiangqi.core.game.Outcome.Reason;

/// Making an offer, answering it, and what a move does to the offers that wait (houses.md §1).
final class Offering {
    private Offering() {}

    static Decision propose(Table table, Instant at, Side side, Proposal proposal) {
        Optional<Refusal> refusal = refusal(table, at, side, proposal);
        if (refusal.isPresent()) {
            return new Decision.Refused(refusal.get());
        }
        List<Event> events = new ArrayList<>(Staking.replaced(table, at, side, proposal));
        int ply = table.running().map(game -> game.line().size()).orElse(0);
        Optional<Side> guide = Staking.guide(table, side, proposal);
        events.add(new Event.Offered(at, new Offer(table.offersMade() + 1, proposal, side, ply, guide)));
        return Answers.accepted(events);
    }

    static Decision answer(Table table, Instant at, Side side, int id, boolean accept) {
        Optional<Offer> waiting = table.offer(id);
        if (waiting.isEmpty()) {
            return Answers.refused(Refusal.Code.NO_SUCH_OFFER, "offer", Argument.of(id));
        }
        Offer offer = waiting.get();
        if (offer.by() == side) {
            return Answers.refused(Refusal.Code.OWN_OFFER, "offer", Argument.of(id));
        }
        return accept ? accept(table, at, offer) : Answers.accepted(new Event.Declined(at, id));
    }

    /// What becomes of the waiting offers when `mover` has moved and the game goes on.
    ///
    /// @param after the game after the move
    static List<Event> closedByMove(Table table, Game after, Instant at, Side mover) {
        int moves = after.movesOnLine(after.first());
        List<Event> closed = new ArrayList<>();
        for (Offer offer : table.offers()) {
            Event lapsed = new Event.Lapsed(at, offer.id());
            switch (offer.proposal()) {
                case Proposal.Draw draw -> {
                    if (offer.by() != mover) {
                        closed.add(new Event.Declined(at, offer.id()));
                    }
                }
                case Proposal.Undo undo -> closed.add(lapsed);
                case Proposal.Annulment annulment -> {
                    if (moves >= 2) {
                        closed.add(lapsed);
                    }
                }
                case Proposal.Restart restart -> {
                    if (moves > after.terms().house().handicap().rounds()) {
                        closed.add(lapsed);
                    }
                }
                case Proposal.Stake stake -> {}
                case Proposal.Guidance guidance -> {}
                case Proposal.Rematch rematch -> {}
            }
        }
        return closed;
    }

    /// The refusal of a second offer of a kind by the same side.
    static Optional<Refusal> pending(Table table, Class<? extends Proposal> kind, Side by) {
        return table.offer(kind, by)
                .flatMap(offer -> Answers.refusal(Refusal.Code.OFFER_PENDING, "offer", Argument.of(offer.id())));
    }

    private static Optional<Refusal> refusal(Table table, Instant at, Side side, Proposal proposal) {
        return switch (proposal) {
            case Proposal.Draw draw -> inGame(table).or(() -> drawRefusal(table, game(table), side));
            case Proposal.Undo undo -> inGame(table).or(() -> undoRefusal(table, game(table), at, side));
            case Proposal.Annulment annulment ->
                inGame(table)
                        .or(() -> annulmentRefusal(game(table)))
                        .or(() -> pending(table, Proposal.Annulment.class, side));
            case Proposal.Restart restart ->
                inGame(table).or(() -> Restarting.refusal(table, game(table), side, restart));
            case Proposal.Stake stake -> Staking.refusal(table, side, stake);
            case Proposal.Guidance guidance -> Staking.refusal(table, side, guidance);
            case Proposal.Rematch rematch -> rematchRefusal(table, side);
        };
    }

    private static Decision accept(Table table, Instant at, Offer offer) {
        return switch (offer.proposal()) {
            case Proposal.Draw draw ->
                Answers.accepted(Playing.ended(table, game(table), at, new Outcome.Draw(Reason.AGREEMENT)));
            case Proposal.Annulment annulment ->
                Answers.accepted(Playing.ended(table, game(table), at, new Outcome.Annulled(Reason.AGREEMENT)));
            case Proposal.Undo undo ->
                withoutTime(game(table), at, offer.by())
                        .<Decision>map(Decision.Refused::new)
                        .orElseGet(() -> Answers.accepted(takenBack(table, game(table), at, offer)));
            case Proposal.Restart restart ->
                Answers.accepted(Restarting.restarted(table, game(table), at, offer.by(), restart));
            case Proposal.Stake stake -> Answers.accepted(Staking.agreed(table, at, offer));
            case Proposal.Guidance guidance -> Answers.accepted(Staking.agreed(table, at, offer));
            case Proposal.Rematch rematch -> Answers.accepted(rematch(table, at));
        };
    }

    private static Optional<Refusal> inGame(Table table) {
        if (table.game().isEmpty()) {
            return Answers.refusal(Refusal.Code.NOT_STARTED);
        }
        return table.running().isEmpty() ? Answers.refusal(Refusal.Code.GAME_OVER) : Optional.empty();
    }

    private static Game game(Table table) {
        return table.running().orElseThrow();
    }

    private static Optional<Refusal> annulmentRefusal(Game game) {
        return game.movesOnLine(game.first()) >= 2
                ? Answers.refusal(Refusal.Code.ANNULMENT_TOO_LATE)
                : Optional.empty();
    }

    private static Optional<Refusal> drawRefusal(Table table, Game game, Side side) {
        Optional<Refusal> waiting = pending(table, Proposal.Draw.class, side)
                .or(() -> table.offer(Proposal.Draw.class, side.opponent())
                        .flatMap(
                                offer -> Answers.refusal(Refusal.Code.ANSWER_FIRST, "offer", Argument.of(offer.id()))));
        return waiting.or(() -> switch (game.terms().house().draw()) {
            case ALTERNATING ->
                game.standing(side).drawRight() ? Optional.empty() : Answers.refusal(Refusal.Code.DRAW_RIGHT_LOST);
            case OWN_TURN -> ownTurnRefusal(game, side);
        });
    }

    private static Optional<Refusal> ownTurnRefusal(Game game, Side side) {
        if (side != game.turn()) {
            return Answers.refusal(Refusal.Code.DRAW_NOT_YOUR_TURN);
        }
        Standing standing = game.standing(side);
        return standing.drawOfferedAt() == standing.moves()
                ? Answers.refusal(Refusal.Code.DRAW_ONCE_A_MOVE)
                : Optional.empty();
    }

    private static Optional<Refusal> undoRefusal(Table table, Game game, Instant at, Side side) {
        if (game.movesOnLine(side) == 0) {
            return Answers.refusal(Refusal.Code.UNDO_NOTHING);
        }
        Optional<Refusal> waiting = pending(table, Proposal.Undo.class, side)
                .or(() -> pending(table, Proposal.Undo.class, side.opponent()));
        if (waiting.isPresent()) {
            return waiting;
        }
        Standing standing = game.standing(side);
        int requests = game.terms().house().undo().requests();
        if (standing.undoRequests() >= requests) {
            return Answers.refusal(Refusal.Code.UNDO_NONE_LEFT, "requests", Argument.of(requests));
        }
        if (standing.moves() < standing.undoFrom()) {
            return Answers.refusal(Refusal.Code.UNDO_TOO_SOON, "nextMove", Argument.of(standing.undoFrom()));
        }
        return withoutTime(game, at, side);
    }

    /// The refusal of an undo after which a side would have spent all its time.
    private static Optional<Refusal> withoutTime(Game game, Instant at, Side asker) {
        Clock clock = clockAfterUndo(game, at, asker);
        return Stream.of(Side.values())
                .filter(side -> !clock.hasTime(side))
                .findFirst()
                .flatMap(side -> Answers.refusal(Refusal.Code.UNDO_NO_TIME, "side", Argument.of(side)));
    }

    private static Event takenBack(Table table, Game game, Instant at, Offer offer) {
        int plies = pliesToUndo(game, offer.by());
        List<Offer> before = game.offersBefore().get(game.line().size() - plies);
        List<Offer> waiting = Stream.concat(
                        before.stream().filter(earlier -> earlier.proposal().ofTheLine()),
                        table.offers().stream().filter(now -> !now.proposal().ofTheLine() && now.id() != offer.id()))
                .sorted(Comparator.comparingInt(Offer::id))
                .toList();
        return new Event.TakenBack(at, offer.id(), plies, waiting, clockAfterUndo(game, at, offer.by()));
    }

    private static Clock clockAfterUndo(Game game, Instant at, Side asker) {
        int size = game.line().size() - pliesToUndo(game, asker);
        return game.clock().takenBack(at, asker, game.movesOnLine(Side.RED, size), game.movesOnLine(Side.BLACK, size));
    }

    private static int pliesToUndo(Game game, Side asker) {
        return asker == game.turn() ? 2 : 1;
    }

    private static Optional<Refusal> rematchRefusal(Table table, Side side) {
        if (table.game().isEmpty()) {
            return Answers.refusal(Refusal.Code.NOT_STARTED);
        }
        if (table.running().isPresent()) {
            return Answers.refusal(Refusal.Code.GAME_RUNNING);
        }
        if (table.players().size() < 2) {
            return Answers.refusal(Refusal.Code.OPPONENT_MISSING);
        }
        return Seating.tooPoor(table, side).or(() -> pending(table, Proposal.Rematch.class, side));
    }

    private static List<Event> rematch(Table table, Instant at) {
        Terms terms = table.terms().orElseThrow();
        Player red = Seating.known(table, Side.RED);
        Player black = Seating.known(table, Side.BLACK);
        return table.exchangesAtRematch()
                ? Seating.started(table, at, terms, black, red)
                : Seating.started(table, at, terms, red, black);
    }
}
