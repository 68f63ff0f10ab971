package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Profile;
import xiangqi.core.rules.Legality;
import xiangqi.core.table.Terms;
import xiangqi.net.fake.FifthHouse;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// A house's rules are told from its data, whole (houses.md §1–4).
class HouseWordsTest {
    private static final HouseWords WORDS = new HouseWords(Words.in(Language.SIMPLIFIED));

    private static House house(String id) {
        return Stream.concat(Houses.standard().all().stream(), Stream.of(FifthHouse.house()))
                .filter(house -> house.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static String says(Terms terms, String rule) {
        return says(WORDS, terms, rule);
    }

    private static String says(HouseWords words, Terms terms, String rule) {
        return words.rules(terms).stream()
                .filter(told -> told.name().equals(rule))
                .map(HouseWords.Rule::says)
                .findFirst()
                .orElse("");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pook|送将|对方可以吃将",
                "qq|送将|对方可以吃将",
                "ourgame|送将|不得被吃",
                "ranks|送将|不得被吃",
                "pook|将死与困毙|没有不送将的着法，又吃不到对方的将",
                "ourgame|娱乐币|指导费只在指导的一方离开或对局作废时退还",
                "pook|再来一局|开局时让棋的不换边",
                "ranks|同子连将|连续 5 着",
                "pook|循环|中国棋例",
                "qq|循环|亚洲棋例",
                "pook|悔棋|3 次，任意 2 回合之内一次",
                "corner|悔棋|1 次，任意 1 回合之内一次",
                "pook|求和|双方起初都有求和权",
                "qq|求和|双方起初都有求和权",
                "ourgame|求和|一着一次",
                "ranks|求和|一着一次",
                "pook|让棋|前 10 回合内",
                "corner|让棋|前 3 回合内",
                "pook|离开|1 分",
                "corner|离开|20 秒",
                "corner|自然限着|没有限着",
                "pook|自然限着|六十回合",
                "pook|时限|10 分 / 1 分 / 30 秒",
                "pook|有效胜|只计胜局",
                "pook|有效胜|不满 21 着",
                "pook|娱乐币|桌费 50",
                "pook|娱乐币|新来者有 10\u202f000",
                "qq|积分|新来者 1\u202f300",
                "qq|积分|不满 2 着",
                "qq|积分|先走者胜 +21.6",
                "qq|积分|特级大师 2\u202f600",
                "ourgame|等级分|与有称号的对手计满 20 局之前，称号为“无称号”",
                "ourgame|等级分|有称号的一方得增减的 n/20 × 2/3，无称号的一方得 (41 − n)/20；双方都无称号，不计",
                "ourgame|等级分|K 按自己局前的分：不满 2\u202f000 为 32；不满 2\u202f400 为 24；不满 2\u202f800 为 16；再高为 8",
                "ourgame|等级分|期望 = 1 / (1 + 10^(d/400))",
                "ourgame|等级分|授予的称号不会因分数失去",
                "ourgame|时限|余时保留",
                "ourgame|娱乐币|不超过各人所有",
                "ourgame|娱乐币|由分高的一方指导",
                "qq|积分|不满 1\u202f000 为 120；不满 1\u202f400 为 60；不满 1\u202f800 为 30；不满 2\u202f000 为 25",
                "qq|积分|不满 2\u202f200 为 20；不满 2\u202f400 为 15；再高为 10",
                "qq|积分|先走的一方按高 100 分算",
                "ranks|功勋|按两人中较低的军衔下",
                "ranks|功勋|乡勇 0（底分 1，底银 1，入座须有 100）",
                "pook|娱乐币|第二着之前作废才退还",
                "pook|让棋|让子者执红",
                "pook|悔棋|被拒绝的也算一次",
                "pook|时限|每着另限步时",
                "ourgame|等级分|特级大师 2\u202f600（须授予）",
                "ourgame|等级分|二级大师 2\u202f200；",
                "ourgame|娱乐币|会员可押注",
                "ranks|功勋|偏将 81\u202f920（底分 4\u202f096，底银 16\u202f384，入座须有 1\u202f638\u202f400）",
                "plain|积分|此处不记分",
                "corner|积分|常客 2；客人 0"
            })
    void aRuleIsToldFromTheHousesOwnData(String house, String rule, String part) {
        String says = says(Terms.of(house(house)), rule);
        assertTrue(says.contains(part), says);
    }

    /// The same facts in English, in sentences that a club player would write.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "plain|Mate and stalemate|A player who has no legal move loses at once",
                "ourgame|Mate and stalemate|A player who has no legal move loses at once",
                "pook|Mate and stalemate|the opponent's general cannot be captured either",
                "qq|Mate and stalemate|the opponent's general cannot be captured either",
                "pook|Clock|10 min / 1 min / 30 s for the game, for a move, and as countdown",
                "pook|Clock|a move during which it runs out gets a whole countdown from that moment",
                "pook|Undo|3 times in a game to take back a move, and only once in any 2 rounds",
                "corner|Undo|once in a game to take back a move, and only once in any round",
                "pook|Draw|may not make another until the opponent has made one",
                "ourgame|Draw|once per move; the opponent declines it by moving",
                "ourgame|Money|Only members may stake or teach",
                "ourgame|Money|at one computer everybody is a member, on a server those whom its operator names",
                "ourgame|Money|The fee of a lesson goes to the teacher",
                "pook|Leaving|away for 1 min",
                "pook|Effective wins|Games at odds count as well; games from a set-up position do not",
                "ourgame|Rating|Games at odds and from a set-up position do not count",
                "ourgame|Rating|the rated player gets n/20 × 2/3 of the change, and the other (41 − n)/20 of it"
            })
    void theSameIsToldInEnglish(String house, String rule, String part) {
        String says = says(new HouseWords(Words.in(Language.ENGLISH)), Terms.of(house(house)), rule);
        assertTrue(says.contains(part), says);
    }

    /// Only where a general can be captured is there a word of capturing it in the rule of mate.
    @ParameterizedTest
    @CsvSource({"SIMPLIFIED,将死与困毙,吃不到", "TRADITIONAL,將死與困斃,吃不到", "ENGLISH,Mate and stalemate,captured"})
    void mateIsToldByWhatTheHouseAllows(Language language, String rule, String capture) {
        HouseWords words = new HouseWords(Words.in(language));
        for (House house : Houses.standard().all()) {
            String says = says(words, Terms.of(house), rule);
            assertEquals(house.legality() == Legality.GENERAL_CAPTURE, says.contains(capture), house.id() + says);
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void whereBothAreMembersNothingIsSaidOfMembers(Language language) {
        Words words = Words.in(language);
        Profile newcomer = house("ourgame").scoring().newcomer();
        Profile member = newcomer.withMembership(true);
        MoneyWords money = new MoneyWords(words);
        assertEquals(words.text("table.stakes.about"), money.rules(house("ourgame"), member, member, true));
        assertEquals(words.text("table.stakes.members"), money.rules(house("ourgame"), member, newcomer, true));
    }

    @Test
    void onlyAHouseThatCountsChecksInARowTellsOfThem() {
        assertEquals("", says(Terms.of(house("pook")), "同子连将"));
        assertEquals("", says(Terms.of(house("qq")), "娱乐币"));
    }

    @Test
    void whatTheTableAgreedOnIsToldInsteadOfTheHousesProposal() {
        Terms terms = Terms.of(house("pook")).withGrace(Duration.ofSeconds(90)).withNaturalLimit(false);
        assertTrue(says(terms, "离开").contains("90 秒"));
        assertEquals("没有限着", says(terms, "自然限着"));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyHouseTellsEveryRuleInEveryLanguage(Language language) {
        HouseWords words = new HouseWords(Words.in(language));
        for (House house : Houses.standard().all()) {
            List<HouseWords.Rule> rules = words.rules(Terms.of(house));
            assertTrue(rules.size() >= 13, house.id() + rules);
            rules.forEach(
                    rule -> assertFalse(rule.says().isBlank() || rule.says().contains("{"), rule.toString()));
            assertFalse(words.brief(house).isBlank());
        }
    }
}
