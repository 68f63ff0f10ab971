package xiangqi.core.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// The time of a move in its comment. In move-times.tsv texts stand between « and », ↵ is a line feed, times are
/// seconds.
class MoveTimeTest {
    private static final int ROUNDS = 20_000;

    private final long seed = Long.getLong("chuhe.seed", 20_261_130);

    private static String text(String quoted) {
        assertTrue(quoted.startsWith("«") && quoted.endsWith("»"), quoted);
        return quoted.substring(1, quoted.length() - 1).replace('↵', '\n');
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(
            resources = "/xiangqi/core/study/move-times.tsv",
            delimiter = '\t',
            numLinesToSkip = 1,
            quoteCharacter = '\1',
            ignoreLeadingAndTrailingWhitespace = false)
    void aCommentTellsItsTimesApartFromItsWords(String row, String comment, Long took, Long left, String words) {
        MoveTime time = MoveTime.in(text(comment));
        assertEquals(Optional.ofNullable(took), time.took().map(Duration::toSeconds));
        assertEquals(Optional.ofNullable(left), time.left().map(Duration::toSeconds));
        assertEquals(text(words), MoveTime.words(text(comment)));
    }

    @ParameterizedTest
    @CsvSource({
        "0, [%emt 0:00:00]",
        "7.9, [%emt 0:00:07]",
        "59.999, [%emt 0:00:59]",
        "65, [%emt 0:01:05]",
        "3600, [%emt 1:00:00]",
        "90061, [%emt 25:01:01]"
    })
    void theTimeAMoveTookIsWrittenInWholeSeconds(double seconds, String written) {
        assertEquals(written, MoveTime.took(Duration.ofMillis(Math.round(seconds * 1000))));
    }

    @Test
    void noMoveTakesLessThanNothing() {
        assertThrows(IllegalArgumentException.class, () -> MoveTime.took(Duration.ofSeconds(-1)));
    }

    @ParameterizedTest
    @CsvSource({
        "[%emt 0:00:07], 好棋, [%emt 0:00:07] 好棋",
        "[%emt 0:00:07] 好棋, 妙, [%emt 0:00:07] 妙",
        "[%emt 0:00:07] 好棋, '', [%emt 0:00:07]",
        "好棋 [%clk 0:12:30], 妙, [%clk 0:12:30] 妙",
        "[%clk 0:12:30][%emt 0:00:07], 妙, [%clk 0:12:30] [%emt 0:00:07] 妙",
        "好棋 [%clk 0:12:30], 好棋, 好棋 [%clk 0:12:30]",
        "好棋, 妙, 妙",
        "好棋, '', ''",
        "[%emt 0:00:07] 好棋, [%emt 0:00:09] 好棋, [%emt 0:00:09] 好棋"
    })
    void otherWordsLeaveTheTimesOfACommentAlone(String comment, String words, String reworded) {
        assertEquals(reworded, MoveTime.reworded(comment, words));
    }

    /// Any pieces of comments in any order: editing never loses a time, and going back to the words that were there
    /// gives the comment back.
    @Test
    void whateverACommentHoldsItIsRewordedWithoutLoss() {
        Random random = new Random(seed);
        for (int round = 0; round < ROUNDS; round++) {
            String comment = some(random, PIECES);
            String words = some(random, WORDS);
            String told = "seed " + seed + ": «" + comment + "» in the words «" + words + "»";
            assertEquals(comment, MoveTime.reworded(comment, MoveTime.words(comment)), told);
            String reworded = MoveTime.reworded(comment, words);
            assertEquals(words, MoveTime.words(reworded), told);
            assertEquals(MoveTime.in(comment), MoveTime.in(reworded), told);
            assertEquals(MoveTime.UNKNOWN, MoveTime.in(MoveTime.words(comment)), told);
        }
    }

    private static final List<String> WORDS = List.of("好", " ", "\n", "[%eval 0.1]", "[", "]", "用时 0:02", "x");
    private static final List<String> PIECES =
            List.of("好", " ", "\n", "[%eval 0.1]", "[%emt 0:00:07]", "[%clk 1:00:00.5]", "]", "[%emt ?]", "x");

    private static String some(Random random, List<String> pieces) {
        StringBuilder some = new StringBuilder();
        for (int i = random.nextInt(7); i > 0; i--) {
            some.append(pieces.get(random.nextInt(pieces.size())));
        }
        return some.toString();
    }

    @Test
    void aTreeKnowsTheCommentsThatSayMoreThanATime() {
        TreeBuilder builder = new TreeBuilder(Position.START);
        int first = builder.add(0, Move.parse("h2e2").orElseThrow());
        int second = builder.add(first, Move.parse("h9g7").orElseThrow());
        builder.comment(first, "[%emt 0:00:07] [%clk 0:12:30]").comment(second, "[%emt 0:00:07] 好棋");
        StudyTree tree = builder.build();
        assertEquals(2, tree.commentCount());
        assertEquals(BitSet.valueOf(new long[] {1L << second}), tree.worded());
    }
}
