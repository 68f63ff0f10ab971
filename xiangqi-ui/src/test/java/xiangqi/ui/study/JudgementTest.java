package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.game.Conduct;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.Outcome;
import xiangqi.core.rules.Move;
import xiangqi.core.study.StudyTree;

class JudgementTest {
    /// Perpetual check by a chariot; Black's last move brings the position for the third time.
    static final String CHECKS = """
        [FEN "3k5/R8/9/9/9/9/9/9/9/4K4 w - - 0 1"]
        [Rules "%s"]

        a8a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 *
        """;

    private final Desk desk = new Desk();
    private final StudyViewModel model = desk.model();

    private void open(String text) {
        model.games().open(List.of(desk.file("game.pgn", text)));
    }

    private Optional<Judgement.Told> told() {
        return model.judgement().toldProperty().get();
    }

    private static String verdict(Judgement.Told told) {
        return told.judged()
                .blamed()
                .map(side -> side == Side.RED ? "red_loses" : "black_loses")
                .orElse("draw");
    }

    private static String pgn(String fen, String moves, String rules) {
        return "[FEN \"%s - - 0 1\"]\n%s\n%s *\n".formatted(fen, rules, moves);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "judgement.tsv", delimiter = '\t', useHeadersInDisplayName = true)
    void theSameCycleIsJudgedByTheEditionThatTheRecordNames(
            String id, String fen, String moves, String chinese, String asian) {
        for (Edition edition : Edition.values()) {
            open(pgn(fen, moves, "[Rules \"" + edition.code() + "\"]\n"));
            model.reader().last();
            Judgement.Told told = told().orElseThrow();
            assertEquals(edition == Edition.CHINESE ? chinese : asian, verdict(told), id + " " + edition);
            assertEquals(edition, told.edition());
            assertTrue(told.named());
            assertTrue(told.isOver());
        }
    }

    @Test
    void aRecordThatNamesNoneOrOneThatNobodyKnowsIsJudgedAsNewGamesAre() {
        for (String rules : List.of("", "[Rules \"marble-7\"]\n")) {
            open(pgn("3k5/R8/9/9/9/9/9/9/9/4K4 w", "a8a9 d9d8 a9a8 d8d9", rules));
            model.reader().last();
            assertEquals(Edition.CHINESE, told().orElseThrow().edition());
            assertFalse(told().orElseThrow().named());
        }
    }

    @Test
    void theSecondTimeIsAWarningAndTheThirdTheVerdict() {
        open(CHECKS.formatted("asian-1"));
        model.reader().goToPly(3);
        assertEquals(Optional.empty(), told());
        model.reader().goToPly(4);
        Judgement.Told warned = told().orElseThrow();
        assertEquals(2, warned.occurrence());
        assertFalse(warned.isOver());
        model.reader().goToPly(8);
        Judgement.Told over = told().orElseThrow();
        assertEquals(3, over.occurrence());
        assertTrue(over.isOver());
        assertEquals(
                new Outcome.Win(Side.BLACK, Outcome.Reason.PERPETUAL_CHECK),
                over.judged().outcome());
        Evidence.Repetition repetition = over.judged().evidence().repetition().orElseThrow();
        assertEquals(Conduct.Kind.PERPETUAL_CHECK, repetition.red().kind());
        assertEquals(Conduct.Kind.IDLE, repetition.black().kind());
    }

    @Test
    void theMovesOfWhoeverIsToBlameAreDrawnUntilThatIsTurnedOffOrAnotherPlaceIsRead() {
        open(CHECKS.formatted("chinese-1"));
        model.reader().last();
        List<Move> checks = List.of(Move.of(Square.A8, Square.A9), Move.of(Square.A9, Square.A8));
        assertEquals(checks, model.reader().frameProperty().get().loop());
        model.judgement().loopShownProperty().set(false);
        assertEquals(List.of(), model.reader().frameProperty().get().loop());
        model.judgement().loopShownProperty().set(true);
        model.reader().goToPly(2);
        assertEquals(List.of(), model.reader().frameProperty().get().loop());
    }

    @Test
    void judgingChangesNeitherTheTreeNorWhetherItIsSaved() {
        open(CHECKS.formatted("chinese-1"));
        StudyTree before = model.reader().nodeProperty().get().orElseThrow().tree();
        model.reader().last();
        assertTrue(told().isPresent());
        assertEquals(before, model.reader().nodeProperty().get().orElseThrow().tree());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void whoHasSteppedOnIsNotToldOfThePlaceBefore() {
        open(CHECKS.formatted("chinese-1"));
        desk.slow = true;
        model.reader().goToPly(8);
        assertEquals(Optional.empty(), told());
        model.reader().goToPly(7);
        model.reader().goToPly(1);
        desk.work();
        assertEquals(Optional.empty(), told());
        model.reader().goToPly(4);
        desk.work();
        assertEquals(2, told().orElseThrow().occurrence());
    }

    @Test
    void whatIsTriedOnTheScratchBoardIsJudgedTheSame() {
        open(pgn("3k5/R8/9/9/9/9/9/9/9/4K4 w", "a8a9 d9d8", "[Rules \"asian-1\"]\n"));
        model.reader().last();
        model.scratch().begin();
        model.editor().play(Move.of(Square.A9, Square.A8));
        model.editor().play(Move.of(Square.D8, Square.D9));
        assertEquals(Edition.ASIAN, told().orElseThrow().edition());
    }
}
