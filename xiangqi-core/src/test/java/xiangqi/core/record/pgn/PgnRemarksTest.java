package xiangqi.core.record.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Square;
import xiangqi.core.record.Import;
import xiangqi.core.record.TreeDigest;
import xiangqi.core.study.Marks;
import xiangqi.core.study.StudyTree;

/// Comments, marks and signs of judgement.
class PgnRemarksTest extends PgnTexts {
    @Test
    void signsOfJudgementStayWithTheirMoves() {
        StudyTree tree = tree("1. h2e2 $1 $14 h9g7?! 2. h0g2 ? i9h9 $300 1-0");
        assertEquals(List.of("1 h2e2", "2 h9g7", "3 h0g2", "4 i9h9"), text(tree));
        assertEquals(List.of(1, 14), tree.node(1).marks().signs());
        assertEquals(List.of(6), tree.node(2).marks().signs());
        assertEquals(List.of(2), tree.node(3).marks().signs());
        assertEquals(List.of(), tree.node(4).marks().signs());
        assertEquals(Optional.of("$300"), tree.node(4).comment());
    }

    @Test
    void signsSetOffBySpaceAreTheLastMoves() {
        for (String moves : List.of(
                "1. 炮二平五 !? 马８进７ ! 2. 马二进三!! 车９平８?! *",
                "1. C2=5 !? H8+7 ! 2. H2+3 {好} !! R9=8\n?! *",
                "h2e2 !? h9g7 ！ (b9c7 ?) h0g2 !! i9h9 ?! *")) {
            StudyTree tree = tree(moves);
            assertEquals(List.of(5), tree.node(1).marks().signs(), moves);
            assertEquals(List.of(1), tree.node(2).marks().signs(), moves);
            assertEquals(List.of(3), tree.node(3).marks().signs(), moves);
            assertEquals(List.of(6), tree.node(4).marks().signs(), moves);
        }
        assertEquals(List.of(2), tree("h2e2 h9g7 (b9c7 ?) h0g2").node(4).marks().signs());
        assertEquals(
                List.of(4), tree("h2e2 h9g7 ($4 b9c7) h0g2").node(4).marks().signs());
    }

    @Test
    void arrowsAndCirclesAreNoWordsOfTheComment() {
        StudyTree tree = tree("1. h2e2 {[%csl Ge2,Rb0][%cal Yh2e2] 好} h9g7 {[%cal Gz9h2]}");
        assertEquals(Optional.of("好"), tree.node(1).comment());
        assertEquals(
                List.of(new Marks.Circle(Square.E2, Marks.Colour.GREEN), new Marks.Circle(Square.B0, Marks.Colour.RED)),
                tree.node(1).marks().circles());
        assertEquals(
                List.of(new Marks.Arrow(Square.H2, Square.E2, Marks.Colour.YELLOW)),
                tree.node(1).marks().arrows());
        assertEquals(Optional.of("[%cal Gz9h2]"), tree.node(2).comment());
    }

    /// formats.md §11: the text between braces counts, that behind semicolons does not.
    @Test
    void aCommentBehindASemicolonIsKeptAndDoesNotCountInTheDigest() {
        Import.Entry.Game both = only("[Red \"\"]\n; 开\n1. h2e2 {一} ; 二\nh9g7 ; 三\n(1... b9c7 ; 四\n{五}) *");
        StudyTree tree = both.record().tree();
        assertEquals(Optional.of("开"), tree.root().comment());
        assertEquals(Optional.of("一\n二"), tree.node(1).comment());
        assertEquals(Optional.of("三"), tree.node(2).comment());
        assertEquals(Optional.of("四\n五"), tree.node(3).comment());
        StudyTree braces =
                only("[Red \"\"]\n1. h2e2 {一} h9g7 (1... b9c7 {五}) *").record().tree();
        assertEquals(TreeDigest.of(braces), TreeDigest.of(both.counted()));
        assertEquals(2, both.counted().commentCount());
        assertEquals(TreeDigest.of(braces).tree(), TreeDigest.of(tree).tree());
    }

    @Test
    void markupInACommentIsPlainText() {
        String markup = "<script>alert(\"x\")</script> <b>好</b> &lt;";
        StudyTree tree = tree("1. h2e2 {" + markup + "} h9g7");
        assertEquals(Optional.of(markup), tree.node(1).comment());
    }

    @Test
    void commentsBelongToTheMoveBeforeThemAndBeforeTheFirstMoveToTheStart() {
        StudyTree tree = only("[Red \"\"]\n{ a }\n{b\r\nc}\n1. h2e2 {　d } h9g7 ({e} 1... b9c7 {f}) {g} {} 2. h0g2 *")
                .record()
                .tree();
        assertEquals(Optional.of("a\nb\nc"), tree.root().comment());
        assertEquals(Optional.of("d"), tree.node(1).comment());
        assertEquals(Optional.of("g"), tree.node(2).comment());
        assertEquals(Optional.of("e\nf"), tree.node(4).comment());
        assertEquals(4, tree.commentCount());
    }

    @Test
    void aCommentMayHoldBracketsAndASemicolonMakesTheRestOfALineOne() {
        StudyTree tree = only("[Red \"\"]\n1. h2e2 {(好) ; [x] ====}; h9g7 (\nh9g7 *")
                .record()
                .tree();
        assertEquals(List.of("1 h2e2", "2 h9g7"), text(tree));
        assertEquals(Optional.of("(好) ; [x] ====\nh9g7 ("), tree.node(1).comment());
    }

    /// Each of these took a time that grows with the square of its length.
    @Test
    void manyCommentsAndMarksAtOneMoveAreRead() {
        assertEquals(
                Optional.of(599_999),
                only("[Red \"x\"]\n\n1. h2e2 " + "{a}".repeat(300_000))
                        .record()
                        .tree()
                        .node(1)
                        .comment()
                        .map(String::length));
        String open = "[%csl ".repeat(300_000).strip();
        assertEquals(
                Optional.of(open),
                only("[Red \"x\"]\n\n1. h2e2 {" + open + "}")
                        .record()
                        .tree()
                        .node(1)
                        .comment());
    }

    /// A comment that is not closed ends before the next game's tags; one that is closed may hold such words. What
    /// tells them apart is another comment's beginning before the bracket.
    @Test
    void aCommentMayHoldTheTagsOfAnotherGame() {
        Import.Entry.Game game = only("[Red \"x\"]\n\n{see\n[Event \"y\"]\nthere} 1. h2e2 {[Black \"z\"]} *");
        assertEquals(
                Optional.of("see\n[Event \"y\"]\nthere"),
                game.record().tree().root().comment());
        assertEquals(Optional.of("[Black \"z\"]"), game.record().tree().node(1).comment());
        assertEquals(List.of(), game.warnings());
        Import.Games games = (Import.Games) read("[Event \"a\"]\n1. h2e2 {no end *\n\n[Event \"b\"]\n1. h2e2 {good} *");
        assertEquals(2, games.entries().size());
        assertEquals(
                Optional.of("no end *"),
                games.records().getFirst().tree().node(1).comment());
        assertEquals(Optional.of("good"), games.records().get(1).tree().node(1).comment());
    }

    @Test
    void aCommentThatIsNeverClosedStopsAtTheNextGame() {
        Import.Games games = (Import.Games) read("[Event \"a\"]\n1. h2e2 {open\n\n[Event \"b\"]\n1. h2e2 {closed} *");
        assertEquals(2, games.entries().size());
        assertEquals(Optional.of("open"), games.records().get(0).tree().node(1).comment());
    }
}
