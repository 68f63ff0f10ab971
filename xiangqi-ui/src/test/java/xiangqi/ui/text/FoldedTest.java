package xiangqi.ui.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a search takes for the same.
class FoldedTest {
    @ParameterizedTest
    @CsvSource({
        "残局,殘局",
        "过宫炮,過宮砲",
        "车马炮,俥傌砲",
        "车马炮,車馬炮",
        "胡荣华,胡榮華",
        "九宫里,九宮裡",
        "九宫里,九宮裏",
        "台湾,臺灣",
        "xqf 18,ＸＱＦ　１８",
        "第1局,第１局",
        "liu dahua,Liu Dahua",
        "ｶｯﾌﾟ,カップ"
    })
    void scriptWidthAndCaseAreTheSame(String one, String other) {
        assertEquals(Folded.of(one), Folded.of(other));
    }

    @ParameterizedTest
    @CsvSource({"车,军", "兵,卒", "帅,师", "1,一"})
    void otherCharactersAreNot(String one, String other) {
        assertNotEquals(Folded.of(one), Folded.of(other));
    }
}
