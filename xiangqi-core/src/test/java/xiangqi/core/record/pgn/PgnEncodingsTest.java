package xiangqi.core.record.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.record.Import;

/// In which bytes a text comes.
class PgnEncodingsTest extends PgnTexts {
    @Test
    void aTextOfSimplifiedCharactersThatLooksLikeBig5IsGb18030() {
        byte[] pgn = "[Red \"辽宁卜凤波\"]\n1. 炮二平五 马８进７ *".getBytes(Charset.forName("GB18030"));
        Import.Games games = (Import.Games) Import.read(pgn);
        assertEquals("gb18030", games.encoding());
        assertEquals(Optional.of("辽宁卜凤波"), games.records().getFirst().red());
    }

    /// Chariots on a0 and a3: the front one goes to a4; Black's general on e9 to e8; Red's on d0, its file 六, to d1
    /// (formats.md §9.7).
    @Test
    void traditionalNamesInBig5AreRead() {
        byte[] pgn = "[FEN \"4k4/9/9/9/9/9/R8/9/9/R2K5 w\"]\n1. 前車進一 將５進１ 2. 帥六進一 *".getBytes(Charset.forName("Big5"));
        Import.Games games = (Import.Games) Import.read(pgn);
        assertEquals("big5", games.encoding());
        assertEquals(
                List.of("1 a3a4", "2 e9e8", "3 d0d1"),
                text(games.records().getFirst().tree()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"GB18030", "Big5", "UTF-8", "UTF-16LE", "UTF-16BE"})
    void everyEncodingIsFoundOut(String charset) {
        String pgn = "[Game \"Chinese Chess\"]\n[Red \"胡榮華\"]\n\n1. 炮二平五 馬８進７ 2. 馬二進三 車９平８ {好} 1-0\n";
        Import.Games games = (Import.Games) Import.read(pgn.getBytes(Charset.forName(charset)));
        assertEquals(charset.toLowerCase(), games.encoding());
        Import.Entry.Game game = (Import.Entry.Game) games.entries().getFirst();
        assertEquals(OPENING, text(game.record().tree()));
        assertEquals(Optional.of("胡榮華"), game.record().red());
        assertEquals(List.of(), game.warnings());
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE"})
    void aByteOrderMarkIsNoPartOfTheText(String charset) {
        byte[] pgn = "\ufeff[Red \"甲\"]\n1. 炮二平五 *".getBytes(Charset.forName(charset));
        Import.Games games = (Import.Games) Import.read(pgn);
        assertEquals(Optional.of("甲"), games.records().getFirst().red());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Red \"甲\"]\r\r1. 炮二平五\r\n马８进７\n2. 马二进三\r车９平８\r\n*",
                "[Red \"甲\"]\n\0\n1. 炮二平五\0 马８进７\n2. \0马二进三 车９平８ *\0\0",
            })
    void mixedLineEndsAndNulsAreSpace(String pgn) {
        Import.Entry.Game game = only(pgn);
        assertEquals(OPENING, text(game.record().tree()));
        assertEquals(List.of(), game.warnings());
    }
}
