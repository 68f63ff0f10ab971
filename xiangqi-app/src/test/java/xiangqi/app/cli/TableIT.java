package xiangqi.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.app.image.Chuhe;

class TableIT {
    private static Chuhe.Answer play(String script, String... options) {
        String[] arguments = new String[3 + options.length];
        arguments[0] = "table";
        arguments[1] = "--script";
        arguments[2] = "-";
        System.arraycopy(options, 0, arguments, 3, options.length);
        return Chuhe.installed().given(script).run(arguments);
    }

    private static List<String> lines(Chuhe.Answer answer) {
        assertEquals(0, answer.exitCode(), answer.err());
        return answer.lines();
    }

    @Test
    void everyEventIsAnObjectOnALine() {
        List<String> lines = lines(play("""
            # a short game
            5\tred\tplay h2e2
            8\tblack\tundo
            9\tred\tundo
            20.5\tblack\taccept
            21\tred\tresign
            """, "--house", "plain", "--clock", "three:600/60/30"));
        assertEquals(6, lines.size());
        assertEquals("started", Json.object(lines.get(0)).get("event"));
        assertEquals(
                "{\"t\":5,\"event\":\"moved\",\"ply\":0,\"move\":\"h2e2\",\"side\":\"red\",\"clocks\":"
                        + "{\"red\":{\"game\":595,\"step\":60,\"count\":30},\"black\":{\"game\":600,\"step\":60,\"count\":30}}}",
                lines.get(1));
        assertEquals("{\"t\":8,\"refused\":\"UNDO_NOTHING\",\"args\":{}}", lines.get(2));
        assertEquals(
                "{\"t\":9,\"event\":\"offered\",\"offer\":1,\"kind\":\"undo\",\"by\":\"red\",\"ply\":1}", lines.get(3));
        assertEquals(
                "{\"t\":20.5,\"event\":\"takenBack\",\"offer\":1,\"plies\":1,\"offers\":[],\"clocks\":"
                        + "{\"red\":{\"game\":595,\"step\":60,\"count\":30},\"black\":{\"game\":584.5,\"step\":60,\"count\":30}}}",
                lines.get(4));
        assertTrue(lines.get(5)
                .startsWith("{\"t\":21,\"event\":\"ended\",\"result\":\"black\",\"reason\":\"RESIGNATION\""));
    }

    @Test
    void aRefusalHasItsArguments() {
        List<String> lines = lines(play("""
            1 red play h2e2
            2 black play h9g7
            3 red undo
            4 black refuse
            5 red undo
            """, "--house", "qq"));
        assertEquals("{\"t\":5,\"refused\":\"UNDO_TOO_SOON\",\"args\":{\"nextMove\":3}}", lines.getLast());
    }

    @Test
    void anUndoTellsTheOffersThatStandAgain() {
        List<String> lines = lines(play("""
            1 red play h2e2
            2 black draw
            3 black play h9g7
            4 red play h0g2
            5 red undo
            6 black accept
            """, "--house", "pook"));
        assertTrue(lines.getLast()
                .startsWith("{\"t\":6,\"event\":\"takenBack\",\"offer\":2,\"plies\":1,\"offers\":"
                        + "[{\"offer\":1,\"kind\":\"draw\",\"by\":\"black\",\"ply\":1}],\"clocks\":"));
    }

    @Test
    void aHandicapRestartAnnulsChargesAndStarts() {
        List<String> events = lines(play(
                        "1 red play h2e2\n2 black handicap horse 500\n3 red accept\n4 red resign\n", "--house", "pook"))
                .stream()
                .map(line -> (String) Json.object(line).get("event"))
                .toList();
        assertEquals(
                List.of("charged", "started", "moved", "offered", "annulled", "charged", "started", "ended", "settled"),
                events);
    }

    @Test
    void theFirstLineMaySeatThePlayers() {
        List<String> lines = lines(play("3 red sit\n", "--house", "plain"));
        assertEquals(List.of("{\"t\":3,\"event\":\"seated\",\"side\":\"red\",\"player\":\"red\"}"), lines);
    }

    @Test
    void aLineThatIsNoneEndsTheScript() {
        Chuhe.Answer answer = play("1 red play h2e2\n2 black dance\n3 black resign\n", "--house", "plain");
        assertEquals(1, answer.exitCode());
        assertEquals(2, answer.lines().size());
        assertEquals("chuhe: line 2: no-such-command: dance", answer.err().strip());
    }

    @ParameterizedTest
    @CsvSource({
        "handicap banana 5,bad-argument: banana",
        "handicap horse,argument-count: handicap horse",
        "stake 1 1234567890123456789,bad-argument: 1234567890123456789"
    })
    void theWordThatIsNoArgumentIsNamed(String command, String told) {
        Chuhe.Answer answer = play("1 red " + command + "\n", "--house", "pook");
        assertEquals(1, answer.exitCode());
        assertEquals("chuhe: line 1: " + told, answer.err().strip());
    }

    @Test
    void recoveryTellsTheGraceTimesThatStartAgain() {
        List<String> lines = lines(play("""
            1 red play h2e2
            10 black away
            500 host recovered
            510 black back
            520 host recovered
            """, "--house", "plain", "--clock", "none", "--grace", "60"));
        assertTrue(lines.get(3).endsWith(",\"graceEnds\":{\"black\":560}}"), lines.get(3));
        assertFalse(Json.object(lines.getLast()).containsKey("graceEnds"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--house|nowhere",
                "--house|plain --clock three:1",
                "--house|plain --fen nonsense",
                "--house|plain --odds pony",
                "--house|plain --odds first/red",
                "--house|plain --grace 0",
                "--house|plain --grace soon",
                "--house|plain --natural-limit maybe",
                "--house|ourgame --members green",
                "--clock|none"
            })
    void wrongUsageIsToldInOneLine(String option, String values) {
        Chuhe.Answer answer = play("", (option + " " + values).split(" "));
        assertEquals(2, answer.exitCode());
        assertEquals(1, answer.err().lines().count(), answer.err());
    }

    @Test
    void scoresAreUnroundedWithTheirTitles() {
        Chuhe.Answer answer = Chuhe.installed()
                .given("1600\t1800\t1\tno\t20\t20\n1400\t1600\t0\tno\t19\t30\n")
                .run("score", "--house", "ourgame", "--batch");
        assertEquals(0, answer.exitCode(), answer.err());
        Map<String, Double> expected = Map.of("三级棋士", 1624.311902, "六级棋士", 1391.927497);
        for (String line : answer.lines()) {
            String[] fields = line.split("\t");
            assertEquals(expected.get(fields[1]), Double.parseDouble(fields[0]), 5e-7);
        }
        assertEquals(2, answer.lines().size());
    }

    @Test
    void ranksAnswerPointsRankAndSilver() {
        Chuhe.Answer answer = Chuhe.installed()
                .given("3000\t3000\t0\tno\t0\t0\n9\t100000\t1\tyes\t0\t0\n20\t20\t0.5\tyes\t0\t0\nx\n")
                .run("score", "--house", "ranks", "--batch");
        assertEquals(List.of("2872\t参将\t-512", "10\t步兵\t1", "20\t骑兵\t0", "-\t-"), answer.lines());
        assertEquals(1, answer.exitCode());
        assertEquals("chuhe: line 4 is no game", answer.err().strip());
    }

    @Test
    void pointsOfRankAreWholeAndNeverBelowZero() {
        Chuhe.Answer answer = Chuhe.installed()
                .given("-5\t20\t1\tno\t0\t0\n20\t5.5\t1\tyes\t0\t0\n0\t0\t0\tyes\t0\t0\n")
                .run("score", "--house", "ranks", "--batch");
        assertEquals(List.of("-\t-", "-\t-", "0\t乡勇\t-1"), answer.lines());
        assertEquals(1, answer.exitCode());
        assertEquals(
                List.of(
                        "chuhe: line 1: points of rank are whole numbers from 0 on",
                        "chuhe: line 2: points of rank are whole numbers from 0 on"),
                answer.err().lines().toList());
    }
}
