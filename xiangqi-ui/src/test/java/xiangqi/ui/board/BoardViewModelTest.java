package xiangqi.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.Look;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

class BoardViewModelTest {
    private final List<Move> moves = new ArrayList<>();
    private final BoardViewModel board = new BoardViewModel(Position.START, moves::add);

    @Test
    void aPieceThatIsPointedAtIsPickedWithItsTargets() {
        board.pointed(Square.B0);
        var frame = board.frameProperty().get();
        assertEquals(Optional.of(Square.B0), frame.picked());
        assertEquals(Set.of(Square.A2, Square.C2), frame.quiet());
        assertEquals(Set.of(), frame.captures());
    }

    @Test
    void whatItMayCaptureIsMarkedApart() {
        board.pointed(Square.B2);
        var frame = board.frameProperty().get();
        assertEquals(Set.of(Square.B9), frame.captures());
        assertTrue(frame.quiet().contains(Square.E2));
    }

    @Test
    void aSecondPointMakesAMove() {
        board.pointed(Square.H2);
        board.pointed(Square.E2);
        assertEquals(List.of(Move.of(Square.H2, Square.E2)), moves);
        assertEquals(Optional.empty(), board.frameProperty().get().picked());
    }

    @Test
    void aMoveShowsOnlyWhenThePositionIsToldOfIt() {
        board.pointed(Square.H2);
        board.pointed(Square.E2);
        assertEquals(Position.START.board(), board.frameProperty().get().board());
        board.show(after("h2e2"), Move.parse("h2e2"));
        var frame = board.frameProperty().get();
        assertEquals(Move.parse("h2e2"), frame.lastMove());
        assertTrue(frame.board().isEmpty(Square.H2));
    }

    @Test
    void pointingAtThePickedPieceLetsItGo() {
        board.pointed(Square.B0);
        board.pointed(Square.B0);
        assertEquals(Optional.empty(), board.frameProperty().get().picked());
        assertEquals(Set.of(), board.frameProperty().get().quiet());
    }

    @Test
    void anotherPieceOfOnesOwnIsPickedInstead() {
        board.pointed(Square.B0);
        board.pointed(Square.H0);
        assertEquals(Optional.of(Square.H0), board.frameProperty().get().picked());
        assertEquals(List.of(), moves);
    }

    @Test
    void anIllegalMoveIsRefusedWithItsReasonAndThePieceGoesBack() {
        board.pointed(Square.B0);
        board.pointed(Square.D1);
        assertEquals(List.of(), moves);
        assertEquals(Optional.empty(), board.frameProperty().get().picked());
        Attempt.Illegal illegal = board.refusedProperty().get().orElseThrow();
        assertEquals(Attempt.Why.HORSE_LEG_BLOCKED, illegal.why());
        assertEquals(Optional.of(Square.C0), illegal.at());
    }

    @Test
    void theReasonGoesWithTheNextPoint() {
        board.pointed(Square.B0);
        board.pointed(Square.D1);
        board.pointed(Square.B0);
        assertEquals(Optional.empty(), board.refusedProperty().get());
    }

    @Test
    void thePiecesOfTheOtherSideAreNotPicked() {
        board.pointed(Square.B9);
        assertEquals(Optional.empty(), board.frameProperty().get().picked());
    }

    @Test
    void whoOnlyWatchesPicksNothing() {
        board.moversProperty().set(Set.of());
        board.pointed(Square.B0);
        assertEquals(Optional.empty(), board.frameProperty().get().picked());
    }

    @Test
    void aPlayerMovesOnlyTheirOwnSide() {
        board.moversProperty().set(Set.of(Side.BLACK));
        board.pointed(Square.B0);
        assertEquals(Optional.empty(), board.frameProperty().get().picked());
        board.show(after("h2e2"), Move.parse("h2e2"));
        board.pointed(Square.H9);
        assertEquals(Optional.of(Square.H9), board.frameProperty().get().picked());
    }

    @Test
    void takingTheRightToMoveAwayLetsAPickedPieceGo() {
        board.pointed(Square.B0);
        board.moversProperty().set(Set.of());
        assertEquals(Optional.empty(), board.frameProperty().get().picked());
    }

    @Test
    void anotherPositionLetsAPickedPieceGo() {
        board.pointed(Square.B0);
        board.show(after("h2e2"), Move.parse("h2e2"));
        assertEquals(Optional.empty(), board.frameProperty().get().picked());
    }

    @Test
    void theGeneralInCheckIsMarked() {
        board.show(position("4k4/9/9/9/9/9/9/9/4r4/3K5 b"), Optional.empty());
        assertEquals(Optional.empty(), board.frameProperty().get().check());
        board.show(position("4k4/9/9/9/9/9/9/9/3r5/3K5 w"), Optional.empty());
        assertEquals(Optional.of(Square.D0), board.frameProperty().get().check());
    }

    @Test
    void turningTheBoardChangesItsLookOnly() {
        var before = board.frameProperty().get();
        board.flippedProperty().set(true);
        assertEquals(Look.USUAL.flipped(true), board.lookProperty().get());
        assertEquals(before, board.frameProperty().get());
    }

    @Test
    void aPieceDraggedOffTheBoardIsLetGo() {
        board.pointed(Square.B0);
        board.draggedOff(Square.B0);
        assertEquals(Optional.empty(), board.frameProperty().get().picked());
    }

    private static Position after(String iccs) {
        return Position.START.play(Move.parse(iccs).orElseThrow()) instanceof Attempt.Played played
                ? played.ply().after()
                : position("illegal");
    }

    private static Position position(String fen) {
        return Fen.read(fen) instanceof FenReading.Read read
                        && Position.check(read.setup(), Legality.STRICT) instanceof Checked.Legal legal
                ? legal.position()
                : fail("no position: " + fen);
    }
}
