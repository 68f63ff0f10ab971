package xiangqi.app.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImageIT {
    private static final long LARGEST_IMAGE = 85_000_000;

    @TempDir
    private Path folder;

    @Test
    void theProgramSaysItsVersionFromAnyFolder() {
        assertSaysItsVersion(Chuhe.installed().from(folder));
    }

    @Test
    void theProgramStartsThroughSymbolicLinks() throws IOException {
        Path absolute = Files.createSymbolicLink(
                folder.resolve("absolute"), Chuhe.image().resolve("bin/chuhe"));
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Path relative = Files.createSymbolicLink(inner.resolve("relative"), Path.of("../absolute"));

        assertSaysItsVersion(Chuhe.installed().startedBy(absolute).from(folder));
        assertSaysItsVersion(Chuhe.installed().startedBy(relative).from(folder));
        assertSaysItsVersion(
                Chuhe.installed().startedBy(Path.of("./inner/relative")).from(folder));
    }

    @Test
    void aLinkToTheImagesFolderStartsTheProgram() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("current"), Chuhe.image());

        assertSaysItsVersion(
                Chuhe.installed().startedBy(link.resolve("bin/chuhe")).from(folder));
    }

    @Test
    void optionsForAnotherJavaDoNotReachTheProgram() {
        assertSaysItsVersion(Chuhe.installed().with("JDK_JAVA_OPTIONS", "--no-such-option"));
    }

    @Test
    void withoutADisplayTheClientSaysSoInOneLine() {
        // A home of its own: a client that runs elsewhere on the machine would be handed the start.
        Chuhe.Answer answer =
                Chuhe.installed().with("CHUHE_HOME", folder.toString()).run();

        assertEquals(1, answer.exitCode());
        assertEquals(1, answer.err().lines().count(), answer.err());
        assertTrue(answer.err().contains("display"), answer.err());
    }

    @Test
    void theImageIsSmallEnoughWithoutItsCache() throws IOException {
        try (Stream<Path> files = Files.walk(Chuhe.image())) {
            long size = files.filter(Files::isRegularFile)
                    .filter(file -> !file.getFileName().toString().endsWith(".aot"))
                    .mapToLong(ImageIT::size)
                    .sum();
            assertTrue(size <= LARGEST_IMAGE, size + " bytes");
        }
    }

    @Test
    void everyModuleInTheImageBringsItsLicence() throws IOException, InterruptedException {
        // Without a main module Java warns of the options that name modules of the program.
        Process java = new ProcessBuilder(Chuhe.image().resolve("bin/java").toString(), "--list-modules")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<String> modules = new String(java.getInputStream().readAllBytes())
                .lines()
                .map(line -> line.replaceFirst("^open ", "").replaceFirst("@.*", ""))
                .filter(name -> !name.startsWith("xiangqi."))
                .toList();
        assertEquals(0, java.waitFor());
        assertTrue(modules.contains("java.base"), modules.toString());

        List<String> without = modules.stream()
                .filter(name -> !Files.isRegularFile(
                        Chuhe.image().resolve("legal").resolve(name).resolve("LICENSE")))
                .toList();
        assertEquals(List.of(), without);
    }

    private static void assertSaysItsVersion(Chuhe chuhe) {
        Chuhe.Answer answer = chuhe.run("--version");

        assertEquals(new Chuhe.Answer(0, "chuhe " + System.getProperty("chuhe.version") + "\n", ""), answer);
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
