package xiangqi.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.app.image.Chuhe;

class ShowIT {
    private static final List<String> MEMBERS = List.of(
            "file",
            "game",
            "format",
            "encoding",
            "red",
            "black",
            "event",
            "date",
            "result",
            "fen",
            "plies",
            "moves",
            "nodes",
            "variations",
            "comments",
            "tree_sha256",
            "comments_sha256",
            "warnings",
            "error",
            "ecco",
            "opening");

    /// What the program calls a format, where the table has another word: the table names the rows of games
    /// in a library and the library apart, and both formats of 联众, which the program does not tell apart; a
    /// position of unveiling chess is to the program a FEN whose error says so.
    private static final Map<String, String> FORMATS = Map.of("cbl-record", "cbl", "xqi", "chn", "xfen", "fen");

    /// How the table tells of files that are only recognised.
    private static final String NOT_SUPPORTED = "recognised, not supported: ";

    private static final Pattern CUT = Pattern.compile("moves cut(?: here)?: (\\d+)");

    @TempDir
    private Path folder;

    private static Chuhe.Answer show(Path from, List<String> files, String... more) {
        return Chuhe.installed()
                .from(from)
                .run(Stream.of(Stream.of("show"), Stream.of(more), files.stream())
                        .flatMap(part -> part)
                        .toArray(String[]::new));
    }

    @Test
    void everySampleShowsWhatTheTableExpects() throws IOException {
        Map<String, String> deviations = deviations();
        Map<String, List<Map<String, String>>> expected = Samples.table("expected.tsv").stream()
                // The rows of whole libraries tell nothing of a game.
                .filter(row -> !row.get("format").equals("cbl") && !isNotSupported(row))
                .collect(Collectors.groupingBy(
                        row -> row.get("file").replaceFirst("#.*", ""), LinkedHashMap::new, Collectors.toList()));
        List<String> files = List.copyOf(expected.keySet());
        assertTrue(files.size() > 100, "only " + files.size() + " samples");

        Chuhe.Answer answer = show(Samples.folder().resolve("samples"), files, "--json");

        assertEquals(0, answer.exitCode(), answer.err());
        Map<String, List<Map<String, Object>>> shown = answer.lines().stream()
                .map(Json::object)
                .collect(Collectors.groupingBy(
                        game -> (String) game.get("file"), LinkedHashMap::new, Collectors.toList()));
        assertEquals(files, List.copyOf(shown.keySet()));
        List<String> differences = new ArrayList<>();
        expected.forEach((file, rows) -> {
            List<Map<String, Object>> games = shown.get(file);
            assertEquals(rows.size(), games.size(), file);
            for (int i = 0; i < rows.size(); i++) {
                assertEquals(MEMBERS, List.copyOf(games.get(i).keySet()));
                assertEquals((long) i + 1, games.get(i).get("game"), file);
                compare(rows.get(i), games.get(i), deviations, differences);
            }
        });
        assertEquals(List.of(), differences);
    }

    /// An illegal branch is cut with a warning (formats.md §9.2); what it takes along is counted, as in the table. The
    /// main line is compared as far as it is legal. A game with missing moves has no digests (formats.md
    /// §11).
    private static void compare(
            Map<String, String> row,
            Map<String, Object> game,
            Map<String, String> deviations,
            List<String> differences) {
        String plies = game.get("plies").toString();
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("error", game.get("error") == Json.NULL ? "" : game.get("error"));
        facts.put("format", game.get("format"));
        facts.put("initial_fen", game.get("fen"));
        facts.put("red", game.get("red"));
        facts.put("black", game.get("black"));
        facts.put("result", game.get("result"));
        facts.put("legal_plies", plies);
        facts.put("main_line_iccs", String.join(" ", Json.texts(game.get("moves"))));
        facts.put("illegal_nodes", cuts(game));
        facts.put("nodes", game.get("nodes"));
        facts.put("comments", game.get("comments"));
        facts.put("variations", game.get("variations"));
        facts.put("tree_sha256", game.get("tree_sha256"));
        // Empty beside a digest of the tree: a comment's bytes are no characters (formats.md §11).
        if (!row.get("comments_sha256").isEmpty() || row.get("tree_sha256").isEmpty()) {
            facts.put("comments_sha256", game.get("comments_sha256"));
        }
        facts.forEach((column, value) -> {
            String told = switch (column) {
                case "format" -> FORMATS.getOrDefault(row.get(column), row.get(column));
                // The table's words for an illegal move, which is compared as a cut.
                case "error" -> "";
                case "main_line_iccs" ->
                    Stream.of(row.get(column).split(" "))
                            .limit(Long.parseLong(plies))
                            .collect(Collectors.joining(" "));
                default -> row.get(column);
            };
            String expected = deviations.getOrDefault(row.get("file") + " " + column, told);
            if (!expected.equals(value.toString())) {
                differences.add(row.get("file") + " " + column + ": " + expected + " but shown " + value);
            }
        });
    }

    /// How many warnings of a game say that moves were cut.
    private static long cuts(Map<String, Object> game) {
        return ((List<?>) game.get("warnings"))
                .stream()
                        .map(warning -> CUT.matcher((String) ((Map<?, ?>) warning).get("what")))
                        .filter(cut -> cut.find() && !cut.group(1).equals("0"))
                        .count();
    }

    /// Where we differ from the table, as the tests of the core have it with the bytes that say why:
    /// `file column` → what we find there.
    private static Map<String, String> deviations() throws IOException {
        Path list = Path.of("../xiangqi-core/src/test/resources/xiangqi/core/record/deviations.tsv");
        Map<String, String> deviations = new LinkedHashMap<>();
        for (String line : Files.readAllLines(list).stream().skip(1).toList()) {
            String[] cells = line.split("\t", -1);
            for (String column : cells[1].split(";")) {
                String[] ours = column.split("=", 2);
                deviations.put(cells[0] + " " + ours[0], ours[1]);
            }
        }
        assertFalse(deviations.isEmpty());
        return deviations;
    }

    private static boolean isNotSupported(Map<String, String> row) {
        return row.get("error").startsWith(NOT_SUPPORTED);
    }

    @Test
    void aFileThatIsOnlyRecognisedIsNamedByItsFormat() {
        List<Map<String, String>> rows = Samples.table("expected.tsv").stream()
                .filter(ShowIT::isNotSupported)
                .toList();
        assertEquals(
                Set.of("chn", "xqi", "xgf", "xfen"),
                rows.stream().map(row -> row.get("format")).collect(Collectors.toSet()));

        Chuhe.Answer answer = show(
                Samples.folder().resolve("samples"),
                rows.stream().map(row -> row.get("file")).toList(),
                "--json");

        assertEquals(1, answer.exitCode(), answer.err());
        assertEquals(rows.size(), answer.lines().size());
        for (int i = 0; i < rows.size(); i++) {
            Map<String, Object> game = Json.object(answer.lines().get(i));
            String format = rows.get(i).get("format");
            assertEquals(FORMATS.getOrDefault(format, format), game.get("format"));
            assertTrue(game.get("error") instanceof String why && why.contains("cannot be read"), game.toString());
        }
    }

    @Test
    void everyMalformedFileIsAnsweredAndTheRunGoesOn() {
        Path records = Samples.folder();
        List<Map<String, String>> rows = Samples.table("malformed.tsv");
        List<String> files = rows.stream().map(row -> row.get("file")).toList();

        Chuhe.Answer answer = show(records.resolve("malformed"), files, "--json");

        assertEquals(1, answer.exitCode());
        assertEquals(files.size(), answer.lines().size());
        for (int i = 0; i < files.size(); i++) {
            Map<String, String> row = rows.get(i);
            Map<String, Object> game = Json.object(answer.lines().get(i));
            assertEquals(row.get("file"), game.get("file"));
            if (row.get("file").equals("17_pgn_mojibake.pgn")) {
                // The row allows the repair, which then gives 20 plies.
                assertEquals(20L, game.get("plies"));
                assertEquals(Json.NULL, game.get("error"));
                continue;
            }
            assertEquals(row.get("plies_kept"), game.get("plies").toString(), row.get("file"));
            boolean failed = game.get("error") != Json.NULL;
            boolean warned = !((List<?>) game.get("warnings")).isEmpty();
            assertEquals(row.get("expected_status"), failed ? "error" : warned ? "warn" : "ok", game.toString());
        }
    }

    @Test
    void aFileThatIsNotThereIsAnErrorOfItsOwn() throws IOException {
        Files.createFile(folder.resolve("empty.pgn"));
        Files.createDirectory(folder.resolve("folder"));
        List<String> files = List.of("./nowhere.xqf", "empty.pgn", "folder", "a\tb");

        Chuhe.Answer answer = show(folder, files, "--json");

        assertEquals(1, answer.exitCode());
        assertEquals(
                files,
                answer.lines().stream()
                        .map(line -> Json.object(line).get("file"))
                        .toList());
        for (String line : answer.lines()) {
            Map<String, Object> object = Json.object(line);
            assertEquals(MEMBERS, List.copyOf(object.keySet()));
            assertTrue(object.get("error") instanceof String why && !why.isEmpty(), line);
            assertEquals(List.of(), object.get("moves"));
        }
        assertTrue(answer.lines().get(1).contains("The file is empty"), answer.out());
    }

    @Test
    void aFileWithAChineseNameIsFoundInEveryLocale() throws IOException {
        Path sample = Samples.folder().resolve("samples/xqf/xqf001_v10_t0.xqf");
        Files.copy(sample, folder.resolve("棋谱 一.xqf"));
        for (String locale : List.of("C", "C.UTF-8")) {
            Chuhe.Answer answer =
                    Chuhe.installed().from(folder).with("LC_ALL", locale).run("show", "--json", "棋谱 一.xqf");

            assertEquals(0, answer.exitCode(), answer.out());
            assertEquals("棋谱 一.xqf", Json.object(answer.out().strip()).get("file"));
        }
    }

    @Test
    void peopleReadNamesResultAndMovesInChineseNotation() {
        Chuhe.Answer answer =
                show(Samples.folder().resolve("samples/xqf"), List.of("xqf001_v10_t0.xqf", "xqf004_v10_t0.xqf"));

        assertEquals(0, answer.exitCode(), answer.err());
        assertTrue(answer.lines().contains("  砍瓜切菜 – 金松擂台  1-0"), answer.out());
        assertTrue(answer.out().contains("  1. 炮二平四 炮２平５  2. 马八进七 马２进３  "), answer.out());
        assertTrue(answer.out().contains("9/9/9/9/9/9/9/9/9/9 w"), answer.out());
    }

    /// A01 is the advisor's opening, 仕四进五 (the table of ECCO, formats.md §8).
    @Test
    void theOpeningIsNamedByItsMoves() throws IOException {
        Files.writeString(folder.resolve("a.pgn"), "[ECCO \"E99\"]\n\n1. 仕四进五 *\n");
        Files.writeString(folder.resolve("none.pgn"), "[FEN \"4k4/9/9/9/9/9/9/9/9/3K5 w\"]\n\n1. 帅六进一 *\n");

        List<Map<String, Object>> games = show(folder, List.of("a.pgn", "none.pgn"), "--json").lines().stream()
                .map(Json::object)
                .toList();
        assertEquals("A01", games.getFirst().get("ecco"));
        assertEquals("", games.getLast().get("ecco"));
        assertEquals("", games.getLast().get("opening"));

        String name = (String) games.getFirst().get("opening");
        assertFalse(name.isBlank());
        assertTrue(show(folder, List.of("a.pgn")).lines().contains("  A01 " + name));
    }
}
