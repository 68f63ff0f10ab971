package xiangqi.ui.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrphansTest {
    @Test
    void theLastTwoWordsStayTogether() {
        assertEquals("within the first ten\u00a0moves", Orphans.joined("within the first ten moves"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "第 3 回合走棋后提出           | 第_3_回~合走棋后提出",
                "前 10 回合内有效              | 前 10_回~合内有效",
                "黑方被将死 · 第 12 回合       | 黑方被将死 · 第_12_回~合",
                "再走 2 着可提                 | 再走 2_着可提",
                "10 分 / 60 秒                 | 10_分 / 60_秒",
                "2 moves                       | 2_moves",
                "Red: perpetual check, 2 times | Red: perpetual check,_2_times",
                "2 times now, and Red loses    | 2_times now, and Red_loses"
            })
    void aCountIsNotPartedFromItsUnit(String text, String joined) {
        assertEquals(joined.replace('_', '\u00a0').replace('~', '\u2060'), Orphans.joined(text));
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

    @Test
    void aLongNameIsCutAndAShortOneIsNot() {
        assertEquals("半亩塘半亩塘", Orphans.cut("半亩塘半亩塘"));
        assertEquals("半亩塘半亩…", Orphans.cut("半亩塘半亩塘半"));
        assertEquals("Maximiliane", Orphans.cut("Maximiliane"));
        assertEquals("Featherston…", Orphans.cut("Featherstonehaugh"));
    }
}
