package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.ui.settings.StudyTaste;
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

    @ParameterizedTest
    @EnumSource(StudyTaste.MoveList.class)
    void theMovesOfTheCycleArePointedOutInTheListWhileTheBoardShowsThem(StudyTaste.MoveList list) {
        onFx(() -> settings.studyProperty().set(StudyTaste.USUAL.list(list)));
        open("game.pgn", JudgementTest.CHECKS.formatted("asian-1").replace(" *", " (a9a7 d8d9) *"));
        push(KeyCode.END);
        assertEquals(List.of(5, 6, 7, 8), looped());
        push(KeyCode.LEFT);
        push(KeyCode.LEFT);
        push(KeyCode.LEFT);
        assertEquals(List.of(2, 3, 4, 5), looped());
        clickOn("#loop");
        assertEquals(List.of(), looped());
        clickOn("#loop");
        push(KeyCode.HOME);
        assertEquals(List.of(), looped());
    }

    private List<Integer> looped() {
        return lookup(".move").<Label>queryAll().stream()
                .filter(move -> move.getPseudoClassStates().contains(PseudoClass.getPseudoClass("looped")))
                .map(move -> (Integer) move.getUserData())
                .sorted()
                .toList();
    }

    @Test
    void aRecordThatNamesNoRulesSaysWhichAreTaken() {
        open("game.pgn", JudgementTest.CHECKS.formatted("").replace("[Rules \"\"]\n", ""));
        onFx(() -> settings.change(kept -> kept.language(Language.ENGLISH)));
        push(KeyCode.END);
        assertTrue(said().contains("Chinese rules, as for new games: the record names none"), said());
    }
}
