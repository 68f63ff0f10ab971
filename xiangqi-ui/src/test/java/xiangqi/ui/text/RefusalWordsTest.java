package xiangqi.ui.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.house.Odds;
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
        Refusal rich = Refusal.of(
                Refusal.Code.NOT_COVERED,
                Map.of("side", Argument.of(Side.RED), "needed", Argument.of(20_000), "has", Argument.of(10_000)));
        assertEquals("红方只有 10\u202f000，不够 20\u202f000", RefusalWords.say(CHINESE, rich));
        Refusal poor = Refusal.of(
                Refusal.Code.TOO_POOR, Map.of("needed", Argument.of(1_638_400), "side", Argument.of(Side.BLACK)));
        assertTrue(RefusalWords.say(ENGLISH, poor).contains("1\u202f638\u202f400"));
        Refusal below = Refusal.of(Refusal.Code.AMOUNT_IMPOSSIBLE, "amount", Argument.of(-5));
        assertEquals("不能押 \u22125", RefusalWords.say(CHINESE, below));
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

    /// The arguments that each code has, and those of them that its sentence tells.
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyCodeWithItsArgumentsIsAWholeSentenceThatTellsWhatMatters(Language language) {
        Words words = Words.in(language);
        Set<Refusal.Code> withArguments = EnumSet.noneOf(Refusal.Code.class);
        for (Given given : GIVEN) {
            withArguments.add(given.code());
            String said = RefusalWords.say(words, Refusal.of(given.code(), given.arguments()));
            assertWhole(said, given.code());
            String figures = said.replace('\u2212', '-').replace("\u202f", "");
            given.told().forEach(name -> {
                Argument value = given.arguments().get(name);
                String word = name.equals("side") ? words.of(Side.valueOf(value.toString())) : value.toString();
                assertTrue(figures.contains(word), () -> given.code() + " does not tell " + name + ": " + said);
            });
            given.arguments().forEach((name, value) -> {
                boolean isCode = value.toString().matches("[A-Z_]{3,}");
                assertFalse(isCode && said.contains(value.toString()), () -> given.code() + " shows a code: " + said);
            });
        }
        for (Refusal.Code code : EnumSet.complementOf(EnumSet.copyOf(withArguments))) {
            assertWhole(RefusalWords.say(words, Refusal.of(code)), code);
        }
    }

    private static void assertWhole(String said, Refusal.Code code) {
        assertFalse(said.isBlank(), code.name());
        for (String left : List.of("…", "{", "}", "null", "codes.")) {
            assertFalse(said.contains(left), () -> code + ": " + said);
        }
    }

    /// @param told the arguments that the sentence must hold
    private record Given(Refusal.Code code, Map<String, Argument> arguments, Set<String> told) {}

    private static final List<Given> GIVEN = List.of(
            given(Refusal.Code.SEATED_ELSEWHERE, Map.of("table", Argument.of("01939b6e")), Set.of()),
            given(
                    Refusal.Code.TOO_POOR,
                    Map.of("side", Argument.of(Side.BLACK), "needed", Argument.of(417)),
                    Set.of("side", "needed")),
            given(Refusal.Code.STALE, Map.of("ply", Argument.of(23), "table", Argument.of(57)), Set.of("ply", "table")),
            given(
                    Refusal.Code.ILLEGAL_MOVE,
                    Map.of("move", Argument.of("a3a2"), "why", Argument.of(Attempt.Why.SOLDIER_BACKWARDS)),
                    Set.of()),
            given(
                    Refusal.Code.ILLEGAL_MOVE,
                    Map.of(
                            "move", Argument.of("b0d1"),
                            "why", Argument.of(Attempt.Why.HORSE_LEG_BLOCKED),
                            "at", Argument.of("c0")),
                    Set.of()),
            given(Refusal.Code.OFFER_PENDING, Map.of("offer", Argument.of(29)), Set.of()),
            given(Refusal.Code.ANSWER_FIRST, Map.of("offer", Argument.of(29)), Set.of()),
            given(Refusal.Code.NO_SUCH_OFFER, Map.of("offer", Argument.of(29)), Set.of()),
            given(Refusal.Code.OWN_OFFER, Map.of("offer", Argument.of(29)), Set.of()),
            given(Refusal.Code.UNDO_NONE_LEFT, Map.of("requests", Argument.of(37)), Set.of("requests")),
            given(Refusal.Code.UNDO_TOO_SOON, Map.of("nextMove", Argument.of(43)), Set.of("nextMove")),
            given(Refusal.Code.UNDO_NO_TIME, Map.of("side", Argument.of(Side.RED)), Set.of("side")),
            given(Refusal.Code.HANDICAP_TOO_LATE, Map.of("rounds", Argument.of(47)), Set.of("rounds")),
            given(Refusal.Code.ODDS_IMPOSSIBLE, Map.of("odds", Argument.of(Odds.Kind.TWO_HORSES)), Set.of()),
            given(Refusal.Code.AMOUNT_IMPOSSIBLE, Map.of("amount", Argument.of(-53)), Set.of("amount")),
            given(
                    Refusal.Code.NOT_COVERED,
                    Map.of("side", Argument.of(Side.RED), "needed", Argument.of(619), "has", Argument.of(271)),
                    Set.of("side", "needed", "has")));

    private static Given given(Refusal.Code code, Map<String, Argument> arguments, Set<String> told) {
        return new Given(code, arguments, told);
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
