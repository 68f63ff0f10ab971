package xiangqi.core.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Piece;

/// Games in which a move into check is possible and the general can be captured (houses.md §1).
class GeneralCaptureTest {
    @Test
    void aGeneralCapturesTheOtherAlongAnOpenFileAndThatEndsTheGame() {
        Position position = Rows.position("4k4/9/9/9/9/9/9/9/9/4K4 w", Legality.GENERAL_CAPTURE);
        Ply ply = played(position, "e0e9");
        assertEquals(Optional.of(Piece.BLACK_GENERAL), ply.captured());
        assertEquals(Ending.GENERAL_CAPTURED, ply.after().end());
        assertEquals(List.of(), ply.after().legalMoves());
    }

    @Test
    void afterTheGeneralWasCapturedEveryMoveIsRefused() {
        Position position = Rows.position("3k5/9/9/9/9/9/9/9/9/3RK1r2 w", Legality.GENERAL_CAPTURE);
        Position after = played(position, "d0d9").after();
        Move move = Move.parse("g0g1").orElseThrow();
        assertEquals(new Attempt.Illegal(move, Attempt.Why.GENERAL_LOST, Optional.empty()), after.play(move));
    }

    @Test
    void aMoveIntoCheckIsPossibleAndTheOpponentMayCapture() {
        Position position = Rows.position("3k5/9/9/9/9/9/9/9/8r/4K4 w", Legality.GENERAL_CAPTURE);
        Position exposed = played(position, "e0e1").after();
        assertTrue(exposed.isLegal(Move.parse("i1e1").orElseThrow()));
        assertEquals(Ending.NONE, exposed.end());
    }

    @Test
    void aSideWithoutASafeMoveIsMatedUnlessItCanCaptureTheGeneral() {
        Position mated = Rows.position("4k4/9/9/9/9/9/9/9/r8/1r2K4 w", Legality.GENERAL_CAPTURE);
        assertEquals(Ending.NONE, mated.end(), "the facing general can be captured");
        Position really = Rows.position("3k5/9/9/9/9/9/9/9/r8/1r2K4 w", Legality.GENERAL_CAPTURE);
        assertEquals(Ending.CHECKMATE, really.end());
    }

    private static Ply played(Position position, String move) {
        return assertInstanceOf(
                        Attempt.Played.class, position.play(Move.parse(move).orElseThrow()))
                .ply();
    }
}
