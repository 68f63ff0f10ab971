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
        assertEquals(Problem.ofFile(Problem.Code.HEADER_TRUNCATED, new Spot.Byte(600), 600, 1024), why.why());
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
                Problem.ofFile(Problem.Code.EMPTY_FILE, Spot.WHOLE),
                unreadable("25_empty.pgn").why());
    }

    @Test
    void aPgnNamedXqfIsReadByItsContent() {
        Import.Games games = (Import.Games) Import.read(Samples.malformed("07_pgn_named_xqf.xqf"));
        assertEquals(Format.PGN, games.format());
        assertEquals(20, games.records().getFirst().tree().mainLine().size());
    }

    @Test
    void aByteOrderMarkBeforeAPgnIsIgnored() {
        assertEquals(
                20, onlyGame("15_pgn_bom_utf8.pgn").record().tree().mainLine().size());
    }

    /// The row allows the repair, which gives 20 plies; it is told.
    @Test
    void aWronglyDecodedPgnIsRepairedAndTold() {
        Import.Games games = (Import.Games) Import.read(Samples.malformed("17_pgn_mojibake.pgn"));
        assertEquals(20, games.records().getFirst().tree().mainLine().size());
        assertEquals(Problem.Code.WRONGLY_DECODED, games.warnings().getFirst().code());
    }

    @Test
    void aStrayBracketIsIgnoredAndTold() {
        Import.Entry.Game game = onlyGame("19_pgn_stray_close_paren.pgn");
        assertEquals(4, game.record().tree().mainLine().size());
        assertEquals(Problem.Code.STRAY_BRACKET, game.warnings().getFirst().code());
        assertEquals(new Spot.Character(4, 8, 56), game.warnings().getFirst().spot());
    }

    @Test
    void aPgnWithoutResultIsOpen() {
        GameRecord game = onlyGame("21_pgn_no_result.pgn").record();
        assertEquals(Result.UNKNOWN, game.result());
        assertEquals(20, game.tree().mainLine().size());
    }

    @Test
    void anImpossibleMoveKeepsTheNinePliesBeforeIt() {
        Import.Entry.Game game = onlyGame("23_pgn_illegal_midway.pgn");
        assertEquals(9, game.record().tree().mainLine().size());
        Problem problem = game.warnings().getFirst();
        assertEquals(10, problem.ply());
        assertEquals("炮８平２", problem.arguments().getFirst());
        assertEquals(new Spot.Character(10, 9, 210), problem.spot());
    }

    @Test
    void aThousandNestedVariationsAreRead() {
        assertEquals(
                2,
                onlyGame("27_pgn_1000_nested_parens.pgn")
                        .record()
                        .tree()
                        .mainLine()
                        .size());
    }

    @Test
    void aPositionWithoutABlackGeneralIsAnError() {
        Problem problem = unreadable("29_fen_no_black_king.pgn").why();
        assertEquals(Problem.Code.START_FAULTY, problem.code());
        assertEquals(List.of("NO_GENERAL BLACK"), problem.arguments());
    }

    @Test
    void aResultGluedToTheLastMoveIsRead() {
        GameRecord game = onlyGame("39_pgn_result_glued.pgn").record();
        assertEquals(5, game.tree().mainLine().size());
        assertEquals(Result.DRAW, game.result());
    }

    @Test
    void aStartOf62FiguresIsAnError() {
        Import.Unreadable why = unreadable("31_dhtmlxq_binit_short.txt");
        assertEquals(Optional.of(Format.DHTMLXQ), why.format());
        assertEquals(Problem.Code.START_LENGTH, why.why().code());
        assertEquals(List.of("62", "64"), why.why().arguments());
    }

    @Test
    void aClosingTagWithAnotherNameEndsTheValue() {
        GameRecord game = onlyGame("33_dhtmlxq_wrong_closing_tag.txt").record();
        assertEquals(Optional.of("甲"), game.red());
        assertEquals(Optional.of("乙"), game.black());
        assertEquals(2, game.tree().mainLine().size());
    }

    @Test
    void garbageAfterTheLastMoveOfACbrIsIgnored() {
        Import.Entry.Game game = onlyGame("35_cbr_garbage_tail.cbr");
        assertEquals(97, game.record().tree().mainLine().size());
        assertTrue(game.warnings().isEmpty());
    }

    @Test
    void everyMalformedFileHasItsTest() {
        assertEquals(18, Samples.table("malformed.tsv").size());
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
