package xiangqi.app.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.core.record.Import;

class RecordFileTest {
    @TempDir
    private Path folder;

    @Test
    void aFolderIsCalledOne() {
        RecordFile.Failed failed = assertInstanceOf(RecordFile.Failed.class, RecordFile.read(folder));
        assertEquals(StorageFault.Kind.FOLDER, failed.fault().kind());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whatNeverEndsIsTooLarge() {
        RecordFile.Failed failed = assertInstanceOf(RecordFile.Failed.class, RecordFile.read("/dev/zero"));
        assertEquals(StorageFault.Kind.TOO_LARGE, failed.fault().kind());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aPipeIsReadToItsEnd() throws IOException, InterruptedException {
        Path pipe = folder.resolve("games");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        Thread writer = Thread.ofVirtual().start(() -> write(pipe));
        RecordFile.Read read = assertInstanceOf(RecordFile.Read.class, RecordFile.read(pipe));
        writer.join();
        Import.Games games = assertInstanceOf(Import.Games.class, read.content());
        assertEquals(1, games.entries().size());
    }

    private static void write(Path pipe) {
        try {
            Files.write(pipe, "[Game \"Chinese Chess\"]\n\n1. C2=5 H8+7 *\n".getBytes(StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
