package xiangqi.ui.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.Test;
import xiangqi.core.diagram.Look;
import xiangqi.core.diagram.PieceSet;
import xiangqi.core.notation.Notation;
import xiangqi.ui.text.Language;
import xiangqi.ui.theme.Appearance;

class LiveSettingsTest {
    private final List<Settings> saved = new ArrayList<>();
    private final SimpleBooleanProperty calmSystem = new SimpleBooleanProperty();
    private final LiveSettings live = new LiveSettings(
            new SettingsStore() {
                @Override
                public Settings load() {
                    return Settings.first(Locale.SIMPLIFIED_CHINESE);
                }

                @Override
                public void save(Settings settings) {
                    saved.add(settings);
                }
            },
            calmSystem);
    private final SettingsViewModel page = new SettingsViewModel(live);

    @Test
    void aChangeIsKeptAtOnce() {
        page.piecesProperty().setValue(PieceSet.SIMPLIFIED);
        assertEquals(PieceSet.SIMPLIFIED, live.settings().pieces());
        assertEquals(List.of(live.settings()), saved);
    }

    @Test
    void whatDoesNotChangeIsNotKeptAgain() {
        page.piecesProperty().setValue(PieceSet.TRADITIONAL);
        live.change(settings -> settings.sound(settings.sound()));
        assertEquals(List.of(), saved);
    }

    @Test
    void theWordsFollowTheLanguage() {
        page.languageProperty().setValue(Language.ENGLISH);
        assertEquals(Language.ENGLISH, live.words().words().language());
    }

    @Test
    void thePageShowsAChangeFromElsewhere() {
        live.change(settings -> settings.appearance(Appearance.DARK));
        assertEquals(Appearance.DARK, page.appearanceProperty().getValue());
    }

    @Test
    void theLookFollowsPiecesCoordinatesAndScript() {
        page.coordinatesProperty().setValue(Look.Coordinates.LETTERS);
        page.reversedProperty().setValue(true);
        page.languageProperty().setValue(Language.TRADITIONAL);
        assertEquals(
                Look.USUAL.with(Look.Coordinates.LETTERS).reversed(true).checkWord("將"),
                live.look().getValue());
    }

    @Test
    void nothingMovesIfTheSettingsOrTheSystemForbidIt() {
        assertTrue(live.animated().getValue());
        page.stillProperty().setValue(true);
        assertFalse(live.animated().getValue());
        page.stillProperty().setValue(false);
        calmSystem.set(true);
        assertFalse(live.animated().getValue());
    }

    @Test
    void chineseMovesAreWrittenInTheScriptOfTheInterface() {
        assertEquals(Notation.ZH_HANS, live.notation().getValue());
        page.languageProperty().setValue(Language.TRADITIONAL);
        assertEquals(Notation.ZH_HANT, live.notation().getValue());
        page.moveNamesProperty().setValue(Settings.MoveNames.WXF);
        assertEquals(Notation.WXF, live.notation().getValue());
    }

    @Test
    void englishBringsANotationInLatinLettersAndChineseChineseAgain() {
        page.languageProperty().setValue(Language.ENGLISH);
        assertEquals(Notation.WXF, live.notation().getValue());
        assertEquals(Settings.MoveNames.WXF, page.moveNamesProperty().getValue());
        page.languageProperty().setValue(Language.SIMPLIFIED);
        assertEquals(Notation.ZH_HANS, live.notation().getValue());
        assertEquals(Notation.WXF, Settings.first(Locale.UK).notation());
    }

    @Test
    void aNotationThatWasChosenStaysInEveryLanguage() {
        page.moveNamesProperty().setValue(Settings.MoveNames.ICCS);
        page.languageProperty().setValue(Language.ENGLISH);
        assertEquals(Notation.ICCS, live.notation().getValue());
        page.moveNamesProperty().setValue(Settings.MoveNames.CHINESE);
        assertEquals(Notation.ZH_HANS, live.notation().getValue());
    }
}
