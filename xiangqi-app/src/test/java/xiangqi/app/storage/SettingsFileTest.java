package xiangqi.app.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.core.diagram.Look;
import xiangqi.core.diagram.PieceSet;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Key;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.settings.Settings;
import xiangqi.ui.settings.StudyTaste;
import xiangqi.ui.text.Language;
import xiangqi.ui.theme.Appearance;

final class SettingsFileTest {
    private static final Settings FIRST = Settings.first(Locale.SIMPLIFIED_CHINESE);

    @TempDir
    private Path folder;

    private final List<StorageFault> told = new ArrayList<>();

    private SettingsFile file() {
        return new SettingsFile(folder.resolve("chuhe"), FIRST, told::add);
    }

    private Path path() {
        return folder.resolve("chuhe/settings.properties");
    }

    private void given(String content) throws IOException {
        Files.createDirectories(path().getParent());
        Files.writeString(path(), content);
    }

    @Test
    void theFirstStartHasTheFirstSettingsAndWritesNothing() {
        assertEquals(FIRST, file().load());
        assertEquals(false, Files.exists(path()));
        assertEquals(List.of(), told);
    }

    @Test
    void everySettingIsThereAtTheNextStart() {
        Settings other = FIRST.language(Language.ENGLISH)
                .appearance(Appearance.DARK)
                .pieces(PieceSet.SYMBOLS)
                .reversed(true)
                .coordinates(Look.Coordinates.LETTERS)
                .moveNames(Settings.MoveNames.WXF)
                .sound(false)
                .still(true)
                .study(new StudyTaste(StudyTaste.MoveList.TREE, Duration.ofSeconds(5)))
                .keys(Keys.USUAL
                        .with(Act.GO_TO, Key.named("Shortcut+F"))
                        .with(Act.STEP_BACK, Key.named("Shift+Alt+Page Up")));
        assertNotEquals(FIRST, other);

        file().save(other);

        assertEquals(other, file().load());
        assertEquals(List.of(), told);
    }

    @Test
    void aDamagedFileGivesTheFirstSettingsAndIsKeptBeside() throws IOException {
        byte[] garbage = {(byte) 0xFF, 0, 1, 2, (byte) 0xC0, '=', '\n'};
        given("");
        Files.write(path(), garbage);

        assertEquals(FIRST, file().load());

        assertEquals(
                List.of(StorageFault.Kind.DAMAGED),
                told.stream().map(StorageFault::kind).toList());
        assertEquals(folder.resolve("chuhe/settings.damaged"), told.getFirst().file());
        assertEquals(
                List.of(garbage.length),
                List.of(Files.readAllBytes(told.getFirst().file()).length));
        assertEquals(FIRST, file().load());
        assertEquals(1, told.size(), "it is mended");
    }

    @Test
    void oneValueThatMakesNoSenseCostsOnlyItself() throws IOException {
        given("language=en\nappearance=PURPLE\nsound=perhaps\nstill=true\n");

        assertEquals(FIRST.language(Language.ENGLISH).still(true), file().load());

        assertEquals(1, told.size());
        assertEquals(FIRST.language(Language.ENGLISH).still(true), file().load());
    }

    @Test
    void aKeyThatMakesNoSenseCostsOnlyThatActItsKey() throws IOException {
        given("""
            key.step-back=A
            key.step-forward=Hyper+Q
            key.autoplay=Esc
            key.new-game=N
            key.go-to=none
            key.picture=A
            key.of-another-version=F9
            """);
        Keys kept = new Keys(Map.of(Act.STEP_BACK, Optional.of(Key.named("A")), Act.GO_TO, Optional.empty()));

        assertEquals(FIRST.keys(kept), file().load());

        assertEquals(1, told.size());
        assertEquals(FIRST.keys(kept), file().load());
        assertEquals(1, told.size(), "it is mended");
    }

    @Test
    void aFileCutInTheMiddleOfALineIsDamaged() throws IOException {
        given("language=en\nappear");

        assertEquals(FIRST.language(Language.ENGLISH), file().load());
        assertEquals(1, told.size());
    }

    @Test
    void namesOfAnotherVersionAreNoDamage() throws IOException {
        given("# mine\n\nlanguage=en\nfuture=yes\n");

        assertEquals(FIRST.language(Language.ENGLISH), file().load());
        assertEquals(List.of(), told);
    }

    @Test
    void whatCannotBeKeptIsToldAndHoldsNevertheless() throws IOException {
        Files.writeString(folder.resolve("chuhe"), "a file where the folder should be");

        file().save(FIRST.sound(false));

        assertEquals(1, told.size());
        assertEquals(path(), told.getFirst().file());
    }
}
