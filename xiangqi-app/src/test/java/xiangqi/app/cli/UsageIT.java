package xiangqi.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.app.image.Chuhe;

class UsageIT {
    private static final Duration SHORT = Duration.ofSeconds(1);
    private static final int STARTS = 8;

    /// What no cache can hold: some 230 classes, three quarters of them of picocli, which is compiled for
    /// too old a Java, and the drawing of a picture.
    private static final int MOST_OUTSIDE_THE_CACHE = 320;

    /// What the commands share with the window: words, and colours.
    private static final List<String> WITHOUT_A_WINDOW =
            List.of("xiangqi.ui.text.", "xiangqi.ui.glossary.GlossaryWords", "xiangqi.ui.theme.Palette");

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

    /// Every command at its work, on little of it, and what it reads; `OUT` is a file to be written.
    /// Pictures in pixels are not among them, see [#aPictureInPixelsIsDrawnWithoutAWindow].
    static Stream<Arguments> commandsAtWork() {
        String start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
        return Stream.of(
                arguments("", List.of("--version")),
                arguments("", List.of("--help")),
                arguments("", List.of("perft", "2", "--divide")),
                arguments("", List.of("moves", "--names")),
                arguments(start + "\n", List.of("moves", "--batch")),
                arguments("", List.of("show", "GAME", "--json")),
                arguments("", List.of("show", "GAME")),
                arguments("", List.of("convert", "GAME", "OUT.xqf")),
                arguments("", List.of("convert", "GAME", "OUT.pgn", "--notation", "wxf")),
                arguments(start + "\t炮二平五\n", List.of("name", "--batch", "--notation", "iccs")),
                arguments("4k4/9/9/9/9/9/9/9/9/3K5 w\td0d1 e9e8\n", List.of("judge", "--rules", "asian")),
                arguments("4k4/9/9/9/9/9/9/9/9/3K5 w\td0d1 e9e8\n", List.of("judge", "--rules", "chinese")),
                arguments(
                        "5 red play h2e2\n8 black play h9g7\n9 red resign\n",
                        List.of("table", "--house", "pook", "--script", "-")),
                arguments("1600\t1800\t1\tno\t20\t20\n", List.of("score", "--house", "ourgame", "--batch")),
                arguments("", List.of("render", "--fen", start, "OUT.svg")));
    }

    @ParameterizedTest
    @MethodSource("commandsAtWork")
    void aCommandLoadsNothingOfTheWindowAndLittleFromOutsideItsCache(String input, List<String> words)
            throws IOException {
        Path log = folder.resolve("classes.log");
        Path game = Files.writeString(
                folder.resolve("game.pgn"), "[Game \"Chinese Chess\"]\n\n1. 炮二平五 {中炮} 马８进７ (1. … 炮８平５) *\n");

        // What is called like a command is none.
        Files.createDirectory(folder.resolve(words.getFirst()));

        // With the cache, which brings its classes in whether they are used or not.
        Chuhe.Answer answer = Chuhe.installed()
                .from(folder)
                .given(input)
                .with("CHUHE_JAVA_OPTIONS", "-XX:AOTMode=on -Xlog:class+load:file=" + log)
                .run(words.stream()
                        .map(word -> word.equals("GAME") ? game.toString() : word)
                        .toArray(String[]::new));

        assertEquals(0, answer.exitCode(), answer.err());
        List<String> loaded = loaded(log);
        assertTrue(loaded.stream().anyMatch(entry -> entry.startsWith("xiangqi.app.Main ")), "the log names no class");
        assertEquals(List.of(), loaded.stream().filter(UsageIT::isOfTheWindow).toList());
        List<String> outside = loaded.stream()
                .filter(entry -> !entry.contains("source: shared objects file"))
                .toList();
        assertTrue(outside.size() <= MOST_OUTSIDE_THE_CACHE, () -> outside.size() + ": " + outside);
    }

    /// The one thing that commands need JavaFX for: pixels are what it makes of shapes and glyphs, and a second way of
    /// drawing them would show another board. It draws on its headless screen, which needs no display, and loads
    /// nothing of our windows. A picture as SVG or as text is made of the same shapes without it, like the other
    /// commands.
    @Test
    void aPictureInPixelsIsDrawnWithoutAWindow() throws IOException {
        Path log = folder.resolve("classes.log");

        Chuhe.Answer answer = Chuhe.installed()
                .from(folder)
                .with("CHUHE_JAVA_OPTIONS", "-Xlog:class+load:file=" + log)
                .run("render", "--fen", "4k4/9/9/9/9/9/9/9/9/3K5 w", "OUT.png");

        assertEquals(0, answer.exitCode(), answer.err());
        List<String> loaded = loaded(log);
        assertTrue(loaded.stream().anyMatch(entry -> entry.startsWith("com.sun.glass.ui.headless.")));
        assertEquals(
                List.of(),
                loaded.stream()
                        .filter(entry -> Stream.of(
                                        "com.sun.glass.ui.gtk.",
                                        "javafx.fxml.",
                                        "javafx.scene.control.",
                                        "xiangqi.ui.shell.",
                                        "xiangqi.app.ClientWindow ")
                                .anyMatch(entry::startsWith))
                        .toList());
    }

    private static List<String> loaded(Path log) throws IOException {
        return Files.readAllLines(log).stream()
                .map(entry -> entry.replaceFirst("^(\\[[^]]*])+ *", ""))
                .toList();
    }

    private static boolean isOfTheWindow(String loaded) {
        return Stream.of("javafx.", "com.sun.javafx.", "com.sun.glass.", "com.sun.prism.", "xiangqi.ui.")
                        .anyMatch(loaded::startsWith)
                && WITHOUT_A_WINDOW.stream().noneMatch(loaded::startsWith);
    }

    /// The first of some starts that takes little of the processors' time: half a second on a quiet
    /// machine, 0.8 to 0.92 seconds (six starts) with ten programs waiting for each of its two cores, which
    /// share their caches. Hence a second, and another try where other work made it more; no number of tries
    /// makes a start short that waits for a class it does not need.
    @ParameterizedTest
    @ValueSource(strings = {"--version", "moves"})
    void aCommandStartsInWellUnderASecond(String line) {
        List<Duration> took = new ArrayList<>();
        do {
            took.add(Chuhe.installed().processorTime(line.split(" ")));
            assertTrue(took.getLast().isPositive(), "no time was measured");
            assertTrue(took.size() <= STARTS, took::toString);
        } while (took.getLast().compareTo(SHORT) > 0);
    }
}
