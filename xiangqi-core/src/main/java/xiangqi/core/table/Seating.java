package xiangqi.core.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.game.Outcome;
import xiangqi.core.game.Outcome.Reason;

/// Taking a chair, agreeing to start, and getting up.
final class Seating {
    private Seating() {}

    static Decision sit(Table table, Instant at, Side side, Player player) {
        if (table.players().containsKey(side)) {
            return Answers.refused(Refusal.Code.SEAT_TAKEN);
        }
        if (table.seatOf(player.id()).isPresent()) {
            return Answers.refused(Refusal.Code.SEATED_ALREADY);
        }
        Optional<Player> opponent = Optional.ofNullable(table.players().get(side.opponent()));
        return opponent.flatMap(other -> tooPoor(table, side, player, other))
                .<Decision>map(Decision.Refused::new)
                .orElseGet(() -> Answers.accepted(new Event.Seated(at, side, player)));
    }

    static Decision ready(Table table, Instant at, Side side) {
        if (table.running().isPresent()) {
            return Answers.refused(Refusal.Code.GAME_RUNNING);
        }
        if (table.ready().contains(side)) {
            return Answers.refused(Refusal.Code.ALREADY_READY);
        }
        Optional<Refusal> poor = tooPoor(table, side);
        if (poor.isPresent()) {
            return new Decision.Refused(poor.get());
        }
        List<Event> events = new ArrayList<>();
        events.add(new Event.BecameReady(at, side));
        if (table.ready().contains(side.opponent())) {
            events.addAll(
                    started(table, at, table.terms().orElseThrow(), known(table, Side.RED), known(table, Side.BLACK)));
        }
        return Answers.accepted(events);
    }

    /// Leaving is a loss at once (houses.md §1).
    static Decision leave(Table table, Instant at, Side side) {
        List<Event> events = new ArrayList<>(table.running()
                .map(game -> Playing.ended(table, game, at, new Outcome.Win(side.opponent(), Reason.LEAVING)))
                .orElseGet(() -> Money.giveBack(table, at)));
        events.add(new Event.Left(at, side));
        return Answers.accepted(events);
    }

    /// Who sits there, as known now: who has played the last game at the table is known as that left them.
    static Player known(Table table, Side side) {
        Player player = table.players().get(side);
        return table.game()
                .filter(game -> !game.running() && game.player(side).equals(player))
                .map(game -> Scored.after(game, side))
                .orElse(player);
    }

    /// A game starts afresh between these two, who sit at `table`.
    static List<Event> started(Table table, Instant at, Terms terms, Player red, Player black) {
        Pot pot = Money.potAtStart(terms, red, black);
        List<Event> events = new ArrayList<>(Money.charge(at, pot, red, black));
        events.addAll(started(table, at, terms, red, black, pot));
        return events;
    }

    /// Who is away then has a whole grace time from the start on.
    static List<Event> started(Table table, Instant at, Terms terms, Player red, Player black, Pot pot) {
        List<Event> events = new ArrayList<>();
        Clock clock = Clock.started(terms.clock(), terms.start().turn(), at);
        events.add(new Event.Started(at, terms, red, black, clock, pot));
        boolean exchanged = !red.id().equals(table.players().get(Side.RED).id());
        Side first = terms.start().turn();
        Stream.of(first, first.opponent())
                .filter(side -> table.graceEnds().containsKey(exchanged ? side.opponent() : side))
                .map(side -> new Event.WentAway(at, side, at.plus(terms.grace())))
                .forEach(events::add);
        return events;
    }

    /// Both must own what the house asks of them to go on playing, as the game before left them; nothing is
    /// asked of one who sits alone.
    static Optional<Refusal> tooPoor(Table table, Side side) {
        return table.players().size() < 2
                ? Optional.empty()
                : tooPoor(table, side, known(table, side), known(table, side.opponent()));
    }

    /// Both must own what the house asks of them; it is known once the second sits down.
    private static Optional<Refusal> tooPoor(Table table, Side side, Player player, Player opponent) {
        Terms terms = table.terms().orElseThrow();
        if (!terms.money()) {
            return Optional.empty();
        }
        long needed = terms.house().scoring().wealthToSit(player.profile(), opponent.profile());
        return List.of(Map.entry(side, player), Map.entry(side.opponent(), opponent)).stream()
                .filter(seated -> seated.getValue().profile().wealth() < needed)
                .findFirst()
                .map(seated -> Refusal.of(
                        Refusal.Code.TOO_POOR,
                        Map.of("side", Argument.of(seated.getKey()), "needed", Argument.of(needed))));
    }
}
