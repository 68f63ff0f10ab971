package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.LocalDate;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.house.Plain;
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
        ScriptedTable table = new ScriptedTable(
                Terms.of(Plain.house()),
                new Player("r", "甲"),
                new Player("b", "乙"),
                new Purses(Map.of(new Account.Purse("r"), 0L, new Account.Purse("b"), 0L)));
        assertInstanceOf(Decision.Accepted.class, table.begin());
        for (String line : lines) {
            ScriptedTable.Ran.Decided ran = assertInstanceOf(ScriptedTable.Ran.Decided.class, table.run(line), line);
            assertInstanceOf(Decision.Accepted.class, ran.decision(), line);
        }
        return table.table().game().orElseThrow();
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
