package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.house.Ourgame;
import xiangqi.core.house.Plain;
import xiangqi.core.house.Profile;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;
import xiangqi.core.notation.Notation;
import xiangqi.core.study.StudyTree;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Game;
import xiangqi.core.table.Player;
import xiangqi.core.table.ScriptedTable;
import xiangqi.core.table.Terms;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

class CourseWordsTest {
    private static final LocalDate DAY = LocalDate.of(2026, 3, 1);

    private static Game played(String... lines) {
        return played(Terms.of(Plain.house()), new Player("r", "甲"), new Player("b", "乙"), lines);
    }

    private static Game played(Terms terms, Player red, Player black, String... lines) {
        ScriptedTable table = new ScriptedTable(
                terms,
                red,
                black,
                new Purses(Map.of(
                        new Account.Purse("r"), red.profile().wealth(),
                        new Account.Purse("b"), black.profile().wealth())));
        assertInstanceOf(Decision.Accepted.class, table.begin());
        for (String line : lines) {
            ScriptedTable.Ran.Decided ran = assertInstanceOf(ScriptedTable.Ran.Decided.class, table.run(line), line);
            assertInstanceOf(Decision.Accepted.class, ran.decision(), line);
        }
        return table.table().game().orElseThrow();
    }

    /// The one with the higher rating teaches (houses.md §4), whoever proposes the lesson.
    @ParameterizedTest
    @CsvSource({
        "SIMPLIFIED, 红方付指导费 2\u202f000",
        "TRADITIONAL, 紅方付指導費 2\u202f000",
        "ENGLISH, Lesson: Red pays 2\u202f000"
    })
    void aLessonTellsWhoPaysForIt(Language language, String told) {
        Profile member = Profile.UNKNOWN.withWealth(5_000).withMembership(true);
        Game game = played(
                Terms.of(Ourgame.house()).withMoney(true),
                new Player("r", "甲", member.withValue(1_500, 30)),
                new Player("b", "乙", member.withValue(1_900, 30)),
                "5 red play h2e2",
                "6 black guide 2000",
                "7 red accept",
                "9 black resign");
        String comments = TableRecord.of(game, DAY, Words.in(language), Notation.UCI).tree().nodes().stream()
                .flatMap(node -> node.comment().stream())
                .collect(Collectors.joining("\n"));
        assertTrue(comments.contains(told), comments);
    }

    @ParameterizedTest
    @CsvSource({
        "SIMPLIFIED, ZH_HANS, 悔回：炮二平五",
        "SIMPLIFIED, ICCS, 悔回：H2-E2",
        "TRADITIONAL, WXF, 悔回：C2=5",
        "ENGLISH, ZH_HANT, Undone: 炮二平五",
        "ENGLISH, UCI, Undone: h2e2"
    })
    void undoneMovesAreNamedInTheChosenNotationWhateverTheLanguage(Language language, Notation notation, String told) {
        Game game = played("5 red play h2e2", "6 red undo", "7 black accept", "9 black resign");
        StudyTree tree = TableRecord.of(game, DAY, Words.in(language), notation).tree();
        String comment = tree.root().comment().orElse("");
        assertEquals(1, comment.lines().filter(told::equals).count(), comment);
    }
}
