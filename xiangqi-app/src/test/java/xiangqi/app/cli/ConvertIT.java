package xiangqi.app.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.app.image.Chuhe;

class ConvertIT {
    private static final String GAME = """
            [Game "Chinese Chess"]
            [Red "甲"]
            [Black "乙"]
            [Result "1-0"]

            1. 炮二平五 {中炮} 马８进７ (1. … 炮８平５ 2. 炮五进四) 2. 马二进三 1-0
            """;

    @TempDir
    private Path folder;

    private Chuhe.Answer convert(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "convert";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return Chuhe.installed().from(folder).run(all);
    }

    @Test
    void aFileIsNotConvertedIntoItself() throws IOException {
        Files.writeString(folder.resolve("game.pgn"), GAME);
        Files.createSymbolicLink(folder.resolve("link.pgn"), Path.of("game.pgn"));

        for (String other : List.of("game.pgn", "./game.pgn", "link.pgn")) {
            Chuhe.Answer answer = convert("game.pgn", other);
            assertEquals(1, answer.exitCode(), other);
            assertTrue(answer.err().contains("another name"), answer.err());
        }
        assertEquals(GAME, Files.readString(folder.resolve("game.pgn")));
    }

    private Map<String, Object> shown(String file) {
        Chuhe.Answer answer = Chuhe.installed().from(folder).run("show", "--json", file);
        assertEquals(0, answer.exitCode(), answer.out());
        return Json.object(answer.out().strip());
    }

    /// Every twelfth of the clean XQF and PGN samples: the tree, the comments, the players and the result
    /// are those of the table.
    @Test
    void theTreeAndTheCommentsOfASampleSurvive() {
        List<Map<String, String>> rows = Samples.table("expected.tsv").stream()
                .filter(row -> Set.of("xqf", "pgn").contains(row.get("format")))
                .filter(row -> !row.get("tree_sha256").isEmpty()
                        && !row.get("comments_sha256").isEmpty())
                .filter(row -> !row.get("file").contains("#") && row.get("file").matches("(xqf|pgn)/.*"))
                .toList();
        Map<String, Map<String, String>> converted = new LinkedHashMap<>();
        for (int i = 0; i < rows.size(); i += 12) {
            Path sample =
                    Samples.folder().resolve("samples").resolve(rows.get(i).get("file"));
            String out = i + ".pgn";
            Chuhe.Answer answer = convert(sample.toString(), out);
            assertEquals(0, answer.exitCode(), answer.err());
            converted.put(out, rows.get(i));
        }
        assertTrue(converted.size() > 10, "only " + converted.size() + " samples");

        List<String> arguments = new ArrayList<>(List.of("show", "--json"));
        arguments.addAll(converted.keySet());
        Chuhe.Answer answer = Chuhe.installed().from(folder).run(arguments.toArray(String[]::new));

        assertEquals(0, answer.exitCode(), answer.err());
        Map<String, Map<String, Object>> games = answer.lines().stream()
                .map(Json::object)
                .collect(Collectors.toMap(game -> (String) game.get("file"), game -> game));
        assertEquals(converted.keySet(), games.keySet());
        converted.forEach((file, row) -> {
            Map<String, Object> game = games.get(file);
            for (String column : List.of("tree_sha256", "comments_sha256", "red", "black")) {
                assertEquals(row.get(column), game.get(column), row.get("file") + " " + column);
            }
            assertEquals("pgn", game.get("format"));
            assertEquals(List.of(), game.get("warnings"), row.get("file"));
        });
    }

    @ParameterizedTest
    @CsvSource({"zh, utf-8", "zh-hant, utf-8", "wxf, utf-8", "iccs, gb18030", "uci, utf-8", "zh, gb18030"})
    void everyNotationAndEncodingHoldsTheSameGame(String notation, String encoding) throws IOException {
        Files.writeString(folder.resolve("in.pgn"), GAME);

        Chuhe.Answer answer = convert("in.pgn", "out.pgn", "--notation", notation, "--encoding", encoding);

        assertEquals(new Chuhe.Answer(0, "", ""), answer);
        Map<String, Object> game = shown("out.pgn");
        assertEquals(encoding, game.get("encoding"));
        assertEquals("甲", game.get("red"));
        assertEquals("1-0", game.get("result"));
        assertEquals(List.of("h2e2", "h9g7", "h0g2"), game.get("moves"));
        assertEquals(5L, game.get("nodes"));
        assertEquals(1L, game.get("variations"));
        assertEquals(1L, game.get("comments"));
    }

    @ParameterizedTest
    @CsvSource({"out.xqf, xqf", "out.cbr, cbr", "out.dhtmlxq, dhtmlxq", "out.txt, text", "OUT.PGN, pgn"})
    void theEndingOfTheNameChoosesTheFormat(String out, String format) throws IOException {
        Files.writeString(folder.resolve("in.pgn"), GAME);

        Chuhe.Answer answer = convert("in.pgn", out);

        assertEquals(0, answer.exitCode(), answer.err());
        Map<String, Object> game = shown(out);
        assertEquals(format, game.get("format"));
        assertEquals("甲", game.get("red"));
        assertEquals("1-0", game.get("result"));
        assertEquals(List.of("h2e2", "h9g7", "h0g2"), game.get("moves"));
        assertEquals(5L, game.get("nodes"));
        assertEquals(1L, game.get("comments"));
    }

    @ParameterizedTest
    @CsvSource({"18, 18", "10, 10"})
    void theVersionOfAnXqfIsChosen(String version, int third) throws IOException {
        Files.writeString(folder.resolve("in.pgn"), GAME);

        Chuhe.Answer answer = convert("in.pgn", "out.xqf", "--xqf", version);

        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals(third, Files.readAllBytes(folder.resolve("out.xqf"))[2]);
        assertEquals(List.of("h2e2", "h9g7", "h0g2"), shown("out.xqf").get("moves"));
        assertEquals(5L, shown("out.xqf").get("nodes"));
    }

    @Test
    void anUnknownVersionIsWrongUsage() throws IOException {
        Files.writeString(folder.resolve("in.pgn"), GAME);

        assertEquals(2, convert("in.pgn", "out.xqf", "--xqf", "19").exitCode());
        assertFalse(Files.exists(folder.resolve("out.xqf")));
    }

    @Test
    void convertingAgainGivesTheSameBytes() throws IOException {
        Files.writeString(folder.resolve("in.pgn"), GAME);
        convert("in.pgn", "once.pgn");
        convert("once.pgn", "twice.pgn");

        assertArrayEquals(
                Files.readAllBytes(folder.resolve("once.pgn")), Files.readAllBytes(folder.resolve("twice.pgn")));
    }

    @Test
    void anotherFileIsReplacedWhole() throws IOException {
        Files.writeString(folder.resolve("in.pgn"), GAME);
        Files.writeString(folder.resolve("out.pgn"), "an older one");

        assertEquals(0, convert("in.pgn", "out.pgn", "--notation", "iccs").exitCode());

        assertEquals(GAME, Files.readString(folder.resolve("in.pgn")));
        assertTrue(Files.readString(folder.resolve("out.pgn")).contains("H2-E2"));
        assertFalse(Files.readString(folder.resolve("out.pgn")).contains("older"));
        try (var files = Files.list(folder)) {
            assertEquals(2, files.count(), "nothing is left of the writing");
        }
    }

    @Test
    void whatCannotBeReadLeavesTheOtherFileAlone() throws IOException {
        Files.writeString(folder.resolve("out.pgn"), "mine");
        Files.write(folder.resolve("empty.xqf"), new byte[0]);

        for (String in : List.of("empty.xqf", "nowhere.xqf")) {
            Chuhe.Answer answer = convert(in, "out.pgn");
            assertEquals(1, answer.exitCode());
            assertEquals(1, answer.err().lines().count(), answer.err());
            assertTrue(answer.err().contains(in), answer.err());
        }
        assertEquals("mine", Files.readString(folder.resolve("out.pgn")));
    }

    @Test
    void aWarningSaysWhereAndTheRestIsWritten() throws IOException {
        Files.writeString(folder.resolve("in.pgn"), GAME.replace("马二进三", "马二进八"), StandardCharsets.UTF_8);

        Chuhe.Answer answer = convert("in.pgn", "out.pgn");

        assertEquals(0, answer.exitCode());
        assertTrue(answer.err().startsWith("chuhe: in.pgn: "), answer.err());
        assertTrue(answer.err().contains("马二进八") && answer.err().contains("line 6"), answer.err());
        assertEquals(List.of("h2e2", "h9g7"), shown("out.pgn").get("moves"));
    }

    @Test
    void aPlaceThatCannotBeWrittenIsToldInOneLine() throws IOException {
        Files.writeString(folder.resolve("in.pgn"), GAME);
        Files.writeString(folder.resolve("file"), "no folder");

        Chuhe.Answer answer = convert("in.pgn", "file/out.pgn");

        assertEquals(1, answer.exitCode());
        assertEquals(1, answer.err().lines().count(), answer.err());
        assertFalse(answer.err().contains("Exception"), answer.err());
    }

    @Test
    void aDayThatPgnWritesOtherwiseIsToldOnceForAllGames() throws IOException {
        String game = GAME.replace("[Result", "[Date \"1999年3月6日\"]\n[Result");
        Files.writeString(folder.resolve("in.pgn"), game + "\n" + game + "\n" + game);

        Chuhe.Answer answer = convert("in.pgn", "out.pgn");

        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals(1, answer.err().lines().count(), answer.err());
        assertTrue(answer.err().contains("1999.03.06") && answer.err().contains("2 other games"), answer.err());
    }

    @Test
    void gamesThatTheFormatHasNoRoomForAreNamedOneByOne() throws IOException {
        Files.writeString(folder.resolve("in.pgn"), GAME + "\n" + GAME + "\n" + GAME);

        Chuhe.Answer answer = convert("in.pgn", "out.xqf");

        assertEquals(1, answer.exitCode());
        List<String> told = answer.err().lines().toList();
        assertEquals(2, told.size(), answer.err());
        assertTrue(told.get(0).startsWith("chuhe: out.xqf: game 2: "), answer.err());
        assertTrue(told.get(1).startsWith("chuhe: out.xqf: game 3: "), answer.err());
        assertEquals(List.of("h2e2", "h9g7", "h0g2"), shown("out.xqf").get("moves"));
    }

    /// The second of three games begins without a black general.
    @Test
    void aGameThatCannotBeReadIsToldWithItsPlaceAndTheOthersAreWritten() throws IOException {
        String broken = GAME.replace("[Result", "[FEN \"9/9/9/9/9/9/9/9/9/4K4 w\"]\n[Result");
        Files.writeString(folder.resolve("in.pgn"), GAME + "\n" + broken + "\n" + GAME);

        Chuhe.Answer answer = convert("in.pgn", "out.pgn");

        assertEquals(1, answer.exitCode());
        assertEquals(1, answer.err().lines().count(), answer.err());
        assertTrue(answer.err().startsWith("chuhe: in.pgn: game 2: "), answer.err());
        assertTrue(answer.err().contains("line "), answer.err());
        Chuhe.Answer written = Chuhe.installed().from(folder).run("show", "--json", "out.pgn");
        assertEquals(0, written.exitCode(), written.err());
        assertEquals(2, written.lines().size());
    }

    @Test
    void whatTheFormatHasNoPlaceForIsToldByItsName() throws IOException {
        Files.writeString(folder.resolve("in.pgn"), "[Referee \"丙\"]\n" + GAME);

        Chuhe.Answer answer = convert("in.pgn", "out.xqf");

        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals(1, answer.err().lines().count(), answer.err());
        assertTrue(answer.err().startsWith("chuhe: out.xqf: Game 1: "), answer.err());
        assertTrue(answer.err().toLowerCase(java.util.Locale.ROOT).contains("referee"), answer.err());
    }

    @Test
    void aFolderThatIsNotThereIsNotMade() throws IOException {
        Files.writeString(folder.resolve("in.pgn"), GAME);

        for (String[] command : List.of(
                new String[] {"convert", "in.pgn", "nowhere/deep/out.pgn"},
                new String[] {"render", "--fen", "4k4/9/9/9/9/9/9/9/9/3K5 w", "nowhere/deep/out.svg"})) {
            Chuhe.Answer answer = Chuhe.installed().from(folder).run(command);
            assertEquals(1, answer.exitCode());
            assertEquals(1, answer.err().lines().count(), answer.err());
            assertTrue(answer.err().contains("no folder"), answer.err());
        }
        assertFalse(Files.exists(folder.resolve("nowhere")));
    }

    /// Another name of the same file: a hard link.
    @Test
    void aFileIsNotLostUnderASecondName() throws IOException {
        Files.writeString(folder.resolve("game.pgn"), GAME);
        Files.createLink(folder.resolve("same.pgn"), folder.resolve("game.pgn"));

        assertEquals(1, convert("game.pgn", "same.pgn", "--notation", "iccs").exitCode());
        assertEquals(GAME, Files.readString(folder.resolve("game.pgn")));
    }
}
