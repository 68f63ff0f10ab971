package xiangqi.core.record.dhtmlxq;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.record.Export;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Result;
import xiangqi.core.record.Target;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.study.StudyTree;
import xiangqi.core.study.TreeBuilder;

/// What is written, letter by letter after formats.md §4.
class DhtmlXqWriterTest {
    /// h2e2 (7747) h9g7 (7062) h0g2 (7967); instead of h9g7 b9c7 (1022), and after it b0c2 (1927) or h0g2.
    @Test
    void branchesAreNumberedAndCommentsCountedFromTheStart() {
        TreeBuilder builder = new TreeBuilder(Position.START);
        int cannon = builder.add(0, move("h2e2"));
        int horse = builder.add(cannon, move("h9g7"));
        builder.add(horse, move("h0g2"));
        int other = builder.add(cannon, move("b9c7"));
        builder.add(other, move("b0c2"));
        int last = builder.add(other, move("h0g2"));
        builder.comment(0, "a\nb").comment(other, "[/DhtmlXQ_x] |").comment(last, "end");
        Headers headers = new Headers.Builder()
                .set(Field.RED, "胡荣华")
                .set(Field.ECCO, "C66")
                .set(Field.OPENING, "五七炮")
                .build();
        GameRecord game = new GameRecord(headers, Result.RED_WINS, builder.build());
        Export export = Export.write(List.of(game), new Target.DhtmlXq());
        assertEquals(List.of(), export.losses());
        assertEquals(List.of(game), ((Import.Games) Import.read(export.content())).records());
        String text = new String(export.content(), StandardCharsets.UTF_8);
        String backslash = "\\";
        assertTrue(text.contains("""
                        [DhtmlXQ_red]胡荣华[/DhtmlXQ_red]
                        [DhtmlXQ_open]C66 五七炮[/DhtmlXQ_open]
                        [DhtmlXQ_result]红胜[/DhtmlXQ_result]
                        """), text);
        assertTrue(text.contains("""
                        [DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]
                        [DhtmlXQ_move_0_2_1]10221927[/DhtmlXQ_move_0_2_1]
                        [DhtmlXQ_move_1_3_2]7967[/DhtmlXQ_move_1_3_2]
                        [DhtmlXQ_comment0]a||b[/DhtmlXQ_comment0]
                        [DhtmlXQ_comment1_2]#u005b/DhtmlXQ_x] #u007c[/DhtmlXQ_comment1_2]
                        [DhtmlXQ_comment2_3]end[/DhtmlXQ_comment2_3]
                        [/DhtmlXQ]
                        """.replace("#", backslash)), text);
    }

    @Test
    void aSourceThatLooksEscapedComesBackAsItWas() {
        GameRecord game = new GameRecord(
                Headers.NONE.with(Field.SOURCE, "a%41 100% b"), Result.UNKNOWN, StudyTree.from(Position.START));
        Export export = Export.write(List.of(game), new Target.DhtmlXq());
        assertEquals(List.of(), export.losses());
    }

    @ParameterizedTest
    @ValueSource(strings = {"||", "|", "a\n\nb", "\\u597d", "[DhtmlXQ]", " space ", "\ud800", "\u000b", "<br>&nbsp;"})
    void everyCommentComesBackAsItWas(String comment) {
        StudyTree start = StudyTree.from(Position.START);
        StudyTree tree = start.play(start.root(), move("h2e2")).tree();
        GameRecord game = new GameRecord(
                Headers.NONE,
                Result.UNKNOWN,
                tree.comment(tree.node(1), comment + "x").tree());
        Export export = Export.write(List.of(game), new Target.DhtmlXq());
        assertEquals(List.of(), export.losses());
        assertEquals(List.of(game), ((Import.Games) Import.read(export.content())).records());
    }

    private static Move move(String iccs) {
        return Move.parse(iccs).orElseThrow();
    }
}
