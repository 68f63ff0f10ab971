package xiangqi.core.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.game.Outcome;
import xiangqi.core.game.Outcome.Reason;

/// The rules of a table (houses.md §1): [#decide] judges a command and says what happens, [#evolve] applies what
/// happened and judges nothing.
public final class TableRules {
    private TableRules() {}

    /// What `table` makes of `command`; the table itself is unchanged. A stamp earlier than the last event counts as
    /// that event's: time at a table never runs backwards.
    public static Decision decide(Table table, Stamped command) {
        Instant at = since(table, command.at());
        return switch (command) {
            case Stamped.ByHost host -> byHost(table, at, host.command());
            case Stamped.BySeat seat -> bySeat(table, at, seat.seat().side(), seat.command());
        };
    }

    /// The table after `event`, which [#decide] must have said of this table.
    ///
    /// @throws IllegalStateException if it cannot have
    public static Table evolve(Table table, Event event) {
        return Folding.fold(table, event).after(event);
    }

    private static Decision byHost(Table table, Instant at, HostCommand command) {
        if (command instanceof HostCommand.Open open) {
            return table.terms().isPresent()
                    ? Answers.refused(Refusal.Code.ALREADY_OPEN)
                    : Answers.accepted(new Event.Opened(at, open.terms()));
        }
        if (table.terms().isEmpty()) {
            return Answers.refused(Refusal.Code.NOT_OPEN);
        }
        return switch (command) {
            case HostCommand.Open open -> Answers.refused(Refusal.Code.ALREADY_OPEN);
            case HostCommand.Tick tick -> Answers.accepted(tick(table, at, tick.allowance()));
            case HostCommand.Away away -> away(table, at, away.side());
            case HostCommand.Back back -> back(table, at, back.side());
            case HostCommand.Recover recover -> recover(table, at);
        };
    }

    /// A flag that has fallen loses; so does a grace time that has run out, and if the opponent is away as well the
    /// game does not count. Whichever was first decides, and that is when the game ended, however late one looks.
    private static List<Event> tick(Table table, Instant at, Duration allowance) {
        if (table.running().isEmpty()) {
            return List.of();
        }
        Game game = table.running().get();
        if (graceDecides(table, game)) {
            return graceOver(table, at);
        }
        return game.clock().flagged(at.minus(allowance))
                ? Playing.lost(
                        table, game, since(table, game.clock().deadline().orElseThrow()), game.turn(), Reason.TIME)
                : List.of();
    }

    /// `instant`, or that of the last event if something has happened since: time at a table never runs backwards.
    private static Instant since(Table table, Instant instant) {
        return instant.isBefore(table.lastAt()) ? table.lastAt() : instant;
    }

    /// Whether a grace time runs out before the flag would fall.
    private static boolean graceDecides(Table table, Game game) {
        Instant flag = game.clock().deadline().orElse(Instant.MAX);
        return firstGrace(table).isBefore(flag);
    }

    private static Instant firstGrace(Table table) {
        return table.graceEnds().values().stream().min(Instant::compareTo).orElse(Instant.MAX);
    }

    /// Whether the running game has ended by a grace time that nobody has looked at since.
    private static boolean isGraceOver(Table table, Instant at) {
        return table.running().filter(game -> graceDecides(table, game)).isPresent() && at.isAfter(firstGrace(table));
    }

    /// How the game ends by a grace time that is over at `at`; nothing if none is.
    private static List<Event> graceOver(Table table, Instant at) {
        if (!isGraceOver(table, at)) {
            return List.of();
        }
        Game game = table.running().orElseThrow();
        Instant end = since(table, firstGrace(table));
        if (table.graceEnds().size() == 2) {
            return Playing.ended(table, game, end, new Outcome.Annulled(Reason.BOTH_AWAY));
        }
        Side away = table.graceEnds().keySet().iterator().next();
        return Playing.lost(table, game, end, away, Reason.LEAVING);
    }

    /// Who goes or comes after a grace time has run out changes nothing of how that ended the game. Who goes
    /// between games no longer asks for one: their rematch lapses as their readiness is dropped.
    private static Decision away(Table table, Instant at, Side side) {
        if (table.graceEnds().containsKey(side) || !table.players().containsKey(side)) {
            return Answers.accepted();
        }
        Instant graceEnds = at.plus(table.terms().orElseThrow().grace());
        List<Event> events = afterGrace(table, at, new Event.WentAway(at, side, graceEnds));
        table.offer(Proposal.Rematch.class, side)
                .map(offer -> new Event.Lapsed(at, offer.id()))
                .ifPresent(events::add);
        return Answers.accepted(events);
    }

    private static Decision back(Table table, Instant at, Side side) {
        return table.graceEnds().containsKey(side)
                ? Answers.accepted(afterGrace(table, at, new Event.CameBack(at, side)))
                : Answers.accepted();
    }

    private static List<Event> afterGrace(Table table, Instant at, Event event) {
        List<Event> events = new ArrayList<>(graceOver(table, at));
        events.add(event);
        return events;
    }

    private static Decision recover(Table table, Instant at) {
        if (table.running().isEmpty() && table.graceEnds().isEmpty()) {
            return Answers.accepted();
        }
        Terms terms = table.terms().orElseThrow();
        Map<Side, Instant> graceEnds = new EnumMap<>(Side.class);
        table.graceEnds().keySet().forEach(side -> graceEnds.put(side, at.plus(terms.grace())));
        Clock clock = table.running()
                .map(game -> game.clock().shifted(table.lastAt(), at))
                .orElseGet(() -> Clock.stopped(terms.clock()));
        return Answers.accepted(new Event.Recovered(at, clock, graceEnds));
    }

    private static Decision bySeat(Table table, Instant at, Side side, PlayerCommand command) {
        if (table.terms().isEmpty()) {
            return Answers.refused(Refusal.Code.NOT_OPEN);
        }
        if (command instanceof PlayerCommand.Sit sit) {
            return Seating.sit(table, at, side, sit.player());
        }
        if (!table.players().containsKey(side)) {
            return Answers.refused(Refusal.Code.NOT_SEATED);
        }
        if (table.running().filter(game -> game.clock().flagged(at)).isPresent() || isGraceOver(table, at)) {
            return Answers.refused(Refusal.Code.TIME_OVER);
        }
        return switch (command) {
            case PlayerCommand.Sit sit -> Seating.sit(table, at, side, sit.player());
            case PlayerCommand.Ready ready -> Seating.ready(table, at, side);
            case PlayerCommand.Leave leave -> Seating.leave(table, at, side);
            case PlayerCommand.Play play ->
                inGame(table, game -> Playing.play(table, game, at, side, play.ply(), play.move()));
            case PlayerCommand.Resign resign ->
                inGame(table, game -> Answers.accepted(Playing.lost(table, game, at, side, Reason.RESIGNATION)));
            case PlayerCommand.Propose propose -> Offering.propose(table, at, side, propose.proposal());
            case PlayerCommand.Answer answer -> Offering.answer(table, at, side, answer.offer(), answer.accept());
        };
    }

    private static Decision inGame(Table table, Function<Game, Decision> rule) {
        if (table.game().isEmpty()) {
            return Answers.refused(Refusal.Code.NOT_STARTED);
        }
        return table.running().map(rule).orElseGet(() -> Answers.refused(Refusal.Code.GAME_OVER));
    }
}
