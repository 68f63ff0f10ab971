package xiangqi.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.app.image.Chuhe;

class UsageIT {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--no-such-option",
                "no-such-file.pgn",
                "@no-such-file",
                "help moves",
                "a.pgn show b.pgn",
                "perft",
                "perft deep",
                "perft -1",
                "perft 2.5",
                "perft 1 2",
                "perft 1 --fen",
                "perft 1 --fen nonsense",
                "moves --fen",
                "moves --fen a --batch",
                "moves extra",
                "moves --version",
                "judge",
                "judge --rules",
                "judge --rules fide",
                "judge --rules asian extra",
                "judge --at-end",
                "name",
                "name --notation zh",
                "name --batch --notation san",
                "show",
                "show --json",
                "show --jsn a.xqf",
                "convert",
                "convert a.pgn",
                "convert a.pgn b.doc",
                "convert a.pgn b",
                "convert a.pgn b.pgn c.pgn",
                "convert a.pgn b.pgn --notation abc",
                "convert a.pgn b.pgn --encoding big5",
            })
    void wrongUsageEndsWithCodeTwoAndOneLine(String line) {
        Chuhe.Answer answer = Chuhe.installed().from(folder).run(line.split(" "));

        assertEquals(2, answer.exitCode(), answer.err());
        assertEquals("", answer.out());
        assertEquals(1, answer.err().lines().count(), answer.err());
        assertTrue(answer.err().startsWith("chuhe: "), answer.err());
        assertTrue(answer.err().stripTrailing().endsWith(" --help)"), answer.err());
    }

    @Test
    void helpNamesEveryCommandAndGoesToTheStandardOutput() {
        Chuhe.Answer answer = Chuhe.installed().run("--help");

        assertEquals(0, answer.exitCode());
        assertEquals("", answer.err());
        for (String command :
                List.of("perft", "moves", "name", "judge", "show", "convert", "render", "table", "score")) {
            assertTrue(answer.out().contains("\n  " + command + " "), answer.out());
            Chuhe.Answer own = Chuhe.installed().run(command, "--help");
            assertEquals(0, own.exitCode());
            assertTrue(own.out().startsWith("Usage: chuhe " + command), own.out());
        }
    }

    /// The same words whatever language the machine is set to: they are read by programs, too.
    @ParameterizedTest
    @ValueSource(strings = {"C", "zh_CN.UTF-8", "de_DE.ISO-8859-1", ""})
    void theCommandLineSpeaksEnglishEverywhere(String locale) {
        Chuhe.Answer answer = Chuhe.installed().with("LC_ALL", locale).run("moves", "--fen", "");

        assertEquals(
                List.of("empty: There is no text"),
                Json.texts(Json.object(answer.out().strip()).get("faults")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--version",
                "--help",
                "moves --names",
                "perft 2",
                "judge --rules asian",
                "name --batch",
                "show --help",
                "convert --help"
            })
    void aCommandLoadsNothingOfTheWindow(String line) throws IOException {
        Path log = folder.resolve("classes.log");

        // With the cache, which brings its classes in whether they are used or not.
        Chuhe.Answer answer = Chuhe.installed()
                .with("CHUHE_JAVA_OPTIONS", "-XX:AOTMode=on -Xlog:class+load:file=" + log)
                .run(line.split(" "));

        assertEquals(0, answer.exitCode(), answer.err());
        Set<String> loaded = Files.readAllLines(log).stream()
                .map(entry -> entry.replaceFirst("^(\\[[^]]*])+ *", "").split(" ")[0])
                .collect(Collectors.toSet());
        assertTrue(loaded.contains("xiangqi.app.Main"), "the log names no class");
        assertEquals(
                Set.of(),
                loaded.stream()
                        .filter(name -> name.startsWith("javafx.")
                                || name.startsWith("com.sun.javafx.")
                                || name.startsWith("xiangqi.ui.") && !name.startsWith("xiangqi.ui.text."))
                        .collect(Collectors.toSet()));
    }

    /// The fastest of three starts, in processor time: about half a second on a quiet machine. The bound is wide, as
    /// other work makes even processor time grow; a command that loads what it does not need goes beyond it.
    @ParameterizedTest
    @ValueSource(strings = {"--version", "moves"})
    void aCommandStartsWithoutWhatItDoesNotNeed(String line) {
        Duration fastest = Duration.ofDays(1);
        for (int i = 0; i < 3; i++) {
            Duration took = Chuhe.installed().processorTime(line.split(" "));
            fastest = took.compareTo(fastest) < 0 ? took : fastest;
        }
        assertTrue(fastest.isPositive(), "no time was measured");
        assertTrue(fastest.toMillis() < 1500, fastest.toString());
    }
}
