package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Square;
import xiangqi.ui.board.BoardView;
import xiangqi.ui.settings.StudyTaste;
import xiangqi.ui.theme.Contrast;
import xiangqi.ui.theme.Theme;

/// The list of moves: what is in sight, and what a click there does.
class MoveListPageTest extends StudyScreen {
    /// Whether the current move is wholly within the list of moves.
    private boolean isHereInSight() {
        Bounds list = inScene(find("#tree"));
        return lookup(".move").<Label>queryAll().stream()
                .filter(label -> label.getPseudoClassStates().contains(HERE))
                .map(MoveListPageTest::inScene)
                .anyMatch(move -> move.getMinY() >= list.getMinY() && move.getMaxY() <= list.getMaxY());
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private void assertTheOpeningCommentStartsTheList() {
        Bounds list = inScene(find("#tree"));
        Bounds comment = inScene(lookup(".main-comment .comment-text")
                .<Label>match(label -> label.getText().startsWith("开局"))
                .query());
        assertTrue(comment.getMinY() >= list.getMinY(), comment + " in " + list);
    }

    @Test
    void theMoveListFollowsTheCurrentMoveAroundTallComments() {
        open("long.pgn", longGame());
        assertTheOpeningCommentStartsTheList();
        for (int ply = 1; ply <= 40; ply++) {
            push(KeyCode.RIGHT);
            assertTrue(isHereInSight(), "ply " + ply);
        }
        onFx(() -> navigator.show(new Elsewhere()));
        onFx(() -> navigator.show(page));
        assertTrue(isHereInSight());
        for (int ply = 39; ply >= 20; ply--) {
            push(KeyCode.LEFT);
            assertTrue(isHereInSight(), "back at ply " + ply);
        }
        push(KeyCode.HOME);
        assertTheOpeningCommentStartsTheList();
        push(KeyCode.END);
        assertTrue(isHereInSight());
    }

    @Test
    void aStepBringsTheCurrentMoveBackIntoSightWhereverTheListWasScrolled() {
        open("long.pgn", longGame());
        push(KeyCode.RIGHT);
        ListView<TreeRow> rows = find("#tree");
        onFx(() -> rows.scrollTo(rows.getItems().size() - 1));
        assertFalse(isHereInSight());
        push(KeyCode.RIGHT);
        assertTrue(isHereInSight());
    }

    @Test
    void theStartShowsTheOpeningCommentFromItsFirstLine() {
        open("long.pgn", longGame());
        push(KeyCode.RIGHT);
        onFx(() -> ((VirtualFlow<?>) find("#tree .virtual-flow")).scrollPixels(60));
        push(KeyCode.HOME);
        assertTheOpeningCommentStartsTheList();
    }

    /// Twenty rounds of chariots going to and fro, with a tall comment at the start and before every fifth
    /// round.
    private static String longGame() {
        StringBuilder game = new StringBuilder("{开局" + "说明一段很长的话，".repeat(30) + "}\n");
        String[] rounds = {"车一进一 车９进１", "车一退一 车９退１"};
        for (int round = 1; round <= 20; round++) {
            game.append(round).append(". ").append(rounds[(round + 1) % 2]).append('\n');
            if (round % 5 == 0) {
                game.append("{").append("这里要说明的话也很长，".repeat(25)).append("}\n");
            }
        }
        return game.append("*\n").toString();
    }

    @Test
    void aMoveInTheTreeIsGoneToByAClick() {
        open("game.pgn", GAME);
        clickOn("马二进三");
        assertEquals("马二进三", here());
        clickOn("炮８平５");
        assertEquals("炮８平５", here());
        assertEquals(
                Optional.of(Piece.BLACK_CANNON),
                this.<BoardView>find("#board").getFrame().board().at(Square.E7));
    }

    /// By the ratios that the design states for ink and its words.
    @ParameterizedTest
    @CsvSource({"LIGHT,13.9", "DARK,12.8"})
    void theCurrentMoveOfAVariationStandsOutFromItsGround(Theme theme, double stated) {
        open("game.pgn", GAME);
        onFx(() -> theme.applyTo(stage().getScene()));
        onFx(() -> model.reader().goTo(6));
        Label move = lookup(".move.following")
                .<Label>match(label -> label.getUserData().equals(6))
                .query();
        assertTrue(move.getPseudoClassStates().contains(HERE));
        Color ground = (Color) move.getBackground().getFills().getLast().getFill();
        assertEquals(stated, Contrast.ratio((Color) move.getTextFill(), ground), 0.06);
    }

    @Test
    void theListIsATreeIfThePersonWantsItAndStaysSo() {
        open("game.pgn", GAME);
        clickOn("#asTree");
        assertEquals(StudyTaste.MoveList.TREE, settings.settings().study().list());
        assertEquals(7, this.<ListView<TreeRow>>find("#tree").getItems().size());
        clickOn("马二进三");
        clickOn("炮８平５");
        assertEquals("炮８平５", here());
        clickOn(lookup(".fold").<Node>query());
        assertEquals(6, this.<ListView<TreeRow>>find("#tree").getItems().size());
        push(KeyCode.RIGHT);
        assertEquals("马二进三", here());
        assertEquals(7, this.<ListView<TreeRow>>find("#tree").getItems().size());
        onFx(() -> navigator.show(new Elsewhere()));
        onFx(() -> navigator.show(page));
        assertTrue(this.<ToggleButton>find("#asTree").isSelected());
    }

    @Test
    void theMovesAreInSightBelowALongPrefaceWhichCanBeReadOn() {
        String preface = "双方在中局的攻守要点与布局来历。\n".repeat(40);
        open("long.pgn", "{" + preface + "} 1. 炮二平五 马８进７ *");
        assertTrue(lookup("炮二平五").query().localToScene(0, 30).getY()
                < find("#tree").localToScene(find("#tree").getLayoutBounds()).getMaxY());
        clickOn("展开全文");
        assertFalse(lookup("展开全文").tryQuery().isPresent());
        assertEquals(preface.strip(), this.<TextArea>find("#comment").getText().strip());
    }
}
