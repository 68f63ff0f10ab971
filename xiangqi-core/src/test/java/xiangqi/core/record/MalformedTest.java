package xiangqi.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The broken files of the shared data behave as the rows of `malformed.tsv` say.
class MalformedTest {
    @Test
    void anXqfThatEndsInItsHeaderIsAnError() {
        Import.Unreadable why = unreadable("01_xqf_header_truncated.xqf");
        assertEquals(Optional.of(Format.XQF), why.format());
        assertEquals(
                Problem.ofFile(Problem.Code.HEADER_TRUNCATED, new Spot.Byte(600), 600, 1024), why.why());
    }

    @Test
    void anXqfCommentThatRunsPastTheEndIsKeptAsFarAsItGoes() {
        Import.Entry.Game game = onlyGame("03_xqf_comment_truncated.xqf");
        assertEquals(6, game.record().tree().mainLine().size());
        assertEquals(1, game.record().tree().commentCount());
        Problem problem = game.warnings().getFirst();
        assertEquals(Problem.Code.COMMENT_BEYOND_END, problem.code());
        assertEquals(new Spot.Byte(1072), problem.spot());
        assertEquals("44", problem.arguments().getFirst());
    }

    @Test
    void anXqfOfVersion99IsNewerThanTheNewestKnown() {
        Problem problem = unreadable("05_xqf_version_99.xqf").why();
        assertEquals(Problem.Code.VERSION_TOO_NEW, problem.code());
        assertEquals(List.of("99", "18"), problem.arguments());
    }

    @Test
    void anXqfCommentOfTwoGigabytesKeepsTheFourPliesBefore() {
        Import.Entry.Game game = onlyGame("09_xqf_comment_len_2g.xqf");
        assertEquals(4, game.record().tree().mainLine().size());
        assertEquals(new Spot.Byte(0x420), game.warnings().getFirst().spot());
    }

    @Test
    void anXqfNameCutInMidCharacterLosesTheHalfOnly() {
        Import.Entry.Game game = onlyGame("11_xqf_name_cut_midchar.xqf");
        assertEquals(Optional.of("上海市队胡荣华"), game.record().red());
        assertEquals(20, game.record().tree().mainLine().size());
        assertTrue(game.warnings().isEmpty());
    }

    @Test
    void aFileWithoutBytesIsEmpty() {
        assertEquals(
                Problem.ofFile(Problem.Code.EMPTY_FILE, Spot.WHOLE), unreadable("25_empty.pgn").why());
    }

    private static Import.Unreadable unreadable(String file) {
        return (Import.Unreadable) Import.read(Samples.malformed(file));
    }

    private static Import.Entry.Game onlyGame(String file) {
        Import.Games games = (Import.Games) Import.read(Samples.malformed(file));
        assertEquals(1, games.entries().size());
        return (Import.Entry.Game) games.entries().getFirst();
    }
}
