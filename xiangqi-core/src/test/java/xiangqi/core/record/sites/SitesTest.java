package xiangqi.core.record.sites;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.record.Field;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Result;
import xiangqi.core.record.Spot;

/// The formats of the playing sites, put together by hand from formats.md §5. Each game is h2e2 h9g7.
class SitesTest {
    private static final List<String> MOVES = List.of("1 h2e2", "2 h9g7");

    /// Twelve bytes of head with the time 1 and two plies; points from the top left: 7,7 4,7 and 7,0 6,2.
    @Test
    void aCcmIsRead() {
        byte[] file = HexFormat.of()
                .parseHex("01001200" + "01000000" + "02000000" + "0f0106070704070000" + "070204070006020000");
        Import.Games games = games(file, Format.CCM);
        assertEquals(MOVES, text(games));
        assertEquals(
                Optional.of("1970-01-01T00:00:01Z"),
                games.records().getFirst().headers().get(Field.CREATED));
    }

    @Test
    void aCcmThatStopsEarlySaysSo() {
        byte[] file = HexFormat.of().parseHex("01001200" + "01000000" + "03000000" + "0f0106070704070000" + "0702");
        Import.Entry.Game game =
                (Import.Entry.Game) games(file, Format.CCM).entries().getFirst();
        assertEquals(Problem.Code.MOVES_TRUNCATED, game.warnings().getFirst().code());
    }

    @Test
    void anMxqIsRead() {
        GameRecord game = mxq("黑方投子认负");
        assertEquals(
                List.of("1 h2e2", "2 h9g7"),
                game.tree().nodes().stream().map(Object::toString).toList());
        assertEquals(Optional.of("聚义堂"), game.headers().get(Field.PLACE));
        assertEquals(Optional.of("甲"), game.red());
        assertEquals(Optional.of("乙"), game.black());
        assertEquals(Result.RED_WINS, game.result());
    }

    @ParameterizedTest
    @CsvSource({"红方投子认负,BLACK_WINS", "红方胜,RED_WINS", "双方和棋,DRAW", "中断,UNKNOWN"})
    void theEndingOfAnMxqTellsTheResult(String ending, Result result) {
        assertEquals(result, mxq(ending).result());
    }

    private static GameRecord mxq(String ending) {
        StringBuilder file = new StringBuilder();
        for (String text :
                List.of("聚义堂", "2016年", "甲-胜-乙", "1500", ending, "Moves", "7C-4C", "7J-6H", "Ends", "CommentsEnd")) {
            file.append((char) text.getBytes(Charset.forName("GB18030")).length).append(text);
        }
        return games(file.toString().getBytes(Charset.forName("GB18030")), Format.MXQ)
                .records()
                .getFirst();
    }

    /// Ten figures a ply: id, 32, side, row and column of both points, three more; the column is counted
    /// from file i: h is 1, e is 4, g is 2.
    @Test
    void aCheIsRead() {
        byte[] file = "1 2 7 32 1 2 1 2 4 0 1 0 21 32 0 9 1 7 2 0 2 0\n".getBytes(StandardCharsets.US_ASCII);
        assertEquals(MOVES, text(games(file, Format.CHE)));
    }

    /// h2e2 h9g7 e2e6, then d9e8 (column 5 to 4): the advisor would be the screen of the cannon on e6. Games of this
    /// site end by capture of the general (formats.md §5); what strict rules allow is kept, the rest is told.
    @Test
    void aCheWhoseLastPlyLeavesTheGeneralInCheckKeepsThePliesBefore() {
        String file = "1 4 7 32 1 2 1 2 4 0 1 0 21 32 0 9 1 7 2 0 2 0 7 32 1 2 4 6 4 0 3 0 20 32 0 9 5 8 4 0 4 0";
        Import.Games games = games(file.getBytes(StandardCharsets.US_ASCII), Format.CHE);
        assertEquals(List.of("1 h2e2", "2 h9g7", "3 e2e6"), text(games));
        Problem told =
                ((Import.Entry.Game) games.entries().getFirst()).warnings().getFirst();
        assertEquals(Problem.Code.ILLEGAL_MOVE, told.code());
        assertEquals(4, told.ply());
        assertEquals(file.indexOf("20 32 0 9 5"), ((Spot.Character) told.spot()).index());
    }

    @ParameterizedTest
    @CsvSource({"474cd007d4070100,CHN", "060b011eb5da,XGF", "504b030414000000,ZIP"})
    void whatIsOnlyRecognisedSaysSo(String hex, Format format) {
        Import.Unreadable why = (Import.Unreadable) Import.read(HexFormat.of().parseHex(hex));
        assertEquals(Optional.of(format), why.format());
        assertEquals(Problem.Code.UNSUPPORTED_FORMAT, why.why().code());
        assertEquals(List.of(format.name()), why.why().arguments());
    }

    private static Import.Games games(byte[] file, Format format) {
        Import.Games games = (Import.Games) Import.read(file);
        assertEquals(format, games.format());
        return games;
    }

    private static List<String> text(Import.Games games) {
        return games.records().getFirst().tree().nodes().stream()
                .map(Object::toString)
                .toList();
    }
}
