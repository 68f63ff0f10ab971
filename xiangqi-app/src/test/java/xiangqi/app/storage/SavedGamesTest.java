package xiangqi.app.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.board.Square;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Result;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.study.StudyTree;

final class SavedGamesTest {
    private static final LocalDateTime EVENING = LocalDateTime.of(2026, 11, 29, 18, 5);

    @TempDir
    private Path home;

    private static GameRecord record(String red, String black) {
        StudyTree start = StudyTree.from(Position.START);
        StudyTree tree = start.play(start.root(), Move.of(Square.H2, Square.E2)).tree();
        Headers headers = Headers.NONE.with(Field.RED, red).with(Field.BLACK, black);
        return new GameRecord(headers, Result.RED_WINS, tree);
    }

    private SavedGames games() {
        return new SavedGames(home.resolve("games"));
    }

    @Test
    void aSavedGameIsReadBackAsItWas() throws IOException {
        GameRecord record = record("胡荣华", "柳大华");

        Path file = assertInstanceOf(Kept.Done.class, games().save(record, EVENING, Notation.ZH_HANS))
                .file();

        assertEquals(home.resolve("games/2026-11-29 1805 胡荣华 – 柳大华.pgn"), file);
        Import.Games read = assertInstanceOf(Import.Games.class, Import.read(Files.readAllBytes(file)));
        GameRecord again = read.records().getFirst();
        assertEquals(record.tree(), again.tree());
        assertEquals(record.result(), again.result());
        assertEquals(record.red(), again.red());
    }

    @Test
    void twoGamesOfTheSamePlayersInOneMinuteBothStay() throws IOException {
        games().save(record("甲", "乙"), EVENING, Notation.ZH_HANS);
        games().save(record("甲", "乙"), EVENING, Notation.ZH_HANS);

        try (var files = Files.list(home.resolve("games"))) {
            assertEquals(2, files.count());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'', '', '2026-11-29 1805'",
        "甲, '', '2026-11-29 1805 甲'",
        "../../etc, a/b:c, '2026-11-29 1805 etc – a_b_c'",
        "???, ..., '2026-11-29 1805'",
    })
    void namesOfPlayersNeverBecomePaths(String red, String black, String name) {
        assertEquals(name, SavedGames.name(record(red, black), EVENING));
    }

    @Test
    void aFolderThatCannotBeMadeIsAFaultAndNoException() throws IOException {
        Files.writeString(home.resolve("games"), "a file where the folder should be");

        Kept kept = games().save(record("甲", "乙"), EVENING, Notation.ZH_HANS);

        StorageFault fault = assertInstanceOf(Kept.Failed.class, kept).fault();
        assertEquals(home.resolve("games/2026-11-29 1805 甲 – 乙.pgn"), fault.file());
    }
}
