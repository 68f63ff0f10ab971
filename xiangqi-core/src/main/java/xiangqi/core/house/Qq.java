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
                new Ratings(),
                MoneyRule.NONE);
    }

    /// Elo in which the side that moved first is expected to do better.
    private record Ratings() implements Scoring {
        private static final Elo ELO = new Elo(
                List.of(
                        Elo.band(120, 1000),
                        Elo.band(60, 1400),
                        Elo.band(30, 1800),
                        Elo.band(25, 2000),
                        Elo.band(20, 2200),
                        Elo.band(15, 2400),
                        Elo.rest(10)),
                100);
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

        @Override
        public Optional<Elo> elo() {
            return Optional.of(ELO);
        }

        /// New = Old + K·(Res − Exp), Exp = 1/(10^(Dr/400) + 1), Dr = (opponent − self) + Yfirst, Yfirst = −100 for
        /// the side that moved first and +100 for the other.
        @Override
        public Profile after(Profile mine, Profile opponent, double result, boolean first) {
            double change = ELO.change(mine.value(), opponent.value(), result, first);
            return mine.withValue(mine.value() + change, mine.games() + 1);
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
    }
}
