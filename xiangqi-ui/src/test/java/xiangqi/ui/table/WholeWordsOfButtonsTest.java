package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.api.FxToolkit;
import xiangqi.ui.pictures.Studio;
import xiangqi.ui.text.Language;
import xiangqi.ui.theme.Fonts;
import xiangqi.ui.theme.Theme;

/// What one presses below the players is named in whole words, however wide the window, and nothing in the column is
/// wider than it.
class WholeWordsOfButtonsTest {
    private static final List<String> SCREENS = List.of("table-two-offers", "table-stakes", "table-odds");

    @BeforeAll
    static void startJavaFx() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        FxToolkit.setupFixture(Fonts::load);
    }

    static Stream<Arguments> everyWidth() {
        return Stream.of(1000, 1099, 1120, 1280, 1600)
                .flatMap(width -> Stream.of(Language.values()).map(language -> Arguments.of(width, language)));
    }

    @ParameterizedTest
    @MethodSource("everyWidth")
    void noButtonIsCutShortAndTheMovesEndWithTheColumn(int width, Language language) throws TimeoutException {
        for (String screen : SCREENS) {
            FxToolkit.setupFixture(() -> {
                Stage stage = Studio.of(language, Theme.LIGHT)
                        .show(TablePictures.sitters().get(screen), width, width * 5 / 8);
                Parent page = stage.getScene().getRoot();
                page.resize(width, Math.max(700, width * 5 / 8));
                page.applyCss();
                page.layout();
                List<Button> buttons = of(page, "actions")
                        .filter(node -> node instanceof Button && node.isVisible())
                        .map(Button.class::cast)
                        .toList();
                assertTrue(buttons.size() >= 4);
                buttons.forEach(button -> assertEquals(button.getText(), shown(button), screen));
                double edge = right(of(page, "table-column").findFirst().orElseThrow());
                assertTrue(right(of(page, "moves-card").findFirst().orElseThrow()) <= edge);
                buttons.forEach(button -> assertTrue(right(button) <= edge, screen));
                stage.hide();
            });
        }
    }

    private static String shown(Button button) {
        return button.getChildrenUnmodifiable().stream()
                .filter(child -> child instanceof Text && !(child instanceof FontIcon))
                .map(child -> ((Text) child).getText())
                .findFirst()
                .orElseThrow();
    }

    private static double right(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMaxX();
    }

    /// What lies in the part of that style class, itself first.
    private static Stream<Node> of(Parent page, String styleClass) {
        return all(page)
                .filter(node -> node.getStyleClass().contains(styleClass) && node.isVisible())
                .flatMap(WholeWordsOfButtonsTest::all);
    }

    private static Stream<Node> all(Node node) {
        return node instanceof Parent parent
                ? Stream.concat(
                        Stream.of(node),
                        parent.getChildrenUnmodifiable().stream().flatMap(WholeWordsOfButtonsTest::all))
                : Stream.of(node);
    }
}
