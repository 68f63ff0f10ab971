package xiangqi.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAction;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.paint.Color;
import javafx.scene.shape.Shape;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Look;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.ui.screen.ScreenTest;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

class BoardViewTest extends ScreenTest {
    private final List<Square> meant = new ArrayList<>();
    private final List<Square> off = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();
    private final BoardView board = new BoardView();
    private final BoardViewModel model = new BoardViewModel(Position.START, this::play);

    @Override
    protected Parent content() {
        board.setWords(Words.in(Language.ENGLISH));
        board.frameProperty().bind(model.frameProperty());
        board.lookProperty().bind(model.lookProperty());
        board.setListener(new BoardListener() {
            @Override
            public void pointed(Square square) {
                meant.add(square);
                model.pointed(square);
            }

            @Override
            public void draggedOff(Square from) {
                off.add(from);
                model.draggedOff(from);
            }
        });
        HBox.setHgrow(board, Priority.ALWAYS);
        Button before = new Button("before");
        before.setId("before");
        return new HBox(before, board);
    }

    private void play(Move move) {
        moves.add(move);
        if (model.position().play(move) instanceof Attempt.Played played) {
            model.show(played.ply().after(), Optional.of(move));
        }
    }

    @Test
    void theBoardHasItsColoursInThePulseThatLaysItOut() {
        onFx(() -> {
            BoardView fresh = new BoardView();
            HBox page = new HBox(fresh);
            ((Pane) stage().getScene().getRoot()).getChildren().add(page);
            page.applyCss();
            page.resize(500, 560);
            page.layout();
            assertEquals(
                    ((Shape) board.lookup(".fill-wood")).getFill(), ((Shape) fresh.lookup(".fill-wood")).getFill());
            assertNotEquals(Color.BLACK, ((Shape) fresh.lookup(".fill-wood")).getFill());
        });
    }

    @Test
    void twoClicksAreAMove() {
        clickOn(point(Square.H2)).clickOn(point(Square.E2));
        assertEquals(List.of(Square.H2, Square.E2), meant);
        assertEquals(List.of(Move.of(Square.H2, Square.E2)), moves);
        assertEquals(Optional.of(Piece.RED_CANNON), board.getFrame().board().at(Square.E2));
    }

    @Test
    void aDragIsAMove() {
        drag(point(Square.H2)).dropTo(point(Square.E2));
        assertEquals(List.of(Square.H2, Square.E2), meant);
        assertEquals(List.of(Move.of(Square.H2, Square.E2)), moves);
    }

    @Test
    void aPickedPieceFollowsThePointer() {
        drag(point(Square.H2)).moveTo(point(Square.F4));
        assertEquals(centreOnScreen(point(Square.F4)), placeOnScreen(Square.H2));
        drop();
    }

    @Test
    void anotherSidesPieceDoesNot() {
        Point2D before = placeOnScreen(Square.H7);
        drag(point(Square.H7)).moveTo(point(Square.F5));
        assertEquals(before, placeOnScreen(Square.H7));
        drop();
        assertEquals(List.of(), moves);
    }

    @Test
    void aPieceDroppedWhereItMayNotGoIsBackAtItsPoint() {
        onFx(() -> board.animatedProperty().set(false));
        Point2D before = placeOnScreen(Square.B0);
        drag(point(Square.B0)).dropTo(point(Square.D1));
        assertEquals(before, placeOnScreen(Square.B0));
        assertTrue(model.refusedProperty().get().isPresent());
    }

    @Test
    void aPieceThatIsTakenOutOfOnesHandGoesHome() {
        onFx(() -> board.animatedProperty().set(false));
        Point2D before = placeOnScreen(Square.H2);
        drag(point(Square.H2)).moveTo(point(Square.F4));
        onFx(() -> model.moversProperty().set(Set.of()));
        drop();
        assertEquals(before, placeOnScreen(Square.H2));
        assertEquals(List.of(), moves);
    }

    @Test
    void aPieceDroppedBesideTheBoardIsLetGo() {
        drag(point(Square.B0)).dropTo("#before");
        assertEquals(List.of(Square.B0), off);
        assertEquals(Optional.empty(), board.getFrame().picked());
    }

    @Test
    void aSecondClickLetsThePieceGo() {
        clickOn(point(Square.B0)).clickOn(point(Square.B0));
        assertEquals(List.of(Square.B0, Square.B0), meant);
        assertEquals(Optional.empty(), board.getFrame().picked());
    }

    @Test
    void aPickedPieceCanStillBeDragged() {
        clickOn(point(Square.H2));
        drag(point(Square.H2)).dropTo(point(Square.E2));
        assertEquals(List.of(Move.of(Square.H2, Square.E2)), moves);
    }

    @Test
    void theOtherButtonsMeanNothing() {
        clickOn(point(Square.B0), MouseButton.SECONDARY);
        assertEquals(List.of(), meant);
    }

    @Test
    void aBoardThatOnlyShowsMeansNothing() {
        onFx(() -> board.enabledProperty().set(false));
        clickOn(point(Square.B0));
        assertEquals(List.of(), meant);
    }

    @Test
    void turningTheBoardMovesItsPoints() {
        Point2D before = centreOnScreen(point(Square.A0));
        onFx(() -> model.flippedProperty().set(true));
        assertEquals(before, centreOnScreen(point(Square.I9)));
        clickOn(point(Square.B0));
        assertEquals(List.of(Square.B0), meant);
    }

    @Test
    void theKeyboardWalksOverTheBoardAndMoves() {
        focusByKeyboard();
        assertEquals(Square.E0, board.pointProperty().get());
        type(KeyCode.LEFT, KeyCode.LEFT, KeyCode.LEFT, KeyCode.ENTER, KeyCode.UP, KeyCode.UP, KeyCode.RIGHT);
        type(KeyCode.SPACE);
        assertEquals(List.of(Move.of(Square.B0, Square.C2)), moves);
    }

    @Test
    void theArrowsGoByThePictureWhenTheBoardIsTurned() {
        onFx(() -> model.flippedProperty().set(true));
        focusByKeyboard();
        type(KeyCode.LEFT, KeyCode.DOWN);
        assertEquals(Square.F1, board.pointProperty().get());
    }

    @Test
    void escapeLetsAPickedPieceGo() {
        focusByKeyboard();
        type(KeyCode.ENTER, KeyCode.ESCAPE);
        assertEquals(Optional.empty(), board.getFrame().picked());
    }

    @Test
    void afterAClickTheArrowsAreLeftToOthers() {
        clickOn(point(Square.B0));
        type(KeyCode.RIGHT);
        assertEquals(Square.B0, board.pointProperty().get());
    }

    @Test
    void everyPointIsNamed() {
        assertEquals("red cannon on h2", point(Square.H2).getAccessibleText());
        assertEquals("e4 empty", point(Square.E4).getAccessibleText());
        clickOn(point(Square.B2));
        assertEquals("red cannon on b2, picked up", point(Square.B2).getAccessibleText());
        assertEquals("black horse on b9, may capture", point(Square.B9).getAccessibleText());
        assertEquals("b4 empty, may go here", point(Square.B4).getAccessibleText());
    }

    @Test
    void aPointIsNamedInChineseByFileAndRank() {
        onFx(() -> board.setWords(Words.in(Language.SIMPLIFIED)));
        assertEquals("二路三线 红炮", point(Square.H2).getAccessibleText());
    }

    @Test
    void theLastMoveIsReadOut() {
        clickOn(point(Square.H2)).clickOn(point(Square.E2));
        assertEquals("red cannon from h2 to e2", board.getAccessibleText());
    }

    @Test
    void assistiveProgramsCanPressAPoint() {
        onFx(() -> point(Square.B0).executeAccessibleAction(AccessibleAction.FIRE));
        assertEquals(List.of(Square.B0), meant);
    }

    @Test
    void framesInQuickSuccessionAreShownAtOnce() {
        onFx(() -> {
            play(Move.of(Square.H2, Square.E2));
            play(Move.of(Square.H9, Square.G7));
            play(Move.of(Square.H0, Square.G2));
        });
        assertEquals(homeOf(Square.G2), inBoard(Square.G2));
        assertEquals(homeOf(Square.G7), inBoard(Square.G7));
        assertEquals(homeOf(Square.E2), inBoard(Square.E2));
    }

    @Test
    void aMovingPieceIsAtItsNewPointAsSoonAsAnyoneAsks() {
        onFx(() -> play(Move.of(Square.H2, Square.E2)));
        assertTrue(board.layers().figureAt(Square.E2).isPresent());
        assertFalse(board.layers().figureAt(Square.H2).isPresent());
    }

    @Test
    void anotherPositionDoesNotMoveItsPieces() {
        onFx(() -> {
            board.frameProperty().unbind();
            board.setFrame(Frame.of(
                    Board.STANDARD.mirrored().recoloured().without(Square.A0).without(Square.B0)));
        });
        for (Square square : Square.values()) {
            board.layers().figureAt(square).ifPresent(_ -> assertEquals(homeOf(square), inBoard(square)));
        }
    }

    @Test
    void aBoardOfAnySizeKeepsItsProportions() {
        onFx(() -> {
            stage().setWidth(700);
            stage().setHeight(640);
        });
        Bounds lowest = point(Square.A0).getBoundsInParent();
        Bounds highest = point(Square.I9).getBoundsInParent();
        double width = highest.getCenterX() - lowest.getCenterX();
        double height = lowest.getCenterY() - highest.getCenterY();
        assertEquals(8.0 / 9, width / height, 0.01);
    }

    @Test
    void theLookIsThatOfTheSettings() {
        onFx(() -> model.tasteProperty().set(Look.USUAL.with(Look.Coordinates.NONE)));
        assertEquals(Look.Coordinates.NONE, board.getLook().coordinates());
    }

    private void focusByKeyboard() {
        onFx(() -> find("#before").requestFocus());
        type(KeyCode.TAB);
        assertTrue(board.isFocusVisible());
    }

    private Point2D inBoard(Square square) {
        FigureNode node = board.layers().figureAt(square).orElseThrow();
        return new Point2D(node.getTranslateX(), node.getTranslateY());
    }

    private Point2D homeOf(Square square) {
        return new Point2D(board.geometry().x(square), board.geometry().y(square));
    }

    private Point2D placeOnScreen(Square square) {
        return rounded(board.localToScreen(inBoard(square)));
    }

    private static Point2D centreOnScreen(Node node) {
        Bounds bounds = node.localToScreen(node.getBoundsInLocal());
        return rounded(new Point2D(bounds.getCenterX(), bounds.getCenterY()));
    }

    private static Point2D rounded(Point2D point) {
        return new Point2D(Math.floor(point.getX()), Math.floor(point.getY()));
    }
}
