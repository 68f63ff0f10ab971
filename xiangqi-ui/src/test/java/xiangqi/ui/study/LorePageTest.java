package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Label;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import xiangqi.ui.text.Language;

class LorePageTest extends StudyScreen {
    @BeforeEach
    void openAGame() {
        open("a.pgn", "1. 炮二平五 马８进７ 2. 马二进三 车９平８ 3. 车一平二 马２进３ 4. 车二进四 *");
        onFx(model.reader()::last);
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
