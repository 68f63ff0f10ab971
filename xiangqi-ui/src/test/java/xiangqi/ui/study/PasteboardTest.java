package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;
import xiangqi.core.study.StudyTree;

/// What is copied and pasted.
class PasteboardTest extends StudyRoom {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h2e2 h9g7",
                "炮二平五 马8进7",
                "炮二平五　馬８進７",
                "1. C2=5 H8+7",
                "①炮二平五 马8进7",
                "回合1 炮二平五 马8进7",
                "1. c2.5 h8+7",
                "1. H2-E2 H9-G7",
                "[DhtmlXQ][DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][/DhtmlXQ]",
                "[Game \"Chinese Chess\"]\n\n1. 炮二平五 马８进７ *"
            })
    void whatIsPastedIsRecognisedAndOpened(String text) {
        desk.clip.text = Optional.of(text);
        model.pasteboard().paste();
        assertEquals(
                List.of(Move.of(Square.H2, Square.E2), Move.of(Square.H9, Square.G7)),
                tree().root().end().line());
        assertEquals(
                Optional.empty(),
                model.games().gameProperty().get().orElseThrow().file());
        assertTrue(model.games().changedProperty().get());
    }

    @Test
    void aPastedGameIsTheOnlyCopyAndIsAskedAboutUntilItLiesInAFile() {
        desk.clip.text = Optional.of("1. 炮二平五 马８进７ *");
        model.pasteboard().paste();
        model.games().open(List.of(file));
        assertEquals(2, tree().size());
        model.games().askingProperty().get().orElseThrow().stay();
        desk.saveAs = Optional.of(Path.of("pasted.pgn"));
        model.keeper().save();
        saveAs(model, SaveChoice.Kind.PGN);
        assertFalse(model.games().changedProperty().get());
        model.games().open(List.of(file));
        assertEquals(Optional.empty(), model.games().askingProperty().get());
        assertEquals(6, tree().size());
    }

    @Test
    void aPastedPositionCanBePastedAgainAndIsNotAskedAbout() {
        desk.clip.text = Optional.of("4k4/9/9/9/9/9/9/9/9/3K2R2 w");
        model.pasteboard().paste();
        assertFalse(model.games().changedProperty().get());
    }

    @Test
    void anEmptyClipboardIsToldAsSuch() {
        desk.clip.text = Optional.empty();
        model.pasteboard().paste();
        assertEquals(List.of(new StudyNotice.NothingToPaste()), model.games().notices());
    }

    @Test
    void pastingAsksAboutUnsavedEditsAndNonsenseChangesNothing() {
        play("b2e2");
        desk.clip.text = Optional.of("明天下午三点");
        model.pasteboard().paste();
        assertInstanceOf(StudyNotice.NotPasted.class, model.games().notices().getLast());
        assertEquals(7, tree().size());
        desk.clip.text = Optional.of("4k4/9/9/9/9/9/9/9/9/3K2R2 w");
        model.pasteboard().paste();
        assertEquals(7, tree().size());
        model.games().askingProperty().get().orElseThrow().drop();
        assertEquals(0, tree().size());
        assertEquals(
                Optional.of(Piece.RED_CHARIOT),
                model.reader().frameProperty().get().board().at(Square.G0));
    }

    @Test
    void filesThatAFileManagerCopiedAreOpened() {
        desk.clip.files = List.of(desk.file("other.pgn", "1. 兵七进一 *"));
        model.pasteboard().paste();
        assertEquals(1, tree().size());
        assertEquals(
                Optional.of(Path.of("other.pgn")),
                model.games().gameProperty().get().orElseThrow().file());
    }

    @Test
    void thePositionTheLineAndTheGameAreCopied() {
        model.reader().goToPly(1);
        model.pasteboard().copy(Form.FEN);
        assertEquals(
                Optional.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1"), desk.clip.text);
        model.pasteboard().copy(Form.DIAGRAM);
        assertTrue(desk.clip.text.orElseThrow().contains("-＋--(炮)--＋---＋--(炮)--＋---＋---＋---＋-"));
        assertTrue(desk.clip.text.orElseThrow().endsWith(" b - - 0 1\n"));
        model.pasteboard().copy(Form.MOVES);
        assertEquals(Optional.of("1. 炮二平五 马８进７\n2. 马二进三 车９平８\n"), desk.clip.text);
        model.pasteboard().copy(Form.COORDINATES);
        assertEquals(
                Optional.of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
                        + " moves h2e2 h9g7 h0g2 i9h9\n"),
                desk.clip.text);
    }

    @ParameterizedTest
    @EnumSource(
            value = Form.class,
            names = {"PGN", "DHTMLXQ", "TEXT"})
    void aCopiedGameIsTheSameWhenItIsPasted(Form form) {
        StudyTree tree = tree();
        model.pasteboard().copy(form);
        assertEquals(Optional.of(form), model.pasteboard().copiedProperty().get());
        model.games().begin();
        model.pasteboard().paste();
        assertEquals(tree, tree());
        assertEquals(
                Optional.of("松间客"),
                model.games()
                        .gameProperty()
                        .get()
                        .orElseThrow()
                        .record()
                        .orElseThrow()
                        .red());
    }
}
