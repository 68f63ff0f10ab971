package xiangqi.ui;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// No string stands outside of the bundles, and every one that a screen names stands in them.
class FxmlTest {
    private static final Path RESOURCES = Path.of("src/main/resources");
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern WORDS_OF_A_NODE =
            Pattern.compile("\\b(?:text|promptText|accessibleText|accessibleHelp|title|headerText)=\"([^\"]*)\"");
    private static final Pattern KEY_NAMES = Pattern.compile(
            "(?:(?:Ctrl|Alt|Shift)\\+)*(?:[A-Z0-9]|F[1-9]|F1[0-2]|Esc|Enter|Space|Tab|Home|End|Delete)|\\p{Punct}|");
    private static final Pattern HAN_IN_STRING = Pattern.compile("\"[^\"]*\\p{IsHan}[^\"]*\"");

    /// Names of formats, the same in every language.
    private static final Set<String> FORMATS = Set.of("FEN");

    /// Glyphs that are drawn, and the names of languages in themselves, are no words of the interface.
    private static final Set<String> DRAWN = Set.of("Seal.java", "Scenery.java", "Language.java");

    @Test
    void everyWordOfAScreenIsAKey() throws IOException {
        for (Path file : files(RESOURCES, ".fxml")) {
            assertEquals(List.of(), wordsOutsideTheBundles(Files.readString(file)), file.toString());
        }
    }

    private static List<String> wordsOutsideTheBundles(String fxml) {
        return WORDS_OF_A_NODE
                .matcher(fxml)
                .results()
                .map(found -> found.group(1))
                .filter(text -> !text.startsWith("%")
                        && !text.startsWith("$")
                        && !FORMATS.contains(text)
                        && !KEY_NAMES.matcher(text).matches())
                .toList();
    }

    @Test
    void aPlantedWordOfAScreenIsFound() {
        assertEquals(
                List.of("Resign", "Ctrl+Word"),
                wordsOutsideTheBundles(
                        "<Button text=\"Resign\"/><Label text=\"Ctrl+O\"/><Label text=\"Ctrl+Word\"/><Label text=\"%a.b\"/>"));
    }

    @Test
    void noWordIsWrittenIntoANodeByTheSources() throws IOException {
        for (Path file : files(SOURCES, ".java")) {
            assertEquals(List.of(), WrittenWords.in(Files.readString(file)), file.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "button.setText(\"Resign\");",
                "Label label = new Label(\"Resign\");",
                "button.setTooltip(new Tooltip(over ? words.text(\"table.over\") : \"Resign\"));",
                "field.setPromptText(name.orElse(\"Resign\"));",
                "setAccessibleText(count + \" Resign\");"
            })
    void aPlantedWordOfTheSourcesIsFound(String code) {
        assertEquals(
                List.of("Resign"),
                WrittenWords.in(code).stream().map(String::strip).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "button.setText(words.text(over ? \"table.over\" : \"table.on\", count));",
                "button.setText(shown ? \"\" : \"\\u2022 \" + \"\\n\");",
                "close = new Button(\"\", new FontIcon(\"mdi2c-close\"));",
                "// button.setText(\"Resign\");",
                "log(\"Resign\");"
            })
    void keysIconsAndSignsAreNoWords(String code) {
        assertEquals(List.of(), WrittenWords.in(code));
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
