package xiangqi.app.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A process that is killed while it plays: everything that was told is found.
class KilledGameIT {
    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES)
    void whatWasToldBeforeTheKillIsFoundAfterIt() throws IOException, InterruptedException {
        Process playing = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Playing.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        int told = 0;
        try (BufferedReader lines = playing.inputReader()) {
            while (told < 20) {
                told = Integer.parseInt(lines.readLine());
            }
            playing.toHandle().destroyForcibly();
            assertTrue(playing.waitFor(30, TimeUnit.SECONDS));
            for (String line = lines.readLine(); line != null && !line.isEmpty(); line = lines.readLine()) {
                told = Integer.parseInt(line);
            }
        }

        List<StorageFault> faults = new ArrayList<>();
        List<UnfinishedGames.Unfinished> found =
                new UnfinishedGames(folder, Games.STORED, () -> Games.NOON, faults::add).list();

        assertEquals(1, found.size());
        int kept = found.getFirst().game().line().size();
        assertTrue(kept == told || kept == told + 1, "told " + told + ", kept " + kept);
        assertEquals(List.of(), faults);
    }

    /// Plays until it is killed, and says after each move how many have been told.
    static final class Playing {
        private Playing() {}

        public static void main(String[] args) {
            UnfinishedGames games = new UnfinishedGames(
                    Path.of(args[0]), Games.STORED, () -> Games.NOON, fault -> System.err.println(fault));
            if (games.begin() instanceof UnfinishedGames.Opening.Opened opened) {
                Games game = Games.begun(opened.journal());
                while (game.table().running().isPresent()) {
                    game.play(1);
                    System.out.println(game.table().game().orElseThrow().line().size());
                }
            }
        }
    }
}
