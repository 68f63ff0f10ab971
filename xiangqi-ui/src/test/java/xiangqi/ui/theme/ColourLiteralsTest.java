package xiangqi.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Only the two files of colours hold colours by value. Anywhere else one would be wrong in the other theme, and no
/// test would know its contrast.
class ColourLiteralsTest {
    private static final Set<Path> HOLD_COLOURS =
            Set.of(StyleSource.THEME.resolve("light.css"), StyleSource.THEME.resolve("dark.css"));

    private static final Set<String> NAMES = Arrays.stream(Color.class.getFields())
            .filter(field -> field.getType() == Color.class)
            .map(Field::getName)
            .map(name -> name.toLowerCase(Locale.ROOT))
            .filter(name -> !name.equals("transparent"))
            .collect(Collectors.toCollection(TreeSet::new));

    private static final Pattern BY_NUMBER = Pattern.compile("#[0-9a-fA-F]{3,8}\\b|\\b(?:rgba?|hsba?|hsla?)\\s*\\(");
    private static final Pattern BY_NAME =
            Pattern.compile("(?<![-\\w.])(?:" + String.join("|", NAMES) + ")(?![-\\w(])", Pattern.CASE_INSENSITIVE);
    private static final Pattern CSS_VALUE = Pattern.compile("(?<=:)[^:;{}]+(?=[;}])");
    /// Its value `gray` is no colour.
    private static final Pattern SMOOTHING = Pattern.compile("-fx-font-smoothing-type\\s*:[^;}]*");

    private static final Pattern FXML_PAINT = Pattern.compile("\\b(?:fill|stroke|textFill|style)\\s*=\\s*\"([^\"]*)\"");
    private static final Pattern FXML_COLOUR = Pattern.compile("<Color\\b");
    private static final Pattern JAVA_COLOUR = Pattern.compile(
            "\\bColor\\.(?:(?!TRANSPARENT\\b)[A-Z][A-Z]+\\b|web|rgb|hsb|gray|grayRgb|color|valueOf)|new\\s+Color\\s*\\(");
    private static final Pattern JAVA_STRING = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");

    @TestFactory
    Stream<DynamicTest> noStyleSheetBesideTheThemeHasAColour() {
        return everyFile(".css", ColourLiteralsTest::inStyleSheet);
    }

    @TestFactory
    Stream<DynamicTest> noScreenHasAColour() {
        return everyFile(".fxml", ColourLiteralsTest::inScreen);
    }

    @TestFactory
    Stream<DynamicTest> noClassHasAColour() {
        return everyFile(".java", ColourLiteralsTest::inClass);
    }

    @TestFactory
    Stream<DynamicTest> everyColourThatIsUsedHasAName() {
        Set<String> defined = StyleSource.files(".css").stream()
                .flatMap(file -> StyleSource.read(file).colours().keySet().stream())
                .collect(Collectors.toSet());
        return Stream.of(".css", ".fxml", ".java")
                .flatMap(ending -> StyleSource.files(ending).stream())
                .map(file -> dynamicTest(file.toString(), () -> {
                    Set<String> used = new TreeSet<>(all(
                            Pattern.compile("-chuhe-([a-z0-9-]+)"),
                            StyleSource.read(file).text(),
                            1));
                    used.removeAll(defined);
                    assertEquals(Set.of(), used);
                }));
    }

    /// The searches find what they are to find; else the tests above could not fail.
    @Test
    void aColourByNumberOrNameIsFound() {
        assertEquals(
                List.of("#A92B1F", "red", "rgba("),
                inStyleSheet(
                        ".a { -fx-fill: #A92B1F; } #add:hover { -fx-stroke: red; -fx-effect: dropshadow(gaussian, rgba(0,0,0,.1), 3, 0, 0, 1) }"));
        assertEquals(
                List.of(),
                inStyleSheet("#add { -fx-fill: transparent; -fx-text-fill: -chuhe-red; -fx-font-family: \"Red\"; }"));
        assertEquals(
                List.of("RED", "<Color"),
                inScreen("<Circle fill=\"RED\"/><fill><Color red=\"1\"/></fill><Label text=\"red\"/>"));
        assertEquals(
                List.of("Color.web", "#fff"), inClass("fill = Color.web(\"#fff\"); Color.TRANSPARENT; /// [Foo#add]"));
    }

    private static List<String> inStyleSheet(String text) {
        return all(CSS_VALUE, SMOOTHING.matcher(text).replaceAll(""), 0).stream()
                .flatMap(value -> inValue(value).stream())
                .toList();
    }

    private static List<String> inScreen(String text) {
        List<String> found = new ArrayList<>();
        all(FXML_PAINT, text, 1).forEach(value -> found.addAll(inValue(value)));
        found.addAll(all(FXML_COLOUR, text, 0));
        return found;
    }

    private static List<String> inClass(String text) {
        List<String> found = new ArrayList<>(all(JAVA_COLOUR, text, 0));
        all(JAVA_STRING, text, 1).forEach(value -> found.addAll(all(BY_NUMBER, value, 0)));
        return found;
    }

    private static List<String> inValue(String value) {
        String unquoted = value.replaceAll("\"[^\"]*\"", "");
        List<String> found = new ArrayList<>(all(BY_NUMBER, unquoted, 0));
        found.addAll(all(BY_NAME, unquoted, 0));
        return found;
    }

    private static List<String> all(Pattern pattern, String text, int group) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult found) -> found.group(group))
                .toList();
    }

    private static Stream<DynamicTest> everyFile(String ending, Function<String, List<String>> literals) {
        return StyleSource.files(ending).stream()
                .filter(file -> !HOLD_COLOURS.contains(file))
                .map(file -> dynamicTest(
                        file.toString(),
                        () -> assertEquals(
                                List.of(), literals.apply(StyleSource.read(file).text()))));
    }
}
