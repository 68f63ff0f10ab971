package xiangqi.core.house;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Outcome;
import xiangqi.core.rules.Legality;

/// QQ: three-part clock, Elo with a correction for the first move, short games are not scored (houses.md §1–3).
public final class Qq {
    private Qq() {}

    public static House house() {
        return new House(
                "qq",
                "1",
                Legality.GENERAL_CAPTURE,
                Edition.ASIAN,
                true,
                0,
                DrawRule.ALTERNATING,
                Plain.UNDO,
                HandicapRule.BEFORE_THE_GAME,
                new TimeControl.ThreePart(Duration.ofMinutes(30), Duration.ofMinutes(5), Duration.ofMinutes(3)),
                Plain.GRACE,
                new Elo(),
                MoneyRule.NONE);
    }

    /// Elo in which the side that moved first is expected to do better.
    private record Elo() implements Scoring {
        private static final Titles TITLES = Titles.ofMastersAnd("棋手");

        @Override
        public Profile newcomer() {
            return new Profile(1300, 0, 0, false, Optional.empty());
        }

        /// A game of fewer than two plies does not count, whatever ended it; from two plies on leaving and timeouts do.
        @Override
        public Optional<Uncounted> uncounted(Profile one, Profile other, Outcome outcome, int plies) {
            if (outcome instanceof Outcome.Annulled) {
                return Optional.of(Uncounted.ANNULLED);
            }
            return plies < 2 ? Optional.of(Uncounted.TOO_SHORT) : Optional.empty();
        }

        /// New = Old + K·(Res − Exp), Exp = 1/(10^(Dr/400) + 1), Dr = (opponent − self) + Yfirst, Yfirst = −100 for
        /// the side that moved first and +100 for the other.
        @Override
        public Profile after(Profile mine, Profile opponent, double result, boolean first) {
            double difference = opponent.value() - mine.value() + (first ? -100 : 100);
            double expected = 1 / (Math.pow(10, difference / 400) + 1);
            return mine.withValue(mine.value() + factor(mine.value()) * (result - expected), mine.games() + 1);
        }

        @Override
        public Title title(Profile profile) {
            return TITLES.of(profile.value());
        }

        @Override
        public long shown(Profile profile) {
            return TITLES.shown(profile.value());
        }

        @Override
        public List<Title> titles() {
            return TITLES.titles();
        }

        private static int factor(double value) {
            if (value < 1000) {
                return 120;
            }
            if (value < 1400) {
                return 60;
            }
            if (value < 1800) {
                return 30;
            }
            if (value < 2000) {
                return 25;
            }
            if (value < 2200) {
                return 20;
            }
            return value < 2400 ? 15 : 10;
        }
    }
}
