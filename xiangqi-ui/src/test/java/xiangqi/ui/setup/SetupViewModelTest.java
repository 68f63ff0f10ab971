package xiangqi.ui.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Board;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.house.Odds;
import xiangqi.core.notation.FenFault;

class SetupViewModelTest {
    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

    private final UsesOfTest uses = new UsesOfTest();
    private final SetupViewModel model = new SetupViewModel(uses);

    private Board board() {
        return model.setupProperty().get().board();
    }

    private List<Fault.Kind> faults() {
        return model.faultsProperty().get().stream().map(Fault::kind).toList();
    }

    @Test
    void itBeginsWithTheStartOfAGame() {
        assertEquals(Setup.STANDARD, model.setupProperty().get());
        assertEquals(START + " w - - 0 1", model.fenProperty().get());
        assertEquals(List.of(), faults());
        assertFalse(model.undoableProperty().get());
    }

    @Test
    void aPieceFromTheBoxIsPutDownAtEveryPointThatIsMeant() {
        model.clear();
        model.handProperty().set(Optional.of(Piece.RED_SOLDIER));
        model.pointed(Square.C6);
        model.pointed(Square.G6);
        assertEquals(List.of(Square.C6, Square.G6), board().squaresOf(Piece.RED_SOLDIER));
        assertEquals(3, model.left(Piece.RED_SOLDIER));
    }

    @Test
    void meaningThePointAgainTakesThePieceFromTheBoxBack() {
        model.clear();
        model.handProperty().set(Optional.of(Piece.RED_SOLDIER));
        model.pointed(Square.C6);
        model.pointed(Square.C6);
        assertEquals(Board.EMPTY, board());
    }

    @Test
    void aPickedPieceGoesAnywhereAndTakesWhatStandsThere() {
        model.pointed(Square.A0);
        assertEquals(Optional.of(Square.A0), model.frameProperty().get().picked());
        model.pointed(Square.I9);
        assertEquals(Optional.of(Piece.RED_CHARIOT), board().at(Square.I9));
        assertTrue(board().isEmpty(Square.A0));
        assertEquals(Optional.empty(), model.frameProperty().get().picked());
    }

    @Test
    void aPieceDroppedBesideTheBoardIsTakenAway() {
        model.pointed(Square.H2);
        model.draggedBeside(Square.H2);
        assertTrue(board().isEmpty(Square.H2));
    }

    @Test
    void aPiecePutBackWhereItWasStays() {
        model.pointed(Square.H2);
        model.draggedOff(Square.H2);
        assertEquals(Setup.STANDARD, model.setupProperty().get());
    }

    @Test
    void theOtherMouseButtonTakesAPieceAway() {
        model.drawn(Square.B0, Square.B0, 0);
        assertTrue(board().isEmpty(Square.B0));
        model.drawn(Square.C0, Square.D5, 0);
        assertFalse(board().isEmpty(Square.C0));
    }

    @Test
    void faultsAreNamedAsTheyArise() {
        model.drawn(Square.E9, Square.E9, 0);
        assertEquals(List.of(Fault.Kind.NO_GENERAL), faults());
        model.handProperty().set(Optional.of(Piece.BLACK_GENERAL));
        model.pointed(Square.E5);
        assertEquals(List.of(Fault.Kind.GENERAL_OUTSIDE_PALACE), faults());
        model.handProperty().set(Optional.of(Piece.RED_CHARIOT));
        model.pointed(Square.A5);
        assertTrue(faults().contains(Fault.Kind.TOO_MANY));
        assertEquals(-1, model.left(Piece.RED_CHARIOT));
    }

    @Test
    void theSideThatIsNotToMoveMayNotStandInCheck() {
        model.fenProperty().set("3k5/9/9/9/9/9/9/9/9/3RK4 w");
        assertEquals(List.of(Fault.Kind.OPPONENT_IN_CHECK), faults());
        model.turnProperty().set(Side.BLACK);
        assertEquals(List.of(), faults());
        assertEquals(Optional.of(Square.D9), model.frameProperty().get().check());
    }

    @Test
    void theFaultsOnTheBoardAreThoseThatAreTold() {
        model.clear();
        model.undo();
        model.drawn(Square.E0, Square.E0, 0);
        assertEquals(model.faultsProperty().get(), model.frameProperty().get().faults());
    }

    @Test
    void everyChangeCanBeTakenBack() {
        model.drawn(Square.B0, Square.B0, 0);
        model.turnProperty().set(Side.BLACK);
        model.mirror();
        model.undo();
        model.undo();
        model.undo();
        assertEquals(Setup.STANDARD, model.setupProperty().get());
        assertEquals(Side.RED, model.turnProperty().get());
        assertFalse(model.undoableProperty().get());
    }

    @Test
    void theFenFollowsTheBoardAndTheBoardTheFen() {
        model.drawn(Square.B0, Square.B0, 0);
        assertEquals(
                "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w - - 0 1",
                model.fenProperty().get());
        model.fenProperty().set("4k4/9/9/9/9/9/9/9/4A4/4K4 b");
        assertEquals(Optional.of(Piece.RED_ADVISOR), board().at(Square.E1));
        assertEquals(Side.BLACK, model.turnProperty().get());
        assertEquals("4k4/9/9/9/9/9/9/9/4A4/4K4 b", model.fenProperty().get());
    }

    @Test
    void aTextThatIsNoFenIsToldAndTheBoardStays() {
        model.fenProperty().set("4k4/9/q");
        assertEquals(
                Optional.of(FenFault.Kind.UNKNOWN_LETTER),
                model.fenFaultProperty().get().map(FenFault::kind));
        assertEquals(Setup.STANDARD, model.setupProperty().get());
        model.drawn(Square.B0, Square.B0, 0);
        assertEquals(Optional.empty(), model.fenFaultProperty().get());
    }

    @Test
    void movesBehindTheFenAreMade() {
        model.fenProperty().set(START + " w - - 0 1 moves h2e2 h9g7");
        assertEquals(Optional.of(Piece.RED_CANNON), board().at(Square.E2));
        assertEquals(Optional.of(Piece.BLACK_HORSE), board().at(Square.G7));
        assertEquals(Side.RED, model.turnProperty().get());
    }

    @Test
    void oddsAreStartsOfRed() {
        model.odds(Odds.Kind.ROOK_HORSE);
        assertEquals(Board.STANDARD.without(Square.A0).without(Square.B0), board());
        assertEquals(List.of(), faults());
    }

    @Test
    void mirroringAndExchangingMoveThePiecesThemselves() {
        model.drawn(Square.B0, Square.B0, 0);
        model.mirror();
        assertEquals(Board.STANDARD.without(Square.H0), board());
        model.exchange();
        assertEquals(Board.STANDARD.without(Square.B9), board());
        assertEquals(Side.BLACK, model.turnProperty().get());
    }

    @Test
    void turningTheBoardTurnsTheViewAlone() {
        model.flip();
        assertTrue(model.lookProperty().get().flipped());
        assertEquals(Setup.STANDARD, model.setupProperty().get());
    }

    @Test
    void onlyAPositionCanBeUsed() {
        model.clear();
        model.play();
        model.study();
        assertEquals(List.of(), uses.done);
        model.fenProperty().set("3k5/9/9/9/9/9/9/9/4A4/4K4 b");
        model.play();
        model.study();
        assertEquals(List.of("play 3k5/9/9/9/9/9/9/9/4A4/4K4 b", "study 3k5/9/9/9/9/9/9/9/4A4/4K4 b"), uses.done);
    }

    @Test
    void cancelLeavesEverythingAsItWas() {
        model.odds(Odds.Kind.CANNON);
        Setup there = model.setupProperty().get();
        model.open();
        model.clear();
        model.cancel();
        assertEquals(there, model.setupProperty().get());
        assertEquals(List.of("back"), uses.done);
    }

    @Test
    void aPositionFromElsewhereIsSetUpAndCancellingBringsBackWhatWasThere() {
        model.clear();
        Setup before = model.setupProperty().get();
        model.open(Setup.STANDARD);
        assertEquals(Setup.STANDARD, model.setupProperty().get());
        model.study();
        assertEquals(List.of("study " + START + " w"), uses.done);
        model.cancel();
        assertEquals(before, model.setupProperty().get());
    }
}
