package xiangqi.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.study.StudyTree;
import xiangqi.core.study.TreeBuilder;

/// The worked example of formats.md §11 and the normalising of comments it prescribes.
class TreeDigestTest {
    private static final String EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

    @Test
    void theWorkedExampleHasItsDigests() {
        TreeBuilder builder = new TreeBuilder(Position.START);
        builder.comment(0, "\n示例  ");
        int cannon = builder.add(0, move("h2e2"));
        int horse = builder.add(cannon, move("h9g7"));
        builder.add(horse, move("h0g2"));
        int other = builder.add(cannon, move("b9c7"));
        builder.comment(other, "也可\u3000\r\n先跳这匹马\r\n\r\n");
        builder.add(other, move("b0c2"));
        TreeDigest digest = TreeDigest.of(builder.build());
        assertEquals("8cff0fef5408c92bd7439d99156cc6d39754507dffc7197b85c8b78d389f67f3", digest.tree());
        assertEquals("77b3dd0ee676cbcad08a14dc49fa6cf9f5262f07457659cd5a650ddc368bbb4e", digest.comments());
    }

    @Test
    void aTreeWithoutMovesAndCommentsHasTheDigestsOfNothing() {
        assertEquals(new TreeDigest(EMPTY, EMPTY), TreeDigest.of(StudyTree.from(Position.START)));
    }

    @Test
    void theMovesOfAVariationDoNotChangeTheDigestOfComments() {
        StudyTree start = StudyTree.from(Position.START);
        StudyTree moved = start.play(start.root(), move("h2e2")).tree();
        assertEquals(EMPTY, TreeDigest.of(moved).comments());
    }

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "a,a",
                "'  a  ','  a'",
                "'\n \n a\n\n\nb \n\t\n',' a\\n\\n\\nb'",
                "'a\rb\r\nc','a\\nb\\nc'",
                "'a\0b','ab'",
                "'a\u00a0\u3000\u000b\f\t ','a'",
                "'a\u2003','a\u2003'",
                "'\\n &nbsp; [b]','\\n &nbsp; [b]'",
                "' \n\t',''",
            })
    void aCommentIsNormalised(String comment, String normal) {
        assertEquals(normal, TreeDigest.normal(comment));
    }

    private static Move move(String iccs) {
        return Move.parse(iccs).orElseThrow();
    }
}
