package xiangqi.ui.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Attempt;
import xiangqi.core.table.Argument;
import xiangqi.core.table.Refusal;

class RefusalWordsTest {
    private static final Words CHINESE = Words.in(Language.SIMPLIFIED);
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    @Test
    void aNumberStandsInItsPlace() {
        Refusal refusal = Refusal.of(Refusal.Code.UNDO_TOO_SOON, "nextMove", Argument.of(7));
        assertEquals("走满 7 着才可再悔", RefusalWords.say(CHINESE, refusal));
        assertEquals("Possible again once 7 moves have been made.", RefusalWords.say(ENGLISH, refusal));
    }

    @Test
    void aSideIsCalledByItsColour() {
        Refusal refusal = Refusal.of(Refusal.Code.UNDO_NO_TIME, "side", Argument.of(Side.BLACK));
        assertEquals("悔棋后黑方已无时间", RefusalWords.say(CHINESE, refusal));
    }

    @Test
    void severalArgumentsStandInTheOrderOfTheirNames() {
        Refusal refusal = Refusal.of(
                Refusal.Code.NOT_COVERED,
                Map.of("side", Argument.of(Side.RED), "needed", Argument.of(300), "has", Argument.of(120)));
        assertEquals("红方只有 120，不够 300", RefusalWords.say(CHINESE, refusal));
        assertEquals("Red has 120, which does not cover 300.", RefusalWords.say(ENGLISH, refusal));
        Refusal stale = Refusal.of(Refusal.Code.STALE, Map.of("ply", Argument.of(3), "table", Argument.of(5)));
        assertEquals("The table is at ply 5; this was meant for ply 3.", RefusalWords.say(ENGLISH, stale));
    }

    @Test
    void anIllegalMoveSaysWhatTheRulesSay() {
        Refusal refusal = Refusal.of(
                Refusal.Code.ILLEGAL_MOVE,
                Map.of(
                        "move", Argument.of("b0d1"),
                        "why", Argument.of(Attempt.Why.HORSE_LEG_BLOCKED),
                        "at", Argument.of(Square.C0)));
        assertEquals("蹩马腿：七路一线有子", RefusalWords.say(CHINESE, refusal));
        Refusal placeless = Refusal.of(
                Refusal.Code.ILLEGAL_MOVE,
                Map.of("move", Argument.of("a3a2"), "why", Argument.of(Attempt.Why.SOLDIER_BACKWARDS)));
        assertEquals("这枚棋子不能后退", RefusalWords.say(CHINESE, placeless));
    }

    /// What a newer server names is said as far as it is known.
    @Test
    void aReasonASideOrAnArgumentThatIsNotKnownStillMakesASentence() {
        Map<String, Argument> unknownWhy =
                Map.of("move", Argument.of("b0d1"), "why", Argument.of("WIND"), "at", Argument.of("z9"));
        assertEquals(
                "That move is not allowed.",
                RefusalWords.say(ENGLISH, Refusal.of(Refusal.Code.ILLEGAL_MOVE, unknownWhy)));
        assertEquals("不能这样走", RefusalWords.say(CHINESE, Refusal.of(Refusal.Code.ILLEGAL_MOVE, unknownWhy)));
        assertEquals(
                "That move is not allowed.",
                RefusalWords.say(ENGLISH, Refusal.of(Refusal.Code.ILLEGAL_MOVE, "why", Argument.of(7))));
        assertEquals(
                "悔棋后 GREEN 已无时间",
                RefusalWords.say(CHINESE, Refusal.of(Refusal.Code.UNDO_NO_TIME, "side", Argument.of("GREEN"))));
        Refusal odd = Refusal.of(
                Refusal.Code.SEAT_TAKEN, Map.of("zeal", Argument.of(3), "table", Argument.of("somewhere else")));
        assertEquals(RefusalWords.say(ENGLISH, Refusal.of(Refusal.Code.SEAT_TAKEN)), RefusalWords.say(ENGLISH, odd));
    }

    @Test
    void anArgumentThatIsMissingStillMakesASentence() {
        for (Words words : List.of(CHINESE, ENGLISH)) {
            for (Refusal.Code code : Refusal.Code.values()) {
                assertFalse(RefusalWords.say(words, Refusal.of(code)).isBlank(), code.name());
            }
        }
    }
}
