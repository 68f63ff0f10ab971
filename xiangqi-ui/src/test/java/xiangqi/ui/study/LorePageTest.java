package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import xiangqi.ui.screen.ScreenTest;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.settings.Settings;
import xiangqi.ui.settings.SettingsStore;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.shell.Shell;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

class LorePageTest extends ScreenTest {
    private final Desk desk = new Desk();
    private final StudyViewModel model = desk.model();
    private final LiveSettings settings = new LiveSettings(new NoStore(), new SimpleBooleanProperty(true));
    private final Navigator navigator = new Navigator(new StartOfTest());

    private record NoStore() implements SettingsStore {
        @Override
        public Settings load() {
            return Settings.first(Locale.SIMPLIFIED_CHINESE);
        }

        @Override
        public void save(Settings kept) {}
    }

    private record StartOfTest() implements Page {
        @Override
        public Section section() {
            return Section.START;
        }

        @Override
        public Parent load(Words words) {
            return new Pane();
        }
    }

    @Override
    protected Parent content() {
        return new Shell(navigator, settings.words(), settings.animated(), Map.of(Section.STUDY, () -> {}), Map.of())
                .root();
    }

    @BeforeEach
    void openAGame() {
        desk.notation.bind(settings.notation());
        onFx(() -> {
            navigator.show(new StudyPage(model, navigator, settings));
            model.games().open(List.of(desk.file("a.pgn", "1. 炮二平五 马８进７ 2. 马二进三 车９平８ 3. 车一平二 马２进３ 4. 车二进四 *")));
            model.reader().last();
        });
    }

    @Test
    void theOpeningAndTheTermsStandBesideTheBoard() {
        assertEquals("C15 中炮巡河车对屏风马", ((Label) find("#opening")).getText());
        assertTrue(lookup("当头炮").tryQuery().isPresent());
        assertTrue(lookup("巡河车").tryQuery().isPresent());
    }

    @Test
    void aTermExplainsItselfWhenItIsClicked() {
        assertFalse(find("#explanation").isVisible());
        clickOn("巡河车");
        assertEquals("巡河车：一方的棋子在己方河界线上，叫“巡河”。", ((Label) find("#meaning")).getText());
        clickOn("巡河车");
        assertFalse(find("#explanation").isVisible());
    }

    @Test
    void theNameOfTheFirstMoveTellsWhichItIs() {
        clickOn("当头炮");
        assertEquals("当头炮：第一着走 炮二平五。", ((Label) find("#meaning")).getText());
    }

    @Test
    void allTermsAreAClickAway() {
        clickOn("巡河车").clickOn("全部术语");
        assertTrue(lookup("羊角士").tryQuery().isPresent());
        clickOn("关闭");
        assertTrue(navigator.dialogProperty().get().isEmpty());
    }

    @Test
    void theTermsSpeakTheLanguageOfThePage() {
        onFx(() -> settings.change(kept -> kept.language(Language.ENGLISH)));
        clickOn("Chariot on its river line");
        assertEquals(
                "Chariot on its river line: A piece that stands on its own side's river line.",
                ((Label) find("#meaning")).getText());
    }
}
