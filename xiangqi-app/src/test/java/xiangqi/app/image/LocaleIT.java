package xiangqi.app.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.app.cli.Json;

/// Whatever the locale is called, and whether or not the machine has it: files may have Chinese names, and the language
/// is that which was named.
class LocaleIT {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "LANG=zh_TW.UTF-8",
                "LANG=zh_CN.UTF-8",
                "LANG=xx_YY.UTF-8",
                "LC_ALL=en_US.ISO-8859-1",
                "LC_ALL=zh_CN.GB18030",
                "LC_ALL=C",
                "LC_CTYPE=C.UTF-8 LANG=zh_HK.UTF-8",
                "LC_MESSAGES=zh_CN.UTF-8 LANG=C.UTF-8",
                "LANG="
            })
    void aFileWithAChineseNameIsFound(String locale) throws IOException {
        Files.writeString(folder.resolve("棋 谱.pgn"), "[Game \"Chinese Chess\"]\n\n1. 炮二平五 *\n");

        Chuhe.Answer answer = Chuhe.installed().from(folder).under(locale).run("show", "棋 谱.pgn", "--json");

        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals("棋 谱.pgn", Json.object(answer.out().strip()).get("file"));
    }

    /// The script of Chinese comes from its region.
    @ParameterizedTest
    @CsvSource({
        "LANG=zh_TW.UTF-8, zh, TW",
        "LANG=zh_HK, zh, HK",
        "LC_ALL=zh_CN.GB18030, zh, CN",
        "LC_ALL=en_US.ISO-8859-1, en, US",
        "LC_MESSAGES=zh_TW.UTF-8 LANG=en_US.UTF-8, zh, TW",
        "LC_CTYPE=C.UTF-8 LANG=zh_HK.UTF-8, zh, HK",
        "LC_ALL=C LANG=zh_CN.UTF-8, zh, CN",
        "LC_ALL=C, en, ''",
        "LANG=C.UTF-8, en, ''",
        "LANG=no/such*name, en, ''",
    })
    void theLanguageIsTheOneThatIsNamed(String locale, String language, String country) {
        Map<String, String> system = system(Chuhe.installed().under(locale));

        assertEquals(language, system.get("user.language"));
        assertEquals(country, system.getOrDefault("user.country", ""));
        assertEquals("UTF-8", system.get("sun.jnu.encoding"));
    }

    @Test
    void theImageMayLieAtAPathInChineseUnderALocaleThatIsNotThere() throws IOException {
        Path copy = folder.resolve("my 楚河 games");
        AotCacheIT.copyTree(Chuhe.image(), copy);

        Chuhe.Answer answer = Chuhe.installed()
                .startedBy(copy.resolve("bin/chuhe"))
                .under("LANG=zh_CN.UTF-8")
                .run("--version");

        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals("", answer.err());
        assertTrue(answer.out().startsWith("chuhe "), answer.out());
    }

    /// The properties of the system as Java tells them.
    private static Map<String, String> system(Chuhe chuhe) {
        Chuhe.Answer answer =
                chuhe.with("CHUHE_JAVA_OPTIONS", "-XshowSettings:properties").run("--version");
        return answer.err()
                .lines()
                .map(line -> line.strip().split(" = ", 2))
                .filter(pair -> pair.length == 2)
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1], (first, _) -> first, TreeMap::new));
    }
}
