package xiangqi.core.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.Line;
import xiangqi.core.game.Outcome;
import xiangqi.core.game.Outcome.Reason;
import xiangqi.core.game.Verdict;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;

/// Moves, and the ways a game ends.
final class Playing {
    private Playing() {}

    static Decision play(Table table, Game game, Instant at, Side side, int ply, Move move) {
        if (ply != game.line().size()) {
            return new Decision.Refused(Refusal.of(
                    Refusal.Code.STALE,
                    Map.of(
                            "ply",
                            Argument.of(ply),
                            "table",
                            Argument.of(game.line().size()))));
        }
        if (side != game.turn()) {
            return Answers.refused(Refusal.Code.NOT_YOUR_TURN);
        }
        return switch (game.line().position().play(move)) {
            case Attempt.Illegal illegal -> new Decision.Refused(Refusal.of(Refusal.Code.ILLEGAL_MOVE, of(illegal)));
            case Attempt.Played played -> new Decision.Accepted(moved(table, game, at, side, played.ply()));
        };
    }

    static List<Event> lost(Table table, Game game, Instant at, Side loser, Reason why) {
        return ended(table, game, at, new Outcome.Win(loser.opponent(), why));
    }

    /// The end of a game by a player's doing or by time, and what it pays out.
    static List<Event> ended(Table table, Game game, Instant at, Outcome outcome) {
        return ended(table, game, at, outcome, Optional.empty());
    }

    private static List<Event> ended(Table table, Game game, Instant at, Outcome outcome, Optional<Evidence> evidence) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.Ended(at, outcome, evidence, game.clock().stopped(at)));
        events.addAll(Money.settle(table, game, at, outcome));
        return events;
    }

    private static List<Event> moved(Table table, Game game, Instant at, Side side, Ply ply) {
        Line line = game.line().add(ply);
        Clock clock = game.clock().moved(at);
        List<Event> events = new ArrayList<>();
        events.add(new Event.Moved(at, game.line().size(), ply.move(), clock));
        Game after = game.with(line, clock, game.offersBefore());
        // The one place where a table asks what the line it has reached means.
        switch (game.terms().rules().judge(line)) {
            case Verdict.Over over ->
                events.addAll(ended(table, after, at, over.outcome(), Optional.of(over.evidence())));
            case Verdict.Warning warning -> {
                events.add(new Event.Warned(at, warning.ahead(), warning.evidence()));
                events.addAll(Offering.closedByMove(table, after, at, side));
            }
            case Verdict.Continue goesOn -> events.addAll(Offering.closedByMove(table, after, at, side));
        }
        return events;
    }

    private static Map<String, Argument> of(Attempt.Illegal illegal) {
        Map<String, Argument> arguments = new TreeMap<>();
        arguments.put("move", Argument.of(illegal.move()));
        arguments.put("why", Argument.of(illegal.why()));
        illegal.at().ifPresent(at -> arguments.put("at", Argument.of(at)));
        return arguments;
    }
}
