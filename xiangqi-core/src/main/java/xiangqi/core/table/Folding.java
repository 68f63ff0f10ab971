package xiangqi.core.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.game.Line;
import xiangqi.core.game.Outcome;
import xiangqi.core.money.Stakes;
import xiangqi.core.money.Transfer;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;

/// What each event does to a table. Nothing is judged here: outcomes, clock readings and sums of money are facts in the
/// events.
final class Folding {
    private Folding() {}

    /// What happens while a game is running belongs to its course.
    static Table fold(Table table, Event event) {
        Table next = changed(table, event);
        return table.running().isPresent()
                ? next.withGame(next.game().orElseThrow().after(event))
                : next;
    }

    private static Table changed(Table table, Event event) {
        return switch (event) {
            case Event.Opened opened -> table.withTerms(opened.terms());
            case Event.Seated seated -> seated(table, seated);
            case Event.Left left -> left(table, left.side());
            case Event.BecameReady ready -> table.withReady(with(table.ready(), ready.side()));
            case Event.Started started -> started(table, started);
            case Event.Moved moved -> table.withGame(moved(table, moved));
            case Event.Warned warned -> table.withGame(game(table).warned(warned));
            case Event.Offered offered -> offered(table, offered.offer());
            case Event.Declined declined -> declined(table, declined.offer());
            case Event.Lapsed lapsed -> without(table, lapsed.offer());
            case Event.TakenBack back -> takenBack(table, back);
            case Event.Staked staked -> without(table, staked.offer()).withStakes(Optional.of(staked.stakes()));
            case Event.Charged charged -> charged(table, charged.transfers());
            case Event.Settled settled -> settled(table, settled.transfers());
            case Event.WentAway away -> wentAway(table, away);
            case Event.CameBack back -> table.withGraceEnds(without(table.graceEnds(), back.side()));
            case Event.Recovered recovered -> recovered(table, recovered);
            case Event.Ended ended -> ended(table, ended);
        };
    }

    private static Table seated(Table table, Event.Seated seated) {
        Map<Side, Player> players = new HashMap<>(table.players());
        players.put(seated.side(), seated.player());
        return table.withPlayers(players, false);
    }

    private static Table left(Table table, Side side) {
        return table.withPlayers(without(table.players(), side), false)
                .withReady(without(table.ready(), side))
                .withGraceEnds(without(table.graceEnds(), side))
                .withOffers(table.offersMade(), List.of());
    }

    private static Table started(Table table, Event.Started event) {
        boolean exchanged =
                !event.red().id().equals(table.players().get(Side.RED).id());
        Map<Side, Instant> graceEnds = new EnumMap<>(Side.class);
        table.graceEnds().forEach((side, at) -> graceEnds.put(exchanged ? side.opponent() : side, at));
        return table.withPlayers(Map.of(Side.RED, event.red(), Side.BLACK, event.black()), table.restarted())
                .withReady(Set.of())
                .withGraceEnds(graceEnds)
                .withOffers(table.offersMade(), List.of())
                .withStakes(exchanged ? table.stakes().map(Stakes::exchanged) : table.stakes())
                .withAhead(List.of())
                .withNext(Game.started(event, table.ahead()));
    }

    private static Table charged(Table table, List<Transfer> transfers) {
        return table.running()
                .map(game -> table.withGame(game.withTransfers(transfers)))
                .orElseGet(() -> table.withAhead(Stream.concat(table.ahead().stream(), transfers.stream())
                        .toList()));
    }

    /// What is paid out belongs to the game that ended, or gives back what was charged for one that never began.
    private static Table settled(Table table, List<Transfer> transfers) {
        Table now = table.withStakes(Optional.empty());
        return table.ahead().isEmpty()
                ? now.withGame(table.game().orElseThrow().withTransfers(transfers))
                : now.withAhead(List.of());
    }

    private static Game moved(Table table, Event.Moved event) {
        Game game = game(table);
        if (event.ply() != game.line().size()) {
            throw new IllegalStateException("not an event of this table: ply " + event.ply());
        }
        Side side = game.turn();
        List<List<Offer>> before = new ArrayList<>(game.offersBefore());
        before.add(table.offers());
        return game.with(add(game.line(), event.move()), event.clock(), before)
                .withStanding(side, game.standing(side).moved());
    }

    private static Line add(Line line, Move move) {
        return switch (line.position().play(move)) {
            case Attempt.Played played -> line.add(played.ply());
            case Attempt.Illegal illegal -> throw new IllegalStateException("not an event of this table: " + illegal);
        };
    }

    private static Table offered(Table table, Offer offer) {
        List<Offer> offers = new ArrayList<>(table.offers());
        offers.add(offer);
        Table now = table.withOffers(table.offersMade() + 1, offers);
        return switch (offer.proposal()) {
            case Proposal.Draw draw -> now.withGame(drawOffered(game(table), offer.by()));
            case Proposal.Undo undo -> now.withGame(undoRequested(game(table), offer.by()));
            case Proposal.Annulment annulment -> now;
            case Proposal.Restart restart -> now;
            case Proposal.Stake stake -> now;
            case Proposal.Guidance guidance -> now;
            case Proposal.Rematch rematch -> now;
        };
    }

    private static Game drawOffered(Game game, Side by) {
        return game.withStanding(by, game.standing(by).drawOffered())
                .withStanding(by.opponent(), game.standing(by.opponent()).withDrawRight(true));
    }

    private static Game undoRequested(Game game, Side by) {
        return game.withStanding(
                by, game.standing(by).undoRequested(game.terms().house().undo().every()));
    }

    private static Table declined(Table table, int id) {
        Offer offer = table.offer(id).orElseThrow(() -> new IllegalStateException("no offer " + id));
        Table now = without(table, id);
        if (!(offer.proposal() instanceof Proposal.Draw)) {
            return now;
        }
        Game game = game(table);
        return now.withGame(
                game.withStanding(offer.by(), game.standing(offer.by()).withDrawRight(false)));
    }

    private static Table takenBack(Table table, Event.TakenBack event) {
        Game game = game(table);
        Line line = game.line().back(event.plies());
        return table.withOffers(table.offersMade(), event.offers())
                .withGame(game.with(line, event.clock(), game.offersBefore().subList(0, line.size())));
    }

    private static Table wentAway(Table table, Event.WentAway away) {
        Map<Side, Instant> graceEnds = new EnumMap<>(Side.class);
        graceEnds.putAll(table.graceEnds());
        graceEnds.put(away.side(), away.graceEnds());
        return table.withGraceEnds(graceEnds).withReady(without(table.ready(), away.side()));
    }

    private static Table recovered(Table table, Event.Recovered event) {
        Table now = table.withGraceEnds(event.graceEnds());
        return table.running()
                .map(game -> now.withGame(game.withClock(event.clock())))
                .orElse(now);
    }

    private static Table ended(Table table, Event.Ended event) {
        boolean restart = event.outcome() instanceof Outcome.Annulled annulled
                && annulled.why() == Outcome.Reason.HANDICAP_RESTART;
        return table.withGame(game(table).ended(event))
                .withOffers(table.offersMade(), List.of())
                .withPlayers(table.players(), table.restarted() || restart);
    }

    private static Table without(Table table, int offer) {
        return table.withOffers(
                table.offersMade(),
                table.offers().stream().filter(waiting -> waiting.id() != offer).toList());
    }

    private static <T> Map<Side, T> without(Map<Side, T> of, Side side) {
        Map<Side, T> rest = new HashMap<>(of);
        rest.remove(side);
        return rest;
    }

    private static Set<Side> without(Set<Side> of, Side side) {
        Set<Side> rest = new HashSet<>(of);
        rest.remove(side);
        return rest;
    }

    private static Set<Side> with(Set<Side> of, Side side) {
        Set<Side> more = new HashSet<>(of);
        more.add(side);
        return more;
    }

    private static Game game(Table table) {
        return table.running().orElseThrow(() -> new IllegalStateException("no game is running"));
    }
}
