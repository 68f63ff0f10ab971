package xiangqi.app.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SafeNameTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "胡荣华 - 柳大华=胡荣华 - 柳大华",
                "../../etc/passwd=etc_passwd",
                "C:\\Windows\\x=C__Windows_x",
                "a<b>c|d*e?f\"g=a_b_c_d_e_f_g",
                ".hidden=hidden",
                "ends with dots...  =ends with dots",
                "con=_con",
                "NUL.pgn=_NUL.pgn",
                "lpt1=_lpt1",
                "Connor=Connor",
                "😀=😀"
            })
    void namesAreMadeSafe(String written, String name) {
        assertEquals(name, SafeName.of(written, "game"));
    }

    @Test
    void whatCannotBeSeenBecomesALine() {
        assertEquals("a_b_c_d", SafeName.of("a\u0000b\nc\u202Ed", "game"));
    }

    @ParameterizedTest
    @CsvSource({"''", "'   '", "'...'", "'///'"})
    void whereNothingIsLeftTheOtherNameServes(String written) {
        assertEquals("game", SafeName.of(written, "game"));
    }

    @Test
    void aLongNameStaysShorterThanAFileSystemAllows() {
        String name = SafeName.of("𠀀".repeat(300), "game");
        assertEquals(50, name.codePointCount(0, name.length()));
        assertEquals(200, name.getBytes(StandardCharsets.UTF_8).length);
    }
}
