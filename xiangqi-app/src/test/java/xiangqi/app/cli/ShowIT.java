package xiangqi.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
            "error");

    /// Formats whose reader is there; the other samples are listed by the tests of the core as not read yet.
    private static final Set<String> READ = Set.of("xqf", "pgn");

    /// Where we differ from the table, and why we are right: `file column` → reason.
    private static final Map<String, String> DEVIATIONS = Map.of(
            "xqf/xqf169_v18_t2.xqf legal_plies", "formats.md §6: a start without a general is no position to play from",
            "text/playok_wxf.txt red", "the table looked for tags only; line 2 names the player",
            "text/playok_wxf.txt black", "line 3",
            "text/playok_wxf.txt result", "line 4",
            "pgn/pgn002.pgn result", "the table has the file's own word for an unknown result");

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
    void everySampleShowsWhatTheTableExpects() {
        Map<String, List<Map<String, String>>> expected = Samples.table("expected.tsv").stream()
                .filter(row -> READ.contains(row.get("format")))
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
                compare(rows.get(i), games.get(i), differences);
            }
        });
        assertEquals(List.of(), differences);
    }

    /// The counts of a game with illegal moves are of what could be kept, so they are not those of the table.
    private static void compare(Map<String, String> row, Map<String, Object> game, List<String> differences) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("format", game.get("format"));
        facts.put("initial_fen", game.get("fen"));
        facts.put("red", game.get("red"));
        facts.put("black", game.get("black"));
        facts.put("result", game.get("result"));
        facts.put("legal_plies", game.get("plies"));
        facts.put("tree_sha256", game.get("tree_sha256"));
        if (game.get("error") != Json.NULL) {
            differences.add(row.get("file") + ": " + game.get("error"));
        }
        if (row.get("illegal_nodes").equals("0")) {
            facts.put("main_line_iccs", String.join(" ", Json.texts(game.get("moves"))));
            facts.put("nodes", game.get("nodes"));
            facts.put("variations", game.get("variations"));
            facts.put("comments", game.get("comments"));
        } else if (((List<?>) game.get("warnings")).isEmpty()) {
            differences.add(row.get("file") + ": no warning tells of the illegal moves");
        }
        if (!row.get("comments_sha256").isEmpty()) {
            facts.put("comments_sha256", game.get("comments_sha256"));
        }
        facts.forEach((column, value) -> {
            if (!row.get(column).equals(value.toString()) && !DEVIATIONS.containsKey(row.get("file") + " " + column)) {
                differences.add(row.get("file") + " " + column + ": " + row.get(column) + " but shown " + value);
            }
        });
    }

    @Test
    void everyMalformedFileIsAnsweredAndTheRunGoesOn() {
        Path records = Samples.folder();
        List<Map<String, String>> rows = Samples.table("malformed.tsv").stream()
                .filter(row -> READ.contains(row.get("file").replaceFirst(".*\\.", "")))
                .toList();
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
}
