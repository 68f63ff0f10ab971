package xiangqi.app.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Result;
import xiangqi.core.rules.Position;
import xiangqi.core.study.StudyTree;

/// A program that knows ASCII names alone, as Java does under `C` and under a locale that is not installed. The
/// launcher chooses another locale; where that is not possible, nothing may be lost.
class NamesWithoutALocaleIT {
    @TempDir
    private Path folder;

    private List<String> answers(String... words) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(Stream.concat(
                        Stream.of(
                                ProcessHandle.current().info().command().orElseThrow(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Keeping.class.getName()),
                        Stream.of(words))
                .toList());
        builder.environment().put("LC_ALL", "C");
        Process process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        List<String> lines = process.inputReader(StandardCharsets.UTF_8).lines().toList();
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));
        assertEquals(0, process.exitValue());
        assumeTrue(lines.getFirst().startsWith("ANSI"), () -> "this system names files in " + lines.getFirst());
        return lines.subList(1, lines.size());
    }

    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES)
    void aGameOfPlayersWithChineseNamesIsKeptUnderItsDay() throws IOException, InterruptedException {
        assertEquals(List.of("kept"), answers(folder.toString()));

        assertTrue(Files.readString(folder.resolve("2026-11-29 1805.pgn")).contains("[Red \"胡荣华\"]"));
    }

    /// Keeps a game between players with Chinese names, and says how its own system names files and what came of it.
    static final class Keeping {
        private Keeping() {}

        public static void main(String[] args) {
            System.out.println(System.getProperty("sun.jnu.encoding"));
            GameRecord record = new GameRecord(
                    Headers.NONE.with(Field.RED, "胡荣华").with(Field.BLACK, "柳大华"),
                    Result.RED_WINS,
                    StudyTree.from(Position.START));
            Kept kept = new SavedGames(Path.of(args[0]))
                    .save(record, LocalDateTime.of(2026, 11, 29, 18, 5), Notation.ZH_HANS);
            System.out.println(
                    switch (kept) {
                        case Kept.Done _ -> "kept";
                        case Kept.Failed failed -> failed.fault();
                    });
        }
    }
}
