package xiangqi.app.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Java takes the two AOT caches of the image, wherever it lies and however it is started: a cache that it does not
/// accept it leaves aside without a word, and the start is slow. So it is asked where each class came from.
class AotCacheIT {
    private static final String CACHE = "shared objects file";
    private static final String LOG = "-Xlog:class+load:stdout";
    private static final Pattern LOADED = Pattern.compile(".*\\[class,load] (\\S+) source: (.*)");

    /// Classes that every command needs, and those that the window is made of when the start page is there.
    private static final List<String> OF_COMMANDS =
            List.of("java.lang.Record", "xiangqi.app.Main", "xiangqi.app.cli.ChuheCommand");

    private static final List<String> OF_THE_WINDOW = List.of(
            "javafx.scene.Scene",
            "javafx.fxml.FXMLLoader",
            "xiangqi.app.ClientWindow",
            "xiangqi.ui.shell.ShellController",
            "xiangqi.ui.start.StartController");

    @TempDir
    private Path folder;

    /// How the program is started.
    enum Way {
        FROM_THE_IMAGE,
        FROM_ANOTHER_FOLDER,
        THROUGH_A_LINK,
        AT_A_PATH_WITH_BLANKS;

        Chuhe in(Path folder) throws IOException {
            return switch (this) {
                case FROM_THE_IMAGE -> Chuhe.installed();
                case FROM_ANOTHER_FOLDER -> Chuhe.installed().from(folder);
                case THROUGH_A_LINK ->
                    Chuhe.installed()
                            .startedBy(Files.createSymbolicLink(
                                    folder.resolve("game"), Chuhe.image().resolve("bin/chuhe")))
                            .from(folder);
                case AT_A_PATH_WITH_BLANKS -> {
                    Path copy = folder.resolve("my 楚河 games");
                    copyTree(Chuhe.image(), copy);
                    yield Chuhe.installed().startedBy(copy.resolve("bin/chuhe")).from(folder);
                }
            };
        }
    }

    @ParameterizedTest
    @EnumSource
    void aCommandTakesItsClassesFromItsCache(Way way) throws IOException {
        assertFromTheCache(OF_COMMANDS, sources(way.in(folder), "", OF_COMMANDS, "--version"));
    }

    @ParameterizedTest
    @EnumSource
    void theWindowTakesItsClassesFromItsCache(Way way) throws IOException {
        assertFromTheCache(OF_THE_WINDOW, sources(way.in(folder), "", OF_THE_WINDOW));
    }

    @Test
    void aWindowThatIsToOpenAFileTakesThemFromThereToo() throws IOException {
        Path file = Files.writeString(folder.resolve("棋 谱.pgn"), "[Game \"Chinese Chess\"]\n\n1. 炮二平五 *\n");

        assertFromTheCache(OF_THE_WINDOW, sources(Chuhe.installed().from(folder), "", OF_THE_WINDOW, file.toString()));
    }

    /// With other heads of objects than the caches were recorded with, Java leaves them aside: these tests would see
    /// it.
    @Test
    void aCacheThatIsNotAcceptedIsNoticed() throws IOException {
        Map<String, String> sources =
                sources(Chuhe.installed(), "-XX:-UseCompactObjectHeaders ", OF_COMMANDS, "--version");

        assertNotEquals(CACHE, sources.get("xiangqi.app.Main"));
    }

    private static void assertFromTheCache(List<String> classes, Map<String, String> sources) {
        Map<String, String> expected = new LinkedHashMap<>();
        Map<String, String> actual = new LinkedHashMap<>();
        for (String name : classes) {
            expected.put(name, CACHE);
            actual.put(name, Optional.ofNullable(sources.get(name)).orElse("not loaded"));
        }
        assertEquals(expected, actual);
    }

    /// Where Java says the classes came from, until it has loaded the wanted ones; then the program is ended.
    private Map<String, String> sources(Chuhe chuhe, String options, List<String> wanted, String... args)
            throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        StringBuilder said = new StringBuilder();
        Process process = chuhe.with("CHUHE_HOME", folder.resolve("home").toString())
                .with("CHUHE_JAVA_OPTIONS", options + "-Dglass.platform=Headless -Dprism.order=sw " + LOG)
                .start(args);
        try (BufferedReader lines = process.inputReader()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Matcher loaded = LOADED.matcher(line);
                if (!loaded.matches()) {
                    said.append(line).append('\n');
                } else {
                    sources.put(loaded.group(1), loaded.group(2));
                    if (sources.keySet().containsAll(wanted)) {
                        return sources;
                    }
                }
            }
        } finally {
            end(process);
        }
        return fail("not all of " + wanted + " were loaded; it said: " + said);
    }

    /// Only when it has ended its files can be deleted.
    private static void end(Process process) {
        process.destroyForcibly().onExit().join();
    }

    static void copyTree(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.copy(file, target);
                if (Files.isExecutable(file) && !target.toFile().setExecutable(true)) {
                    throw new IOException("cannot make " + target + " executable");
                }
            }
        }
    }
}
