package xiangqi.core.house;

import java.time.Duration;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Edition;
import xiangqi.core.rules.Legality;

/// The rules that a house has where it says nothing of its own (houses.md §1, last column).
public final class Plain {
    /// What the houses share where they are silent.
    static final UndoRule UNDO = new UndoRule(3, 2);

    static final Duration GRACE = Duration.ofSeconds(60);
    static final TimeControl CLOCK =
            new TimeControl.ThreePart(Duration.ofMinutes(20), Duration.ofMinutes(2), Duration.ofSeconds(60));

    private Plain() {}

    public static House house() {
        return new House(
                "plain",
                "1",
                Legality.STRICT,
                Edition.CHINESE,
                true,
                0,
                DrawRule.ALTERNATING,
                UNDO,
                HandicapRule.BEFORE_THE_GAME,
                CLOCK,
                GRACE,
                new NoScoring(),
                MoneyRule.NONE);
    }
}
