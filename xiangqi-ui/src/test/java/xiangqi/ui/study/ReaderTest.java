package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Result;
import xiangqi.core.rules.Move;
import xiangqi.core.study.StudyTree;

/// Going through a game without changing it.
class ReaderTest extends StudyRoom {
    @Test
    void aFileOpensAtItsStart() {
        assertTrue(here().isRoot());
        assertEquals(Board.STANDARD, model.reader().frameProperty().get().board());
        assertEquals(4, model.reader().pliesProperty().get());
        assertFalse(model.games().changedProperty().get());
        assertEquals(List.of(file), desk.remembered);
    }

    @Test
    void steppingNeverChangesTheTree() {
        StudyTree tree = tree();
        model.reader().forward();
        model.reader().forward();
        model.reader().nextVariation();
        model.reader().last();
        model.reader().back();
        model.reader().previousVariation();
        model.reader().goToPly(3);
        model.reader().first();
        assertSame(tree, tree());
        assertFalse(model.games().changedProperty().get());
        assertFalse(model.editor().undoableProperty().get());
    }

    @Test
    void theBoardShowsThePositionWithItsLastMove() {
        model.reader().forward();
        assertEquals(
                Optional.of(Move.of(Square.H2, Square.E2)),
                model.reader().frameProperty().get().lastMove());
        assertEquals(
                Optional.of(Piece.RED_CANNON),
                model.reader().frameProperty().get().board().at(Square.E2));
    }

    @Test
    void goingForwardStaysInTheVariationThatWasLeft() {
        model.reader().goToPly(2);
        model.reader().nextVariation();
        model.reader().forward();
        assertEquals(3, here().ply());
        model.reader().goToPly(0);
        assertEquals(3, model.reader().pliesProperty().get());
        model.reader().last();
        assertEquals(Optional.of("马二进三"), model.reader().names().of(here()));
        assertFalse(here().isMainLine());
    }

    @Test
    void goingToTheStartReturnsToTheMainLine() {
        model.reader().goToPly(2);
        model.reader().nextVariation();
        model.reader().forward();
        model.reader().first();
        assertTrue(here().isRoot());
        assertEquals(4, model.reader().pliesProperty().get());
        model.reader().forward();
        model.reader().forward();
        assertTrue(here().isMainLine());
        model.reader().last();
        assertEquals(Optional.of("车９平８"), model.reader().names().of(here()));
    }

    @Test
    void goingToTheStartFromTheStartReturnsToTheMainLineToo() {
        model.reader().goToPly(2);
        model.reader().nextVariation();
        model.reader().back();
        model.reader().back();
        assertEquals(3, model.reader().pliesProperty().get());
        model.reader().first();
        assertEquals(4, model.reader().pliesProperty().get());
    }

    @Test
    void aMoveThatIsThereIsFollowed() {
        StudyTree tree = tree();
        play("h2e2");
        assertSame(tree, tree());
        assertEquals(1, here().ply());
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void aRecordWithoutPiecesIsText() {
        StudyTree preface = StudyTree.on(new Setup(Board.EMPTY, Side.RED));
        preface = preface.comment(preface.root(), "卷首语").tree();
        model.games().open(new GameRecord(Headers.NONE, Result.UNKNOWN, preface));
        assertEquals(Optional.of("卷首语"), model.reader().prefaceProperty().get());
        assertEquals(Board.EMPTY, model.reader().frameProperty().get().board());
        model.reader().forward();
        play("h2e2");
        assertEquals(0, tree().size());
    }

    @Test
    void namesFollowTheNotation() {
        model.reader().forward();
        assertEquals(Optional.of("炮二平五"), model.reader().names().of(here()));
        desk.notation.set(Notation.WXF);
        assertEquals(Optional.of("C2=5"), model.reader().names().of(here()));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "3, 3", "99, 4", "１, 1", "1., 1", "1..., 2", "1\u2026, 2", "2。, 3", "9., 4"})
    void aWrittenNumberIsAMoveOrARoundsMove(String number, int ply) {
        model.reader().goToPly(2);
        assertTrue(model.reader().goTo(number));
        assertEquals(ply, here().ply());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "-1", "炮二平五", "12345678"})
    void whatIsNoNumberIsNotGoneTo(String number) {
        model.reader().goToPly(2);
        assertFalse(model.reader().goTo(number));
        assertEquals(2, here().ply());
    }

    @Test
    void roundsAreCountedAsTheGameCountsThem() {
        model.games()
                .open(List.of(desk.file(
                        "black.pgn",
                        "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 7\"]\n\n"
                                + "7... 马８进７ 8. 马二进三 *\n")));
        assertTrue(model.reader().goTo("8."));
        assertEquals(Optional.of("马二进三"), model.reader().names().of(here()));
    }

    @Test
    void thePositionOnTheBoardCanBeSetUp() {
        model.reader().goToPly(1);
        assertEquals(
                Optional.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1"),
                model.reader().setup().map(Fen::write));
    }
}
