package xiangqi.core.record.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Result;
import xiangqi.core.record.Spot;

/// What is wrong in a text is told with its place, and harms as little as can be.
class PgnFaultsTest extends PgnTexts {
    /// The cannon on e6 has no screen before e9 until the advisor steps between: that is Black's own check
    /// (formats.md §10).
    @Test
    void aMoveThatLeavesItsOwnGeneralInCheckEndsTheLine() {
        Import.Entry.Game game = only("[Red \"\"]\n1. h2e2 h9g7 2. e2e6 d9e8 3. a0a1 *");
        assertEquals(List.of("1 h2e2", "2 h9g7", "3 e2e6"), text(game.record().tree()));
        Problem told = game.warnings().getFirst();
        assertEquals(Problem.Code.ILLEGAL_MOVE, told.code());
        assertEquals(4, told.ply());
        assertEquals(2, ((Spot.Character) told.spot()).line());
    }

    @Test
    void aFenThatIsNoneIsNeverReplacedByTheStart() {
        Import.Unreadable why = (Import.Unreadable) read("[FEN \"rnbakabnr/9/1c5c1 w\"]\n1. h2e2 *");
        assertEquals(Problem.Code.FEN_FAULTY, why.why().code());
        assertEquals(
                List.of("rnbakabnr/9/1c5c1 w", "TOO_FEW_ROWS", "4", "1", "1", "17"),
                why.why().arguments());
    }

    @Test
    void aBrokenGameAmongManyHarmsNoOther() {
        Import.Games games = (Import.Games)
                read(
                        "[Event \"a\"]\n1. h2e2 *\n\n[Event \"b\"]\n[FEN \"9/9/9/9/9/9/9/9/9/4K4 w\"]\n1. e0e1 *\n\n[Event \"c\"]\n1. h2e2 *\n");
        assertEquals(3, games.entries().size());
        Import.Entry.Broken broken = (Import.Entry.Broken) games.entries().get(1);
        assertEquals(Problem.Code.START_FAULTY, broken.why().code());
        assertEquals(2, broken.why().game());
        assertEquals(List.of("NO_GENERAL BLACK"), broken.why().arguments());
    }

    /// The tag and its line end are 15 characters, the blank line one, "1. h2e2 " eight: the token is the
    /// ninth of line 3.
    @Test
    void theTagOfTheResultCountsAndThatAnotherStandsBehindTheMovesIsTold() {
        Import.Entry.Game game = only("[Result \"1-0\"]\n\n1. h2e2 0-1\n");
        assertEquals(Result.RED_WINS, game.record().result());
        assertEquals(
                List.of(new Problem(
                        Problem.Code.RESULTS_DIFFER, new Spot.Character(3, 9, 24), 1, 0, List.of("1-0", "0-1"))),
                game.warnings());
        assertEquals(List.of(), only("[Result \"*\"]\n\n1. h2e2 0-1\n").warnings());
        assertEquals(List.of(), only("[Result \"1-0\"]\n\n1. h2e2 *\n").warnings());
    }

    /// 101 are told one by one, then one tells of the other 99,899.
    @Test
    void veryManyWarningsAreToldTogether() {
        List<Problem> warnings =
                only("[Red \"x\"]\n\n1. h2e2 " + ")".repeat(100_000)).warnings();
        assertEquals(102, warnings.size());
        assertEquals(Problem.Code.STRAY_BRACKET, warnings.get(100).code());
        assertEquals(Problem.Code.MORE_WARNINGS, warnings.getLast().code());
        assertEquals(List.of("99899", "0", "0", "0"), warnings.getLast().arguments());
    }

    /// Each game has 50 warnings: those of 20 games are told one by one, then one for each game, which counts its own.
    @Test
    void warningsOfThousandsOfBadGamesAreBoundedForTheWholeFile() {
        String game = "[Game \"Chinese Chess\"]\n\n1. h2e2 " + ")".repeat(50) + " *\n\n";
        Import.Games games = (Import.Games) read(game.repeat(2000));
        List<Integer> told = games.entries().stream()
                .map(entry -> ((Import.Entry.Game) entry).warnings().size())
                .toList();
        assertEquals(java.util.Collections.nCopies(20, 50), told.subList(0, 20));
        assertEquals(java.util.Collections.nCopies(1980, 1), told.subList(20, 2000));
        Problem last =
                ((Import.Entry.Game) games.entries().getLast()).warnings().getFirst();
        assertEquals(Problem.Code.MORE_WARNINGS, last.code());
        assertEquals(50, last.count());
        assertEquals(2000, last.game());
    }

    /// 马８进６ would be h9f8, over an elephant on g9; 前马 fits nothing with no two horses on a file.
    @Test
    void aMoveThatCannotBePlayedEndsItsBranchOnly() {
        Import.Entry.Game game = only("[Red \"\"]\n1. 炮二平五 马８进７ (1... 马８进６ 2. 马二进三 {x}) 2. 前马进一 车９平８ *");
        assertEquals(List.of("1 h2e2", "2 h9g7"), text(game.record().tree()));
        assertEquals(
                List.of(Problem.Code.ILLEGAL_MOVE, Problem.Code.NO_SUCH_MOVE),
                game.warnings().stream().map(Problem::code).toList());
        assertEquals(
                List.of("马８进６", "HORSE_LEG_BLOCKED", "2", "1", "1"),
                game.warnings().get(0).arguments());
        assertEquals(2, game.warnings().get(0).ply());
        assertEquals(List.of("前马进一", "2", "0", "0"), game.warnings().get(1).arguments());
    }

    /// Two chariots on file d (Red's file 六): 车六进一 fits both.
    @Test
    void anAmbiguousMoveIsNotGuessed() {
        Import.Entry.Game game = only("[FEN \"5k3/9/9/9/3R5/9/9/3R5/9/4K4 w\"]\n1. 车六进一 *");
        assertEquals(Problem.Code.AMBIGUOUS_MOVE, game.warnings().getFirst().code());
        assertEquals("车六进一", game.warnings().getFirst().arguments().getFirst());
    }

    @Test
    void unknownWordsBetweenMovesAreACommentIfTheNumbersShowThatNoMoveIsMissing() {
        Import.Entry.Game game = only("[Red \"\"]\n1. h2e2 h9g7 黑方应以 屏风马 2. h0g2 i9h9 *");
        assertEquals(OPENING, text(game.record().tree()));
        assertEquals(Optional.of("黑方应以 屏风马"), game.record().tree().node(2).comment());
        assertEquals(List.of(), game.warnings());
    }

    @Test
    void unknownWordsThatMayHideAMoveEndTheBranch() {
        Import.Entry.Game game = only("[Red \"\"]\n1. h2e2 zzz 2. h0g2 i9h9 *");
        assertEquals(List.of("1 h2e2"), text(game.record().tree()));
        assertEquals(
                List.of(new Problem(
                        Problem.Code.UNKNOWN_TOKEN, new Spot.Character(2, 9, 17), 1, 2, List.of("zzz", "2", "0", "0"))),
                game.warnings());
    }

    @Test
    void bracketsThatDoNotMatchAreToldAndHarmNothing() {
        Import.Entry.Game game = only("[Red \"\"]\n1. h2e2) h9g7 (1... b9c7 2. h0g2 {never closed");
        assertEquals(
                List.of("1 h2e2", "2 h9g7", "2 b9c7", "3 h0g2"),
                text(game.record().tree()));
        assertEquals(
                List.of(Problem.Code.STRAY_BRACKET, Problem.Code.COMMENT_UNCLOSED, Problem.Code.VARIATION_UNCLOSED),
                game.warnings().stream().map(Problem::code).toList());
        assertEquals(Optional.of("never closed"), game.record().tree().node(4).comment());
    }

    @Test
    void aTextWithoutMovesIsNoRecord() {
        assertEquals(
                Problem.Code.UNKNOWN_FORMAT,
                ((Import.Unreadable) read("Dear friend, this is a letter."))
                        .why()
                        .code());
        assertEquals(
                Problem.Code.NO_MOVES,
                ((Import.Unreadable) read("[Event \"chess\"]\n1. d4 d5 2. Nf3 Nc6 *"))
                        .why()
                        .code());
    }
}
