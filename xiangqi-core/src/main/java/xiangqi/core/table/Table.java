package xiangqi.core.table;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.game.Outcome;
import xiangqi.core.money.Stakes;
import xiangqi.core.money.Transfer;

/// A table as it stands after some number of events: a value, changed by [TableRules#evolve] alone.
///
/// @param events how many events led here
/// @param lastAt when the last of them happened
/// @param terms what the next game is played under; empty until the table is set up
/// @param players who sits where
/// @param ready who has agreed to start
/// @param graceEnds who is away, and until when they may be while a game is running
/// @param offersMade how many offers were made at this table
/// @param offers the offers that wait for an answer, oldest first
/// @param stakes what is agreed for the running game, or for the next one while none is running
/// @param ahead what was charged for a game that has not begun
/// @param restarted whether these two have had their restart at odds
/// @param past the games that were played here before that one, oldest first
/// @param game the running game, or the last one
public record Table(
        int events,
        Instant lastAt,
        Optional<Terms> terms,
        Map<Side, Player> players,
        Set<Side> ready,
        Map<Side, Instant> graceEnds,
        int offersMade,
        List<Offer> offers,
        Optional<Stakes> stakes,
        List<Transfer> ahead,
        boolean restarted,
        List<Finished> past,
        Optional<Game> game) {
    /// A table that nothing has happened at.
    public static final Table NEW = new Table(
            0,
            Instant.MIN,
            Optional.empty(),
            Map.of(),
            Set.of(),
            Map.of(),
            0,
            List.of(),
            Optional.empty(),
            List.of(),
            false,
            List.of(),
            Optional.empty());

    public Table {
        players = Map.copyOf(players);
        ready = Set.copyOf(ready);
        graceEnds = Map.copyOf(graceEnds);
        offers = List.copyOf(offers);
        ahead = List.copyOf(ahead);
        past = List.copyOf(past);
    }

    /// Folds stored events into the table they led to.
    ///
    /// @throws IllegalStateException if one does not follow from those before it
    public static Table replay(List<Event> events) {
        Table table = NEW;
        for (Event event : events) {
            table = TableRules.evolve(table, event);
        }
        return table;
    }

    /// The game, if one is running.
    public Optional<Game> running() {
        return game.filter(Game::running);
    }

    /// The games that were played to their end here, oldest first.
    public List<Finished> finished() {
        return Stream.concat(past.stream(), game.filter(now -> !now.running()).map(Finished::of).stream())
                .toList();
    }

    /// Whether another game of these two has their colours exchanged. At odds it has not, since the giver plays the
    /// side the odds say; but where a restart at other odds has exchanged them, the giver agreed on first gives
    /// again.
    public boolean exchangesAtRematch() {
        if (terms.flatMap(Terms::odds).isEmpty()) {
            return true;
        }
        return !past.isEmpty()
                && past.getLast().outcome().equals(new Outcome.Annulled(Outcome.Reason.HANDICAP_RESTART))
                && Stream.of(Side.values())
                        .allMatch(side ->
                                seatOf(past.getLast().player(side).id()).equals(Optional.of(Seat.of(side.opponent()))));
    }

    /// The chair of the player with that id.
    public Optional<Seat> seatOf(String player) {
        return players.entrySet().stream()
                .filter(seated -> seated.getValue().id().equals(player))
                .map(seated -> Seat.of(seated.getKey()))
                .findFirst();
    }

    /// The waiting offer with that number.
    public Optional<Offer> offer(int id) {
        return offers.stream().filter(offer -> offer.id() == id).findFirst();
    }

    /// The waiting offer of that kind by that side.
    public Optional<Offer> offer(Class<? extends Proposal> kind, Side by) {
        return offers.stream()
                .filter(offer -> kind.isInstance(offer.proposal()) && offer.by() == by)
                .findFirst();
    }

    /// The first instant at which a [HostCommand.Tick] would end the game; empty when no clock and no grace time can
    /// run out.
    public Optional<Instant> nextTick() {
        if (running().isEmpty()) {
            return Optional.empty();
        }
        return Stream.concat(running().map(Game::clock).flatMap(Clock::deadline).stream(), graceEnds.values().stream())
                .min(Instant::compareTo)
                .map(last -> last.plusMillis(1));
    }

    Table after(Event event) {
        return changed(table -> {
            table.events = events + 1;
            table.lastAt = event.at();
        });
    }

    Table withTerms(Terms terms) {
        return changed(table -> table.terms = Optional.of(terms));
    }

    Table withPlayers(Map<Side, Player> players, boolean restarted) {
        return changed(table -> {
            table.players = players;
            table.restarted = restarted;
        });
    }

    Table withReady(Set<Side> ready) {
        return changed(table -> table.ready = ready);
    }

    Table withGraceEnds(Map<Side, Instant> graceEnds) {
        return changed(table -> table.graceEnds = graceEnds);
    }

    Table withOffers(int offersMade, List<Offer> offers) {
        return changed(table -> {
            table.offersMade = offersMade;
            table.offers = offers;
        });
    }

    Table withStakes(Optional<Stakes> stakes) {
        return changed(table -> table.stakes = stakes);
    }

    Table withAhead(List<Transfer> ahead) {
        return changed(table -> table.ahead = ahead);
    }

    /// A game begins; the one before it is past.
    Table withNext(Game game) {
        List<Finished> before = finished();
        return changed(table -> {
            table.past = before;
            table.game = Optional.of(game);
        });
    }

    Table withGame(Game game) {
        return changed(table -> table.game = Optional.of(game));
    }

    private Table changed(Consumer<Changing> change) {
        Changing changing = new Changing(this);
        change.accept(changing);
        return changing.changed();
    }

    /// A table on its way to the next: the one place where a table is copied.
    private static final class Changing {
        private int events;
        private Instant lastAt;
        private Optional<Terms> terms;
        private Map<Side, Player> players;
        private Set<Side> ready;
        private Map<Side, Instant> graceEnds;
        private int offersMade;
        private List<Offer> offers;
        private Optional<Stakes> stakes;
        private List<Transfer> ahead;
        private boolean restarted;
        private List<Finished> past;
        private Optional<Game> game;

        Changing(Table table) {
            events = table.events;
            lastAt = table.lastAt;
            terms = table.terms;
            players = table.players;
            ready = table.ready;
            graceEnds = table.graceEnds;
            offersMade = table.offersMade;
            offers = table.offers;
            stakes = table.stakes;
            ahead = table.ahead;
            restarted = table.restarted;
            past = table.past;
            game = table.game;
        }

        Table changed() {
            return new Table(
                    events,
                    lastAt,
                    terms,
                    players,
                    ready,
                    graceEnds,
                    offersMade,
                    offers,
                    stakes,
                    ahead,
                    restarted,
                    past,
                    game);
        }
    }
}
