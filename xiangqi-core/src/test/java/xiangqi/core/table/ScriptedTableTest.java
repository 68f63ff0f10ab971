package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.house.Pook;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;

class ScriptedTableTest {
    private static ScriptedTable table() {
        ScriptedTable table = new ScriptedTable(
                Terms.of(Pook.house()).withMoney(true),
                new Player("r", "红"),
                new Player("b", "黑"),
                new Purses(Map.of(new Account.Purse("r"), 1_000L, new Account.Purse("b"), 1_000L)));
        assertInstanceOf(Decision.Accepted.class, table.begin());
        return table;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "# a remark", "  # 5 red resign"})
    void emptyLinesAndRemarksSayNothing(String line) {
        assertEquals(new ScriptedTable.Ran.Nothing(), table().run(line));
    }

    @ParameterizedTest
    @CsvSource({
        "5 red,TOO_SHORT,5 red",
        "soon red resign,NO_TIME,soon",
        "-1 red resign,NO_TIME,-1",
        "1e3 red resign,NO_TIME,1e3",
        "1 green resign,NO_SUCH_SPEAKER,green",
        "1 red dance,NO_SUCH_COMMAND,dance",
        "1 red resign now,ARGUMENT_COUNT,resign now",
        "1 red handicap horse,ARGUMENT_COUNT,handicap horse",
        "1 red stake 5,ARGUMENT_COUNT,stake 5",
        "1 red guide,ARGUMENT_COUNT,guide",
        "1 red back now,ARGUMENT_COUNT,back now",
        "1 host tick now,ARGUMENT_COUNT,tick now",
        "1 red play h2z2,BAD_ARGUMENT,h2z2",
        "1 red play h2e2 soon,BAD_ARGUMENT,soon",
        "1 red play h2e2 4294967296,BAD_ARGUMENT,4294967296",
        "1 red handicap banana 5,BAD_ARGUMENT,banana",
        "1 red handicap horse lots,BAD_ARGUMENT,lots",
        "1 red handicap horse:a0 5,BAD_ARGUMENT,horse:a0",
        "1 red stake 5 1234567890123456789,BAD_ARGUMENT,1234567890123456789",
        "1 red guide much,BAD_ARGUMENT,much",
        "1 red accept banana,BAD_ARGUMENT,banana",
        "1 red dance on,NO_SUCH_COMMAND,dance",
        "1 host resign,NO_SUCH_COMMAND,resign",
        "1 red tick,NO_SUCH_COMMAND,tick"
    })
    void whatCannotBeCarriedOutIsNamed(String line, ScriptedTable.Fault fault, String word) {
        assertEquals(new ScriptedTable.Ran.Unreadable(fault, word), table().run(line));
    }

    @Test
    void timesNeverDecrease() {
        ScriptedTable table = table();
        table.run("5.5\tred\tplay h2e2");
        assertEquals(
                new ScriptedTable.Ran.Unreadable(ScriptedTable.Fault.TIME_RUNS_BACK, "5.499"),
                table.run("5.499 black play h9g7"));
        assertInstanceOf(ScriptedTable.Ran.Decided.class, table.run("5.5 black play h9g7"));
    }

    @Test
    void fractionsOfSecondsCountToTheMillisecond() {
        ScriptedTable table = table();
        ScriptedTable.Ran.Decided decided =
                assertInstanceOf(ScriptedTable.Ran.Decided.class, table.run("59.9995 red play h2e2"));
        assertEquals(Duration.ofMillis(59_999), decided.at());
    }

    @Test
    void theLatestOfferOfTheOpponentIsAnsweredUnlessOneIsNamed() {
        ScriptedTable table = table();
        table.run("1 red play h2e2");
        table.run("2 red draw");
        table.run("3 red undo");
        table.run("4 black refuse");
        assertEquals(1, table.table().offers().getFirst().id());
        assertEquals(1, table.table().offers().size());
        table.run("5 red annul");
        table.run("6 black refuse draw");
        assertEquals(3, table.table().offers().getFirst().id());
        table.run("7 black accept 3");
        assertEquals(true, table.table().running().isEmpty());
    }

    @Test
    void chosenOddsAreNamedAfterAColon() {
        ScriptedTable table = table();
        table.run("1 black handicap custom:a0,h2 100");
        table.run("2 red accept");
        assertEquals(
                30,
                table.table()
                        .running()
                        .orElseThrow()
                        .line()
                        .start()
                        .board()
                        .pieces()
                        .size());
        assertEquals(200, table.purses().of(new Account.Escrow()));
    }

    @Test
    void whatThePursesDoNotCoverIsRefused() {
        ScriptedTable.Ran.Decided decided =
                assertInstanceOf(ScriptedTable.Ran.Decided.class, table().run("1 black handicap horse 951"));
        Decision.Refused refused = assertInstanceOf(Decision.Refused.class, decided.decision());
        assertEquals("NOT_COVERED has=950 needed=951 side=RED", refused.why().toString());
    }
}
