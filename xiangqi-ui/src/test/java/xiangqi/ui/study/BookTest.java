package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Result;
import xiangqi.core.record.Target;
import xiangqi.core.rules.Position;
import xiangqi.core.study.StudyTree;

class BookTest {
    @ParameterizedTest
    @CsvSource({"PGN, gb18030, GB18030", "PGN, utf-8, UTF_8", "XQF, gb18030, UTF_8", "CBR, utf-16le, UTF_8"})
    void onlyAPgnKeepsItsEncoding(Format format, String encoding, Target.Encoding written) {
        GameRecord game = new GameRecord(Headers.NONE, Result.UNKNOWN, StudyTree.from(Position.START));
        Book book = Book.of(
                Path.of("game"),
                new Import.Games(format, encoding, List.of(new Import.Entry.Game(1, game, List.of())), List.of()),
                FilePrint.of(new byte[0]));
        assertEquals(written, book.choice().encoding());
    }
}
