package xiangqi.core.record;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.table.Event;
import xiangqi.core.table.Game;

/// How long each side thought in a game, by the clock of its table: whatever part of a clock or period that was, over
/// moves that were undone and over one that was not made before the end. The time of an outage is nobody's.
public final class ThinkingTime {
    private final Map<Side, Duration> thought = new EnumMap<>(Side.class);
    private Optional<Clock.Running> running = Optional.empty();

    private ThinkingTime() {}

    /// The time that `side` thought until the last event of the game.
    public static Duration of(Game game, Side side) {
        ThinkingTime time = new ThinkingTime();
        game.course().forEach(time::follow);
        return time.thought.getOrDefault(side, Duration.ZERO);
    }

    private void follow(Event event) {
        switch (event) {
            case Event.Started started -> running = started.clock().running();
            case Event.Recovered recovered -> running = recovered.clock().running();
            case Event.Moved moved -> stop(moved.at(), moved.clock());
            case Event.Ended ended -> stop(ended.at(), ended.clock());
            case Event.TakenBack back -> stop(back.at(), back.clock());
            default -> {
                // No clock starts or stops.
            }
        }
    }

    private void stop(Instant until, Clock next) {
        running.map(now -> Duration.between(now.since(), until))
                .filter(Duration::isPositive)
                .ifPresent(time -> thought.merge(running.orElseThrow().side(), time, Duration::plus));
        running = next.running();
    }
}
