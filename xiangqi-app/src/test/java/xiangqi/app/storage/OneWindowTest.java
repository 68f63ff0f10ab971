package xiangqi.app.storage;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OneWindowTest {
    @TempDir
    Path folder;

    private OneWindow.Start start(List<Path> files) {
        return OneWindow.start(folder, files, new Random(1));
    }

    private OneWindow first() {
        return assertInstanceOf(OneWindow.Start.First.class, start(List.of())).window();
    }

    @Test
    void aSecondStartHandsItsFilesToTheFirst() throws InterruptedException {
        BlockingQueue<List<Path>> received = new LinkedBlockingQueue<>();
        try (OneWindow window = first()) {
            window.deliverTo(received::add);
            Path file = folder.resolve("棋谱.xqf").toAbsolutePath();
            assertInstanceOf(OneWindow.Start.Handed.class, start(List.of(file)));
            assertEquals(List.of(file), received.poll(10, SECONDS));
            assertInstanceOf(OneWindow.Start.Handed.class, start(List.of()));
            assertEquals(List.of(), received.poll(10, SECONDS));
        }
    }

    @Test
    void filesHandedOverBeforeTheWindowIsThereAreDeliveredWhenItIs() throws InterruptedException {
        BlockingQueue<List<Path>> received = new LinkedBlockingQueue<>();
        try (OneWindow window = first()) {
            Path file = folder.resolve("early.pgn").toAbsolutePath();
            assertInstanceOf(OneWindow.Start.Handed.class, start(List.of(file)));
            window.deliverTo(received::add);
            assertEquals(List.of(file), received.poll(10, SECONDS));
        }
    }

    @Test
    void afterTheFirstHasEndedTheNextStartIsTheFirst() {
        first().close();
        OneWindow.Start next = start(List.of(folder.resolve("b.pgn")));
        try (OneWindow window =
                assertInstanceOf(OneWindow.Start.First.class, next).window()) {
            assertInstanceOf(OneWindow.Start.Handed.class, start(List.of()));
        }
    }

    @Test
    void whatACrashLeavesBehindKeepsNobodyOut() throws IOException {
        Files.writeString(folder.resolve("window.lock"), "");
        Files.writeString(folder.resolve("window.address"), "1 00");
        OneWindow.Start after = start(List.of());
        try (OneWindow window =
                assertInstanceOf(OneWindow.Start.First.class, after).window()) {
            assertNotEquals("1 00", Files.readString(folder.resolve("window.address")));
        }
    }

    @Test
    void whoDoesNotKnowTheSecretIsNotHeard() throws IOException, InterruptedException {
        BlockingQueue<List<Path>> received = new LinkedBlockingQueue<>();
        try (OneWindow window = first()) {
            window.deliverTo(received::add);
            int port = Integer.parseInt(
                    Files.readString(folder.resolve("window.address")).split(" ")[0]);
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                OutputStream out = socket.getOutputStream();
                out.write(new byte[32]);
                out.flush();
                assertEquals(-1, socket.getInputStream().read());
            }
            Path file = folder.resolve("own.pgn").toAbsolutePath();
            assertInstanceOf(OneWindow.Start.Handed.class, start(List.of(file)));
            assertEquals(List.of(file), received.poll(10, SECONDS));
            assertTrue(received.isEmpty());
        }
    }

    @Test
    void aFolderThatCannotBeMadeStillGetsAWindow() throws IOException {
        Path blocked = Files.writeString(folder.resolve("a file"), "").resolve("data");
        assertInstanceOf(OneWindow.Start.Alone.class, OneWindow.start(blocked, List.of(), new Random(1)));
    }
}
