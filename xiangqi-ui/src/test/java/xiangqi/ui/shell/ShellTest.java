package xiangqi.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Shape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Key;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.screen.ScreenTest;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.LiveWords;
import xiangqi.ui.text.Words;
import xiangqi.ui.theme.Palette;

class ShellTest extends ScreenTest {
    private final LiveWords words = new LiveWords(Language.SIMPLIFIED);
    private final List<String> done = new ArrayList<>();
    private final TestPage start = new TestPage(Section.START);
    private final TestPage study = new TestPage(Section.STUDY);
    private final Navigator navigator = new Navigator(start);
    private final ObjectProperty<Keys> keys = new SimpleObjectProperty<>(Keys.USUAL);

    private final class TestPage implements Page {
        private final Section section;
        private VBox loaded;

        TestPage(Section section) {
            this.section = section;
        }

        @Override
        public Section section() {
            return section;
        }

        @Override
        public Parent load(Words in) {
            Button button = new Button(in.language().tag());
            button.setId("button");
            TextField field = new TextField();
            field.setId("field");
            loaded = new VBox(button, field);
            PageKeys.on(loaded, Map.of(new KeyCodeCombination(KeyCode.LEFT), () -> done.add("left")));
            return loaded;
        }

        @Override
        public void left() {
            done.add("left " + section);
        }
    }

    @Override
    protected Parent content() {
        Shell shell = new Shell(
                navigator,
                words,
                new SimpleBooleanProperty(false),
                Map.of(
                        Section.START, () -> navigator.show(start),
                        Section.STUDY, () -> navigator.show(study),
                        Section.SETTINGS, () -> done.add("settings")));
        shell.act(keys, Map.of(Act.NEW_GAME, () -> done.add("new game")));
        return shell.root();
    }

    @Test
    void theRailHasNoEntryWithoutADoor() {
        assertFalse(find("#play").isVisible());
        assertTrue(find("#study").isVisible());
        assertTrue(find("#settings").isVisible());
    }

    @Test
    void anEntryLeadsToItsPageAndIsMarked() {
        clickOn("#study");
        assertSame(study, navigator.pageProperty().get());
        assertTrue(((ToggleButton) find("#study")).isSelected());
        assertTrue(done.contains("left START"));
    }

    @Test
    void anEntryThatOpensNoPageIsNotMarked() {
        clickOn("#settings");
        assertEquals(List.of("settings"), done);
        assertFalse(((ToggleButton) find("#settings")).isSelected());
    }

    @Test
    void aGameThatGoesOnOutOfSightIsMarkedInTheRail() {
        assertFalse(find("#playing").isVisible());
        onFx(() -> navigator.tablesProperty().set(AtTables.GOES_ON));
        assertTrue(find("#playing").isVisible());
        assertEquals("回到正在下的棋", find("#play").getAccessibleText());
        onFx(() -> navigator.tablesProperty().set(AtTables.NOTHING));
        assertFalse(find("#playing").isVisible());
        assertEquals("对局", find("#play").getAccessibleText());
    }

    @Test
    void aTableOutOfSightWhereSomebodyIsWaitedForIsMarkedInAnotherShapeAndColourAndInWords() {
        onFx(() -> navigator.tablesProperty().set(AtTables.GOES_ON));
        Region goesOn = (Region) find("#playing");
        Shape dot = goesOn.getShape();
        Paint quiet = goesOn.getBackground().getFills().getLast().getFill();
        onFx(() -> navigator.tablesProperty().set(AtTables.YOUR_TURN));
        Region calls = (Region) find("#playing");
        assertNotSame(dot, calls.getShape());
        assertNotEquals(quiet, calls.getBackground().getFills().getLast().getFill());
        assertEquals("轮到你走：回到对局", find("#play").getAccessibleText());
        assertEquals("轮到你走：回到对局", ((ToggleButton) find("#play")).getTooltip().getText());
        onFx(() -> navigator.tablesProperty().set(AtTables.ASKED));
        assertEquals("对方等你答复：回到棋桌", find("#play").getAccessibleText());
    }

    @Test
    void theIconOfTheWindowIsTheSealInItsColours() {
        onFx(() -> {
            List<Image> icons = WindowIcon.images();
            assertEquals(
                    List.of(16.0, 24.0, 32.0, 48.0, 64.0, 128.0),
                    icons.stream().map(Image::getWidth).toList());
            // Cinnabar near the middle of the upper edge, nothing at the rounded corner.
            Image large = icons.getLast();
            assertEquals(Color.web("#A92B1F"), large.getPixelReader().getColor(64, 3));
            assertEquals(0, large.getPixelReader().getColor(0, 0).getOpacity());
        });
    }

    @Test
    void theSealLeadsBackToTheStart() {
        clickOn("#study").clickOn("#seal");
        assertSame(start, navigator.pageProperty().get());
    }

    @Test
    void anotherLanguageLoadsThePageAnew() {
        Node before = start.loaded;
        assertEquals("打谱", ((ToggleButton) find("#study")).getText());
        onFx(() -> words.languageProperty().set(Language.ENGLISH));
        assertNotSame(before, start.loaded);
        assertEquals("en", ((Button) find("#button")).getText());
        assertEquals("Study", ((ToggleButton) find("#study")).getText());
        assertEquals(List.of("left START"), done);
    }

    @Test
    void aNarrowWindowHasIconsWithTooltips() {
        assertTrue(find(".rail").getStyleClass().contains("narrow"));
        assertEquals("打谱", ((ToggleButton) find("#study")).getTooltip().getText());
        onFx(() -> stage().setWidth(1200));
        assertFalse(find(".rail").getStyleClass().contains("narrow"));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1000, 1200})
    void aStitchAtTheEdgeOfTheWindowMarksThePageInSight(double width) {
        onFx(() -> stage().setWidth(width));
        clickOn("#study");
        Node entry = find("#study");
        onFx(() -> {
            Bounds place = entry.localToScene(entry.getLayoutBounds());
            Image seen = stage().getScene().snapshot(null);
            Color cinnabar = Color.web(Palette.light().colour("cinnabar"));
            int middle = (int) place.getCenterY();
            assertEquals(cinnabar, seen.getPixelReader().getColor(1, middle));
            assertNotEquals(cinnabar, seen.getPixelReader().getColor(4, middle));
            assertNotEquals(cinnabar, seen.getPixelReader().getColor(1, (int) place.getMaxY() + 2));
        });
    }

    @Test
    void aShortcutWorksWhereverTheFocusIs() {
        clickOn("#field");
        press(KeyCode.CONTROL).type(KeyCode.N).release(KeyCode.CONTROL);
        assertEquals(List.of("new game"), done);
    }

    @Test
    void aKeyOfTheWindowThatIsGivenAnewWorksAtOnceAndTheOneBeforeNoLonger() {
        onFx(() -> keys.set(keys.get().with(Act.NEW_GAME, Key.named("F7"))));
        press(KeyCode.CONTROL).type(KeyCode.N).release(KeyCode.CONTROL);
        assertEquals(List.of(), done);
        type(KeyCode.F7);
        assertEquals(List.of("new game"), done);
    }

    @Test
    void thePagesKeysWorkFromItsButtonsButNotFromItsFields() {
        clickOn("#field");
        type(KeyCode.LEFT);
        assertEquals(List.of(), done);
        clickOn("#button");
        type(KeyCode.LEFT);
        assertEquals(List.of("left"), done);
    }

    @Test
    void escapeClosesADialog() {
        onFx(() -> navigator.open(dialog(true)));
        assertTrue(find("#in-dialog").isFocused());
        type(KeyCode.ESCAPE);
        assertTrue(navigator.dialogProperty().get().isEmpty());
    }

    @Test
    void aClickBesideADialogClosesIt() {
        onFx(() -> navigator.open(dialog(true)));
        clickOn(stage().getX() + 300, stage().getY() + 40);
        assertTrue(navigator.dialogProperty().get().isEmpty());
    }

    @Test
    void aDialogThatWantsAnAnswerStays() {
        onFx(() -> navigator.open(dialog(false)));
        type(KeyCode.ESCAPE);
        clickOn(stage().getX() + 300, stage().getY() + 40);
        assertTrue(navigator.dialogProperty().get().isPresent());
    }

    @Test
    void theFocusStaysInADialogAndComesBackAfterIt() {
        clickOn("#field");
        onFx(() -> navigator.open(dialog(true)));
        type(KeyCode.TAB, KeyCode.TAB, KeyCode.TAB);
        assertTrue(find("#in-dialog").isFocused());
        press(KeyCode.CONTROL).type(KeyCode.N).release(KeyCode.CONTROL);
        assertEquals(List.of(), done);
        type(KeyCode.ESCAPE);
        assertTrue(find("#field").isFocused());
    }

    @Test
    void aToastCanBeActedUpon() {
        onFx(() -> navigator.say(Toast.of("shell.title").with("shell.section.study", () -> done.add("open"))));
        clickOn(".toast .hyperlink");
        assertEquals(List.of("open"), done);
        assertTrue(lookup(".toast").tryQuery().isEmpty());
    }

    @Test
    void theKeysOfThePageWorkAfterTheEntryOfThePageInSight() {
        onFx(() -> find("#field").requestFocus());
        clickOn("#seal");
        type(KeyCode.LEFT);
        assertEquals(List.of("left"), done);
    }

    @Test
    void theKeysOfThePageWorkWhenWhatHadTheFocusIsGone() {
        onFx(() -> find("#button").requestFocus());
        onFx(() -> start.loaded.getChildren().removeFirst());
        theWindowIsLaidOut();
        type(KeyCode.LEFT);
        assertEquals(List.of("left"), done);
        onFx(() -> find("#field").requestFocus());
        onFx(() -> find("#field").setVisible(false));
        theWindowIsLaidOut();
        type(KeyCode.LEFT);
        assertEquals(List.of("left", "left"), done);
    }

    @Test
    void theKeysOfThePageWorkWhenADialogTookWhatHadTheFocus() {
        onFx(() -> find("#button").requestFocus());
        onFx(() -> navigator.open(dialog(true)));
        onFx(() -> start.loaded.getChildren().removeFirst());
        type(KeyCode.ESCAPE);
        type(KeyCode.LEFT);
        assertEquals(List.of("left"), done);
    }

    private static Dialog dialog(boolean dismissible) {
        return new Dialog() {
            @Override
            public Parent load(Words in) {
                Button button = new Button("yes");
                button.setId("in-dialog");
                return new VBox(button);
            }

            @Override
            public boolean dismissible() {
                return dismissible;
            }
        };
    }
}
