package xiangqi.core.record.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import xiangqi.core.notation.Fen;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Spot;

/// Where moves begin among other words, and what a slip of the pen does: the line stops there, and nothing behind it
/// is played in its place (formats.md §9.2, §10).
class MovesInWordsTest {
    @ParameterizedTest
    @CsvFileSource(
            resources = "/xiangqi/core/record/pgn/slips.tsv",
            delimiter = '\t',
            numLinesToSkip = 1,
            quoteCharacter = '\1',
            emptyValue = "",
            ignoreLeadingAndTrailingWhitespace = false)
    void nothingBehindASlipIsPlayedInItsPlace(String text, String moves, int line, int column, String why) {
        String written = text.replace("\\n", "\n");
        Import read = Import.read(written);
        String played =
                read instanceof Import.Games games ? moves(games.records().getFirst()) : "";
        assertEquals(moves == null ? "" : moves, played, why);
        List<Spot> told = switch (read) {
            case Import.Games games ->
                ((Import.Entry.Game) games.entries().getFirst())
                        .warnings().stream().map(Problem::spot).toList();
            case Import.Unreadable(var format, var problem) -> {
                assertFalse(format.isEmpty(), why);
                yield List.of(problem.spot());
            }
        };
        assertEquals(1, told.size(), told::toString);
        Spot.Character at = assertInstanceOf(Spot.Character.class, told.getFirst(), why);
        assertEquals(line + ":" + column, at.line() + ":" + at.column(), why);
    }

    @ParameterizedTest
    @CsvFileSource(
            resources = "/xiangqi/core/record/pgn/pasted.tsv",
            delimiter = '\t',
            numLinesToSkip = 1,
            quoteCharacter = '\1',
            emptyValue = "",
            ignoreLeadingAndTrailingWhitespace = false)
    void movesAndPositionsAreFoundWhereverTheyStand(String text, String moves, String start) {
        Import.Games games = assertInstanceOf(Import.Games.class, Import.read(text.replace("\\n", "\n")));
        GameRecord game = games.records().getFirst();
        assertEquals(moves == null ? "" : moves, moves(game));
        String usual = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
        assertEquals(
                start == null || start.isEmpty() ? usual : start,
                Fen.writeShort(game.tree().setup()));
    }

    @ParameterizedTest
    @CsvFileSource(
            resources = "/xiangqi/core/record/pgn/strangers.tsv",
            delimiter = '\t',
            numLinesToSkip = 1,
            quoteCharacter = '\1')
    void whatIsNoGameOfOursIsRefusedInsteadOfOpened(String text, Problem.Code code, String why) {
        Import.Unreadable refused =
                assertInstanceOf(Import.Unreadable.class, Import.read(text.replace("\\n", "\n")), why);
        assertEquals(code, refused.why().code(), why);
        if (code == Problem.Code.UNSUPPORTED_FORMAT) {
            assertEquals(List.of(Format.CHESS.name()), refused.why().arguments(), why);
        }
    }

    private static String moves(GameRecord game) {
        return game.tree().nodes().stream()
                .map(node -> node.move().orElseThrow().toString())
                .collect(Collectors.joining(" "));
    }
}
