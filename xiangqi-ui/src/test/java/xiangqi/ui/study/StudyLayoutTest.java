package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.diagram.Geometry;
import xiangqi.ui.board.BoardView;

/// Where things stand in windows of many sizes.
class StudyLayoutTest extends StudyScreen {
    private static final String LONG = "五九炮过河车对屏风马平炮兑车黑退炮邀兑研究";

    private static Bounds place(Parent root, String query) {
        Node node = root.lookup(query);
        return node.localToScene(node.getLayoutBounds());
    }

    @ParameterizedTest
    @CsvSource({"1000,700", "1280,800", "1600,1000", "2560,1440"})
    void theBoardTakesTheRoomThereIsAndStandsInTheMiddleOfIt(double width, double height) {
        open("game.pgn", GAME);
        Parent root = layOut(width, height);
        BoardView board = (BoardView) root.lookup("#board");
        Bounds column = place(root, "#centre");
        Bounds room = place(root, "#place");
        double drawn = Math.min(room.getWidth(), room.getHeight() * Geometry.proportion(board.getLook()));
        assertTrue(drawn > 0.95 * room.getWidth() || drawn > 0.9 * (height - 150), drawn + " in " + room);
        Bounds head = place(root, "#head");
        Bounds steps = place(root, "#steps");
        assertEquals(column.getCenterX(), room.getCenterX(), 1);
        assertEquals(column.getCenterX(), head.getCenterX(), 1);
        assertEquals(column.getCenterX(), steps.getCenterX(), 1);
        assertEquals(drawn, steps.getWidth(), 1);
    }

    @Test
    void atSixteenHundredTheMovesGetWhatTheBoardLeaves() {
        open("game.pgn", GAME);
        Parent root = layOut(1600, 1000);
        double beside = place(root, "#place").getWidth() - place(root, "#steps").getWidth();
        assertTrue(beside < 24, beside + " beside the board, moves " + place(root, "#side"));
        assertTrue(place(root, "#side").getWidth() > 600, place(root, "#side") + "");
    }

    @ParameterizedTest
    @CsvSource({"1000,700", "1600,1000"})
    void aLongNameIsWholeInTwoLines(double width, double height) {
        open("game.pgn", "[Title \"" + LONG + "\"]\n\n" + GAME);
        Parent root = layOut(width, height);
        Label title = (Label) root.lookup("#title");
        assertEquals(LONG, shownText(title));
        assertTrue(title.getTooltip().getText().startsWith(LONG));
    }

    @Test
    void aShortNameKeepsItsLargeLetters() {
        open("game.pgn", GAME);
        assertFalse(find("#title").getStyleClass().contains("long"));
    }

    /// What is to be seen of a label, its lines joined again.
    private static String shownText(Labeled label) {
        return label.getChildrenUnmodifiable().stream()
                .filter(Text.class::isInstance)
                .map(text -> ((Text) text).getText().replace("\n", ""))
                .findFirst()
                .orElse("");
    }
}
