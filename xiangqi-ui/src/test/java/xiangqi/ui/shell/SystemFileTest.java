package xiangqi.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SystemFileTest {
    @Test
    void aNameThatThisSystemKnowsIsKept() {
        assertEquals(Path.of("棋", "a.pgn"), SystemFile.path(new File("棋", "a.pgn")));
    }

    /// Half of a pair of surrogates is what no system can name; under a locale without Chinese, any Chinese name is.
    @Test
    void ofANameThatItDoesNotKnowTheOtherLettersAreKept() {
        assertEquals(Path.of("games", "a_b.pgn"), SystemFile.path(new File("games", "a\uD800b.pgn")));
    }
}
