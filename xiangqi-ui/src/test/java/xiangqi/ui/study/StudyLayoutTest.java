package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.diagram.Geometry;
import xiangqi.ui.board.BoardView;
import xiangqi.ui.text.Language;

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

    @ParameterizedTest
    @EnumSource(Language.class)
    void beingSmallWithTheListOpenEverythingIsWholeAndInItsColumn(Language language) {
        onFx(() -> settings.change(kept -> kept.language(language)));
        open("many.pgn", "[Title \"" + LONG + "\"]\n\n" + GAME + "\n" + GAME);
        Parent root = layOut(1000, 700);
        onFx(() -> ((Button) root.lookup("#listToggle")).fire());
        layOutAgain(root);
        Bounds column = place(root, "#centre");
        assertTrue(place(root, "#library").getWidth() >= 180);
        for (String id : List.of(
                "#listToggle",
                "#title",
                "#state",
                "#flip",
                "#mirror",
                "#copy",
                "#scratch",
                "#save",
                "#more",
                "#first",
                "#back",
                "#forward",
                "#last",
                "#autoplayButton",
                "#slider",
                "#ply",
                "#plies",
                "#pace")) {
            Bounds at = place(root, id);
            assertTrue(at.getMinX() >= column.getMinX() && at.getMaxX() <= column.getMaxX(), id + at + column);
            assertTrue(at.getWidth() > 0 && at.getHeight() > 0, id + at);
        }
        assertEquals(LONG, shownText((Labeled) root.lookup("#title")));
        for (String id : List.of("#state", "#plies", "#pace", "#save")) {
            Labeled labeled = (Labeled) root.lookup(id);
            assertFalse(shownText(labeled).contains("…"), id + shownText(labeled));
        }
        assertTrue(place(root, "#head").getMaxY() <= place(root, "#place").getMinY() + 1);
    }

    @Test
    void tryingMovesTakesNothingFromTheBoard() {
        open("game.pgn", GAME);
        Parent root = layOut(1280, 800);
        double before = place(root, "#place").getHeight();
        onFx(model.scratch()::begin);
        layOutAgain(root);
        assertEquals(before, place(root, "#place").getHeight(), 0.5);
        assertTrue(place(root, "#trying").getHeight() > 0);
    }

    @Test
    void aShortNameKeepsItsLargeLetters() {
        open("game.pgn", GAME);
        assertFalse(find("#title").getStyleClass().contains("long"));
    }

    private void layOutAgain(Parent root) {
        for (int i = 0; i < 3; i++) {
            onFx(() -> {
                root.applyCss();
                root.layout();
            });
        }
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
