package xiangqi.core.table;

import java.time.Duration;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.house.House;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Position;

/// What a table plays under, agreed before the game starts.
///
/// @param house the house and the edition of its rules
/// @param clock the time control
/// @param repetition the edition of the repetition rules
/// @param naturalLimit whether sixty rounds without a capture are a draw
/// @param grace how long a player who lost the connection may stay away
/// @param start the position the game starts from; it carries the [Legality]
public record Terms(
        House house, TimeControl clock, String repetition, boolean naturalLimit, Duration grace, Position start) {
    /// The terms a house proposes: its defaults and the standard start.
    public static Terms of(House house) {
        return new Terms(
                house,
                house.clock(),
                house.repetition(),
                house.naturalLimit(),
                house.grace(),
                Position.start(house.legality()));
    }

    /// Whether a general can be captured.
    public Legality legality() {
        return start.legality();
    }

    public Terms withClock(TimeControl clock) {
        return new Terms(house, clock, repetition, naturalLimit, grace, start);
    }

    public Terms withRepetition(String repetition) {
        return new Terms(house, clock, repetition, naturalLimit, grace, start);
    }

    public Terms withStart(Position start) {
        return new Terms(house, clock, repetition, naturalLimit, grace, start);
    }
}
