package xiangqi.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.util.Subscription;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ThemeTest {
    @BeforeAll
    static void startJavaFx() throws Exception {
        CompletableFuture<Void> started = new CompletableFuture<>();
        try {
            Platform.startup(() -> started.complete(null));
        } catch (IllegalStateException alreadyRunning) {
            started.complete(null);
        }
        Platform.setImplicitExit(false);
        started.get();
        Fonts.load();
    }

    @Test
    void theSystemsChoiceFollowsTheSystemAndAnyOtherDoesNot() {
        ObjectProperty<Appearance> choice = new SimpleObjectProperty<>(Appearance.SYSTEM);
        ObjectProperty<ColorScheme> scheme = new SimpleObjectProperty<>(ColorScheme.LIGHT);
        ObservableValue<Theme> theme = Appearance.theme(choice, scheme);
        assertEquals(Theme.LIGHT, theme.getValue());
        scheme.set(ColorScheme.DARK);
        assertEquals(Theme.DARK, theme.getValue());
        choice.set(Appearance.LIGHT);
        assertEquals(Theme.LIGHT, theme.getValue());
        choice.set(Appearance.DARK);
        scheme.set(ColorScheme.LIGHT);
        assertEquals(Theme.DARK, theme.getValue());
    }

    @Test
    void aSceneChangesItsColoursWithoutBeingMadeAnew() throws Exception {
        onJavaFx(() -> {
            Label label = new Label("楚河");
            Scene scene = new Scene(new VBox(label));
            Theme.LIGHT.applyTo(scene);
            assertEquals(colour(Theme.LIGHT, "i1"), textColour(scene, label));
            Theme.DARK.applyTo(scene);
            assertEquals(colour(Theme.DARK, "i1"), textColour(scene, label));
        });
    }

    /// A window shows its scene's ground before its first page is drawn: white would flash in the dark.
    @Test
    void theGroundOfASceneIsThePaperOfItsTheme() throws Exception {
        onJavaFx(() -> {
            Scene scene = new Scene(new VBox());
            for (Theme theme : Theme.values()) {
                theme.applyTo(scene);
                assertEquals(colour(theme, "p0"), scene.getFill());
            }
        });
    }

    @Test
    void aThemeLeavesAScenesOwnStyleSheetsAboveIt() throws Exception {
        onJavaFx(() -> {
            Scene scene = new Scene(new VBox());
            scene.getStylesheets().add("table.css");
            scene.getRoot().getStyleClass().add("table");
            Theme.LIGHT.applyTo(scene);
            Theme.DARK.applyTo(scene);
            List<String> sheets = scene.getStylesheets();
            assertEquals(Theme.DARK.stylesheets(), sheets.subList(0, 2));
            assertEquals(1, sheets.stream().filter("table.css"::equals).count());
            assertEquals("table.css", sheets.getLast());
            assertTrue(sheets.stream().noneMatch(Theme.LIGHT.stylesheets().getFirst()::equals), sheets::toString);
            assertEquals(List.of("root", "table", "dark"), scene.getRoot().getStyleClass());
        });
    }

    @Test
    void allScenesChangeTogetherUntilTheirWindowCloses() throws Exception {
        onJavaFx(() -> {
            ObjectProperty<Theme> theme = new SimpleObjectProperty<>(Theme.LIGHT);
            ThemedScenes scenes = new ThemedScenes(theme);
            Scene window = new Scene(new VBox());
            Scene closed = new Scene(new VBox());
            scenes.add(window);
            Subscription ending = scenes.add(closed);
            ending.unsubscribe();
            theme.set(Theme.DARK);
            assertTrue(window.getRoot().getStyleClass().contains("dark"));
            assertFalse(closed.getRoot().getStyleClass().contains("dark"));
            scenes.close();
            theme.set(Theme.LIGHT);
            assertTrue(window.getRoot().getStyleClass().contains("dark"));
        });
    }

    /// The focus ring and the dashes of a disabled button must not push its neighbours about.
    @Test
    void aButtonIsAsLargeInEveryState() throws Exception {
        onJavaFx(() -> {
            Button plain = new Button("同意");
            Button focused = new Button("同意");
            focused.pseudoClassStateChanged(javafx.css.PseudoClass.getPseudoClass("focus-visible"), true);
            Button disabled = new Button("同意");
            disabled.setDisable(true);
            Scene scene = new Scene(new VBox(plain, focused, disabled), 200, 200);
            Theme.LIGHT.applyTo(scene);
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            assertEquals(36, plain.getHeight());
            for (Button other : List.of(focused, disabled)) {
                assertEquals(plain.getWidth(), other.getWidth());
                assertEquals(plain.getHeight(), other.getHeight());
            }
        });
    }

    @Test
    void textIsSetInTheShippedFaces() throws Exception {
        onJavaFx(() -> {
            Label text = new Label("正文");
            Label name = new Label("听雨轩");
            name.getStyleClass().add("name");
            Button button = new Button("同意");
            Scene scene = new Scene(new VBox(text, name, button));
            Theme.LIGHT.applyTo(scene);
            scene.getRoot().applyCss();
            assertEquals(Fonts.SANS, text.getFont().getFamily());
            assertEquals(Fonts.SERIF, name.getFont().getFamily());
            assertEquals(Fonts.SANS_MEDIUM, button.getFont().getFamily());
        });
    }

    private static Color textColour(Scene scene, Label label) {
        scene.getRoot().applyCss();
        return (Color) label.getTextFill();
    }

    private static Color colour(Theme theme, String name) {
        return Color.web(StyleSource.of(theme.styleClass()).colours().get(name));
    }

    private static void onJavaFx(Runnable check) throws Exception {
        CompletableFuture.runAsync(check, Platform::runLater).get();
    }
}
