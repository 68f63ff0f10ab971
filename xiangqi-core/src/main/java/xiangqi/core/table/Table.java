package xiangqi.core.table;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;

/// A table as it stands after some number of events: a value, changed by [TableRules#evolve] alone.
///
/// @param events how many events led here
/// @param lastAt when the last of them happened
/// @param terms what the next game is played under; empty until the table is set up
/// @param players who sits where
/// @param ready who has agreed to start
/// @param offersMade how many offers were made at this table
/// @param game the running game, or the last one
public record Table(
        int events,
        Instant lastAt,
        Optional<Terms> terms,
        Map<Side, Player> players,
        Set<Side> ready,
        int offersMade,
        Optional<Game> game) {
    /// A table that nothing has happened at.
    public static final Table NEW =
            new Table(0, Instant.MIN, Optional.empty(), Map.of(), Set.of(), 0, Optional.empty());

    public Table {
        players = Map.copyOf(players);
        ready = Set.copyOf(ready);
    }

    /// Folds stored events into the table they led to.
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

    /// The first instant at which a [HostCommand.Tick] would find the flag fallen; empty when no clock can run out.
    public Optional<Instant> nextTick() {
        return running().map(Game::clock).flatMap(Clock::deadline).map(deadline -> deadline.plusMillis(1));
    }

    Table withPlayers(Map<Side, Player> players, Set<Side> ready) {
        return new Table(events, lastAt, terms, players, ready, offersMade, game);
    }

    Table withTerms(Terms terms) {
        return new Table(events, lastAt, Optional.of(terms), players, ready, offersMade, game);
    }

    Table withGame(Game game) {
        return new Table(events, lastAt, terms, players, ready, offersMade, Optional.of(game));
    }

    Table after(Event event) {
        return new Table(events + 1, event.at(), terms, players, ready, offersMade, game);
    }

    Table offerMade() {
        return new Table(events, lastAt, terms, players, ready, offersMade + 1, game);
    }
}
