package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;
import xiangqi.ui.settings.StudyTaste;

/// The rows of the list of moves, and what is folded or cut in it.
class MoveRowsTest extends StudyRoom {
    @Test
    void theRowsFollowTheTree() {
        List<TreeRow> rows = model.reader().rows();
        assertEquals(4, rows.size());
        TreeRow.Round first = assertInstanceOf(TreeRow.Round.class, rows.get(0));
        assertEquals(1, first.number());
        assertEquals(new TreeRow.Comment(0, 2, "应以屏风马", TreeRow.Extent.WHOLE), rows.get(1));
        TreeRow.Run run = assertInstanceOf(TreeRow.Run.class, rows.get(2));
        assertEquals(1, run.depth());
        assertTrue(run.first());
        assertEquals(List.of("炮８平５", "马二进三"), model.reader().names().of(run.steps()));
        assertInstanceOf(TreeRow.Round.class, rows.get(3));
        model.reader().goToPly(3);
        assertEquals(3, model.reader().rowProperty().get());
    }

    @Test
    void theTimesOfMovesBreakNoRow() {
        model.games()
                .open(List.of(desk.file(
                        "timed.pgn",
                        "1. 炮二平五 {[%emt 0:00:07]} 马８进７ {[%emt 0:00:03][%clk 0:09:57]}"
                                + " 2. 马二进三 {[%clk 0:09:50]} 车９平８ {[%emt 0:00:01] 红胜} 1-0")));
        List<TreeRow> rows = model.reader().rows();
        assertEquals(3, rows.size());
        assertTrue(assertInstanceOf(TreeRow.Round.class, rows.get(0)).black().isPresent());
        assertTrue(assertInstanceOf(TreeRow.Round.class, rows.get(1)).black().isPresent());
        assertEquals(new TreeRow.Comment(0, 4, "红胜", TreeRow.Extent.WHOLE), rows.get(2));
        model.reader().goToPly(1);
        model.editor().commentProperty().set("妙");
        assertEquals(new TreeRow.Comment(0, 1, "妙", TreeRow.Extent.WHOLE), rows.get(1));
        model.editor().commentProperty().set("妙手");
        assertEquals(new TreeRow.Comment(0, 1, "妙手", TreeRow.Extent.WHOLE), rows.get(1));
        model.editor().commentProperty().set("");
        assertEquals(3, rows.size());
    }

    @Test
    void deepVariationsAreFoldedUntilTheReaderGoesThere() {
        Path deep = desk.file(
                "deep.pgn", "1. 炮二平五 马８进７ (1... 炮８平５ 2. 马二进三 (2. 马八进七 马８进７ (2... 马２进３ 3. 车一进一)) 2... 马２进３) *");
        model.games().open(List.of(deep));
        List<TreeRow.Fold> folds = folds();
        assertEquals(1, folds.size());
        assertFalse(folds.getFirst().open());
        assertEquals(2, folds.getFirst().moves());
        model.reader().goTo(folds.getFirst().first().node());
        assertTrue(folds().getFirst().open());
        model.reader().fold(folds().getFirst().first().node());
        assertFalse(folds().getFirst().open());
    }

    private List<TreeRow.Fold> folds() {
        return model.reader().rows().stream()
                .filter(TreeRow.Fold.class::isInstance)
                .map(TreeRow.Fold.class::cast)
                .toList();
    }

    @Test
    void aLongCommentShowsItsBeginningUntilTheRestIsAskedFor() {
        String lines = IntStream.rangeClosed(1, 40).mapToObj(i -> "第" + i + "条").collect(Collectors.joining("\n"));
        model.games().open(List.of(desk.file("long.pgn", "{" + lines + "} 1. 炮二平五 马８进７ *")));
        assertEquals(
                new TreeRow.Comment(0, 0, "第1条\n第2条\n第3条\n第4条\u2026", TreeRow.Extent.CUT),
                model.reader().rows().getFirst());
        assertEquals(lines, model.editor().commentProperty().get());
        model.reader().readOn(0);
        assertEquals(
                new TreeRow.Comment(0, 0, lines, TreeRow.Extent.OPENED),
                model.reader().rows().getFirst());
        model.reader().readOn(0);
        assertEquals(
                TreeRow.Extent.CUT, ((TreeRow.Comment) model.reader().rows().getFirst()).extent());
        assertFalse(model.games().changedProperty().get());
    }

    @ParameterizedTest
    @CsvSource({"160,160", "161,120", "5000,120"})
    void aCommentIsCutByItsLettersToo(int letters, int shown) {
        String cut = CommentCut.of("棋".repeat(letters));
        assertEquals(shown, cut.replace("\u2026", "").length());
        assertEquals(letters > shown, cut.endsWith("\u2026"));
    }

    @Test
    void aCutNeverHalvesALetter() {
        String cut = CommentCut.of("x" + "\ud83d\ude00".repeat(100));
        assertEquals("x" + "\ud83d\ude00".repeat(59) + "\u2026", cut);
    }

    @Test
    void aTreeHasOneMoveARowAndEachVariationFoldsAway() {
        desk.taste.setValue(StudyTaste.USUAL.list(StudyTaste.MoveList.TREE));
        assertEquals(
                List.of("1", "2", "应以屏风马", "5 1", "6 1", "3", "4"),
                model.reader().rows().stream()
                        .map(row -> switch (row) {
                            case TreeRow.Single single ->
                                single.step().node() + (single.depth() == 0 ? "" : " " + single.depth());
                            case TreeRow.Comment comment -> comment.text();
                            default -> "?";
                        })
                        .toList());
        model.reader().fold(5);
        assertEquals(6, model.reader().rows().size());
        assertEquals(
                new TreeRow.Single(1, true, new TreeRow.Step(5, 2, Move.of(Square.H7, Square.E7)), 1, false),
                model.reader().rows().get(3));
        model.reader().goTo(6);
        assertEquals(4, model.reader().rowProperty().get());
        assertEquals(7, model.reader().rows().size());
    }
}
