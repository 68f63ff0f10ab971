package xiangqi.core.record.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Result;
import xiangqi.core.record.Text;
import xiangqi.core.study.StudyTree;

/// CBF and PFC written by hand from formats.md §2.4 and §5.
class XmlRecordsTest {
    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    @Test
    void aCbfIsRead() {
        GameRecord game = game("""
                        <?xml version="1.0" encoding="UTF-8"?>
                        <!-- a comment -->
                        <ChineseChessRecord Version="1.0">
                         <Head>
                          <Name>甲 &amp; 乙</Name>
                          <URL />
                          <Red>胡荣华</Red>
                          <Empire>x</Empire>
                          <RecordResult>3</RecordResult>
                          <FEN>%s</FEN>
                         </Head>
                         <MoveList>
                          <Move value="00-00"><![CDATA[开 <b>]]></Move>
                          <Move value="77-47" />
                          <Move value="70-62" branch="1" end="1"/>
                          <Move value='10-22' end="1">a&#22909;&lt;</Move>
                         </MoveList>
                        </ChineseChessRecord>
                        """.formatted(START)).record();
        assertEquals(List.of("1 h2e2", "2 h9g7", "2 b9c7"), text(game.tree()));
        assertEquals(Optional.of("开 <b>"), game.tree().root().comment());
        assertEquals(Optional.of("a好<"), game.tree().node(3).comment());
        assertEquals(Optional.of("甲 & 乙"), game.headers().get(Field.TITLE));
        assertEquals(Optional.of("胡荣华"), game.red());
        assertEquals(Optional.of("x"), game.headers().other("Empire"));
        assertEquals(Result.DRAW, game.result());
    }

    @Test
    void aCbfThatStopsInTheMovesKeepsWhatCameBefore() {
        Import.Entry.Game game =
                game("<ChineseChessRecord><MoveList><Move value=\"77-47\"/><Move value=\"70-62\"/><Move val");
        assertEquals(List.of("1 h2e2", "2 h9g7"), text(game.record().tree()));
        assertEquals(Problem.Code.MOVES_TRUNCATED, game.warnings().getFirst().code());
    }

    @Test
    void aCbfWithAFenThatIsNoneIsRefused() {
        Import.Unreadable why = (Import.Unreadable)
                new CbfReader(Text.of("<ChineseChessRecord><Head><FEN>9/9</FEN></Head><MoveList></MoveList>")).read();
        assertEquals(Problem.Code.FEN_FAULTY, why.why().code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"true", "1"})
    void aPfcIsReadAndTheVariationLastLookedAtIsNotTheMainLine(String chosen) {
        Import.Games games = (Import.Games) new PfcReader(Text.of("""
                                <?xml version="1.0" encoding="utf-8"?>
                                <n version="2" win="1-0" create-time="2023-08-15" m="%s" c="a&#10;b">
                                <n m="h2e2"><n m="h9g7" c="x &quot;y&quot;"/><n default="%s" m="b9c7"><n m="h0g2"/></n></n></n>
                                """.formatted(START, chosen))).read();
        GameRecord game = games.records().getFirst();
        assertEquals(List.of("1 h2e2", "2 h9g7", "2 b9c7", "3 h0g2"), text(game.tree()));
        assertEquals(Optional.of("a\nb"), game.tree().root().comment());
        assertEquals(Optional.of("x \"y\""), game.tree().node(2).comment());
        assertEquals(Result.RED_WINS, game.result());
        assertEquals(Optional.of("2023-08-15"), game.headers().get(Field.CREATED));
    }

    @Test
    void elementsNestedTenThousandDeepDoNotOverflow() {
        String[] loop = {"a0a1", "a9a8", "a1a0", "a8a9"};
        StringBuilder deep = new StringBuilder("<n m=\"" + START + "\">");
        for (int i = 0; i < 10_000; i++) {
            deep.append("<n m=\"").append(loop[i % 4]).append("\">");
        }
        deep.append("</n>".repeat(10_001));
        Import.Games games = (Import.Games) new PfcReader(Text.of(deep.toString())).read();
        assertEquals(10_000, games.records().getFirst().tree().size());
    }

    private static Import.Entry.Game game(String xml) {
        Import.Games games = (Import.Games) new CbfReader(Text.of(xml)).read();
        return (Import.Entry.Game) games.entries().getFirst();
    }

    private static List<String> text(StudyTree tree) {
        return tree.nodes().stream().map(Object::toString).toList();
    }
}
