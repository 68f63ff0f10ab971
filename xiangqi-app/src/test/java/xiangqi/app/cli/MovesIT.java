package xiangqi.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.app.image.Chuhe;

class MovesIT {
    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    private static Chuhe.Answer batch(List<String> lines, String... more) {
        String[] arguments = new String[2 + more.length];
        arguments[0] = "moves";
        arguments[1] = "--batch";
        System.arraycopy(more, 0, arguments, 2, more.length);
        return Chuhe.installed()
                .given(lines.stream().map(line -> line + "\n").collect(Collectors.joining()))
                .run(arguments);
    }

    @Test
    void everyPlacementOfTheFactTableHasItsMoves() {
        List<List<String>> rows = Facts.of("legal-moves.tsv");
        Chuhe.Answer answer = batch(rows.stream().map(List::getFirst).toList());

        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals(rows.size(), answer.lines().size());
        for (int i = 0; i < rows.size(); i++) {
            List<String> row = rows.get(i);
            String fen = row.get(0);
            Map<String, Object> object = Json.object(answer.lines().get(i));
            assertEquals(
                    List.of("fen", "valid", "faults", "turn", "inCheck", "end", "moves"), List.copyOf(object.keySet()));
            assertEquals(fen, object.get("fen"));
            assertEquals(true, object.get("valid"), fen);
            assertEquals(List.of(), object.get("faults"), fen);
            assertEquals(fen.contains(" w") ? "red" : "black", object.get("turn"), fen);
            assertEquals(row.get(1).equals("y"), object.get("inCheck"), fen);
            assertEquals("none", object.get("end"), fen);
            assertEquals(row.get(2), String.join(" ", Json.texts(object.get("moves"))), fen);
        }
    }

    @Test
    void everyFinalPlacementOfTheFactTableSaysHowItEnds() {
        List<List<String>> rows = Facts.of("terminal.tsv");
        Chuhe.Answer answer = batch(rows.stream().map(List::getFirst).toList());

        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals(rows.size(), answer.lines().size());
        for (int i = 0; i < rows.size(); i++) {
            Map<String, Object> object = Json.object(answer.lines().get(i));
            assertEquals(rows.get(i).get(1), object.get("end"), rows.get(i).get(0));
            assertEquals(
                    rows.get(i).get(1).equals("checkmate"),
                    object.get("inCheck"),
                    rows.get(i).get(0));
            assertEquals(List.of(), object.get("moves"), rows.get(i).get(0));
        }
    }

    @Test
    void withoutAPositionItIsTheStartOfAGame() {
        Chuhe.Answer answer = Chuhe.installed().run("moves");

        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals(1, answer.lines().size());
        Map<String, Object> object = Json.object(answer.out().strip());
        assertEquals(START, object.get("fen"));
        assertEquals(44, Json.texts(object.get("moves")).size());
    }

    @Test
    void movesThatFollowTheFenArePlayed() {
        Chuhe.Answer answer = Chuhe.installed().run("moves", "--fen", START + " moves h2e2 h9g7");

        assertEquals(0, answer.exitCode(), answer.err());
        Map<String, Object> object = Json.object(answer.out().strip());
        assertEquals("red", object.get("turn"));
        assertTrue(Json.texts(object.get("moves")).contains("e2e6"), answer.out());
    }

    @Test
    void aBadLineGetsItsFaultsAndTheOthersTheirMoves() {
        Chuhe.Answer answer = batch(List.of(START, "", "not a position", "9/9/9/9/9/9/9/9/9/9 b", START));

        assertEquals(1, answer.exitCode());
        List<Map<String, Object>> objects =
                answer.lines().stream().map(Json::object).toList();
        assertEquals(
                List.of(true, false, false, false, true),
                objects.stream().map(object -> object.get("valid")).toList());
        for (Map<String, Object> bad : objects.subList(1, 4)) {
            assertTrue(!Json.texts(bad.get("faults")).isEmpty(), bad.toString());
            assertEquals(List.of(), bad.get("moves"));
        }
        assertEquals("not a position", objects.get(2).get("fen"));
        assertEquals(Json.NULL, objects.get(2).get("turn"));
        assertEquals("black", objects.get(3).get("turn"));
        assertEquals(2, Json.texts(objects.get(3).get("faults")).size());
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/9/9/9/9/9/9/9/9/4K4 w, generals-facing",
        "4k4/9/9/9/9/9/9/9/9/9 w, no-general",
        "3k5/9/4K4/9/9/9/9/9/9/9 w, general-outside-palace",
        "3k5/9/9/9/9/9/9/9/9/4KK3 w, several-generals",
        "3k5/9/9/9/9/9/9/9/9/4KR3/9 w, too-many-rows",
        "3k5/9/9/9/9/9/9/9/4K4/9 b moves d9d8 d8d7, not-your-turn",
        "3k5/9/9/9/9/9/9/9/3r1K3/9 b, opponent-in-check",
    })
    void aFaultBeginsWithItsCode(String fen, String code) {
        Chuhe.Answer answer = Chuhe.installed().run("moves", "--fen", fen);

        assertEquals(1, answer.exitCode());
        List<String> faults = Json.texts(Json.object(answer.out().strip()).get("faults"));
        assertEquals(1, faults.size(), faults.toString());
        assertTrue(faults.getFirst().startsWith(code + ": "), faults.toString());
    }

    @Test
    @Timeout(60)
    void whoAsksLineByLineIsAnsweredLineByLine() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Chuhe.image().resolve("bin/chuhe").toString(), "moves", "--batch").start();
        try (Writer questions = process.outputWriter();
                BufferedReader answers = process.inputReader()) {
            for (String fen : List.of(START, "nothing", START)) {
                questions.write(fen + "\n");
                questions.flush();
                assertEquals(fen, Json.object(answers.readLine()).get("fen"));
            }
        }
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));
        assertEquals(1, process.exitValue());
    }

    @Test
    void manyThousandPositionsAreAnsweredInTheirOrder() {
        List<List<String>> rows = Facts.of("legal-moves.tsv");
        List<String> fens = rows.stream().map(List::getFirst).toList();
        List<String> many =
                Stream.generate(() -> fens).limit(40).flatMap(List::stream).toList();
        Chuhe.Answer answer = batch(many);

        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals(
                many,
                answer.lines().stream()
                        .map(line -> Json.object(line).get("fen"))
                        .toList());
    }
}
