package xiangqi.ui.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class OrphansTest {
    @Test
    void theLastTwoWordsStayTogether() {
        assertEquals("within the first 10\u00a0moves", Orphans.joined("within the first 10 moves"));
    }

    @Test
    void aDotBetweenTwoFactsEndsALineAndNeverBeginsOne() {
        assertEquals(
                "You answer\u00a0· your move declines\u00a0it", Orphans.joined("You answer · your move declines it"));
    }

    @Test
    void fewWordsAndChineseAreLeftAlone() {
        assertEquals("Black answers", Orphans.joined("Black answers"));
        assertEquals("请 A 答复 · 走棋即算拒绝", Orphans.joined("请 A 答复 · 走棋即算拒绝"));
    }

    @Test
    void aSignOfChineseIsAsWideAsTwoLetters() {
        assertTrue(Orphans.isShort("半亩塘半亩塘"));
        assertFalse(Orphans.isShort("半亩塘半亩塘半"));
        assertTrue(Orphans.isShort("Banmu"));
    }
}
