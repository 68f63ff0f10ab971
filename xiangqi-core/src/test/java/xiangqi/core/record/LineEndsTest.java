package xiangqi.core.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import xiangqi.core.rules.Position;
import xiangqi.core.study.StudyTree;

/// However a file ends the lines of its comments, they end with a line feed (formats.md §11).
class LineEndsTest {
    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    /// One game in several formats: "一", line end, "二" on the start, "三", line end, "四" on 1. h2e2.
    static Stream<String> files() {
        String pgn = "[Red \"甲\"]\r\r{一\r二}\r1. 炮二平五 {三\r四} 马８进７\r*\r";
        return Stream.of(
                pgn,
                pgn.replace("\r", "\r\n"),
                "[Red \"甲\"]\n[CommentEscape \"\\\\u\"]\n{一\\u000d\\u000a二}\n1. h2e2 {三\\u000d四} h9g7 *",
                "[DhtmlXQ]\r\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\r\n[DhtmlXQ_comment0]一\r\n二"
                        + "[/DhtmlXQ_comment0]\r\n[DhtmlXQ_comment1]三\\u000d\\u000a四[/DhtmlXQ_comment1]\r\n[/DhtmlXQ]\r\n",
                "<?xml version=\"1.0\"?>\r\n<n version=\"2\" win=\"0\" m=\"" + START
                        + "\" c=\"一&#13;&#10;二\"><n m=\"h2e2\" c=\"三&#xD;四\"><n m=\"h9g7\"/></n></n>\r\n",
                "<?xml version=\"1.0\"?><ChineseChessRecord><Head><FEN>" + START + "</FEN></Head><MoveList>"
                        + "<Move value=\"00-00\">一&#13;&#10;二</Move><Move value=\"77-47\"><![CDATA[三\r\n四]]></Move>"
                        + "<Move value=\"70-62\" end=\"1\"/></MoveList></ChineseChessRecord>",
                "红方：甲\r\nFEN ：" + START + "\r\n一\r\n二\r\n1. 炮二平五 {三\r\n四} 马８进７\r\n");
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyReaderGivesLineFeeds(String file) {
        GameRecord game = ((Import.Games) Import.read(file.getBytes(StandardCharsets.UTF_8)))
                .records()
                .getFirst();
        assertEquals(2, game.tree().size());
        assertEquals(Optional.of("一\n二"), game.tree().root().comment());
        assertEquals(Optional.of("三\n四"), game.tree().node(1).comment());
    }

    @ParameterizedTest
    @MethodSource("xiangqi.core.record.RoundTripTest#targets")
    void aCommentWithOtherLineEndsIsWrittenWithoutLossAndTheSameAgain(Target target) {
        StudyTree tree = StudyTree.from(Position.START);
        GameRecord game = new GameRecord(
                Headers.NONE,
                Result.UNKNOWN,
                tree.comment(tree.root(), "一\r\n二\r三\0").tree());
        Export export = Export.write(List.of(game), target);
        assertEquals(List.of(), export.losses());
        List<GameRecord> read = ((Import.Games) Import.read(export.content())).records();
        assertEquals(Optional.of("一\n二\n三"), read.getFirst().tree().root().comment());
        assertArrayEquals(export.content(), Export.write(read, target).content());
    }

    /// Half of a pair is dropped, so that it is no loss; names of headers are such text, too.
    @Test
    void whatNoFileCanHoldIsNoPartOfAHeader() {
        Headers headers = new Headers.Builder()
                .set(Field.RED, "\ud800甲\u0001\r\n乙\udc00")
                .add("Own\udc00", "x")
                .build();
        assertEquals(Optional.of("甲 乙"), headers.get(Field.RED));
        assertEquals(List.of(new Headers.Other("Own", "x")), headers.others());
    }
}
