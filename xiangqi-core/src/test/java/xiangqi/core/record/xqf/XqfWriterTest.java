package xiangqi.core.record.xqf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
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

/// What is written, byte by byte after formats.md §1, and what the report says was lost.
class XqfWriterTest {
    /// h2e2 with 好 (BA C3), then h9g7 or b9c7; the start says 开 (BF AA), CR LF, "a".
    private static final StudyTree TREE = tree();

    private static StudyTree tree() {
        TreeBuilder builder = new TreeBuilder(Position.START);
        builder.comment(0, "开\na");
        int cannon = builder.add(0, move("h2e2"));
        builder.comment(cannon, "好");
        builder.add(cannon, move("h9g7"));
        builder.add(cannon, move("b9c7"));
        return builder.build();
    }

    /// Squares are X·10+Y, from + 24, to + 32: h2e2 is 72+24 = 60 hex, 42+32 = 4A; h9g7 79+24 = 67, 67+32 =
    /// 63; b9c7 19+24 = 2B, 27+32 = 3B.
    @Test
    void version10HasALengthInEveryRecord() {
        byte[] file = written(Target.XqfVersion.V10);
        assertEquals(
                "1820f0ff05000000bfaa0d0a61" + "604af00002000000bac3" + "67630f0000000000" + "2b3b000000000000",
                HexFormat.of().formatHex(file, 1024, file.length));
        assertEquals("58510a", HexFormat.of().formatHex(file, 0, 3));
        // Chariots, horses, elephants and advisors of Red in pairs, the general 40 between them; then
        // cannons and soldiers.
        assertEquals(
                "000a141e28323c4650" + "0c48" + "03172b3f53",
                HexFormat.of().formatHex(sorted(file, 16, 25))
                        + HexFormat.of().formatHex(sorted(file, 25, 27))
                        + HexFormat.of().formatHex(sorted(file, 27, 32)));
        assertEquals(40, file[20]);
    }

    private static byte[] sorted(byte[] file, int from, int to) {
        byte[] points = Arrays.copyOfRange(file, from, to);
        Arrays.sort(points);
        return points;
    }

    /// Lengths only with flag 20 hex, and 767 = 2FF more: 5 + 767 = 304, 2 + 767 = 301.
    @Test
    void version18HasALengthOnlyWithAComment() {
        byte[] file = written(Target.XqfVersion.V18);
        assertEquals(
                "5851a0ff04030000bfaa0d0a61" + "604aa00001030000bac3" + "67634000" + "2b3b0000",
                HexFormat.of().formatHex(file, 1024, file.length));
    }

    @Test
    void namesThatAreTooLongAreCutBetweenCharactersAndReported() {
        Headers headers = new Headers.Builder()
                .set(Field.RED, "上海市队胡荣华大师")
                .set(Field.REFEREE, "甲")
                .set(Field.TITLE, "象".repeat(70))
                .add("Own", "x")
                .build();
        Export export = Export.write(
                List.of(new GameRecord(headers, Result.DRAW, TREE)), new Target.Xqf(Target.XqfVersion.V18));
        assertEquals(
                List.of(
                        loss(Export.Loss.Kind.HEADER_CHANGED, "TITLE"),
                        loss(Export.Loss.Kind.HEADER_CHANGED, "RED"),
                        loss(Export.Loss.Kind.HEADER, "REFEREE"),
                        loss(Export.Loss.Kind.HEADER, "Own")),
                export.losses());
        GameRecord again =
                ((Import.Games) Import.read(export.content())).records().getFirst();
        // 15 bytes hold seven characters of two; 127 bytes hold 63.
        assertEquals("上海市队胡荣华", again.red().orElseThrow());
        assertEquals("象".repeat(63), again.headers().get(Field.TITLE).orElseThrow());
        assertEquals(Result.DRAW, again.result());
    }

    @Test
    void otherGamesAreLeftOutAndReported() {
        GameRecord game = new GameRecord(Headers.NONE, Result.UNKNOWN, TREE);
        Export export = Export.write(List.of(game, game, game), new Target.Xqf(Target.XqfVersion.V10));
        assertEquals(List.of(new Export.Loss(Export.Loss.Kind.GAMES, 2, OptionalInt.empty(), "2")), export.losses());
    }

    @Test
    void aCommentWithACharacterTheEncodingDoesNotKnowIsReportedWithItsPlace() {
        StudyTree tree = TREE.comment(TREE.node(2), "\ud800").tree();
        Export export = Export.write(
                List.of(new GameRecord(Headers.NONE, Result.UNKNOWN, tree)), new Target.Xqf(Target.XqfVersion.V18));
        assertEquals(List.of(new Export.Loss(Export.Loss.Kind.COMMENT, 1, OptionalInt.of(2), "h9g7")), export.losses());
    }

    private static Export.Loss loss(Export.Loss.Kind kind, String what) {
        return new Export.Loss(kind, 1, OptionalInt.empty(), what);
    }

    private static byte[] written(Target.XqfVersion version) {
        GameRecord game = new GameRecord(Headers.NONE, Result.UNKNOWN, TREE);
        Export export = Export.write(List.of(game), new Target.Xqf(version));
        assertEquals(List.of(), export.losses());
        assertEquals(List.of(game), ((Import.Games) Import.read(export.content())).records());
        return export.content();
    }

    private static Move move(String iccs) {
        return Move.parse(iccs).orElseThrow();
    }
}
