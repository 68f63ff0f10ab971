package xiangqi.core.house;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Outcome;
import xiangqi.core.rules.Legality;

/// 波克: three-part clock, limited undo and draw requests, handicap with a reward in chips, table fee, effective wins
/// (houses.md §1–3).
public final class Pook {
    /// A win in a game with at least this many plies is an effective win: after the first ten rounds.
    private static final int EFFECTIVE_PLIES = 21;

    private Pook() {}

    public static House house() {
        return new House(
                "pook",
                "1",
                Legality.GENERAL_CAPTURE,
                Edition.CHINESE,
                true,
                0,
                DrawRule.ALTERNATING,
                new UndoRule(3, 2),
                new HandicapRule(10),
                new TimeControl.ThreePart(Duration.ofMinutes(10), Duration.ofMinutes(1), Duration.ofSeconds(30)),
                Plain.GRACE,
                new EffectiveWins(),
                new MoneyRule(50, false, false, 0, 0));
    }

    /// No rating: the value is the number of effective wins.
    private record EffectiveWins() implements Scoring {
        private static final Title NONE = new Title("none", "", 0);

        @Override
        public Profile newcomer() {
            return Profile.UNKNOWN.withWealth(10_000);
        }

        @Override
        public Optional<Uncounted> uncounted(Profile one, Profile other, Outcome outcome, int plies) {
            return switch (outcome) {
                case Outcome.Annulled annulled -> Optional.of(Uncounted.ANNULLED);
                case Outcome.Draw draw -> Optional.of(Uncounted.NOT_WON);
                case Outcome.Win win -> plies < EFFECTIVE_PLIES ? Optional.of(Uncounted.TOO_SHORT) : Optional.empty();
            };
        }

        /// It is no rating.
        @Override
        public boolean countsAtOdds() {
            return true;
        }

        @Override
        public Profile after(Profile mine, Profile opponent, double result, boolean first) {
            return mine.withValue(result == 1 ? mine.value() + 1 : mine.value(), mine.games() + 1);
        }

        @Override
        public Title title(Profile profile) {
            return NONE;
        }

        @Override
        public long shown(Profile profile) {
            return (long) profile.value();
        }

        @Override
        public List<Title> titles() {
            return List.of(NONE);
        }
    }
}
