package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Pook;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Terms;

/// A perpetual check played to its end by mouse: the warning, the loop and the verdict with its grounds.
class PerpetualCheckTest extends TableScreen {
    @Override
    Terms before() {
        Terms terms = Terms.of(Pook.house());
        Position start = JudgedTableTest.start(terms.legality());
        return terms.withStart(start);
    }

    @Test
    void aPerpetualCheckIsWarnedOfAndThenLost() {
        clickOn("开始对局");
        play(JudgedTableTest.CHECKING);
        assertTrue(find("#warning").isVisible());
        assertEquals("红方长将，已成 2\u00a0次", this.<Label>find("#warningWords").getText());
        assertFalse(model().board().frameProperty().get().loop().isEmpty());
        clickOn("#loop");
        assertTrue(model().board().frameProperty().get().loop().isEmpty());
        clickOn("#loop");
        play(JudgedTableTest.CHECKING);
        assertEquals(Optional.of(new Outcome.Win(Side.BLACK, Outcome.Reason.PERPETUAL_CHECK)), game().outcome());
        assertEquals("黑胜", this.<Label>find(".result #title").getText());
        assertTrue(this.<Label>find(".result #groundsWords").getText().startsWith("同一局面第\u00a03\u00a0次出现"));
        assertEquals(4, lookup(".result .cycle .chip").queryAll().size());
        assertFalse(model().board().frameProperty().get().loop().isEmpty());
    }
}
