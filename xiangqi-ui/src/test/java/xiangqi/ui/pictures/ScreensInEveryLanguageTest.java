package xiangqi.ui.pictures;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
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
