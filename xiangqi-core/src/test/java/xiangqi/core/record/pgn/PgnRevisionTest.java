package xiangqi.core.record.pgn;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Export;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;
import xiangqi.core.record.Target;
import xiangqi.core.study.StudyTree;

/// A save over a PGN changes what was edited and nothing else.
class PgnRevisionTest {
    private static final Target.Pgn UTF_8 = new Target.Pgn(Notation.ZH_HANS, Target.Encoding.UTF_8);
    private static final Target.Pgn GB18030 = new Target.Pgn(Notation.ZH_HANS, Target.Encoding.GB18030);

    private static final String FIRST = """
            [Game "Chinese Chess"]
            [Event "布局陷阱"]
            [Site ""]
            [Date ""]
            [Red ""]
            [Black "某人"]
            [Result "1-0"]
            [Format "Chinese"]
              1. 炮二平五 马８进７
              2. 马二进三 1-0

            """;

    private static final String SECOND = """
            [Event "第二局"]
            [Format "Chinese"]
              1. 兵七进一
            *
            """;

    private static final String SECOND_COMMENTED = """
            [Event "第二局"]
            [Format "Chinese"]
            1. 兵七进一
            {先手}
            *
            """;

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n"})
    void anEditOfOneGameLeavesTheOthersLetterByLetter(String lineEnd) {
        String before = (FIRST + SECOND).replace("\n", lineEnd);
        assertEquals((FIRST + SECOND_COMMENTED).replace("\n", lineEnd), saved(before, 1, PgnRevisionTest::commented));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n"})
    void theEditedGameKeepsItsTagsAndTheLineEndsOfTheFile(String lineEnd) {
        String after = """
                [Game "Chinese Chess"]
                [Event "布局陷阱"]
                [Site ""]
                [Date ""]
                [Red ""]
                [Black "某人"]
                [Result "1-0"]
                [Format "Chinese"]
                1. 炮二平五
                {先手}
                1... 马８进７
                2. 马二进三
                1-0

                """;
        String before = (FIRST + SECOND).replace("\n", lineEnd);
        assertEquals((after + SECOND).replace("\n", lineEnd), saved(before, 0, PgnRevisionTest::commented));
    }

    @Test
    void onlyTheTagThatSaysSomethingElseNowIsWrittenAnew() {
        String after = saved(
                FIRST + SECOND,
                0,
                game -> new GameRecord(
                        game.headers().with(Field.RED, "胡荣华").with(Field.ROUND, "3"), game.result(), game.tree()));
        assertEquals("""
                [Game "Chinese Chess"]
                [Event "布局陷阱"]
                [Site ""]
                [Date ""]
                [Red "胡荣华"]
                [Black "某人"]
                [Result "1-0"]
                [Format "Chinese"]
                [Round "3"]
                1. 炮二平五 马８进７
                2. 马二进三
                1-0

                """ + SECOND, after);
    }

    @Test
    void theFormatOfAnEditedGameIsToldTruly() {
        String before = "[Event \"甲\"]\n[Format \"ICCS\"]\n\n1. 炮二平五 *\n";
        assertEquals(
                "[Event \"甲\"]\n[Format \"Chinese\"]\n\n1. 炮二平五\n{先手}\n*\n",
                saved(before, 0, PgnRevisionTest::commented));
    }

    @Test
    void aCommentThatMustBeEscapedBringsItsTag() {
        String before = "[Event \"甲\"]\n\n1. 炮二平五 *\n";
        assertEquals(
                "[Event \"甲\"]\n[CommentEscape \"\\\\u\"]\n\n1. 炮二平五\n{a\\u007d}\n*\n",
                saved(before, 0, game -> commented(game, "a}")));
    }

    @Test
    void bytesOfGb18030AndAMarkOfUtf8StayWhereNothingWasEdited() {
        byte[] gb = (FIRST + SECOND).replace("\n", "\r\n").getBytes(Charset.forName("GB18030"));
        assertArrayEquals(gb, Export.over(gb, games(gb), GB18030).content());
        byte[] marked = ("\ufeff" + FIRST + SECOND).getBytes(StandardCharsets.UTF_8);
        assertArrayEquals(marked, Export.over(marked, games(marked), UTF_8).content());
    }

    @Test
    void aFileInAnotherEncodingIsWrittenAnew() {
        byte[] gb = (FIRST + SECOND).getBytes(Charset.forName("GB18030"));
        List<GameRecord> games = games(gb);
        assertArrayEquals(
                Export.write(games, UTF_8).content(),
                Export.over(gb, games, UTF_8).content());
    }

    @Test
    void aSecondSaveIsByteEqual() {
        byte[] before = (FIRST + SECOND).getBytes(StandardCharsets.UTF_8);
        List<GameRecord> games = new ArrayList<>(games(before));
        games.set(0, commented(games.getFirst()));
        byte[] once = Export.over(before, games, UTF_8).content();
        assertArrayEquals(once, Export.over(once, games, UTF_8).content());
    }

    private static String saved(String before, int edited, UnaryOperator<GameRecord> edit) {
        byte[] file = before.getBytes(StandardCharsets.UTF_8);
        List<GameRecord> games = new ArrayList<>(games(file));
        games.set(edited, edit.apply(games.get(edited)));
        Export export = Export.over(file, games, UTF_8);
        assertEquals(List.of(), export.losses());
        return new String(export.content(), StandardCharsets.UTF_8);
    }

    private static List<GameRecord> games(byte[] file) {
        return assertInstanceOf(Import.Games.class, Import.read(file)).records();
    }

    private static GameRecord commented(GameRecord game) {
        return commented(game, "先手");
    }

    private static GameRecord commented(GameRecord game, String words) {
        StudyTree tree = game.tree();
        return game.with(tree.comment(tree.mainLine().getFirst(), words).tree());
    }
}
