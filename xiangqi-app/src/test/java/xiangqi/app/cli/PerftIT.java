package xiangqi.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import xiangqi.app.image.Chuhe;

class PerftIT {
    @Test
    void theStartHasTheKnownNumberOfSequences() {
        Chuhe.Answer answer = Chuhe.installed().run("perft", "4");

        assertEquals(0, answer.exitCode(), answer.err());
        List<String> lines = answer.lines();
        assertEquals(3, lines.size(), answer.out());
        assertEquals("nodes 3290240", lines.get(0));
        assertTrue(lines.get(1).matches("seconds \\d+\\.\\d+"), answer.out());
        assertTrue(lines.get(2).matches("nps \\d+"), answer.out());
    }

    /// The table's rows of depth 2, one run each for every tenth placement; the suite of the core counts all of them.
    @ParameterizedTest
    @MethodSource
    void thePlacementHasThatManySequences(String fen, String depth, String nodes) {
        Chuhe.Answer answer = Chuhe.installed().run("perft", depth, "--fen", fen);

        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals("nodes " + nodes, answer.lines().getFirst());
    }

    static Stream<Object[]> thePlacementHasThatManySequences() {
        List<List<String>> rows = Facts.of("perft.tsv").stream()
                .filter(row -> row.get(1).equals("2"))
                .toList();
        return Stream.iterate(0, i -> i < rows.size(), i -> i + 10)
                .map(i -> rows.get(i).toArray());
    }

    @Test
    void theCountsOfTheFirstMovesAddUp() {
        Chuhe.Answer answer = Chuhe.installed().run("perft", "3", "--divide");

        assertEquals(0, answer.exitCode(), answer.err());
        List<String> lines = answer.lines();
        List<String> parts = lines.subList(0, lines.size() - 3);
        assertEquals(44, parts.size());
        assertEquals(parts.stream().sorted().toList(), parts);
        long sum = parts.stream()
                .mapToLong(part -> Long.parseLong(part.replaceFirst("^[a-i]\\d[a-i]\\d: ", "")))
                .sum();
        assertEquals(79666, sum);
        assertEquals("nodes 79666", lines.get(44));
    }

    @Test
    void depthZeroIsTheEmptySequence() {
        Chuhe.Answer answer = Chuhe.installed().run("perft", "0");

        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals("nodes 1", answer.lines().getFirst());
    }
}
