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
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.app.image.Chuhe;

class NameIT {
    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    private static final String FOUR_SOLDIERS = "4k4/9/1P5P1/9/1P5P1/9/9/9/9/3K5 w";

    private static Chuhe.Answer name(String notation, List<String> lines) {
        return Chuhe.installed()
                .given(lines.stream().map(line -> line + "\n").collect(Collectors.joining()))
                .run("name", "--notation", notation, "--batch");
    }

    /// The columns of the table: set-up, move, then the six notations.
    @ParameterizedTest
    @CsvSource({"zh, 2", "zh-hant, 3", "wxf, 4", "iccs, 5", "uci, 6"})
    void everyMoveOfTheTableHasItsNameHoweverItIsWritten(String notation, int column) {
        List<List<String>> rows = Facts.ofNotation("names.tsv");
        for (int given = 1; given < 7; given++) {
            int from = given;
            Chuhe.Answer answer = name(
                    notation,
                    rows.stream()
                            .map(row -> row.getFirst() + "\t" + row.get(from))
                            .toList());
            assertEquals(0, answer.exitCode(), answer.err());
            assertEquals(rows.stream().map(row -> row.get(column)).toList(), answer.lines());
        }
    }

    /// The columns of the table: set-up, move, the three conventions in Chinese, two in WXF. The first is written.
    @Test
    void soldiersOnOneFileAreReadInEveryConvention() {
        List<List<String>> rows = Facts.ofNotation("tandem.tsv");
        for (int given = 1; given < 7; given++) {
            int from = given;
            Chuhe.Answer answer = name(
                    "zh",
                    rows.stream()
                            .map(row -> row.getFirst() + "\t" + row.get(from))
                            .toList());
            assertEquals(0, answer.exitCode(), answer.err());
            assertEquals(rows.stream().map(row -> row.get(2)).toList(), answer.lines());
        }
    }

    @Test
    void theMoveTellsTheSideThatAFenLeavesOut() {
        String board = START.substring(0, START.indexOf(' '));
        Chuhe.Answer answer = name("zh", List.of(board + "\th2e2", board + "\th9g7"));
        assertEquals(List.of("炮二平五", "马８进７"), answer.lines(), answer.err());
    }

    @Test
    void chineseIsWhatIsWrittenUnlessAskedOtherwise() {
        assertEquals(
                "炮二平五\n",
                Chuhe.installed()
                        .given(START + "\th2e2\n")
                        .run("name", "--batch")
                        .out());
    }

    @ParameterizedTest
    @CsvSource({
        "zh, 一兵进一, 三兵进一",
        "zh-hant, 一兵進一, 三兵進一",
        "wxf, Pa+1, Pc+1",
        "iccs, H7-H8, B7-B8",
        "uci, h7h8, b7b8",
    })
    void anAmbiguousTextIsAnsweredWithItsCandidates(String notation, String first, String second) {
        Chuhe.Answer answer = name(notation, List.of(FOUR_SOLDIERS + "\t前兵进一"));
        assertEquals(1, answer.exitCode());
        Map<String, Object> error = Json.object(answer.out().strip());
        assertEquals(
                "ambiguous: 前兵进一 fits several moves: h7h8, b7b8",
                error.get("error").toString());
        assertEquals(List.of(first, second), error.get("candidates"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rnbakabnr/9/1c5z1/9/9/9/9/9/9/RNBAKABNR w | h2e2 | unknown-letter: Row 3, column 8: no piece has this letter",
                "4k4/9/9/9/9/9/9/9/9/4K4 w | e0d0 | generals-facing: The generals face each other (e0: row 10, column 5; e9: row 1, column 5)",
                "4k4/9/9/9/9/9/9/4N4/9/4K4 w | 马五进四 | generals-would-face: The generals would face each other. (e2f4)",
                "4k4/9/9/9/9/9/9/4N4/9/4K4 w | 车五进四 | no-such-move: No piece can make the move 车五进四",
                "4k4/9/9/9/9/9/9/4N4/9/4K4 w | 马五进 | unreadable-move: 马五进 is a move in no notation (character 4)",
            })
    void whatIsNoMoveIsToldByCodeAndSentence(String fen, String text, String error) {
        Chuhe.Answer answer = name("zh", List.of(fen + "\t" + text, START + "\th2e2"));
        assertEquals(1, answer.exitCode());
        assertEquals("", answer.err());
        Map<String, Object> told = Json.object(answer.lines().getFirst());
        assertEquals(error, told.get("error"));
        assertEquals(List.of(), told.get("candidates"));
        assertEquals("炮二平五", answer.lines().getLast(), "the next line is answered all the same");
    }

    @Test
    @Timeout(60)
    void whoAsksLineByLineIsAnsweredLineByLine() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Chuhe.image().resolve("bin/chuhe").toString(), "name", "--batch").start();
        try (Writer questions = process.outputWriter(java.nio.charset.StandardCharsets.UTF_8);
                BufferedReader answers = process.inputReader(java.nio.charset.StandardCharsets.UTF_8)) {
            for (String move : List.of("h2e2", "h2h3", "nothing", "h2e2")) {
                questions.write(START + "\t" + move + "\n");
                questions.flush();
                String answer = answers.readLine();
                assertEquals(move.equals("nothing"), answer.startsWith("{"), answer);
            }
        }
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));
        assertEquals(1, process.exitValue());
    }

    @Test
    void manyThousandMovesAreNamedInTheirOrder() {
        List<List<String>> rows = Facts.ofNotation("names.tsv");
        int many = 20_000;
        Chuhe.Answer answer = name(
                "zh",
                IntStream.range(0, many)
                        .mapToObj(i -> rows.get(i % rows.size()))
                        .map(row -> row.getFirst() + "\t" + row.get(1))
                        .toList());
        assertEquals(
                IntStream.range(0, many)
                        .mapToObj(i -> rows.get(i % rows.size()).get(2))
                        .toList(),
                answer.lines());
    }
}
