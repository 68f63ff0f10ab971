package xiangqi.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.rules.Rows;

class GameRulesTest {
    private static final String CHASE = "4k4/9/2c6/9/9/9/9/9/9/3R1K3 w";
    private static final String CHASING = "d0c0 c7d7 c0d0 d7c7";
    private static final String CHECK = "3k5/R8/9/9/9/9/9/9/9/4K4 w";
    private static final String CHECKING = "a8a9 d9d8 a9a8 d8d9";

    private static final GameRules ASIAN = GameRules.of(Edition.ASIAN);
    private static final GameRules RANKS = new GameRules(Edition.CHINESE, true, 5);

    @Test
    void theFirstOccurrenceSaysNothing() {
        assertInstanceOf(Verdict.Continue.class, ASIAN.judge(Lines.played(CHASE, "d0c0 c7d7 c0d0")));
        assertInstanceOf(Verdict.Continue.class, ASIAN.judge(Line.from(Position.START)));
    }

    @Test
    void theSecondOccurrenceWarnsWithClassAndPiece() {
        var warning = assertInstanceOf(Verdict.Warning.class, ASIAN.judge(Lines.played(CHASE, CHASING)));
        assertEquals(new Outcome.Win(Side.BLACK, Outcome.Reason.PERPETUAL_CHASE), warning.ahead());
        var repetition = warning.evidence().repetition().orElseThrow();
        assertEquals(2, repetition.occurrence());
        assertEquals(Conduct.Kind.PERPETUAL_CHASE, repetition.red().kind());
        assertEquals(
                List.of(new Placed(Piece.BLACK_CANNON, Square.C7)),
                repetition.red().chased());
        assertEquals(Conduct.Kind.IDLE, repetition.black().kind());
    }

    @Test
    void theThirdOccurrenceEndsTheGameWithItsEvidence() {
        var over = assertInstanceOf(Verdict.Over.class, ASIAN.judge(Lines.played(CHECK, CHECKING + " " + CHECKING)));
        assertEquals(new Outcome.Win(Side.BLACK, Outcome.Reason.PERPETUAL_CHECK), over.outcome());
        Evidence evidence = over.evidence();
        assertEquals(Evidence.Rule.HIGHER_CLASS_LOSES, evidence.rule());
        assertEquals(Edition.ASIAN, evidence.edition());
        assertEquals(8, evidence.at());
        var repetition = evidence.repetition().orElseThrow();
        assertEquals(
                CHECKING,
                String.join(
                        " ",
                        repetition.cycle().stream()
                                .map(deed -> deed.move().toString())
                                .toList()));
        assertEquals(
                List.of(new Placed(Piece.RED_CHARIOT, Square.A8)),
                repetition.red().checking());
    }

    @Test
    void theEditionsDifferOnCheckAndChase() {
        Line line = Lines.played("3k5/9/9/R1n6/9/9/9/9/9/4K4 w", "a6a9 d9d8 a9a6 d8d9 a6a9 d9d8 a9a6 d8d9");
        assertEquals(new Outcome.Draw(Outcome.Reason.REPETITION), outcome(ASIAN, line));
        assertEquals(
                new Outcome.Win(Side.BLACK, Outcome.Reason.PERPETUAL_ATTACK),
                outcome(GameRules.of(Edition.CHINESE), line));
    }

    @ParameterizedTest
    @MethodSource
    void checksInARowAreCounted(String fen, String moves, int count, String because) {
        assertEquals(
                count,
                CheckRun.of(Lines.played(fen, moves))
                        .map(Evidence.ChecksInARow::count)
                        .orElse(0),
                because);
    }

    static Stream<Object[]> checksInARowAreCounted() {
        return Rows.of("checks-in-a-row.tsv").map(List::toArray);
    }

    @Test
    void fiveChecksInARowByOnePieceLoseWhereTheHouseSaysSo() {
        String moves = "a8a9 d9d8 a9a8 d8d7 a8a7 d7d8 a7a8";
        var warning = assertInstanceOf(Verdict.Warning.class, RANKS.judge(Lines.played(CHECK, moves)));
        assertEquals(new Outcome.Win(Side.BLACK, Outcome.Reason.FIVE_CHECKS), warning.ahead());
        assertEquals(4, warning.evidence().checksInARow().orElseThrow().count());
        Line five = Lines.played(CHECK, moves + " d8d9 a8a9");
        assertEquals(new Outcome.Win(Side.BLACK, Outcome.Reason.FIVE_CHECKS), outcome(RANKS, five));
        assertInstanceOf(Verdict.Warning.class, ASIAN.judge(five), "elsewhere the line only repeats");
    }

    /// Black's going back brings the start for the third time, a ply before the fifth check.
    @Test
    void theWarningOfChecksHasTheRepetitionThatCanEndTheGameBeforeThem() {
        Line line = Lines.played(CHECK, "a8a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8");
        var warning = assertInstanceOf(Verdict.Warning.class, RANKS.judge(line));
        assertEquals(new Outcome.Win(Side.BLACK, Outcome.Reason.PERPETUAL_CHECK), warning.ahead());
        assertEquals(Evidence.Rule.PERPETUAL_CHECK_LOSES, warning.evidence().rule());
        assertEquals(4, warning.evidence().checksInARow().orElseThrow().count());
        Evidence.Repetition repetition = warning.evidence().repetition().orElseThrow();
        assertEquals(
                List.of("d8d9", "a8a9", "d9d8", "a9a8"),
                repetition.cycle().stream().map(deed -> deed.move().toString()).toList());
        assertEquals(Conduct.Kind.PERPETUAL_CHECK, repetition.red().kind());
        Line back = line.add(
                line.position().playIfLegal(Move.parse("d8d9").orElseThrow()).orElseThrow());
        assertEquals(new Outcome.Win(Side.BLACK, Outcome.Reason.PERPETUAL_CHECK), outcome(RANKS, back));
    }

    /// The position has come back, but none could for the third time before the fifth check.
    @Test
    void theWarningOfChecksHasTheRepetitionThatComesLaterToo() {
        Line line = Lines.played("3k5/9/9/9/9/9/9/9/1R7/4K4 w", "b1b9 d9d8 b9b8 d8d9 b8b9 d9d8 b9b8");
        var warning = assertInstanceOf(Verdict.Warning.class, RANKS.judge(line));
        assertEquals(new Outcome.Win(Side.BLACK, Outcome.Reason.FIVE_CHECKS), warning.ahead());
        assertEquals(Evidence.Rule.FIVE_CHECKS, warning.evidence().rule());
        Evidence.Repetition repetition = warning.evidence().repetition().orElseThrow();
        assertEquals(2, repetition.occurrence());
        assertEquals(4, repetition.cycle().size());
    }

    /// The horse's fifth check mates: f8 belongs to the cannon over the horse, e7 to the red general.
    @Test
    void mateWithTheFifthCheckWins() {
        Line four = Lines.played("5k1N1/C8/9/9/9/9/2P6/9/9/4K4 w", "h9g7 f9f8 g7e6 f8f7 e6g5 f7f8 g5e6");
        assertEquals(4, CheckRun.of(four).orElseThrow().count());
        Line mate = Lines.played("5k1N1/C8/9/9/9/9/2P6/9/9/4K4 w", "h9g7 f9f8 g7e6 f8f7 e6g5 f7f8 g5e6 f8f7 e6d8");
        assertEquals(5, CheckRun.of(mate).orElseThrow().count());
        assertEquals(new Outcome.Win(Side.RED, Outcome.Reason.CHECKMATE), outcome(RANKS, mate));
    }

    @Test
    void theNaturalLimitIsSixtyRoundsWithoutACapture() {
        Line line = Line.from(Rows.position("5k2r/9/9/9/9/9/9/9/9/R2K5 w"));
        for (int round = 0; round < 60; round++) {
            assertInstanceOf(Verdict.Continue.class, ASIAN.judge(line));
            line = walk(line, "a0 a1 a2 a3 a4 a5 a6", round);
            assertInstanceOf(Verdict.Continue.class, ASIAN.judge(line));
            line = walk(line, "i9 i8 i7 i6 i5 i4 i3 i2 i1", round);
        }
        assertEquals(120, line.countedTowardsLimit());
        assertEquals(new Outcome.Draw(Outcome.Reason.NATURAL_LIMIT), outcome(ASIAN, line));
        assertInstanceOf(Verdict.Continue.class, new GameRules(Edition.ASIAN, false, 0).judge(line));
    }

    /// The piece goes to the next of its points, from the last to the first.
    private static Line walk(Line line, String points, int round) {
        String[] squares = points.split(" ");
        String move = squares[round % squares.length] + squares[(round + 1) % squares.length];
        return line.add(
                line.position().playIfLegal(Move.parse(move).orElseThrow()).orElseThrow());
    }

    @Test
    void onlyTenChecksOfASideAndTheirAnswersCountTowardsTheLimit() {
        assertEquals(20, Lines.played(CHECK, times(5, CHECKING)).countedTowardsLimit());
        assertEquals(20, Lines.played(CHECK, times(6, CHECKING)).countedTowardsLimit());
        assertEquals(
                20,
                Lines.played("5c3/4k4/9/4r4/9/9/5C3/9/5K3/4R4 w", times(6, "f3e3 e6f6 e3f3 f6e6"))
                        .countedTowardsLimit(),
                "both sides check with every ply");
    }

    private static String times(int count, String moves) {
        return String.join(" ", Collections.nCopies(count, moves));
    }

    @Test
    void aCaptureCountsAnew() {
        Line line = Lines.played("n2k5/R8/9/9/9/9/9/9/9/4K4 w", "a8a7 d9d8 a7a9");
        assertEquals(0, line.countedTowardsLimit());
        assertEquals(1, line.occurrences());
    }

    @Test
    void withoutAPieceThatCanCrossTheRiverTheGameIsDrawn() {
        Line line = Lines.played("3k5/4a4/9/9/9/9/9/4n4/4K4/3A5 w", "e1e2");
        assertEquals(new Outcome.Draw(Outcome.Reason.NO_MATERIAL), outcome(ASIAN, line));
    }

    @Test
    void aLoneHorseCanStillMate() {
        assertInstanceOf(Verdict.Continue.class, ASIAN.judge(Line.from(Rows.position("3k5/9/9/9/9/9/9/4n4/9/4K4 w"))));
    }

    @Test
    void theCaptureOfTheGeneralEndsTheGame() {
        Line line = Line.from(Rows.position("4k4/9/9/9/9/9/9/9/9/4K4 w", Legality.GENERAL_CAPTURE));
        Line taken = line.add(
                line.position().playIfLegal(Move.parse("e0e9").orElseThrow()).orElseThrow());
        assertEquals(new Outcome.Win(Side.RED, Outcome.Reason.GENERAL_CAPTURED), outcome(ASIAN, taken));
    }

    @Test
    void mateAndStalemateLoseForTheSideToMove() {
        Rows.of("terminal.tsv").forEach(row -> {
            Position position = Rows.position(row.get(0));
            Outcome.Reason why = row.get(1).equals("checkmate") ? Outcome.Reason.CHECKMATE : Outcome.Reason.STALEMATE;
            assertEquals(
                    Optional.of(new Outcome.Win(position.turn().opponent(), why)),
                    Optional.of(outcome(ASIAN, Line.from(position))));
        });
    }

    private static Outcome outcome(GameRules rules, Line line) {
        return assertInstanceOf(Verdict.Over.class, rules.judge(line)).outcome();
    }
}
