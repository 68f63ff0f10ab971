package xiangqi.core.record.dhtmlxq;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.notation.Fen;
import xiangqi.core.record.Field;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Result;

/// Mark-up written by hand from formats.md §4, with points from Red's left corner: 7242 is h2e2, 7967 h9g7,
/// 7062 h0g2.
class DhjReaderTest {
    private static final String BOARD =
            "rnbakabnr**********c*****c*p*p*p*p*p******************P*P*P*P*P*C*****C**********RNBAKABNR";

    private static String tag(int number, String value) {
        return "[DHJHtmlXQ_" + number + "]" + value + "[/DHJHtmlXQ_" + number + "]\n";
    }

    private static Import.Games read(String markup) {
        return (Import.Games) Import.read("<div>[DHJHtmlXQ]\n" + markup + "[/DHJHtmlXQ]</div>");
    }

    private static List<String> moves(GameRecord game) {
        return game.tree().nodes().stream()
                .map(node -> node.move().orElseThrow().toString())
                .toList();
    }

    @Test
    void aGameIsReadWithItsHeaders() {
        Import.Games games = read(tag(10, "标题")
                + tag(17, "广东 许银川")
                + tag(18, "许银川")
                + tag(22, "胡荣华")
                + tag(28, "红胜")
                + tag(31, BOARD)
                + tag(32, "0")
                + tag(34, "724279677062"));
        GameRecord game = games.records().getFirst();
        assertEquals(Format.DHTMLXQ, games.format());
        assertEquals(Setup.STANDARD, game.tree().setup());
        assertEquals(List.of("h2e2", "h9g7", "h0g2"), moves(game));
        assertEquals(Result.RED_WINS, game.result());
        assertEquals(Optional.of("标题"), game.headers().get(Field.TITLE));
        assertEquals(Optional.of("广东 许银川"), game.red());
        assertEquals(Optional.of("胡荣华"), game.black());
    }

    @ParameterizedTest
    @CsvSource({"0, RED", "1, BLACK"})
    void withoutMovesTheTagSaysWhoIsToMove(String value, Side turn) {
        GameRecord game = read(tag(31, BOARD.replace('*', '0')) + tag(32, value))
                .records()
                .getFirst();
        assertEquals(new Setup(Setup.STANDARD.board(), turn), game.tree().setup());
    }

    @Test
    void theFirstMoveSaysWhoIsToMoveWhateverTheTagSays() {
        GameRecord game =
                read(tag(31, BOARD) + tag(32, "0") + tag(34, "7967")).records().getFirst();
        assertEquals(Side.BLACK, game.tree().setup().turn());
        assertEquals(List.of("h9g7"), moves(game));
    }

    @Test
    void withoutABoardTheGameBeginsAsUsual() {
        GameRecord game = read(tag(34, "7242")).records().getFirst();
        assertEquals(Fen.STANDARD, Fen.write(game.tree().setup()));
        assertEquals(List.of("h2e2"), moves(game));
    }

    @Test
    void aBoardThatIsTooShortIsNamed() {
        Import.Unreadable read = (Import.Unreadable) Import.read(tag(31, BOARD.substring(1)) + tag(34, "7242"));
        assertEquals(Problem.Code.START_LENGTH, read.why().code());
        assertEquals(List.of("89", "90"), read.why().arguments());
    }
}
