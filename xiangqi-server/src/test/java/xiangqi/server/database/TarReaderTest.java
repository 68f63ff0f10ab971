package xiangqi.server.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TarReaderTest {
    private final ByteArrayOutputStream archive = new ByteArrayOutputStream();

    /// As POSIX lays it out (ustar): name at 0, mode at 100, size at 124, type at 156, target of a link at 157.
    private TarReaderTest with(String name, char type, String mode, String target, String content) {
        byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
        byte[] header = new byte[512];
        put(header, 0, name);
        put(header, 100, mode);
        put(header, 124, "%011o".formatted(bytes.length));
        header[156] = (byte) type;
        put(header, 157, target);
        archive.writeBytes(header);
        archive.writeBytes(Arrays.copyOf(bytes, (bytes.length + 511) / 512 * 512));
        return this;
    }

    private static void put(byte[] header, int at, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        System.arraycopy(bytes, 0, header, at, bytes.length);
    }

    private void unpackInto(Path folder) throws IOException {
        archive.writeBytes(new byte[1_024]);
        new TarReader(new ByteArrayInputStream(archive.toByteArray())).unpackInto(folder);
    }

    @Test
    void filesFoldersAndLinksAreUnpackedWithTheirRightToRun(@TempDir Path folder) throws Exception {
        String large = "楚河".repeat(30_000);
        with("./", '5', "0000755", "", "")
                .with("./bin/", '5', "0000755", "", "")
                .with("./bin/program", '0', "0000755", "", "runs")
                .with("./text", '0', "0000644", "", large)
                .with("./link", '2', "0000777", "text", "")
                .unpackInto(folder);

        assertEquals("runs", Files.readString(folder.resolve("bin/program")));
        assertEquals(large, Files.readString(folder.resolve("link")));
        assertTrue(Files.isSymbolicLink(folder.resolve("link")));
        assertTrue(Files.isExecutable(folder.resolve("bin/program")));
        assertFalse(
                Files.getPosixFilePermissions(folder.resolve("text")).toString().contains("EXECUTE"));
    }

    @Test
    void aNameOrALinkThatLeadsOutOfTheFolderIsRefused(@TempDir Path folder) {
        with("../outside", '0', "0000644", "", "");
        assertThrows(IOException.class, () -> unpackInto(folder.resolve("in")));
        archive.reset();
        with("link", '2', "0000777", "../../outside", "");
        assertThrows(IOException.class, () -> unpackInto(folder.resolve("in")));
        assertFalse(Files.exists(folder.resolve("outside")));
    }

    @Test
    void anArchiveThatIsCutIsRefused(@TempDir Path folder) {
        with("text", '0', "0000644", "", "x".repeat(2_000));
        byte[] cut = Arrays.copyOf(archive.toByteArray(), 1_500);
        assertThrows(EOFException.class, () -> new TarReader(new ByteArrayInputStream(cut)).unpackInto(folder));
    }
}
