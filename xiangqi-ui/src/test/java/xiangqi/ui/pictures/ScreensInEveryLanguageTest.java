package xiangqi.ui.pictures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.api.FxToolkit;
import xiangqi.ui.shell.Shell;
import xiangqi.ui.text.Language;
import xiangqi.ui.theme.Fonts;
import xiangqi.ui.theme.Theme;

/// Every screen loads in every language, and its words are whole at the sizes that have least room for them.
///
/// A label that may be shortened, because a file or a person gave its text, has the style class `may-shorten`.
class ScreensInEveryLanguageTest {
    private static final Pattern MARK =
            Pattern.compile("fx:id=\"([^\"]+)\"|fx:controller=\"[^\"]+\"\\s+styleClass=\"(?:[^\"]*, )?([^\"]+)\"");

    @BeforeAll
    static void startJavaFx() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupFixture(Fonts::load);
    }

    static Stream<Arguments> screens() {
        return Studio.sitters().keySet().stream()
                .flatMap(screen -> Stream.of(Language.values()).map(language -> Arguments.of(screen, language)));
    }

    @ParameterizedTest
    @MethodSource("screens")
    void itsWordsAreWhole(String screen, Language language) throws TimeoutException {
        for (int[] size : new int[][] {{1000, 700}, {(int) Shell.MIN_WIDTH, (int) Shell.MIN_HEIGHT}}) {
            List<String> cut = new ArrayList<>();
            FxToolkit.setupFixture(() -> {
                Stage stage =
                        Studio.of(language, Theme.LIGHT).show(Studio.sitters().get(screen), size[0], size[1]);
                collectCut(stage.getScene().getRoot(), stage.getScene().getRoot(), cut);
                stage.hide();
            });
            assertEquals(List.of(), cut, screen + " in " + language.tag() + " at " + size[0]);
        }
    }

    /// A new FXML file needs a sitter of the [Studio], so that the words on it are looked at.
    @Test
    void everyFxmlFileIsOnOneOfThem() throws IOException, TimeoutException {
        Map<String, Set<String>> missing = markedFiles();
        for (Studio.Sitter sitter : Studio.sitters().values()) {
            if (!missing.isEmpty()) {
                FxToolkit.setupFixture(() -> {
                    Stage stage = Studio.of(Language.ENGLISH, Theme.LIGHT).show(sitter, 1000, 700);
                    Set<String> ids = new HashSet<>();
                    collectIds(stage.getScene().getRoot(), ids);
                    missing.values().removeIf(own -> !Collections.disjoint(own, ids));
                    stage.hide();
                });
            }
        }
        assertEquals(Set.of(), missing.keySet());
    }

    /// Each FXML file, and what it has for itself of the names that JavaFX gives to its nodes (`fx:id`) and of its
    /// roots' style classes.
    private static Map<String, Set<String>> markedFiles() throws IOException {
        Map<String, Set<String>> ids = new TreeMap<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/resources"))) {
            for (Path file :
                    files.filter(found -> found.toString().endsWith(".fxml")).toList()) {
                ids.put(
                        file.getFileName().toString(),
                        MARK.matcher(Files.readString(file))
                                .results()
                                .map(found -> found.group(1) == null ? "." + found.group(2) : found.group(1))
                                .collect(Collectors.toSet()));
            }
        }
        assertFalse(ids.isEmpty());
        Map<String, Set<String>> own = new TreeMap<>();
        ids.forEach((file, all) -> own.put(
                file,
                all.stream()
                        .filter(id -> ids.values().stream()
                                        .filter(others -> others.contains(id))
                                        .count()
                                == 1)
                        .collect(Collectors.toSet())));
        return own;
    }

    private static void collectIds(Parent parent, Set<String> ids) {
        for (Node child : parent.getChildrenUnmodifiable()) {
            Optional.ofNullable(child.getId()).ifPresent(ids::add);
            child.getStyleClass().forEach(style -> ids.add("." + style));
            if (child instanceof Parent inner) {
                collectIds(inner, ids);
            }
        }
    }

    private static void collectCut(Parent parent, Node root, List<String> cut) {
        for (Node child : parent.getChildrenUnmodifiable()) {
            if (!child.isVisible() || child.getStyleClass().contains("may-shorten")) {
                continue;
            }
            if (child instanceof Labeled labeled && isCut(labeled, root)) {
                cut.add(labeled.getText());
            }
            if (child instanceof Parent inner) {
                collectCut(inner, root, cut);
            }
        }
    }

    /// Whether the words end in dots, or lie beside the window.
    private static boolean isCut(Labeled labeled, Node root) {
        return labeled.getContentDisplay() != ContentDisplay.GRAPHIC_ONLY
                && labeled.getChildrenUnmodifiable().stream()
                        .filter(child -> child instanceof Text && !(child instanceof FontIcon))
                        .map(Text.class::cast)
                        .filter(Node::isVisible)
                        .filter(shown -> !shown.equals(labeled.getGraphic()))
                        .anyMatch(shown -> !shown.getText().equals(labeled.getText()) || isBeside(shown, root));
    }

    private static boolean isBeside(Text shown, Node root) {
        Bounds bounds = root.sceneToLocal(shown.localToScene(shown.getBoundsInLocal()));
        return bounds.getMinX() < 0 || bounds.getMaxX() > root.getLayoutBounds().getWidth() + 0.5;
    }
}
