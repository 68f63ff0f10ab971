package xiangqi.ui;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// No string stands outside of the bundles, and every one that a screen names stands in them.
class FxmlTest {
    private static final Path RESOURCES = Path.of("src/main/resources");
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern WORDS_OF_A_NODE =
            Pattern.compile("\\b(?:text|promptText|accessibleText|accessibleHelp|title|headerText)=\"([^\"]*)\"");
    private static final Pattern KEY_NAMES = Pattern.compile("(?:(?:Ctrl|Alt|Shift)\\+)*\\p{Alnum}+|\\p{Punct}|");
    private static final Pattern HAN_IN_STRING = Pattern.compile("\"[^\"]*\\p{IsHan}[^\"]*\"");

    /// Glyphs that are drawn, and the names of languages in themselves, are no words of the interface.
    private static final Set<String> DRAWN = Set.of("Seal.java", "Scenery.java", "Language.java");

    @Test
    void everyWordOfAScreenIsAKey() throws IOException {
        for (Path file : files(RESOURCES, ".fxml")) {
            WORDS_OF_A_NODE.matcher(Files.readString(file)).results().forEach(found -> {
                String text = found.group(1);
                assertTrue(
                        text.startsWith("%")
                                || text.startsWith("$")
                                || KEY_NAMES.matcher(text).matches(),
                        file.getFileName() + ": " + found.group());
            });
        }
    }

    @Test
    void everyKeyOfAScreenHasWordsInEveryLanguage() throws IOException {
        List<Path> screens = files(RESOURCES, ".fxml");
        assertFalse(screens.isEmpty());
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            for (Path file : screens) {
                assertAll(Pattern.compile("\"%([^\"]+)\"")
                        .matcher(Files.readString(file))
                        .results()
                        .map(found ->
                                () -> assertFalse(words.text(found.group(1)).isBlank())));
            }
        }
    }

    @Test
    void noChineseStandsInTheSources() throws IOException {
        for (Path file : files(SOURCES, ".java")) {
            if (!DRAWN.contains(file.getFileName().toString())) {
                String code = Files.readString(file).replaceAll("(?m)//.*$", "");
                assertEquals(
                        List.of(),
                        HAN_IN_STRING
                                .matcher(code)
                                .results()
                                .map(found -> found.group())
                                .toList(),
                        file.toString());
            }
        }
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }
}
