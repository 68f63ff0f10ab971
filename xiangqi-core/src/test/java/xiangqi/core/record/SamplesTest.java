package xiangqi.core.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import xiangqi.core.board.Setup;
import xiangqi.core.notation.Fen;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// Every sample record against the decoded facts of `expected.tsv`: start, players, result, plies, main
/// line, nodes, variations, comments and both digests.
class SamplesTest {
    private static final List<Deviation> DEVIATIONS = Deviation.all();

    @TestFactory
    Stream<DynamicTest> everySampleIsReadAsExpected() {
        Map<String, List<Map<String, String>>> files = new LinkedHashMap<>();
        for (Map<String, String> row : Samples.table("expected.tsv")) {
            // The rows of whole libraries tell nothing of a game.
            if (!row.get("format").equals("cbl")) {
                files.computeIfAbsent(row.get("file").replaceAll("#.*", ""), file -> new ArrayList<>())
                        .add(row);
            }
        }
        return files.entrySet().stream()
                .map(file -> DynamicTest.dynamicTest(file.getKey(), () -> compare(file.getKey(), file.getValue())));
    }

    @Test
    void everyDeviationCitesBytesAndWhyAndThereAreAtMostFive() {
        assertTrue(DEVIATIONS.size() <= 5, DEVIATIONS::toString);
        for (Deviation deviation : DEVIATIONS) {
            byte[] file = Samples.sample(deviation.file());
            int at = Integer.decode(deviation.at());
            byte[] cited = HexFormat.ofDelimiter(" ").parseHex(deviation.bytes());
            assertTrue(cited.length > 0, deviation::toString);
            assertArrayEquals(cited, Arrays.copyOfRange(file, at, at + cited.length), deviation::toString);
            assertFalse(deviation.why().isBlank(), deviation::toString);
        }
    }

    @Test
    void everyDeviationIsOfARowAndColumnOfTheTable() {
        List<Map<String, String>> table = Samples.table("expected.tsv");
        for (Deviation deviation : DEVIATIONS) {
            Map<String, String> row = table.stream()
                    .filter(each -> each.get("file").equals(deviation.file()))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(deviation));
            deviation.ours().forEach((column, ours) -> {
                assertTrue(row.containsKey(column), deviation::toString);
                assertNotEquals(ours, row.get(column), deviation::toString);
            });
        }
    }

    private static void compare(String file, List<Map<String, String>> rows) {
        Import read = Import.read(Samples.sample(file));
        String error = rows.getFirst().get("error");
        if (error.startsWith("recognised, not supported: ")) {
            assertEquals(
                    Problem.Code.UNSUPPORTED_FORMAT,
                    ((Import.Unreadable) read).why().code(),
                    file);
            return;
        }
        Import.Games games = switch (read) {
            case Import.Games all -> all;
            case Import.Unreadable unreadable -> throw new AssertionError(unreadable.toString());
        };
        // The table names the rows of games in a library and the library apart.
        String format = rows.getFirst().get("format").replace("cbl-record", "cbl");
        assertEquals(format, games.format().id(), file);
        List<String> differences = new ArrayList<>();
        int number = 0;
        for (Map<String, String> row : rows) {
            compare(row, games.entries().get(number++), differences);
        }
        assertEquals(List.of(), differences, file);
        assertEquals(rows.size(), games.entries().size(), "games in " + file);
    }

    private static void compare(Map<String, String> row, Import.Entry entry, List<String> differences) {
        if (!(entry instanceof Import.Entry.Game game)) {
            differences.add(row.get("file") + ": " + entry);
            return;
        }
        Map<String, Object> ours = facts(game);
        for (Map.Entry<String, Object> fact : ours.entrySet()) {
            String column = fact.getKey();
            String expected = Deviation.of(row.get("file"), column).orElse(row.get(column));
            if (column.equals("main_line_iccs")) {
                expected = Stream.of(expected.split(" "))
                        .limit((int) ours.get("legal_plies"))
                        .collect(Collectors.joining(" "));
            }
            // Empty beside a digest of the tree: a comment's bytes are no characters (formats.md §11).
            if (column.equals("comments_sha256")
                    && expected.isEmpty()
                    && !row.get("tree_sha256").isEmpty()
                    && Deviation.of(row.get("file"), column).isEmpty()) {
                continue;
            }
            if (!expected.equals(fact.getValue().toString())) {
                differences.add(
                        row.get("file") + " " + column + ": expected " + expected + " but found " + fact.getValue());
            }
        }
    }

    /// Some bytes that we read otherwise than the table: the columns they bear on with what we find there,
    /// the bytes in hexadecimal with their offset, and the rule they fall under. The list is
    /// `deviations.tsv`, which the tests of the command line read too.
    private record Deviation(String file, Map<String, String> ours, String at, String bytes, String why) {
        static List<Deviation> all() {
            try (InputStream list = SamplesTest.class.getResourceAsStream("deviations.tsv")) {
                return new String(list.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .skip(1)
                        .map(line -> line.split("\t", -1))
                        .map(cells -> new Deviation(cells[0], columns(cells[1]), cells[2], cells[3], cells[4]))
                        .toList();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /// `column=value;column=value`.
        private static Map<String, String> columns(String cell) {
            return Arrays.stream(cell.split(";"))
                    .map(each -> each.split("=", 2))
                    .collect(Collectors.toMap(each -> each[0], each -> each[1]));
        }

        static Optional<String> of(String file, String column) {
            return DEVIATIONS.stream()
                    .filter(each -> each.file.equals(file))
                    .flatMap(each -> Stream.ofNullable(each.ours.get(column)))
                    .findFirst();
        }
    }

    /// The columns of the table as we find them. An illegal branch is cut with a warning (formats.md §9.2)
    /// that counts the moves, comments and variations it takes along: what is kept and what is cut are
    /// together what the table counts. The main line is compared as far as it is legal; a tree with a cut
    /// has no digests (formats.md §11).
    private static Map<String, Object> facts(Import.Entry.Game game) {
        GameRecord record = game.record();
        StudyTree tree = record.tree();
        List<Problem> cuts = game.warnings().stream()
                .filter(problem -> problem.movesCut() > 0)
                .toList();
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("initial_fen", fen(tree.setup()));
        facts.put("red", record.red().orElse(""));
        facts.put("black", record.black().orElse(""));
        facts.put("result", record.result().token());
        facts.put("legal_plies", tree.mainLine().size());
        facts.put(
                "nodes", tree.size() + cuts.stream().mapToInt(Problem::movesCut).sum());
        facts.put(
                "comments",
                game.counted().commentCount()
                        + cuts.stream().mapToInt(Problem::commentsCut).sum());
        facts.put("illegal_nodes", cuts.size());
        String line = tree.mainLine().stream().map(SamplesTest::iccs).collect(Collectors.joining(" "));
        facts.put("main_line_iccs", line);
        facts.put(
                "variations",
                tree.variations()
                        + cuts.stream().mapToInt(Problem::variationsCut).sum());
        TreeDigest digest = TreeDigest.of(game.counted());
        facts.put("tree_sha256", cuts.isEmpty() ? digest.tree() : "");
        facts.put("comments_sha256", cuts.isEmpty() ? digest.comments() : "");
        return facts;
    }

    private static String iccs(Node node) {
        return node.move().orElseThrow().toString();
    }

    private static String fen(Setup setup) {
        return Fen.writeShort(setup);
    }
}
