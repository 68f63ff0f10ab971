package xiangqi.core.record.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.record.Field;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Result;

/// Texts as people paste them and as CCBridge and 联众 export them.
class PlainTextReaderTest {
    private static final List<String> OPENING = List.of("1 h2e2", "2 h9g7", "3 h0g2", "4 i9h9");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "炮二平五 马８进７ 马二进三 车９平８",
                "1. 炮二平五  马8进7\n2. 马二进三  车9平8\n",
                "1、炮二平五，马8进7；2、马二进三，车9平8",
                "h2e2 h9g7 h0g2 i9h9",
                "H2-E2 H9-G7 H0-G2 I9-H9",
                "h3e3 h10g8 h1g3 i10h10",
                "C2.5 h8+7 H2+3 r9.8",
                "1. C2=5 H8+7 2. H2+3 R9=8",
                "一局好棋\n\n  1. 炮二平五 马８进７\n  2. 马二进三 车９平８",
                "-------\n棋谱   红方           黑方\n  1.  炮二平五       马８进７\n  2.  马二进三       车９平８",
            })
    void pastedMovesAreRead(String text) {
        Import.Games games = (Import.Games) Import.read(text);
        assertEquals(Format.PGN, games.format());
        assertEquals(OPENING, tree(games.records().getFirst()));
    }

    @Test
    void theLinesBeforeTheMovesBecomeHeaders() {
        GameRecord game = ((Import.Games) Import.read("""
                        标题：五七炮
                        红方：
                        ECCO：C66 五七炮对屏风马
                        解说：甲(Email:a@b.c)
                        结果：红胜
                        FEN ：rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1


                        最新弈法
                        二

                          1. 炮二平五 马８进７
                          2. 马二进三 车９平８
                        """)).records().getFirst();
        assertEquals(OPENING, tree(game));
        assertEquals(Optional.of("最新弈法\n二"), game.tree().root().comment());
        assertEquals(Result.RED_WINS, game.result());
        assertEquals(
                new Headers.Builder()
                        .set(Field.TITLE, "五七炮")
                        .set(Field.ECCO, "C66")
                        .set(Field.OPENING, "五七炮对屏风马")
                        .set(Field.ANNOTATOR, "甲")
                        .set(Field.ANNOTATOR_MAIL, "a@b.c")
                        .build(),
                game.headers());
    }

    @Test
    void aPlayersNameThatReadsLikeAMoveIsAName() {
        GameRecord game = ((Import.Games) Import.read("""
                        红方：马８进７
                        结果：黑胜

                        1. 炮二平五 马８进７
                        2. 马二进三 车９平８
                        """)).records().getFirst();
        assertEquals(Optional.of("马８进７"), game.red());
        assertEquals(Result.BLACK_WINS, game.result());
        assertEquals(OPENING, tree(game));
    }

    @Test
    void severalHeadersMayStandOnALineWithSpaceInTheirNames() {
        Headers headers = ((Import.Games) Import.read("""
                        比赛日期：2016年12月27日20时  比赛地点：北京
                        红    方：木易四郎(055)  耗时：  2分 24秒
                        黑    方：温柔一刀(jyq)  耗时：  4分  1秒
                        1. 炮二平五 马８进７
                        """)).records().getFirst().headers();
        assertEquals(
                new Headers.Builder()
                        .set(Field.DATE, "2016年12月27日20时")
                        .set(Field.PLACE, "北京")
                        .set(Field.RED, "木易四郎(055)")
                        .set(Field.RED_TIME, "2分 24秒")
                        .set(Field.BLACK, "温柔一刀(jyq)")
                        .set(Field.BLACK_TIME, "4分  1秒")
                        .build(),
                headers);
    }

    private static List<String> tree(GameRecord game) {
        return game.tree().nodes().stream().map(Object::toString).toList();
    }

    /// Noise holds every shape somewhere: here a move that begins a line.
    @Test
    void noiseIsNoText() {
        byte[] noise = new byte[1 << 16];
        new SplittableRandom(7).nextBytes(noise);
        byte[] move = "\nh2e2 ".getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(move, 0, noise, 300, move.length);
        Import.Unreadable read = (Import.Unreadable) Import.read(noise);
        assertEquals(Problem.Code.UNKNOWN_FORMAT, read.why().code());
    }

    @Test
    void aTextWithSomeStraySignsIsStillRead() {
        byte[] text = "h2e2 h9g7\u0001 h0g2\u0002 i9h9 i0h0\0\0\0\0".getBytes(StandardCharsets.US_ASCII);
        Import.Games read = (Import.Games) Import.read(text);
        assertEquals(5, read.records().getFirst().tree().mainLine().size());
    }
}
