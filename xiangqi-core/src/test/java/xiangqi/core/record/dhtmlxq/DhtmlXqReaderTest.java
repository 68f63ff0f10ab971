package xiangqi.core.record.dhtmlxq;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Setup;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Result;
import xiangqi.core.record.Text;
import xiangqi.core.study.StudyTree;

/// Mark-up written by hand from formats.md §4: 7747 is h2e2, 7062 h9g7, 1022 b9c7, 7967 h0g2, 7987 h0i2,
/// 6364 g6g5.
class DhtmlXqReaderTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[DhtmlXQ][DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][/DhtmlXQ]",
                "[DhtmlXQHTML]\n[DhtmlXQ_movelist]7747 7062[/DhtmlXQ_movelist]<br>\n[/DhtmlXQHTML]",
                "<iframe name=\"NoFile_[DhtmlXQiFrame][DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][/DhtmlXQiFrame]\">",
                "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]",
                "[DhtmlXQ_movelist]77477062",
                "[DhtmlXQ_move_0_1_0]77477062[/DhtmlXQ_move_0_1_0]",
                "[DhtmlXQ_title]x[/DhtmlXQ_title]<script>var DhtmlXQ_movelist = '[0_1_0]77477062[/0_1_0]';</script>",
                "[DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]"
                        + "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]",
            })
    void everyWrapperIsRead(String markup) {
        GameRecord game = only(markup).record();
        assertEquals(Setup.STANDARD, game.tree().setup());
        assertEquals(List.of("1 h2e2", "2 h9g7"), text(game.tree()));
    }

    /// Branch 2 leaves branch 1 and stands before it; branch 3 replaces the same ply as branch 1 and comes
    /// later.
    @Test
    void branchesReplaceThePlyTheyNameAndMayStandInAnyOrder() {
        StudyTree tree = only("[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]"
                        + "[DhtmlXQ_move_1_3_2]7987[/DhtmlXQ_move_1_3_2]"
                        + "[DhtmlXQ_move_0_2_1]10227967[/DhtmlXQ_move_0_2_1]"
                        + "[DhtmlXQ_move_0_2_3]6364[/DhtmlXQ_move_0_2_3]")
                .record()
                .tree();
        assertEquals(List.of("1 h2e2", "2 h9g7", "3 h0g2", "2 b9c7", "3 h0g2", "3 h0i2", "2 g6g5"), text(tree));
    }

    @Test
    void commentsAreCountedFromTheStart() {
        StudyTree tree = only("[DhtmlXQ_comment1_2]b[/DhtmlXQ_comment1_2]"
                        + "[DhtmlXQ_comment0]a||\\u597d[/DhtmlXQ_comment0]"
                        + "[DhtmlXQ_comment2]m[/DhtmlXQ_comment2]"
                        + "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]"
                        + "[DhtmlXQ_move_0_2_1]1022[/DhtmlXQ_move_0_2_1]")
                .record()
                .tree();
        assertEquals(Optional.of("a\n好"), tree.root().comment());
        assertEquals(Optional.of("m"), tree.node(2).comment());
        assertEquals(Optional.of("b"), tree.node(3).comment());
    }

    @Test
    void theFirstOfTwoTagsWinsAndAValueEndsAtAnyClosingTag() {
        Headers headers =
                only("[DhtmlXQ_blacktime][/DhtmlXQ_time][DhtmlXQ_red]甲[/DhtmlXQ_red][DhtmlXQ_red]乙[/DhtmlXQ_red]"
                                + "[DhtmlXQ_open]E10 仙人指路[/DhtmlXQ_open][DhtmlXQ_date]0000-00-00[/DhtmlXQ_date]"
                                + "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]")
                        .record()
                        .headers();
        assertEquals(
                new Headers.Builder()
                        .set(Field.RED, "甲")
                        .set(Field.ECCO, "E10")
                        .set(Field.OPENING, "仙人指路")
                        .build(),
                headers);
    }

    @ParameterizedTest
    @CsvSource({"红胜,RED_WINS", "黑勝,BLACK_WINS", "和局,DRAW", "W,RED_WINS", "L,BLACK_WINS", "D,DRAW", "未知,UNKNOWN"})
    void everyWordForAResultIsKnown(String word, Result result) {
        assertEquals(
                result,
                only("[DhtmlXQ_result]" + word + "[/DhtmlXQ_result][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]")
                        .record()
                        .result());
    }

    @ParameterizedTest
    @CsvSource({
        "http%3A//www.dpxq.com/a%2Fb,http://www.dpxq.com/a/b",
        "http%3A//a%0D%0Ahttp%3A//b,http://a http://b",
        "%E6%B8%B8 1+1,游 1+1",
        "网上收集,网上收集",
        "100% 50%25,100% 50%",
        "%D3%CE,%D3%CE"
    })
    void theSourceIsReadWithoutTheEscapesOfWebAddresses(String written, String source) {
        assertEquals(
                Optional.of(source),
                only("[DhtmlXQ_refer]" + written + "[/DhtmlXQ_refer][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]")
                        .record()
                        .headers()
                        .get(Field.SOURCE));
    }

    @ParameterizedTest
    @CsvSource({
        "title,TITLE", "event,EVENT", "class,EVENT_CLASS", "round,ROUND", "table,TABLE", "place,PLACE",
        "timerule,TIME_RULE", "date,DATE", "red,RED", "redname,RED", "redteam,RED_TEAM", "black,BLACK",
        "blackname,BLACK", "blackteam,BLACK_TEAM"
    })
    void everyTagBecomesItsHeader(String tag, Field field) {
        String markup = "[DhtmlXQ_" + tag + "]值[/DhtmlXQ_" + tag + "]<br>[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]";
        assertEquals(Optional.of("值"), only(markup).record().headers().get(field));
    }

    /// 99 is off the board. Slots 0, 4, 20 stand: the chariot 09 (a0), the generals 49 (e0) and 30 (d9). 3031 is
    /// d9d8: the colour of the first mover is the side to move (formats.md §4).
    @Test
    void theFirstMoverIsTheSideToMove() {
        String start = "09" + "99".repeat(3) + "49" + "99".repeat(15) + "30" + "99".repeat(11);
        StudyTree tree = only("[DhtmlXQ_binit]" + start + "[/DhtmlXQ_binit]"
                        + "[DhtmlXQ_movelist]3031[/DhtmlXQ_movelist]")
                .record()
                .tree();
        assertEquals("3k5/9/9/9/9/9/9/9/9/R3K4 b", xiangqi.core.notation.Fen.writeShort(tree.setup()));
        assertEquals(List.of("1 d9d8"), text(tree));
    }

    @Test
    void aTrailingFigureIsToldAndTheMovesBeforeItStay() {
        Import.Entry.Game game = only("[DhtmlXQ_movelist]774770[/DhtmlXQ_movelist]");
        assertEquals(List.of("1 h2e2"), text(game.record().tree()));
        assertEquals(Problem.Code.MOVES_TRUNCATED, game.warnings().getFirst().code());
    }

    @Test
    void branchesThatHangOnNothingOrOnThemselvesAreLeftOutAndTold() {
        Import.Entry.Game game = only("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]"
                + "[DhtmlXQ_move_1_2_1]7062[/DhtmlXQ_move_1_2_1]"
                + "[DhtmlXQ_move_0_9_2]70627967[/DhtmlXQ_move_0_9_2]"
                + "[DhtmlXQ_comment5_1]x[/DhtmlXQ_comment5_1]");
        assertEquals(List.of("1 h2e2"), text(game.record().tree()));
        assertEquals(
                List.of(
                        new Told(Problem.Code.BRANCH_WITHOUT_PARENT, List.of("2", "0", "9", "2", "0", "1")),
                        new Told(Problem.Code.BRANCH_WITHOUT_PARENT, List.of("1", "1", "2", "1", "0", "1")),
                        new Told(Problem.Code.COMMENT_WITHOUT_MOVE, List.of("5", "1"))),
                game.warnings().stream()
                        .sorted(java.util.Comparator.comparing(Problem::code))
                        .map(problem -> new Told(problem.code(), problem.arguments()))
                        .toList());
    }

    @Test
    void theFirstOfTwoBranchesOrCommentsCountsAndTheOtherIsToldWithItsPlace() {
        String markup = "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]"
                + "[DhtmlXQ_move_0_2_1]1022[/DhtmlXQ_move_0_2_1]"
                + "[DhtmlXQ_comment1]a[/DhtmlXQ_comment1]"
                + "[DhtmlXQ_move_0_1_1]26257062[/DhtmlXQ_move_0_1_1]"
                + "[DhtmlXQ_comment1]b[/DhtmlXQ_comment1]"
                + "[DhtmlXQ_move_0_2_1]1022[/DhtmlXQ_move_0_2_1][DhtmlXQ_comment1]a[/DhtmlXQ_comment1]";
        Import.Entry.Game game = only(markup);
        assertEquals(List.of("1 h2e2", "2 h9g7", "2 b9c7"), text(game.record().tree()));
        assertEquals(Optional.of("a"), game.record().tree().node(1).comment());
        assertEquals(
                List.of(
                        new Problem(
                                Problem.Code.COMMENT_TWICE,
                                Text.of(markup).spot(markup.indexOf("b[/")),
                                1,
                                0,
                                List.of("0", "1")),
                        new Problem(
                                Problem.Code.BRANCH_TWICE,
                                Text.of(markup).spot(markup.indexOf("26257062")),
                                1,
                                0,
                                List.of("1", "2", "0", "1"))),
                game.warnings());
    }

    /// Each of these took a time that grows with the square of its length, or more: the way down from a branch to the
    /// ply it replaces led over all branches between.
    @ParameterizedTest
    @CsvSource({"1,true", "1,false", "2,true", "2,false"})
    void aLongChainOfBranchesIsRead(int ply, boolean inOrder) {
        int many = 100_000;
        StringBuilder markup = new StringBuilder("[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]");
        for (int i = 1; i <= many; i++) {
            int number = inOrder ? i : many + 1 - i;
            branch(markup, number - 1, ply, number, ply == 1 ? "2625" : "1022");
        }
        Import.Entry.Game game = only(markup.toString());
        assertEquals(many + 2, game.record().tree().size());
        assertEquals(List.of(), game.warnings());
    }

    /// Each branch goes on where the one before ends, cannons going to and fro; then as many leave the last of them at
    /// its second ply.
    @Test
    void manyBranchesMayLeaveTheEndOfALongChain() {
        int many = 30_000;
        List<String> game = List.of("7747", "7242", "4777", "4272");
        StringBuilder markup = new StringBuilder("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]");
        for (int i = 1; i <= many; i++) {
            branch(markup, i - 1, i + 1, i, game.get(i % 4));
        }
        for (int i = 1; i <= many; i++) {
            branch(markup, many, 2, many + i, "1022");
        }
        Import.Entry.Game read = only(markup.toString());
        assertEquals(2 * many + 1, read.record().tree().size());
        assertEquals(many + 1, read.record().tree().mainLine().size());
        assertEquals(List.of(), read.warnings());
    }

    private static void branch(StringBuilder markup, int parent, int ply, int number, String moves) {
        String name = "DhtmlXQ_move_" + parent + '_' + ply + '_' + number + ']';
        markup.append('[').append(name).append(moves).append("[/").append(name);
    }

    private record Told(Problem.Code code, List<String> arguments) {}

    @Test
    void severalGamesMayStandInOneText() {
        String one = "[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]\n";
        Import.Games games = (Import.Games) new DhtmlXqReader(Text.of(one + one)).read();
        assertEquals(2, games.entries().size());
    }

    private static Import.Entry.Game only(String markup) {
        Import.Games games = (Import.Games) new DhtmlXqReader(Text.of(markup)).read();
        assertEquals(1, games.entries().size());
        return (Import.Entry.Game) games.entries().getFirst();
    }

    private static List<String> text(StudyTree tree) {
        return tree.nodes().stream().map(Object::toString).toList();
    }
}
