package xiangqi.app.storage;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

final class WholeFileTest {
    @TempDir
    Path folder;

    private static Set<String> namesIn(Path folder) throws IOException {
        Set<String> names = new TreeSet<>();
        try (var files = Files.list(folder)) {
            files.forEach(file -> names.add(file.getFileName().toString()));
        }
        return names;
    }

    @Test
    void theNewContentTakesThePlaceOfTheOldAndNothingElseIsLeft() throws IOException {
        Path file = folder.resolve("a/b/settings");
        WholeFile.replace(file, "old and longer".getBytes(UTF_8));
        WholeFile.replace(file, "new".getBytes(UTF_8));
        assertEquals("new", Files.readString(file));
        assertEquals(Set.of("settings"), namesIn(file.getParent()));
    }

    @Test
    void aFailureLeavesTheOldContentAndNoDraft() throws IOException {
        Path file = folder.resolve("settings");
        Files.createDirectories(file);
        Files.writeString(file.resolve("in the way"), "kept");
        assertThrows(FileSystemException.class, () -> WholeFile.replace(file, "new".getBytes(UTF_8)));
        assertEquals(Set.of("settings"), namesIn(folder));
        assertEquals("kept", Files.readString(file.resolve("in the way")));
    }

    /// Half of a pair of surrogates is what no system can name; under a locale without Chinese, any Chinese name is.
    @Test
    void aNameThatNoFileCanHaveIsAFailureLikeAnyOther() throws IOException {
        assertThrows(FileSystemException.class, () -> WholeFile.create(folder, "\uD800", ".pgn", new byte[0]));
        assertEquals(Set.of(), namesIn(folder));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aPipeIsRefusedAndStays() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        Path link = Files.createSymbolicLink(folder.resolve("game.pgn"), pipe);
        for (Path name : List.of(pipe, link)) {
            Kept.Failed failed = assertInstanceOf(Kept.Failed.class, WholeFile.save(name, "new".getBytes(UTF_8)));
            assertEquals(StorageFault.Kind.NO_FILE, failed.fault().kind());
        }
        assertTrue(Files.exists(pipe) && !Files.isRegularFile(pipe));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(Set.of("pipe", "game.pgn"), namesIn(folder));
    }

    @Test
    void aLinkIsFollowedNotReplaced() throws IOException {
        Path real = Files.writeString(folder.resolve("real"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), real);
        WholeFile.replace(link, "new".getBytes(UTF_8));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(real));
    }

    @Test
    void aFileKeepsThePermissionsItHas() throws IOException {
        Path file = Files.writeString(folder.resolve("shared"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
        WholeFile.replace(file, "new".getBytes(UTF_8));
        assertEquals("rw-rw-r--", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void aNewFileIsReadableAsAnyOther() throws IOException {
        Path any = Files.writeString(folder.resolve("any"), "");
        Path file = folder.resolve("new");
        WholeFile.replace(file, "new".getBytes(UTF_8));
        assertEquals(Files.getPosixFilePermissions(any), Files.getPosixFilePermissions(file));
    }

    @Test
    void aSecretIsReadByItsOwnerOnly() throws IOException {
        Path file = Files.writeString(folder.resolve("secret"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        WholeFile.replaceSecret(file, "new".getBytes(UTF_8));
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void aTakenNameGetsANumber() throws IOException {
        Path first = WholeFile.create(folder, "游戏", ".pgn", "1".getBytes(UTF_8));
        Path second = WholeFile.create(folder, "游戏", ".pgn", "2".getBytes(UTF_8));
        Path third = WholeFile.create(folder, "游戏", ".pgn", "3".getBytes(UTF_8));
        assertEquals(Set.of("游戏.pgn", "游戏 (2).pgn", "游戏 (3).pgn"), namesIn(folder));
        assertEquals("1", Files.readString(first));
        assertEquals("2", Files.readString(second));
        assertEquals("3", Files.readString(third));
    }

    @Test
    void twoThatCreateTheSameNameAtOnceNeverOverwriteEachOther() throws Exception {
        int each = 40;
        CountDownLatch together = new CountDownLatch(1);
        Set<Path> created = new ConcurrentSkipListSet<>();
        Thread[] writers = new Thread[2];
        for (int w = 0; w < writers.length; w++) {
            String own = "writer " + w;
            writers[w] = Thread.ofPlatform().start(() -> {
                try {
                    together.await();
                    for (int i = 0; i < each; i++) {
                        created.add(WholeFile.create(folder, "game", ".pgn", own.getBytes(UTF_8)));
                    }
                } catch (IOException | InterruptedException failure) {
                    throw new IllegalStateException(failure);
                }
            });
        }
        together.countDown();
        for (Thread writer : writers) {
            writer.join();
        }
        assertEquals(2 * each, created.size());
        assertEquals(2 * each, namesIn(folder).size());
    }
}
