package xiangqi.core.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import xiangqi.core.board.Side;
import xiangqi.core.game.Line;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;

/// What each event does to a table. Nothing is judged here: outcomes and clock readings are facts in the events.
final class Folding {
    private Folding() {}

    static Table fold(Table table, Event event) {
        return switch (event) {
            case Event.Opened opened -> table.withTerms(opened.terms());
            case Event.Seated seated -> seated(table, seated);
            case Event.Left left -> left(table, left);
            case Event.BecameReady ready -> becameReady(table, ready);
            case Event.Started started ->
                table.withPlayers(table.players(), Set.of()).withGame(Game.started(started));
            case Event.Moved moved -> table.withGame(moved(game(table), moved));
            case Event.Offered offered -> table.offerMade().withGame(offered(game(table), offered.offer()));
            case Event.Declined declined -> table.withGame(declined(game(table), declined.offer()));
            case Event.Lapsed lapsed -> table.withGame(without(game(table), lapsed.offer()));
            case Event.TakenBack back -> table.withGame(takenBack(game(table), back));
            case Event.Recovered recovered -> table.withGame(game(table).withClock(recovered.clock()));
            case Event.Ended ended -> table.withGame(game(table).ended(ended.outcome(), ended.clock()));
        };
    }

    private static Table seated(Table table, Event.Seated seated) {
        Map<Side, Player> players = new HashMap<>(table.players());
        players.put(seated.side(), seated.player());
        return table.withPlayers(players, table.ready());
    }

    private static Table left(Table table, Event.Left left) {
        Map<Side, Player> players = new HashMap<>(table.players());
        Set<Side> ready = new HashSet<>(table.ready());
        players.remove(left.side());
        ready.remove(left.side());
        return table.withPlayers(players, ready);
    }

    private static Table becameReady(Table table, Event.BecameReady event) {
        Set<Side> ready = new HashSet<>(table.ready());
        ready.add(event.side());
        return table.withPlayers(table.players(), ready);
    }

    private static Game moved(Game game, Event.Moved event) {
        if (event.ply() != game.line().size()) {
            throw new IllegalStateException("not an event of this table: ply " + event.ply());
        }
        Side side = game.turn();
        List<List<Offer>> before = new ArrayList<>(game.offersBefore());
        before.add(game.offers());
        return game.with(add(game.line(), event.move()), event.clock(), game.offers(), before)
                .withStanding(side, game.standing(side).moved());
    }

    private static Line add(Line line, Move move) {
        return switch (line.position().play(move)) {
            case Attempt.Played played -> line.add(played.ply());
            case Attempt.Illegal illegal -> throw new IllegalStateException("not an event of this table: " + illegal);
        };
    }

    private static Game offered(Game game, Offer offer) {
        List<Offer> offers = new ArrayList<>(game.offers());
        offers.add(offer);
        Game now = game.withOffers(offers);
        Standing asker = now.standing(offer.by());
        return switch (offer.proposal()) {
            case Proposal.Draw draw ->
                now.withStanding(offer.by(), asker.drawOffered())
                        .withStanding(
                                offer.by().opponent(),
                                now.standing(offer.by().opponent()).withDrawRight(true));
            case Proposal.Undo undo ->
                now.withStanding(
                        offer.by(),
                        asker.undoRequested(game.terms().house().undo().every()));
            case Proposal.Annulment annulment -> now;
        };
    }

    private static Game declined(Game game, int id) {
        Offer offer = game.offer(id).orElseThrow(() -> new IllegalStateException("no offer " + id));
        Game now = without(game, id);
        return offer.proposal() instanceof Proposal.Draw
                ? now.withStanding(offer.by(), now.standing(offer.by()).withDrawRight(false))
                : now;
    }

    private static Game without(Game game, int id) {
        return game.withOffers(
                game.offers().stream().filter(offer -> offer.id() != id).toList());
    }

    private static Game takenBack(Game game, Event.TakenBack event) {
        Line line = game.line().back(event.plies());
        return game.with(
                line, event.clock(), event.offers(), game.offersBefore().subList(0, line.size()));
    }

    private static Game game(Table table) {
        return table.running().orElseThrow(() -> new IllegalStateException("no game is running"));
    }
}
