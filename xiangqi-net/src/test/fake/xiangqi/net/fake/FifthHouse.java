package xiangqi.net.fake;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.DrawRule;
import xiangqi.core.house.HandicapRule;
import xiangqi.core.house.House;
import xiangqi.core.house.MoneyRule;
import xiangqi.core.house.Profile;
import xiangqi.core.house.Scoring;
import xiangqi.core.house.Title;
import xiangqi.core.house.Uncounted;
import xiangqi.core.house.UndoRule;
import xiangqi.core.rules.Legality;

/// A house of one's own is one file: one undo, odds in the first three rounds, a point a win.
public final class FifthHouse {
    private FifthHouse() {}

    public static House house() {
        return new House(
                "corner",
                "7",
                Legality.GENERAL_CAPTURE,
                Edition.ASIAN,
                false,
                0,
                DrawRule.OWN_TURN,
                new UndoRule(1, 1),
                new HandicapRule(3),
                new TimeControl.Fischer(Duration.ofMinutes(3), Duration.ofSeconds(2)),
                Duration.ofSeconds(20),
                new Points(),
                new MoneyRule(3, true, false, 0, 0));
    }

    private record Points() implements Scoring {
        private static final Title REGULAR = new Title("regular", "常客", 2);
        private static final Title GUEST = new Title("guest", "客人", 0);

        @Override
        public Profile newcomer() {
            return Profile.UNKNOWN.withWealth(10);
        }

        @Override
        public Optional<Uncounted> uncounted(Profile one, Profile other, Outcome outcome, int plies) {
            return outcome instanceof Outcome.Win ? Optional.empty() : Optional.of(Uncounted.NOT_WON);
        }

        @Override
        public Profile after(Profile mine, Profile opponent, double result, boolean first) {
            return mine.withValue(mine.value() + result, mine.games() + 1);
        }

        @Override
        public Title title(Profile profile) {
            return profile.value() >= REGULAR.from() ? REGULAR : GUEST;
        }

        @Override
        public long shown(Profile profile) {
            return (long) profile.value();
        }

        @Override
        public List<Title> titles() {
            return List.of(REGULAR, GUEST);
        }
    }
}
