package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import xiangqi.core.money.Stakes;

/// Figures in the question for a new game are typed as well as stepped.
class TypedFiguresTest extends TableScreen {
    private void type(String stepper, String figure) {
        clickOn(field(stepper)).push(KeyCode.CONTROL, KeyCode.A).write(figure);
    }

    private TextField field(String stepper) {
        return from(this.<Stepper>find(stepper)).lookup(".stepper-value").query();
    }

    private String caption(String stepper) {
        return from(this.<Stepper>find(stepper))
                .lookup(".second")
                .<Label>query()
                .getText();
    }

    @Test
    void everyNumberOfMovesAndMinutesOfATwoPeriodClockCanBeAgreed() {
        clickOn("联众");
        type("#firstMoves", "999");
        type("#firstTime", "180");
        type("#nextMoves", "７");
        type("#nextTime", "0");
        clickOn("开始对局");
        assertEquals("two:999@10800,7@0", game().terms().clock().toString());
    }

    @Test
    void aFigureOutOfRangeSaysSoAtItsFieldAndNothingBegins() {
        clickOn("联众");
        type("#firstMoves", "1000");
        assertEquals("填 0 到 999", caption("#firstMoves"));
        assertTrue(find("#start").isDisabled());
        type("#firstMoves", "x");
        assertTrue(find("#start").isDisabled());
        type("#firstMoves", "41");
        assertFalse(find("#start").isDisabled());
        clickOn("#red");
        assertEquals("41 着", field("#firstMoves").getText());
        assertEquals("先走", caption("#firstMoves"));
    }

    @Test
    void theFootTellsAWrongFigureAndNeverHalfOfIt() {
        clickOn("联众");
        assertTrue(foot().contains("40\u00a0着 30\u00a0分"), foot());
        type("#firstMoves", "1000");
        assertEquals("有一个数目读不出来，改好才能开始", foot());
        clickOn("加秒").clickOn("两段");
        assertTrue(foot().contains("40\u00a0着 30\u00a0分"), foot());
        type("#firstMoves", "41");
        assertTrue(foot().contains("41\u00a0着 30\u00a0分"), foot());
    }

    private String foot() {
        return this.<Label>find("#summary").getText();
    }

    @Test
    void whatWasTypedAndNotReadIsDroppedWithItsClock() {
        clickOn(field("#step")).push(KeyCode.CONTROL, KeyCode.A).push(KeyCode.DELETE);
        assertTrue(find("#start").isDisabled());
        clickOn("加秒");
        assertFalse(find("#start").isDisabled());
    }

    @Test
    void anySumUpToWhatAPlayerOwnsIsStaked() {
        clickOn("#red").write("A").clickOn("#black").write("B");
        clickOn("联众").clickOn("#money");
        type("#redStake", "10001");
        assertTrue(find("#start").isDisabled());
        type("#redStake", "9 999");
        type("#blackStake", "37");
        clickOn("开始对局");
        assertEquals(
                Stakes.between(9_999, 37),
                model().bargaining().agreedProperty().get().orElseThrow());
    }

    @Test
    void theRulesAreReadInPlaceOfTheChoicesAndGoAgain() {
        clickOn("军衔").clickOn("#reading");
        assertTrue(lookup(".rule .strong").<Label>queryAll().stream()
                .anyMatch(name -> name.getText().equals("同子连将")
                        && name.getParent().getParent().isVisible()));
        assertTrue(find("#rules").isVisible());
        clickOn("#reading");
        assertFalse(find("#rules").isVisible());
    }
}
