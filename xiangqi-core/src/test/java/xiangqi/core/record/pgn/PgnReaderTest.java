package xiangqi.core.record.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Side;
import xiangqi.core.record.Field;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Result;
import xiangqi.core.record.Spot;
import xiangqi.core.study.StudyTree;

/// Tags, notations, variations and games in every dialect.
class PgnReaderTest extends PgnTexts {
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
