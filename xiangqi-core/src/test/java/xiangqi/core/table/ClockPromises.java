package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Outcome;

/// What a table promises of clocks and grace times (houses.md §1–2).
final class ClockPromises {
    private ClockPromises() {}

    /// A game ends by time if the host looks at it after the deadline and the allowance, and by absence if a
    /// grace time was over before that; at no other time, and no move counts later.
    static void check(Table table, Stamped command, Decision decision, String where) {
        if (table.running().isEmpty()) {
            return;
        }
        Instant at = command.at().isBefore(table.lastAt()) ? table.lastAt() : command.at();
        Instant flag = table.running().get().clock().deadline().orElse(Instant.MAX);
        Instant grace =
                table.graceEnds().values().stream().min(Instant::compareTo).orElse(Instant.MAX);
        if (command instanceof Stamped.ByHost(Instant stamp, HostCommand.Tick tick)) {
            Optional<Outcome.Reason> due = grace.isBefore(flag)
                    ? ended(at.isAfter(grace), absence(table))
                    : ended(flag != Instant.MAX && at.isAfter(flag.plus(tick.allowance())), Outcome.Reason.TIME);
            assertEquals(due, reason(decision), where);
        } else if (command instanceof Stamped.BySeat seat) {
            boolean over = at.isAfter(flag) || grace.isBefore(flag) && at.isAfter(grace);
            boolean refused = decision instanceof Decision.Refused(Refusal why) && why.code() == Refusal.Code.TIME_OVER;
            boolean asksOfTheGame = !(seat.command() instanceof PlayerCommand.Sit);
            assertEquals(over && asksOfTheGame, refused, where);
        }
        if (reason(decision).filter(why -> why == Outcome.Reason.TIME).isPresent()) {
            assertFalse(command instanceof Stamped.BySeat, where);
        }
    }

    private static Outcome.Reason absence(Table table) {
        return table.graceEnds().size() == 2 ? Outcome.Reason.BOTH_AWAY : Outcome.Reason.LEAVING;
    }

    private static Optional<Outcome.Reason> ended(boolean is, Outcome.Reason why) {
        return is ? Optional.of(why) : Optional.empty();
    }

    private static Optional<Outcome.Reason> reason(Decision decision) {
        List<Event> events = decision instanceof Decision.Accepted accepted ? accepted.events() : List.of();
        return events.stream()
                .filter(Event.Ended.class::isInstance)
                .map(event -> ((Event.Ended) event).outcome().why())
                .findFirst();
    }

    /// What is left of the time allotted when the move began, worked out apart from the clock.
    static Duration left(Clock clock, Side side) {
        Duration spent = clock.of(side).spent();
        int moves = clock.of(side).moves();
        return switch (clock.control()) {
            case TimeControl.ThreePart three -> three.game().minus(spent);
            case TimeControl.Fischer fischer ->
                fischer.base().plus(fischer.increment().multipliedBy(moves)).minus(spent);
            case TimeControl.TwoPeriod two -> {
                Duration allotted = two.firstTime();
                for (int move = two.firstMoves(); move <= moves; move += two.moves()) {
                    allotted = allotted.plus(two.time());
                }
                yield moves < two.firstMoves() && two.firstTime().isZero() ? Duration.ZERO : allotted.minus(spent);
            }
            case TimeControl.Untimed untimed -> Duration.ZERO;
        };
    }
}
