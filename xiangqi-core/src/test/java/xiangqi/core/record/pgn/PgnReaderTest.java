package xiangqi.core.record.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.record.Field;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Result;
import xiangqi.core.record.Spot;
import xiangqi.core.record.TreeDigest;
import xiangqi.core.study.Marks;
import xiangqi.core.study.StudyTree;

/// PGN texts written by hand from formats.md §3. The moves of every notation are those of one opening: 炮二平五
/// 马８进７ 马二进三 车９平８ is h2e2 h9g7 h0g2 i9h9.
class PgnReaderTest {
    private static final List<String> OPENING = List.of("1 h2e2", "2 h9g7", "3 h0g2", "4 i9h9");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. 炮二平五 马８进７ 2. 马二进三 车９平８",
                "1. 炮二平五 馬８進７ 2. 馬二進三 車９平８",
                "1. 炮2平5 马8进7 2. 马2进3 车9平8",
                "1.炮二平五马８进７2.马二进三车９平８",
                "1.炮二平五馬8進72.傌二進三車9平81-0",
                "1 炮二平五 马８进７ 2 马二进三 车９平８",
                "１．炮二平五　马８进７　２．马二进三　车９平８",
                "  1. 炮二平五\n  1.          马８进７\n  2. 马二进三 车９平８",
                "1. 炮二平五 …… 1. …… 马８进７ 2. 马二进三 2... 车９平８",
                "1. h2e2 h9g7 2. h0g2 i9h9",
                "1. H2-E2 H9-G7 2. H0-G2 I9-H9",
                "1. h3e3 h10g8 2. h1g3 i10h10",
                "1. C2=5 H8+7 2. H2+3 R9=8",
                "1. C2.5 h8+7 2. H2+3 r9.8",
                "1. Ｃ２＝５ Ｈ８＋７ 2. Ｈ２＋３ Ｒ９＝８",
                "1. Che2 Hg7 2. Hg2 Rh9",
                "炮二平五 马８进７ 马二进三 车９平８",
            })
    void everyNotationIsReadWhateverTheTagsSay(String moves) {
        assertEquals(
                OPENING,
                text(only("[Game \"Chinese Chess\"]\n[Format \"WXF\"]\n" + moves + "\n")
                        .record()
                        .tree()));
    }

    private static StudyTree tree(String moves) {
        return only("[Game \"Chinese Chess\"]\n\n" + moves + "\n").record().tree();
    }

    @Test
    void signsOfJudgementStayWithTheirMoves() {
        StudyTree tree = tree("1. h2e2 $1 $14 h9g7?! 2. h0g2 ? i9h9 $300 1-0");
        assertEquals(List.of("1 h2e2", "2 h9g7", "3 h0g2", "4 i9h9"), text(tree));
        assertEquals(List.of(1, 14), tree.node(1).marks().signs());
        assertEquals(List.of(6), tree.node(2).marks().signs());
        assertEquals(List.of(), tree.node(3).marks().signs());
        assertEquals(List.of(), tree.node(4).marks().signs());
    }

    @Test
    void arrowsAndCirclesAreNoWordsOfTheComment() {
        StudyTree tree = tree("1. h2e2 {[%csl Ge2,Rb0][%cal Yh2e2] 好} h9g7 {[%cal Gz9h2]}");
        assertEquals(Optional.of("好"), tree.node(1).comment());
        assertEquals(
                List.of(new Marks.Circle(Square.E2, Marks.Colour.GREEN), new Marks.Circle(Square.B0, Marks.Colour.RED)),
                tree.node(1).marks().circles());
        assertEquals(
                List.of(new Marks.Arrow(Square.H2, Square.E2, Marks.Colour.YELLOW)),
                tree.node(1).marks().arrows());
        assertEquals(Optional.of("[%cal Gz9h2]"), tree.node(2).comment());
    }

    /// formats.md §11: the text between braces counts, that behind semicolons does not.
    @Test
    void aCommentBehindASemicolonIsKeptAndDoesNotCountInTheDigest() {
        Import.Entry.Game both = only("[Red \"\"]\n; 开\n1. h2e2 {一} ; 二\nh9g7 ; 三\n(1... b9c7 ; 四\n{五}) *");
        StudyTree tree = both.record().tree();
        assertEquals(Optional.of("开"), tree.root().comment());
        assertEquals(Optional.of("一\n二"), tree.node(1).comment());
        assertEquals(Optional.of("三"), tree.node(2).comment());
        assertEquals(Optional.of("四\n五"), tree.node(3).comment());
        StudyTree braces =
                only("[Red \"\"]\n1. h2e2 {一} h9g7 (1... b9c7 {五}) *").record().tree();
        assertEquals(TreeDigest.of(braces), TreeDigest.of(both.counted()));
        assertEquals(2, both.counted().commentCount());
        assertEquals(TreeDigest.of(braces).tree(), TreeDigest.of(tree).tree());
    }

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
    void markupInACommentIsPlainText() {
        String markup = "<script>alert(\"x\")</script> <b>好</b> &lt;";
        StudyTree tree = tree("1. h2e2 {" + markup + "} h9g7");
        assertEquals(Optional.of(markup), tree.node(1).comment());
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

    @Test
    void tagsBecomeHeaders() {
        GameRecord game = only("""
                        [Game "Chinese Chess"]
                        [Event "全国个人赛"]
                        [Site "广州"]
                        [Date "1999.12.09"]
                        [Round "3"]
                        [RedTeam "广东"]
                        [Red "许银川"]
                        [BlackTeam ""]
                        [Black "吕钦"]
                        [Result "1/2-1/2"]
                        [ECCO "C47"]
                        [TimeControl "15-5-15"]
                        1. h2e2 *
                        """).record();
        Headers expected = new Headers.Builder()
                .set(Field.EVENT, "全国个人赛")
                .set(Field.PLACE, "广州")
                .set(Field.DATE, "1999.12.09")
                .set(Field.ROUND, "3")
                .set(Field.RED_TEAM, "广东")
                .set(Field.RED, "许银川")
                .set(Field.BLACK, "吕钦")
                .set(Field.ECCO, "C47")
                .add("TimeControl", "15-5-15")
                .build();
        assertEquals(expected, game.headers());
        assertEquals(Result.DRAW, game.result());
    }

    @Test
    void theTagRedIsNotTakenFromRedTeam() {
        assertEquals(
                Optional.empty(), only("[RedTeam \"广东\"]\n1. h2e2 *").record().red());
    }

    @Test
    void aTagValueMayHoldBracketsQuotesBackslashesAndALineBreak() {
        Headers headers =
                only("[Event \"a]b \\\"c\\\" \"d\" \\\\ (e)\"]\n[Site \"华北制\\\"]\n[TitleA \"\n四量\"]\n1. h2e2 *")
                        .record()
                        .headers();
        assertEquals(Optional.of("a]b \"c\" \"d\" \\ (e)"), headers.get(Field.EVENT));
        assertEquals(Optional.of("华北制\\"), headers.get(Field.PLACE));
        assertEquals(Optional.of("四量"), headers.get(Field.TITLE));
    }

    @Test
    void aTagThatIsNeverClosedEndsWithItsLine() {
        Import.Entry.Game game = only("[Event \"open]\n[Red \"甲\"]\n1. h2e2 *");
        assertEquals(Optional.of("open"), game.record().headers().get(Field.EVENT));
        assertEquals(Optional.of("甲"), game.record().red());
        assertEquals(
                List.of(new Problem(Problem.Code.TAG_UNCLOSED, new Spot.Character(1, 1, 0), 1, 0, List.of("Event"))),
                game.warnings());
    }

    @Test
    void variationsHangOnTheMoveTheyReplaceInTheirOrder() {
        StudyTree tree = only("[Red \"\"]\n1. h2e2 h9g7 (1... b9c7 2. h0g2 (2. b0c2) 2... c6c5) (1... h7e7) 2. h0g2 *")
                .record()
                .tree();
        assertEquals(
                List.of("1 h2e2", "2 h9g7", "3 h0g2", "2 b9c7", "3 h0g2", "4 c6c5", "3 b0c2", "2 h7e7"), text(tree));
    }

    @Test
    void commentsBelongToTheMoveBeforeThemAndBeforeTheFirstMoveToTheStart() {
        StudyTree tree = only("[Red \"\"]\n{ a }\n{b\r\nc}\n1. h2e2 {　d } h9g7 ({e} 1... b9c7 {f}) {g} {} 2. h0g2 *")
                .record()
                .tree();
        assertEquals(Optional.of("a\nb\nc"), tree.root().comment());
        assertEquals(Optional.of("d"), tree.node(1).comment());
        assertEquals(Optional.of("g"), tree.node(2).comment());
        assertEquals(Optional.of("e\nf"), tree.node(4).comment());
        assertEquals(4, tree.commentCount());
    }

    @Test
    void aCommentMayHoldBracketsAndASemicolonMakesTheRestOfALineOne() {
        StudyTree tree = only("[Red \"\"]\n1. h2e2 {(好) ; [x] ====}; h9g7 (\nh9g7 *")
                .record()
                .tree();
        assertEquals(List.of("1 h2e2", "2 h9g7"), text(tree));
        assertEquals(Optional.of("(好) ; [x] ====\nh9g7 ("), tree.node(1).comment());
    }

    @Test
    void aFileHoldsManyGames() {
        Import.Games games = (Import.Games) read("""
                [Game "Chinese Chess"]
                [Event "one"]
                1. h2e2 1-0
                [Game "Chinese Chess"]
                [Event "two"]
                [Game "Chinese Chess"]
                [Event "three"]

                1. h0g2 {x} 0-1
                ============================
                 欢迎访问《象棋百科全书网》
                http://www.elephantbase.net/

                [Event "four"]

                1. c3c4
                [Event "five"]
                1. g3g4 *
                """);
        assertEquals(5, games.entries().size());
        assertEquals(
                List.of("one", "two", "three", "four", "five"),
                games.records().stream()
                        .map(game -> game.headers().get(Field.EVENT).orElse(""))
                        .toList());
        assertEquals(
                List.of(1, 0, 1, 1, 1),
                games.records().stream().map(game -> game.tree().size()).toList());
        assertEquals(
                List.of(Result.RED_WINS, Result.UNKNOWN, Result.BLACK_WINS, Result.UNKNOWN, Result.UNKNOWN),
                games.records().stream().map(GameRecord::result).toList());
    }

    @Test
    void theFirstMoverIsFoundOutWhereTheFenDoesNotSay() {
        String fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
        GameRecord game = only("[FEN \"" + fen + "\"]\n1... h9g7 2. h2e2 *").record();
        assertEquals(Side.BLACK, game.tree().setup().turn());
        assertEquals(List.of("1 h9g7", "2 h2e2"), text(game.tree()));
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
        Problem last = ((Import.Entry.Game) games.entries().getLast()).warnings().getFirst();
        assertEquals(Problem.Code.MORE_WARNINGS, last.code());
        assertEquals(50, last.count());
        assertEquals(2000, last.game());
    }

    /// Each of these took a time that grows with the square of its length.
    @Test
    void manyCommentsAndMarksAtOneMoveAreRead() {
        assertEquals(
                Optional.of(599_999),
                only("[Red \"x\"]\n\n1. h2e2 " + "{a}".repeat(300_000))
                        .record()
                        .tree()
                        .node(1)
                        .comment()
                        .map(String::length));
        String open = "[%csl ".repeat(300_000).strip();
        assertEquals(
                Optional.of(open),
                only("[Red \"x\"]\n\n1. h2e2 {" + open + "}")
                        .record()
                        .tree()
                        .node(1)
                        .comment());
    }

    /// A comment that is not closed ends before the next game's tags; one that is closed may hold such words. What
    /// tells them apart is another comment's beginning before the bracket.
    @Test
    void aCommentMayHoldTheTagsOfAnotherGame() {
        Import.Entry.Game game = only("[Red \"x\"]\n\n{see\n[Event \"y\"]\nthere} 1. h2e2 {[Black \"z\"]} *");
        assertEquals(
                Optional.of("see\n[Event \"y\"]\nthere"),
                game.record().tree().root().comment());
        assertEquals(Optional.of("[Black \"z\"]"), game.record().tree().node(1).comment());
        assertEquals(List.of(), game.warnings());
        Import.Games games = (Import.Games) read("[Event \"a\"]\n1. h2e2 {no end *\n\n[Event \"b\"]\n1. h2e2 {good} *");
        assertEquals(2, games.entries().size());
        assertEquals(
                Optional.of("no end *"),
                games.records().getFirst().tree().node(1).comment());
        assertEquals(Optional.of("good"), games.records().get(1).tree().node(1).comment());
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
    void aCommentThatIsNeverClosedStopsAtTheNextGame() {
        Import.Games games = (Import.Games) read("[Event \"a\"]\n1. h2e2 {open\n\n[Event \"b\"]\n1. h2e2 {closed} *");
        assertEquals(2, games.entries().size());
        assertEquals(Optional.of("open"), games.records().get(0).tree().node(1).comment());
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

    @Test
    void movesWithoutTagsAreAPgnWithoutTags() {
        Import.Games games = (Import.Games) read("1. 炮二平五 马８进７\n2. 马二进三 车９平８");
        assertEquals(Format.PGN, games.format());
        assertEquals(OPENING, text(games.records().getFirst().tree()));
    }

    @Test
    void aFenWithMovesIsARecord() {
        Import.Games games = (Import.Games)
                read("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h2e2 h9g7 h0g2 i9h9");
        assertEquals(Format.FEN, games.format());
        assertEquals(OPENING, text(games.records().getFirst().tree()));
    }

    @Test
    void theWrapperOfPlayOkIsRead() {
        GameRecord game =
                only("FORMAT  WXF\nRED     甲 ; 1137 ;;\nBLACK   b\nRESULT  0-1\nDATE    2026-09-03\nSTART{\n 1. C2.5 h8+7\n 2. H2+3 r9.8 }END\n")
                        .record();
        assertEquals(OPENING, text(game.tree()));
        assertEquals(Optional.of("甲"), game.red());
        assertEquals(Optional.of("1137"), game.headers().get(Field.RED_RATING));
        assertEquals(Result.BLACK_WINS, game.result());
    }

    @Test
    void aThousandNestedVariationsAndACommentOf200000CharactersAreRead() {
        String deep = "[Red \"\"]\n1. h2e2 " + "(1. b2e2 ".repeat(1000) + ")".repeat(1000) + " h9g7 {"
                + "长".repeat(200_000) + "} *";
        StudyTree tree = only(deep).record().tree();
        assertEquals(1002, tree.size());
        assertEquals(2, tree.mainLine().size());
        assertEquals(200_000, tree.node(2).comment().orElseThrow().length());
    }

    private static Import read(String text) {
        return Import.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static Import.Entry.Game only(String text) {
        Import read = read(text);
        assertTrue(read instanceof Import.Games, read::toString);
        Import.Games games = (Import.Games) read;
        assertEquals(1, games.entries().size());
        return (Import.Entry.Game) games.entries().getFirst();
    }

    private static List<String> text(StudyTree tree) {
        return tree.nodes().stream().map(Object::toString).toList();
    }

    /// The made-up example of formats.md §7: two soldiers on each of two files, in WXF by the file first;
    /// as the first move of the game and with the dot for across, too.
    @ParameterizedTest
    @CsvSource({"2+=3, h7g7", "2-=3, h5g5", "8+=7, b7c7", "8-=7, b5c5", "2+.3, h7g7", "8-+1, b5b6"})
    void aSoldierNamedByItsFileMayMoveFirst(String token, String move) {
        Import.Entry.Game game =
                only("[FEN \"4k4/9/1P5P1/9/1P5P1/9/9/9/9/3K5 w\"]\n[Format \"WXF\"]\n\n1. " + token + " *\n");
        assertEquals(List.of("1 " + move), text(game.record().tree()));
        assertEquals(List.of(), game.warnings());
    }
}
