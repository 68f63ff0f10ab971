package xiangqi.core.house;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Outcome;
import xiangqi.core.rules.Legality;

/// 联众: two-period clock, Elo with titles and provisional players, stakes, guided games, spectators' pool
/// (houses.md §1–4).
public final class Ourgame {
    private Ourgame() {}

    public static House house() {
        return new House(
                "ourgame",
                "1",
                Legality.STRICT,
                Edition.CHINESE,
                true,
                0,
                DrawRule.OWN_TURN,
                Plain.UNDO,
                HandicapRule.BEFORE_THE_GAME,
                new TimeControl.TwoPeriod(40, Duration.ofMinutes(30), 20, Duration.ofMinutes(10)),
                Plain.GRACE,
                new Ratings(),
                new MoneyRule(0, true, true, 500, 41));
    }

    /// Elo with unrated players until twenty counted games.
    private record Ratings() implements Scoring {
        private static final Elo ELO =
                new Elo(List.of(Elo.band(32, 2000), Elo.band(24, 2400), Elo.band(16, 2800), Elo.rest(8)), 0);
        private static final Provisional UNRATED =
                new Provisional(20, 2, 3, new Title("untitled", "无称号", Double.NEGATIVE_INFINITY));
        private static final Titles TITLES = Titles.ofMastersAnd("棋士");
        private static final List<Title> AWARDED = TITLES.titles().subList(0, 2);
        private static final Title MASTER_2 = TITLES.titles().get(2);

        @Override
        public Profile newcomer() {
            return new Profile(1400, 0, 10_000, false, Optional.empty());
        }

        @Override
        public Optional<Uncounted> uncounted(Profile one, Profile other, Outcome outcome, int plies) {
            if (outcome instanceof Outcome.Annulled) {
                return Optional.of(Uncounted.ANNULLED);
            }
            return rated(one) || rated(other) ? Optional.empty() : Optional.of(Uncounted.NOBODY_RATED);
        }

        @Override
        public Optional<Elo> elo() {
            return Optional.of(ELO);
        }

        @Override
        public Optional<Provisional> provisional() {
            return Optional.of(UNRATED);
        }

        /// Rn = Ro + K·(W − We). Rated against unrated, n the unrated player's games with this one and Rd the normal
        /// change: the rated player gets Rd·(n/20)·(2/3), the unrated one Rd·(41 − n)/20; two unrated players
        /// nothing.
        @Override
        public Profile after(Profile mine, Profile opponent, double result, boolean first) {
            double normal = ELO.change(mine.value(), opponent.value(), result, first);
            if (rated(mine) && rated(opponent)) {
                return mine.withValue(mine.value() + normal, mine.games() + 1);
            }
            if (rated(mine)) {
                int n = opponent.games() + 1;
                return mine.withValue(mine.value() + UNRATED.ofRated(normal, n), mine.games() + 1);
            }
            if (rated(opponent)) {
                int n = mine.games() + 1;
                return mine.withValue(mine.value() + UNRATED.ofUnrated(normal, n), n);
            }
            return mine;
        }

        /// Only 特级大师 and 一级大师 are awarded, and held in no other way.
        @Override
        public Title title(Profile profile) {
            return AWARDED.stream()
                    .filter(title -> profile.award().filter(title.id()::equals).isPresent())
                    .findFirst()
                    .orElseGet(() -> rated(profile) ? reached(profile) : UNRATED.title());
        }

        private static Title reached(Profile profile) {
            Title reached = TITLES.of(profile.value());
            return AWARDED.contains(reached) ? MASTER_2 : reached;
        }

        @Override
        public long shown(Profile profile) {
            return TITLES.shown(profile.value());
        }

        @Override
        public List<Title> titles() {
            return TITLES.titles();
        }

        private static boolean rated(Profile profile) {
            return UNRATED.isOver(profile);
        }
    }
}
