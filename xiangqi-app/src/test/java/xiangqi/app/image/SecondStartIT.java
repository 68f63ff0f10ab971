package xiangqi.app.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.robot.DrivenClient;

/// The client is started again while its window is open.
class SecondStartIT {
    @TempDir
    private Path home;

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void aStartThatOpensNothingSaysWhyAndHowASecondPlayerGetsAWindow() throws IOException {
        try (DrivenClient client = DrivenClient.start(Chuhe.image(), home)) {
            Chuhe again = Chuhe.installed().with("CHUHE_HOME", home.toString());
            Chuhe.Answer bare = again.run();
            assertEquals(0, bare.exitCode());
            assertEquals("", bare.out());
            assertEquals(1, bare.err().lines().count(), bare.err());
            assertTrue(bare.err().contains(home.toString()) && bare.err().contains("CHUHE_HOME="), bare.err());

            Path game = Files.writeString(home.resolve("game.pgn"), "[Red \"Wang\"]\n\n1. h2e2 *\n");
            assertEquals(new Chuhe.Answer(0, "", ""), again.run(game.toString()), "the file shows where it went");
            assertEquals(0, client.quit());
        }
    }
}
