package xiangqi.core.house;

import java.time.Duration;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.rules.Legality;

/// The rules that a house has where it says nothing of its own (houses.md §1, last column).
public final class Plain {
    private Plain() {}

    public static House house() {
        return new House(
                "plain",
                "1",
                Legality.STRICT,
                "chinese",
                true,
                DrawRule.ALTERNATING,
                new UndoRule(3, 2),
                new TimeControl.ThreePart(Duration.ofMinutes(20), Duration.ofMinutes(2), Duration.ofSeconds(60)),
                Duration.ofSeconds(60));
    }
}
