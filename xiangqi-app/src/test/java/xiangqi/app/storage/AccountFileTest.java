package xiangqi.app.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.net.protocol.TableId;
import xiangqi.ui.account.Remembered;

class AccountFileTest {
    private static final Remembered WANG = new Remembered(
            "example.org:9191",
            "王",
            Optional.of("a=token="),
            Optional.of(new Remembered.RunningGame(
                    new TableId(UUID.fromString("019cc9d8-0ad0-7aaa-8bbb-0123456789ab")), "王", "李")));

    @TempDir
    private Path home;

    private final List<StorageFault> told = new ArrayList<>();

    @Test
    void beforeTheFirstSignInNothingIsRemembered() {
        assertEquals(Remembered.NOTHING, new AccountFile(home, told::add).load());
    }

    @Test
    void whatIsRememberedIsThereAtTheNextStart() {
        new AccountFile(home, told::add).save(WANG);
        assertEquals(WANG, new AccountFile(home, told::add).load());
        assertEquals(List.of(), told);
    }

    @Test
    void nobodyElseMayReadTheToken() throws IOException {
        new AccountFile(home, told::add).save(WANG);
        Path file = home.resolve("account.properties");
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
        assertTrue(Files.readString(file).contains("a=token="));
    }

    @Test
    void aDamagedLineCostsNoMoreThanWhatItHeld() throws IOException {
        Files.writeString(home.resolve("account.properties"), "server=example.org\nname=wang\ntable=none\n");
        assertEquals(
                new Remembered("example.org", "wang", Optional.empty(), Optional.empty()),
                new AccountFile(home, told::add).load());
    }
}
