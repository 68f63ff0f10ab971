package xiangqi.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.board.Side;
import xiangqi.core.rules.Rows;

/// Every row of the repetition tables at its last ply, as it stands and with colours and files mirrored.
class RepetitionRowsTest {
    @ParameterizedTest
    @MethodSource
    void theAsianEditionJudgesTheRow(String id, String fen, String moves, String verdict) {
        GameRules rules = GameRules.of(Edition.ASIAN);
        assertEquals(verdict, verdict(rules.judge(Lines.played(fen, moves))), id);
        assertEquals(verdict, verdict(rules.judge(Lines.mirrored(fen, moves))), id + " with files mirrored");
        assertEquals(
                otherColour(verdict),
                verdict(rules.judge(Lines.recoloured(fen, moves))),
                id + " with colours mirrored");
    }

    static Stream<Object[]> theAsianEditionJudgesTheRow() {
        return Rows.of("repetition.tsv").map(List::toArray);
    }

    @ParameterizedTest
    @MethodSource
    void theChineseEditionJudgesTheRow(
            String id, String theme, String fen, String moves, String verdict, String red, String black, String why) {
        GameRules rules = GameRules.of(Edition.CHINESE);
        Line line = Lines.played(fen, moves);
        String where = id + " " + theme + ": " + why;
        assertEquals(verdict, verdict(rules.judge(line)), where);
        assertEquals(verdict, verdict(rules.judge(Lines.mirrored(fen, moves))), where);
        assertEquals(otherColour(verdict), verdict(rules.judge(Lines.recoloured(fen, moves))), where);
        Side first = line.position().turn();
        theyDid(first == Side.RED ? red : black, everySecond(cycle(rules, line), 0), where);
        theyDid(first == Side.RED ? black : red, everySecond(cycle(rules, line), 1), where);
    }

    static Stream<Object[]> theChineseEditionJudgesTheRow() {
        return Rows.of("repetition-chinese.tsv").map(List::toArray);
    }

    @Test
    void everyChineseRowTellsHowASecondReaderJudgedIt() {
        Rows.of("repetition-chinese.tsv").forEach(row -> {
            assertEquals(9, row.size(), row::getFirst);
            assertTrue(row.getLast().matches("same|differs: .+ because .+"), row::getFirst);
        });
    }

    @ParameterizedTest
    @MethodSource("theChineseEditionJudgesTheRow")
    void takingBackAndReplayingChangesNothing(
            String id, String theme, String fen, String moves, String verdict, String red, String black, String why) {
        GameRules rules = GameRules.of(Edition.CHINESE);
        Line line = Lines.played(fen, moves);
        Line again = line.back(3);
        for (var ply : line.plies().subList(line.size() - 3, line.size())) {
            again = again.add(again.position().playIfLegal(ply.move()).orElseThrow());
        }
        assertEquals(rules.judge(line), rules.judge(again), id);
        assertEquals(rules.judge(line), rules.judge(line), id);
    }

    @ParameterizedTest
    @MethodSource("theAsianEditionJudgesTheRow")
    void mirroredColoursGiveTheMirroredEvidence(String id, String fen, String moves, String verdict) {
        for (Edition edition : Edition.values()) {
            var plain = repetition(GameRules.of(edition), Lines.played(fen, moves));
            var mirrored = repetition(GameRules.of(edition), Lines.recoloured(fen, moves));
            assertEquals(recoloured(plain.red()), mirrored.black(), id);
            assertEquals(recoloured(plain.black()), mirrored.red(), id);
            for (int i = 0; i < plain.cycle().size(); i++) {
                Deed deed = plain.cycle().get(i);
                Deed expected = new Deed(
                        deed.move().turned(), deed.attacks(), recoloured(deed.chased()), recoloured(deed.checking()));
                assertEquals(expected, mirrored.cycle().get(i), id);
            }
        }
    }

    private static Conduct recoloured(Conduct conduct) {
        return new Conduct(conduct.kind(), recoloured(conduct.chased()), recoloured(conduct.checking()));
    }

    private static List<Placed> recoloured(List<Placed> pieces) {
        return pieces.reversed().stream()
                .map(placed ->
                        new Placed(placed.piece().recoloured(), placed.square().turned()))
                .toList();
    }

    private static Evidence.Repetition repetition(GameRules rules, Line line) {
        return assertInstanceOf(Verdict.Over.class, rules.judge(line))
                .evidence()
                .repetition()
                .orElseThrow();
    }

    private static List<Deed> cycle(GameRules rules, Line line) {
        return repetition(rules, line).cycle();
    }

    private static List<Deed> everySecond(List<Deed> cycle, int from) {
        List<Deed> own = new ArrayList<>();
        for (int i = from; i < cycle.size(); i += 2) {
            own.add(cycle.get(i));
        }
        return own;
    }

    private static void theyDid(String expected, List<Deed> deeds, String where) {
        String[] words = expected.split(" ");
        assertEquals(words.length, deeds.size(), where);
        for (int i = 0; i < words.length; i++) {
            Set<Attack> attacks = deeds.get(i).attacks();
            String place = where + " " + deeds.get(i);
            switch (words[i]) {
                case "将" -> assertTrue(attacks.contains(Attack.CHECK), place);
                case "杀" -> assertTrue(attacks.contains(Attack.MATE_THREAT), place);
                case "捉" -> assertTrue(attacks.contains(Attack.CHASE), place);
                case "闲" -> assertEquals(Set.of(), attacks, place);
                default -> throw new IllegalArgumentException(words[i]);
            }
        }
    }

    private static String verdict(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Over(Outcome.Win(Side side, Outcome.Reason why), Evidence evidence) ->
                side == Side.RED ? "black_loses" : "red_loses";
            case Verdict.Over(Outcome.Draw draw, Evidence evidence) -> "draw";
            default -> verdict.toString();
        };
    }

    private static String otherColour(String verdict) {
        return switch (verdict) {
            case "red_loses" -> "black_loses";
            case "black_loses" -> "red_loses";
            default -> verdict;
        };
    }
}
