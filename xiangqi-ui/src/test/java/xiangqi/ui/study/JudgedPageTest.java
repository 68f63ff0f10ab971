package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import xiangqi.ui.text.Language;

class JudgedPageTest extends StudyScreen {
    private String said() {
        return String.join(
                "\n",
                lookup(".repeated .label").<Label>queryAll().stream()
                        .map(Label::getText)
                        .toList());
    }

    @Test
    void aLineThatBringsAPositionBackIsJudgedInWordsByTheRulesOfItsRecord() {
        open("game.pgn", JudgementTest.CHECKS.formatted("asian-1"));
        assertFalse(find("#judged").isVisible());
        for (int ply = 1; ply <= 4; ply++) {
            push(KeyCode.RIGHT);
        }
        assertTrue(find("#judged").isVisible());
        assertEquals("同一局面再现一次，判红方负", this.<Label>find("#verdict").getText());
        push(KeyCode.END);
        assertEquals("判红方负", this.<Label>find("#verdict").getText());
        assertTrue(said().contains("红方：长将；黑方：闲着"), said());
        assertTrue(said().contains("按棋谱所记的亚洲棋例"), said());
        assertEquals(2, model.reader().frameProperty().get().loop().size());
        clickOn("#loop");
        assertEquals(List.of(), model.reader().frameProperty().get().loop());
        push(KeyCode.HOME);
        assertFalse(find("#judged").isVisible());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void aRecordThatNamesNoRulesSaysWhichAreTaken() {
        open("game.pgn", JudgementTest.CHECKS.formatted("").replace("[Rules \"\"]\n", ""));
        onFx(() -> settings.change(kept -> kept.language(Language.ENGLISH)));
        push(KeyCode.END);
        assertTrue(said().contains("Chinese rules, as for new games: the record names none"), said());
    }
}
