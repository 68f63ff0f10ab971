package xiangqi.core.house;

import java.util.List;
import java.util.Optional;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Outcome;
import xiangqi.core.rules.Legality;

/// 军衔: fifteen military ranks with points and silver; the same piece giving check five times in a row loses
/// (houses.md §1, §3).
public final class Ranks {
    private Ranks() {}

    public static House house() {
        return new House(
                "ranks",
                "1",
                Legality.STRICT,
                Edition.CHINESE,
                true,
                5,
                DrawRule.OWN_TURN,
                Plain.UNDO,
                HandicapRule.BEFORE_THE_GAME,
                Plain.CLOCK,
                Plain.GRACE,
                new RankScoring(),
                MoneyRule.NONE);
    }

    /// A rank with what a game at it moves.
    ///
    /// @param points what the winner gains and the loser loses
    /// @param silver what the winner takes from the loser
    /// @param wealth what both must own to sit
    private record Rank(Title title, int points, long silver, long wealth) {}

    /// A game is played at the lower of the two players' ranks.
    private record RankScoring() implements Scoring {
        /// Lowest first.
        private static final List<Rank> RANKS = List.of(
                rank("rank-1", "乡勇", 0, 1, 1, 100),
                rank("rank-2", "步兵", 10, 2, 2, 200),
                rank("rank-3", "骑兵", 20, 3, 4, 400),
                rank("rank-4", "护卫", 40, 4, 8, 800),
                rank("rank-5", "把总", 80, 5, 16, 1600),
                rank("rank-6", "千总", 160, 8, 32, 3200),
                rank("rank-7", "守备", 320, 16, 64, 6400),
                rank("rank-8", "都司", 640, 32, 128, 12800),
                rank("rank-9", "游击", 1280, 64, 256, 25600),
                rank("rank-10", "参将", 2560, 128, 512, 51200),
                rank("rank-11", "副将", 5120, 256, 1024, 102400),
                rank("rank-12", "总兵", 10240, 512, 2048, 204800),
                rank("rank-13", "都统", 20480, 1024, 4096, 409600),
                rank("rank-14", "提督", 40960, 2048, 8192, 819200),
                rank("rank-15", "偏将", 81920, 4096, 16384, 1638400));

        private static final Titles TITLES =
                new Titles(RANKS.reversed().stream().map(Rank::title).toList());

        @Override
        public Profile newcomer() {
            return new Profile(0, 0, 1000, false, Optional.empty());
        }

        @Override
        public Optional<Uncounted> uncounted(Profile one, Profile other, Outcome outcome, int plies) {
            return outcome instanceof Outcome.Annulled ? Optional.of(Uncounted.ANNULLED) : Optional.empty();
        }

        @Override
        public Profile after(Profile mine, Profile opponent, double result, boolean first) {
            int points = lower(mine, opponent).points();
            double value = result == 1 ? mine.value() + points : Math.max(0, mine.value() - points);
            return mine.withValue(result == 0.5 ? mine.value() : value, mine.games() + 1);
        }

        @Override
        public Title title(Profile profile) {
            return TITLES.of(profile.value());
        }

        @Override
        public long shown(Profile profile) {
            return (long) profile.value();
        }

        @Override
        public List<Title> titles() {
            return TITLES.titles();
        }

        @Override
        public long base(Profile one, Profile other) {
            return lower(one, other).silver();
        }

        @Override
        public long wealthToSit(Profile one, Profile other) {
            return lower(one, other).wealth();
        }

        private static Rank lower(Profile one, Profile other) {
            double points = Math.min(one.value(), other.value());
            return RANKS.reversed().stream()
                    .filter(rank -> points >= rank.title().from())
                    .findFirst()
                    .orElse(RANKS.getFirst());
        }

        private static Rank rank(String id, String name, int from, int points, long silver, long wealth) {
            return new Rank(new Title(id, name, from), points, silver, wealth);
        }
    }
}
