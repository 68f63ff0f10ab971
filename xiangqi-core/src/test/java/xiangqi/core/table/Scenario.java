package xiangqi.core.table;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// One case of a scenario file: a name, what the table is like, and steps with what they must lead to.
///
/// ```
/// # an offer survives the offerer's own move
/// clock three:600/60/30
/// 0  red draw        => offered 1 draw red
/// 5  red play h2e2   => moved h2e2
/// 6  black accept    => ended draw AGREEMENT
/// ```
///
/// The steps are seconds from the start of the game, who, a command, and after `=>` the events, separated by `;`, or
/// `!CODE name=value` for a refusal. `show` compares what the table shows instead.
record Scenario(String name, List<String> settings, List<Step> steps) {
    /// A line of a scenario.
    record Step(String seconds, String who, List<String> words, String expected) {
        static Step parse(String line) {
            String[] halves = line.split("=>", -1);
            List<String> words = List.of(halves[0].strip().split("\\s+"));
            return new Step(
                    words.get(0),
                    words.get(1),
                    words.subList(2, words.size()),
                    halves[1].strip().replaceAll("\\s+", " "));
        }
    }

    static List<Scenario> in(String file) {
        List<Scenario> scenarios = new ArrayList<>();
        for (String line : lines(file)) {
            if (line.startsWith("# ")) {
                scenarios.add(new Scenario(line.substring(2), new ArrayList<>(), new ArrayList<>()));
            } else if (line.contains("=>")) {
                scenarios.getLast().steps().add(Step.parse(line));
            } else if (!line.isBlank() && !line.startsWith("//")) {
                scenarios.getLast().settings().add(line.strip());
            }
        }
        return scenarios;
    }

    private static List<String> lines(String file) {
        try (var in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Scenario.class.getResourceAsStream(file), file), StandardCharsets.UTF_8))) {
            return in.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
