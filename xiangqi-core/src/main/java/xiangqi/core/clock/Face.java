package xiangqi.core.clock;

import java.time.Duration;
import java.util.Optional;

/// What one side's clock shows at an instant. Nothing shown is below zero.
///
/// @param game time left as a whole: game time of a three-part clock, else the time to the flag; empty when there is no
///     limit
/// @param step step time left for this move; three-part clock only
/// @param countdown countdown left for this move; three-part clock only
/// @param movesLeft moves still to be made in this period; two-period clock with a period that ends only
/// @param binding the part that this move will run out of first; empty when there is no limit
public record Face(
        Optional<Duration> game,
        Optional<Duration> step,
        Optional<Duration> countdown,
        Optional<Integer> movesLeft,
        Optional<Part> binding) {
    /// A part of a clock.
    public enum Part {
        GAME,
        STEP,
        COUNTDOWN
    }

    /// What is left of the part that binds; empty when there is no limit.
    public Optional<Duration> left() {
        return binding.flatMap(part -> switch (part) {
            case GAME -> game;
            case STEP -> step;
            case COUNTDOWN -> countdown;
        });
    }

    static Face unlimited(Optional<Integer> movesLeft) {
        return new Face(Optional.empty(), Optional.empty(), Optional.empty(), movesLeft, Optional.empty());
    }

    static Face single(Duration left, Optional<Integer> movesLeft) {
        return new Face(Optional.of(left), Optional.empty(), Optional.empty(), movesLeft, Optional.of(Part.GAME));
    }
}
