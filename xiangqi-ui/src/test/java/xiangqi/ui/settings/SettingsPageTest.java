package xiangqi.ui.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Map;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import xiangqi.core.diagram.PieceSet;
import xiangqi.ui.board.BoardPicture;
import xiangqi.ui.screen.ScreenTest;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Section;
import xiangqi.ui.shell.Shell;
import xiangqi.ui.text.Language;

class SettingsPageTest extends ScreenTest {
    private final LiveSettings live = new LiveSettings(
            new SettingsStore() {
                @Override
                public Settings load() {
                    return Settings.first(Locale.SIMPLIFIED_CHINESE);
                }

                @Override
                public void save(Settings settings) {}
            },
            new SimpleBooleanProperty(true));

    @Override
    protected Parent content() {
        Navigator navigator = new Navigator(new SettingsPage(new SettingsViewModel(live)));
        return new Shell(navigator, live.words(), live.animated(), Map.of(Section.SETTINGS, () -> {})).root();
    }

    @Test
    void choosingALanguageChangesThePageUnderOnesHands() {
        assertEquals("设置", title());
        clickOn("English");
        assertEquals(Language.ENGLISH, live.settings().language());
        assertEquals("Settings", title());
        clickOn("繁體中文");
        assertEquals("設定", title());
    }

    @Test
    void thePreviewShowsTheChosenPieces() {
        clickOn("图形");
        assertEquals(PieceSet.SYMBOLS, live.settings().pieces());
        assertEquals(
                PieceSet.SYMBOLS, ((BoardPicture) find("#preview")).getLook().pieces());
    }

    @Test
    void aChosenSegmentStaysChosen() {
        clickOn("图形").clickOn("图形");
        assertEquals(PieceSet.SYMBOLS, live.settings().pieces());
    }

    @Test
    void aSwitchIsThrownByAClick() {
        clickOn("#reversed");
        assertEquals(true, live.settings().reversed());
    }

    @Test
    void thePreviewHasRoomForWholeCoordinatesInEveryLanguage() {
        for (Language language : Language.values()) {
            onFx(() -> live.change(kept -> kept.language(language)));
            BoardPicture preview = find("#preview");
            double c = preview.getWidth() / 9.68;
            // Under 37 pixels a unit the coordinates' least size is larger than their margin.
            assertTrue(c >= 36, language + ": " + c);
        }
    }

    private String title() {
        return ((Label) find(".page-title")).getText();
    }
}
