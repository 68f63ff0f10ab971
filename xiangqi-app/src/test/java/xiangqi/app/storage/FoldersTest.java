package xiangqi.app.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class FoldersTest {
    private static final Path HOME = Path.of("/home/li").toAbsolutePath();
    private static final Path ELSEWHERE = Path.of("/srv/li").toAbsolutePath();

    @Test
    void linuxHasTheFoldersOfXdg() {
        assertEquals(
                new Folders(HOME.resolve(".config/chuhe"), HOME.resolve(".local/share/chuhe")),
                Folders.of(Map.of(), "Linux", HOME));
    }

    @Test
    void xdgVariablesMoveThem() {
        assertEquals(
                new Folders(ELSEWHERE.resolve("c/chuhe"), ELSEWHERE.resolve("d/chuhe")),
                Folders.of(
                        Map.of(
                                "XDG_CONFIG_HOME", ELSEWHERE.resolve("c").toString(),
                                "XDG_DATA_HOME", ELSEWHERE.resolve("d").toString()),
                        "Linux",
                        HOME));
    }

    @Test
    void anEmptyOrRelativeXdgVariableIsIgnored() {
        assertEquals(
                Folders.of(Map.of(), "Linux", HOME),
                Folders.of(Map.of("XDG_CONFIG_HOME", "", "XDG_DATA_HOME", "data"), "Linux", HOME));
    }

    @Test
    void windowsKeepsSettingsWithTheUserAndDataOnTheMachine() {
        assertEquals(
                new Folders(ELSEWHERE.resolve("Roaming/Chuhe"), ELSEWHERE.resolve("Local/Chuhe")),
                Folders.of(
                        Map.of(
                                "APPDATA", ELSEWHERE.resolve("Roaming").toString(),
                                "LOCALAPPDATA", ELSEWHERE.resolve("Local").toString()),
                        "Windows 11",
                        HOME));
        assertEquals(
                new Folders(HOME.resolve("AppData/Roaming/Chuhe"), HOME.resolve("AppData/Local/Chuhe")),
                Folders.of(Map.of(), "Windows 11", HOME));
    }

    @Test
    void theMacHasTheLibrary() {
        Path support = HOME.resolve("Library/Application Support/Chuhe");
        assertEquals(new Folders(support, support), Folders.of(Map.of(), "Mac OS X", HOME));
    }

    @Test
    void oneVariableMovesEverythingIntoOneFolder() {
        for (String system : new String[] {"Linux", "Windows 11", "Mac OS X"}) {
            assertEquals(
                    new Folders(ELSEWHERE, ELSEWHERE),
                    Folders.of(
                            Map.of(Folders.OVERRIDE, ELSEWHERE.toString(), "XDG_DATA_HOME", HOME.toString()),
                            system,
                            HOME));
        }
    }
}
