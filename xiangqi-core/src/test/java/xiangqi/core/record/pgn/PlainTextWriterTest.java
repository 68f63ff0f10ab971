package xiangqi.core.record.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import xiangqi.core.notation.Notation;
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

class PlainTextWriterTest {
    @Test
    void aGameIsWrittenAsCcbridgeExportsIt() {
        StudyTree tree = tree();
        tree = tree.comment(tree.root(), "开始").tree();
        Headers headers = new Headers.Builder()
                .set(Field.TITLE, "五七炮")
                .set(Field.RED, "甲")
                .build();
        GameRecord game = new GameRecord(headers, Result.DRAW, tree);
        Export export = Export.write(List.of(game), new Target.PlainText(Notation.ZH_HANS));
        assertEquals("""
                标题：五七炮
                红方：甲
                结果：和棋
                FEN ：rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1

                {开始}
                1. 炮二平五 马８进７
                """, new String(export.content(), StandardCharsets.UTF_8));
        assertEquals(List.of(), export.losses());
        assertEquals(List.of(game), ((Import.Games) Import.read(export.content())).records());
    }

    @Test
    void bracesInACommentBecomeFullWidthAndAreReported() {
        StudyTree tree = tree();
        tree = tree.comment(tree.node(1), "{a}").tree();
        Export export = Export.write(
                List.of(new GameRecord(Headers.NONE, Result.UNKNOWN, tree)), new Target.PlainText(Notation.ICCS));
        assertEquals(List.of(new Export.Loss(Export.Loss.Kind.COMMENT, 1, OptionalInt.of(1), "h2e2")), export.losses());
    }

    private static StudyTree tree() {
        TreeBuilder builder = new TreeBuilder(Position.START);
        builder.add(
                builder.add(0, Move.parse("h2e2").orElseThrow()),
                Move.parse("h9g7").orElseThrow());
        return builder.build();
    }
}
