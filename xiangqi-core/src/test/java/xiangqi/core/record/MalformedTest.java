package xiangqi.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The broken files of the shared data behave as the rows of `malformed.tsv` say. Each test names its file as
/// its parameter, so that a row without a test is found.
class MalformedTest {
    @ParameterizedTest
    @ValueSource(strings = "01_xqf_header_truncated.xqf")
    void anXqfThatEndsInItsHeaderIsAnError(String file) {
        Import.Unreadable why = unreadable(file);
        assertEquals(Optional.of(Format.XQF), why.format());
        assertEquals(Problem.ofFile(Problem.Code.HEADER_TRUNCATED, new Spot.Byte(600), 600, 1024), why.why());
    }

    @ParameterizedTest
    @ValueSource(strings = "03_xqf_comment_truncated.xqf")
    void anXqfCommentThatRunsPastTheEndIsKeptAsFarAsItGoes(String file) {
        Import.Entry.Game game = onlyGame(file);
        assertEquals(6, game.record().tree().mainLine().size());
        assertEquals(1, game.record().tree().commentCount());
        Problem problem = game.warnings().getFirst();
        assertEquals(Problem.Code.COMMENT_BEYOND_END, problem.code());
        assertEquals(new Spot.Byte(1072), problem.spot());
        assertEquals("44", problem.arguments().getFirst());
    }

    @ParameterizedTest
    @ValueSource(strings = "05_xqf_version_99.xqf")
    void anXqfOfVersion99IsNewerThanTheNewestKnown(String file) {
        Problem problem = unreadable(file).why();
        assertEquals(Problem.Code.VERSION_TOO_NEW, problem.code());
        assertEquals(List.of("99", "18"), problem.arguments());
    }

    @ParameterizedTest
    @ValueSource(strings = "09_xqf_comment_len_2g.xqf")
    void anXqfCommentOfTwoGigabytesKeepsTheFourPliesBefore(String file) {
        Import.Entry.Game game = onlyGame(file);
        assertEquals(4, game.record().tree().mainLine().size());
        assertEquals(new Spot.Byte(0x420), game.warnings().getFirst().spot());
    }

    @ParameterizedTest
    @ValueSource(strings = "11_xqf_name_cut_midchar.xqf")
    void anXqfNameCutInMidCharacterLosesTheHalfOnly(String file) {
        Import.Entry.Game game = onlyGame(file);
        assertEquals(Optional.of("上海市队胡荣华"), game.record().red());
        assertEquals(20, game.record().tree().mainLine().size());
        assertTrue(game.warnings().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = "25_empty.pgn")
    void aFileWithoutBytesIsEmpty(String file) {
        assertEquals(
                Problem.ofFile(Problem.Code.EMPTY_FILE, Spot.WHOLE),
                unreadable(file).why());
    }

    @ParameterizedTest
    @ValueSource(strings = "07_pgn_named_xqf.xqf")
    void aPgnNamedXqfIsReadByItsContent(String file) {
        Import.Games games = (Import.Games) Import.read(Samples.malformed(file));
        assertEquals(Format.PGN, games.format());
        assertEquals(20, games.records().getFirst().tree().mainLine().size());
    }

    @ParameterizedTest
    @ValueSource(strings = "15_pgn_bom_utf8.pgn")
    void aByteOrderMarkBeforeAPgnIsIgnored(String file) {
        assertEquals(20, onlyGame(file).record().tree().mainLine().size());
    }

    /// The row allows the repair, which gives 20 plies; it is told.
    @ParameterizedTest
    @ValueSource(strings = "17_pgn_mojibake.pgn")
    void aWronglyDecodedPgnIsRepairedAndTold(String file) {
        Import.Games games = (Import.Games) Import.read(Samples.malformed(file));
        assertEquals(20, games.records().getFirst().tree().mainLine().size());
        assertEquals(Problem.Code.WRONGLY_DECODED, games.warnings().getFirst().code());
    }

    @ParameterizedTest
    @ValueSource(strings = "19_pgn_stray_close_paren.pgn")
    void aStrayBracketIsIgnoredAndTold(String file) {
        Import.Entry.Game game = onlyGame(file);
        assertEquals(4, game.record().tree().mainLine().size());
        assertEquals(Problem.Code.STRAY_BRACKET, game.warnings().getFirst().code());
        assertEquals(new Spot.Character(4, 8, 56), game.warnings().getFirst().spot());
    }

    @ParameterizedTest
    @ValueSource(strings = "21_pgn_no_result.pgn")
    void aPgnWithoutResultIsOpen(String file) {
        GameRecord game = onlyGame(file).record();
        assertEquals(Result.UNKNOWN, game.result());
        assertEquals(20, game.tree().mainLine().size());
    }

    @ParameterizedTest
    @ValueSource(strings = "23_pgn_illegal_midway.pgn")
    void anImpossibleMoveKeepsTheNinePliesBeforeIt(String file) {
        Import.Entry.Game game = onlyGame(file);
        assertEquals(9, game.record().tree().mainLine().size());
        Problem problem = game.warnings().getFirst();
        assertEquals(10, problem.ply());
        assertEquals("炮８平２", problem.arguments().getFirst());
        assertEquals(new Spot.Character(10, 9, 210), problem.spot());
    }

    @ParameterizedTest
    @ValueSource(strings = "27_pgn_1000_nested_parens.pgn")
    void aThousandNestedVariationsAreRead(String file) {
        assertEquals(2, onlyGame(file).record().tree().mainLine().size());
    }

    @ParameterizedTest
    @ValueSource(strings = "29_fen_no_black_king.pgn")
    void aPositionWithoutABlackGeneralIsAnError(String file) {
        Problem problem = unreadable(file).why();
        assertEquals(Problem.Code.START_FAULTY, problem.code());
        assertEquals(List.of("NO_GENERAL BLACK"), problem.arguments());
    }

    @ParameterizedTest
    @ValueSource(strings = "39_pgn_result_glued.pgn")
    void aResultGluedToTheLastMoveIsRead(String file) {
        GameRecord game = onlyGame(file).record();
        assertEquals(5, game.tree().mainLine().size());
        assertEquals(Result.DRAW, game.result());
    }

    @ParameterizedTest
    @ValueSource(strings = "31_dhtmlxq_binit_short.txt")
    void aStartOf62FiguresIsAnError(String file) {
        Import.Unreadable why = unreadable(file);
        assertEquals(Optional.of(Format.DHTMLXQ), why.format());
        assertEquals(Problem.Code.START_LENGTH, why.why().code());
        assertEquals(List.of("62", "64"), why.why().arguments());
    }

    @ParameterizedTest
    @ValueSource(strings = "33_dhtmlxq_wrong_closing_tag.txt")
    void aClosingTagWithAnotherNameEndsTheValue(String file) {
        GameRecord game = onlyGame(file).record();
        assertEquals(Optional.of("甲"), game.red());
        assertEquals(Optional.of("乙"), game.black());
        assertEquals(2, game.tree().mainLine().size());
    }

    @ParameterizedTest
    @ValueSource(strings = "35_cbr_garbage_tail.cbr")
    void garbageAfterTheLastMoveOfACbrIsIgnored(String file) {
        Import.Entry.Game game = onlyGame(file);
        assertEquals(97, game.record().tree().mainLine().size());
        assertTrue(game.warnings().isEmpty());
    }

    @Test
    void everyMalformedFileHasItsTest() {
        Set<String> tested = Arrays.stream(MalformedTest.class.getDeclaredMethods())
                .map(test -> test.getAnnotation(ValueSource.class))
                .filter(Objects::nonNull)
                .flatMap(files -> Arrays.stream(files.strings()))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> rows = Samples.table("malformed.tsv").stream()
                .map(row -> row.get("file"))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(rows, tested);
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
