package xiangqi.core.record.pgn;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Board;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Export;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Result;
import xiangqi.core.record.Target;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.study.StudyTree;
import xiangqi.core.study.TreeBuilder;

/// What is written, letter by letter, and that it reads back.
class PgnWriterTest {
    private static final Target.Pgn CHINESE = new Target.Pgn(Notation.ZH_HANS, Target.Encoding.UTF_8);
    private static final Target.Pgn ICCS = new Target.Pgn(Notation.ICCS, Target.Encoding.UTF_8);

    @Test
    void aGameIsWrittenWithItsTagsARoundOnALine() {
        StudyTree tree = tree("h2e2 h9g7 h0g2");
        Headers headers = new Headers.Builder()
                .set(Field.RED, "胡荣华")
                .set(Field.BLACK_TEAM, "广东")
                .set(Field.ECCO, "C00")
                .add("TimeControl", "60\"")
                .build();
        assertEquals("""
                [Game "Chinese Chess"]
                [Event "?"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [Red "胡荣华"]
                [BlackTeam "广东"]
                [Black "?"]
                [Result "1-0"]
                [ECCO "C00"]
                [TimeControl "60\\""]
                1. 炮二平五 马８进７
                2. 马二进三
                1-0
                """, written(new GameRecord(headers, Result.RED_WINS, tree), CHINESE));
    }

    @Test
    void variationsStandInBracketsAfterTheMoveTheyReplaceAndCommentsInBraces() {
        TreeBuilder builder = new TreeBuilder(Position.START);
        int cannon = builder.add(0, move("h2e2"));
        int horse = builder.add(cannon, move("h9g7"));
        builder.add(horse, move("h0g2"));
        int other = builder.add(cannon, move("b9c7"));
        builder.add(other, move("b0c2"));
        builder.add(other, move("h0g2"));
        builder.add(0, move("c3c4"));
        builder.comment(0, "start").comment(other, "two\nlines").comment(cannon, "cannon");
        assertEquals("""
                [Game "Chinese Chess"]
                [Event "?"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [Red "?"]
                [Black "?"]
                [Result "*"]
                [Format "ICCS"]
                {start}
                1. H2-E2
                {cannon}
                (1. C3-C4)
                1... H9-G7
                (1... B9-C7
                {two
                lines}
                2. B0-C2
                (2. H0-G2))
                2. H0-G2
                *
                """, written(new GameRecord(Headers.NONE, Result.UNKNOWN, builder.build()), ICCS));
    }

    @Test
    void aStartThatIsNotTheUsualOneIsWrittenAsFen() {
        Position position = ((xiangqi.core.rules.Checked.Legal) Position.check(
                        new Setup(
                                Board.EMPTY
                                        .with(xiangqi.core.board.Square.E0, xiangqi.core.board.Piece.RED_GENERAL)
                                        .with(xiangqi.core.board.Square.D9, xiangqi.core.board.Piece.BLACK_GENERAL),
                                Side.BLACK),
                        xiangqi.core.rules.Legality.STRICT))
                .position();
        StudyTree tree = StudyTree.from(position);
        tree = tree.play(tree.root(), move("d9d8")).tree();
        String pgn = written(new GameRecord(Headers.NONE, Result.UNKNOWN, tree), ICCS);
        assertTrue(pgn.contains("[FEN \"3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1\"]\n[SetUp \"1\"]\n"), pgn);
        assertTrue(pgn.contains("\n1... D9-D8\n*\n"), pgn);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "}",
                "{a}",
                "\\u007d",
                "ends with a backslash\\",
                " leading",
                "a\u000bb",
                "[Event \"not a tag\"]\n[Red \"nobody\"]",
                "\ud800 alone",
                "=====\n(1. h2e2) ; % * 1-0",
                "\ufeff"
            })
    void everyCommentComesBackAsItWas(String comment) {
        StudyTree tree = tree("h2e2");
        tree = tree.comment(tree.root(), comment).tree();
        tree = tree.comment(tree.node(1), comment + "\n二").tree();
        GameRecord game = new GameRecord(Headers.NONE, Result.UNKNOWN, tree);
        for (Target.Encoding encoding : Target.Encoding.values()) {
            byte[] file = Export.write(List.of(game), new Target.Pgn(Notation.ICCS, encoding))
                    .content();
            assertEquals(List.of(game), ((Import.Games) Import.read(file)).records());
        }
    }

    @Test
    void spaceAndLineEndsAtTheEndOfACommentAreLeftOutAndNotEscaped() {
        StudyTree tree = tree("h2e2");
        tree = tree.comment(tree.root(), "评注\r\n\r\n").tree();
        tree = tree.comment(tree.node(1), "two\nlines \u3000\n").tree();
        Export export = Export.write(List.of(new GameRecord(Headers.NONE, Result.UNKNOWN, tree)), ICCS);
        assertEquals(List.of(), export.losses());
        String pgn = new String(export.content(), StandardCharsets.UTF_8);
        assertTrue(pgn.contains("{评注}\n1. H2-E2\n{two\nlines}\n*\n"), pgn);
    }

    @ParameterizedTest
    @CsvSource({
        "1999年3月6日, 1999.03.06",
        "1999年12月, 1999.12.??",
        "1999年, 1999.??.??",
        "1999-3-6, 1999.03.06",
        "1999/12/06, 1999.12.06",
        "1999.3.6, 1999.03.06",
        "1999.03.06, 1999.03.06",
        "1999.??.??, 1999.??.??",
        "1999年13月6日, 1999年13月6日",
        "己卯年三月, 己卯年三月",
        "1999年3月6日至9日, 1999年3月6日至9日",
    })
    void theDayIsWrittenAsPgnHasItAndToldWhereItWasWrittenOtherwise(String day, String written) {
        GameRecord game = new GameRecord(Headers.NONE.with(Field.DATE, day), Result.UNKNOWN, tree("h2e2"));
        Export export = Export.write(List.of(game), CHINESE);
        assertEquals(
                day.equals(written)
                        ? List.of()
                        : List.of(new Export.Loss(Export.Loss.Kind.DAY, 1, OptionalInt.empty(), written)),
                export.losses());
        String pgn = new String(export.content(), StandardCharsets.UTF_8);
        assertTrue(pgn.contains("[Date \"" + written + "\"]\n"), pgn);
    }

    @Test
    void aCommentWithoutBracesIsWrittenPlainly() {
        StudyTree tree = tree("h2e2");
        String pgn = written(
                new GameRecord(
                        Headers.NONE,
                        Result.UNKNOWN,
                        tree.comment(tree.node(1), "c:\\xqf (好)").tree()),
                ICCS);
        assertTrue(pgn.contains("{c:\\xqf (好)}"), pgn);
    }

    /// 谢小然 in GB18030, D0 BB D0 A1 C8 BB, is valid UTF-8 too. 中 is D6 D0 there, which is none: a byte of three in UTF-8
    /// cannot be followed by the first byte of another character.
    @Test
    void gb18030ThatLooksLikeUtf8NamesItsEncodingInCharactersThatProveIt() {
        Headers headers = new Headers.Builder().set(Field.RED, "谢小然").build();
        GameRecord game = new GameRecord(headers, Result.UNKNOWN, tree("h2e2"));
        byte[] file = Export.write(List.of(game), new Target.Pgn(Notation.ICCS, Target.Encoding.GB18030))
                .content();
        assertTrue(new String(file, Charset.forName("GB18030")).startsWith("[Encoding \"GB18030 中文\"]\n[Game "));
        assertEquals(List.of(game), ((Import.Games) Import.read(file)).records());
    }

    /// ÅÚ¶þÆ½Îå is 炮二平五 in GB18030 read as Latin-1: in UTF-8 it would be taken for that and mended.
    @Test
    void utf8ThatLooksWronglyDecodedIsReadAsItWasWritten() {
        Headers headers = new Headers.Builder().set(Field.TITLE, "ÅÚ¶þÆ½Îå").build();
        GameRecord game = new GameRecord(headers, Result.UNKNOWN, tree("h2e2"));
        Export export = Export.write(List.of(game), ICCS);
        assertEquals(List.of(), export.losses());
        assertEquals(List.of(game), ((Import.Games) Import.read(export.content())).records());
    }

    @Test
    void aPrefaceWithoutPiecesIsKept() {
        StudyTree preface = StudyTree.on(new Setup(Board.EMPTY, Side.RED));
        GameRecord game = new GameRecord(
                Headers.NONE,
                Result.UNKNOWN,
                preface.comment(preface.root(), "前言").tree());
        byte[] file = Export.write(List.of(game), CHINESE).content();
        assertEquals(List.of(game), ((Import.Games) Import.read(file)).records());
    }

    /// A diagram of a book: a black general alone on its board, away from its palace.
    @Test
    void aDiagramThatIsNoPositionKeepsItsCommentAndIsReadAgain() {
        Setup setup = new Setup(
                Board.EMPTY.with(xiangqi.core.board.Square.E4, xiangqi.core.board.Piece.BLACK_GENERAL), Side.RED);
        StudyTree diagram = StudyTree.on(setup);
        GameRecord game = new GameRecord(
                new Headers.Builder().set(Field.TITLE, "马炮捉将").build(),
                Result.UNKNOWN,
                diagram.comment(diagram.root(), "黑将可以走遍全盘").tree());
        for (Target target : List.of(CHINESE, ICCS, new Target.PlainText(Notation.ZH_HANS))) {
            Export export = Export.write(List.of(game), target);
            assertEquals(List.of(), export.losses());
            Import.Games read = (Import.Games) Import.read(export.content());
            assertEquals(List.of(game), read.records());
            assertEquals(
                    xiangqi.core.record.Problem.Code.START_FAULTY,
                    ((Import.Entry.Game) read.entries().getFirst())
                            .warnings()
                            .getFirst()
                            .code());
            assertArrayEquals(
                    export.content(), Export.write(read.records(), target).content());
        }
    }

    @Test
    void aHeaderWhoseNameIsNoTagNameIsRenamedAndTheReportSaysSo() {
        Headers headers =
                new Headers.Builder().add("time rule", "x").add("red", "y").build();
        Export export = Export.write(List.of(new GameRecord(headers, Result.UNKNOWN, tree("h2e2"))), ICCS);
        String pgn = new String(export.content(), StandardCharsets.UTF_8);
        assertTrue(pgn.contains("[time_rule \"x\"]\n[red_ \"y\"]\n"), pgn);
        assertEquals(
                List.of(
                        new Export.Loss(Export.Loss.Kind.HEADER, 1, OptionalInt.empty(), "time rule"),
                        new Export.Loss(Export.Loss.Kind.HEADER, 1, OptionalInt.empty(), "red")),
                export.losses());
    }

    @Test
    void aStartWithoutAGeneralIsReportedAsUnreadable() {
        Setup setup = new Setup(
                Board.EMPTY.with(xiangqi.core.board.Square.E0, xiangqi.core.board.Piece.RED_GENERAL), Side.RED);
        Export export = Export.write(List.of(new GameRecord(Headers.NONE, Result.UNKNOWN, StudyTree.on(setup))), ICCS);
        assertEquals(
                List.of(new Export.Loss(Export.Loss.Kind.UNREADABLE, 1, OptionalInt.empty(), "")), export.losses());
    }

    @Test
    void manyGamesAreWrittenIntoOneFile() {
        GameRecord one = new GameRecord(Headers.NONE, Result.DRAW, tree("h2e2"));
        GameRecord two = new GameRecord(Headers.NONE, Result.UNKNOWN, tree("c3c4 c6c5"));
        byte[] file = Export.write(List.of(one, two), CHINESE).content();
        Import.Games games = (Import.Games) Import.read(file);
        assertEquals(List.of(one, two), games.records());
        assertArrayEquals(file, Export.write(games.records(), CHINESE).content());
    }

    private static String written(GameRecord game, Target.Pgn target) {
        Export export = Export.write(List.of(game), target);
        assertEquals(List.of(), export.losses());
        assertEquals(List.of(game), ((Import.Games) Import.read(export.content())).records());
        return new String(export.content(), StandardCharsets.UTF_8);
    }

    private static StudyTree tree(String line) {
        TreeBuilder builder = new TreeBuilder(Position.START);
        int node = 0;
        for (String iccs : line.split(" ")) {
            node = builder.add(node, move(iccs));
        }
        return builder.build();
    }

    private static Move move(String iccs) {
        return Move.parse(iccs).orElseThrow();
    }
}
