package xiangqi.core.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;

/// Scores and titles (houses.md §3). The figures with fractions are the check values of that page.
class ScoringTest {
    static List<List<String>> scores() {
        return HouseRows.of("scores.tsv");
    }

    static List<List<String>> titles() {
        return HouseRows.of("titles.tsv");
    }

    static List<List<String>> counted() {
        return HouseRows.of("counted.tsv");
    }

    @ParameterizedTest
    @MethodSource("scores")
    void aGameMovesTheScoreAsTheFormulaSays(List<String> row) {
        Scoring scoring = HouseRows.house(row.get(0)).scoring();
        Profile after = scoring.after(
                profile(row.get(1), row.get(5)),
                profile(row.get(2), row.get(6)),
                Double.parseDouble(row.get(3)),
                row.get(4).equals("yes"));
        assertEquals(Double.parseDouble(row.get(7)), after.value(), 5e-7);
        assertEquals(Integer.parseInt(row.get(8)), after.games());
    }

    @ParameterizedTest
    @MethodSource("titles")
    void aProfileHasTheTitleOfItsUnroundedValueAndShowsNoOther(List<String> row) {
        Scoring scoring = HouseRows.house(row.get(0)).scoring();
        Profile profile = profile(row.get(1), row.get(2));
        Profile awarded = row.get(3).isEmpty() ? profile : profile.withAward(row.get(3));
        assertEquals(row.get(4), scoring.title(awarded).name());
        assertEquals(
                row.get(4),
                scoring.title(awarded.withRealTitle(RealTitle.NATIONAL_MASTER)).name());
        assertEquals(Long.parseLong(row.get(5)), scoring.shown(awarded));
    }

    @ParameterizedTest
    @MethodSource("counted")
    void aGameCountsWhereTheHouseSaysSo(List<String> row) {
        String[] words = row.get(1).split(" ");
        Outcome.Reason why = Outcome.Reason.valueOf(words[1]);
        Outcome outcome = switch (words[0]) {
            case "win" -> new Outcome.Win(Side.RED, why);
            case "draw" -> new Outcome.Draw(why);
            default -> new Outcome.Annulled(why);
        };
        Optional<Uncounted> not = HouseRows.house(row.get(0))
                .scoring()
                .uncounted(
                        profile("1400", row.get(3)),
                        profile("1400", row.get(4)),
                        outcome,
                        Integer.parseInt(row.get(2)));
        assertEquals(row.get(5), not.map(Uncounted::name).orElse("yes"));
    }

    /// A game is played at the lower of the two ranks.
    @ParameterizedTest
    @CsvSource({"0,0,1,100", "10,0,1,100", "10,10,2,200", "5120,2560,512,51200", "99999,81920,16384,1638400"})
    void theLowerRankSetsSilverAndWealth(String one, String other, long silver, long wealth) {
        Scoring ranks = HouseRows.house("ranks").scoring();
        assertEquals(silver, ranks.base(profile(one, "0"), profile(other, "0")));
        assertEquals(silver, ranks.base(profile(other, "0"), profile(one, "0")));
        assertEquals(wealth, ranks.wealthToSit(profile(one, "0"), profile(other, "0")));
    }

    @ParameterizedTest
    @CsvSource({
        "international-grandmaster,国际特大",
        "national-grandmaster,国家特大",
        "international-master,国际大师",
        "national-master,国家大师"
    })
    void aTitleOfRealLifeIsKeptWhateverTheScoresDo(String id, String title) {
        RealTitle real = RealTitle.find(id).orElseThrow();
        assertEquals(title, real.title());
        for (String house : List.of("ourgame", "qq", "ranks", "pook")) {
            Scoring scoring = HouseRows.house(house).scoring();
            Profile titled = scoring.newcomer().withRealTitle(real);
            assertEquals(
                    Optional.of(real),
                    scoring.after(titled, profile("1400", "30"), 0, true).realTitle());
        }
        assertEquals(Optional.empty(), RealTitle.find(title));
    }

    @Test
    void newcomersStartAsEachHouseSays() {
        assertEquals(1400, HouseRows.house("ourgame").scoring().newcomer().value());
        assertEquals(1300, HouseRows.house("qq").scoring().newcomer().value());
        assertEquals(1000, HouseRows.house("ranks").scoring().newcomer().wealth());
        assertEquals(10_000, HouseRows.house("pook").scoring().newcomer().wealth());
    }

    private static Profile profile(String value, String games) {
        return new Profile(Double.parseDouble(value), Integer.parseInt(games), 0, true, Optional.empty());
    }
}
