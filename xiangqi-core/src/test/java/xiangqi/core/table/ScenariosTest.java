package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
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

    private static void run(Scenario scenario) {
        Stage stage = new Stage(scenario.settings());
        for (Scenario.Step step : scenario.steps()) {
            assertEquals(step.expected(), stage.carryOut(step), step::toString);
        }
        assertEquals(stage.table(), Table.replay(stage.events()), "the events give the same table");
    }
}
