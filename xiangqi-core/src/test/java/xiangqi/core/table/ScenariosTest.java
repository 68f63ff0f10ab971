package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Given a table, when commands come, then events or refusals: the cases stand in the scenario files.
class ScenariosTest {
    private static final List<String> FILES = List.of(
            "seats.txt",
            "moves.txt",
            "clocks.txt",
            "draw.txt",
            "undo.txt",
            "annulment.txt",
            "houses.txt",
            "judged.txt",
            "handicap.txt",
            "money.txt",
            "scored.txt",
            "presence.txt");

    @TestFactory
    Stream<DynamicTest> everyScenarioRunsAsWritten() {
        return FILES.stream()
                .flatMap(file -> Scenario.in(file).stream()
                        .map(scenario -> DynamicTest.dynamicTest(file + ": " + scenario.name(), () -> run(scenario))));
    }

    /// The readings of the rules beside the files name the cases that hold them.
    @Test
    void everyCaseThatAReadingNamesIsThere() throws IOException {
        Set<String> cases = FILES.stream()
                .flatMap(file -> Scenario.in(file).stream().map(scenario -> file + ": " + scenario.name()))
                .collect(Collectors.toSet());
        try (var readings = Objects.requireNonNull(ScenariosTest.class.getResourceAsStream("README.md"))) {
            String text = new String(readings.readAllBytes(), StandardCharsets.UTF_8);
            List<String> named = Pattern.compile("`([a-z]+\\.txt: [^`]+)`")
                    .matcher(text)
                    .results()
                    .map(found -> found.group(1))
                    .toList();
            assertTrue(named.size() > 60, "only " + named.size());
            assertEquals(
                    List.of(),
                    named.stream().filter(name -> !cases.contains(name)).toList());
        }
    }

    private static void run(Scenario scenario) {
        Stage stage = new Stage(scenario.settings());
        for (Scenario.Step step : scenario.steps()) {
            assertEquals(step.expected(), stage.carryOut(step), step::toString);
        }
        assertEquals(stage.table(), Table.replay(stage.events()), "the events give the same table");
    }
}
