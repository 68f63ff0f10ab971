package xiangqi.ui.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Key;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.screen.ScreenTest;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Section;
import xiangqi.ui.shell.Shell;

class KeysPageTest extends ScreenTest {
    private final List<String> done = new ArrayList<>();
    private final LiveSettings live = new LiveSettings(
            new SettingsStore() {
                @Override
                public Settings load() {
                    return Settings.first(Locale.SIMPLIFIED_CHINESE);
                }

                @Override
                public void save(Settings settings) {}
            },
            new SimpleBooleanProperty(true));

    @Override
    protected Parent content() {
        Navigator navigator = new Navigator(new SettingsPage(new SettingsViewModel(live)));
        Shell shell = new Shell(navigator, live.words(), live.animated(), Map.of(Section.SETTINGS, () -> {}));
        shell.act(live.keys(), Map.of(Act.NEW_GAME, () -> done.add("new game")));
        return shell.root();
    }

    /// Clicks on a part that may lie beyond what is scrolled to.
    private void clickOnRow(String id) {
        Node node = find(id);
        onFx(() -> {
            ScrollPane scroll = find(".preferences-scroll");
            Node content = scroll.getContent();
            double y = content.sceneToLocal(node.localToScene(0, 0)).getY();
            double beyond = content.getLayoutBounds().getHeight()
                    - scroll.getViewportBounds().getHeight();
            scroll.setVvalue(Math.clamp((y - 200) / beyond, 0, 1));
        });
        clickOn(node);
    }

    private String keyOf(Act act) {
        return live.settings().keys().of(act).map(Key::name).orElse("none");
    }

    @Test
    void aKeyIsPressedInPlaceOfAnotherAndWorksAtOnce() {
        clickOnRow("#key-new-game");
        assertEquals("请按键…", this.<Button>find("#key-new-game").getText());
        press(KeyCode.CONTROL).type(KeyCode.N).release(KeyCode.CONTROL);
        assertEquals(List.of(), done, "while it is chosen a key does nothing else");
        clickOnRow("#key-new-game");
        type(KeyCode.F7);
        assertEquals("F7", this.<Button>find("#key-new-game").getText());
        press(KeyCode.CONTROL).type(KeyCode.N).release(KeyCode.CONTROL);
        assertEquals(List.of(), done);
        type(KeyCode.F7);
        assertEquals(List.of("new game"), done);
    }

    @Test
    void aTakenKeyIsAskedForWithTheNameOfWhatHasIt() {
        clickOnRow("#key-go-to");
        press(KeyCode.CONTROL).type(KeyCode.F).release(KeyCode.CONTROL);
        String said = this.<Label>find(".key-row > .banner .label").getText();
        assertTrue(said.contains("Ctrl+F") && said.contains("翻转棋盘"), said);
        assertEquals("Shortcut+G", keyOf(Act.GO_TO));
        clickOnRow("#take-key");
        assertEquals("Shortcut+F", keyOf(Act.GO_TO));
        assertEquals("未设", this.<Button>find("#key-flip").getText());
        assertTrue(lookup(".key-row > .banner").queryAll().isEmpty());
    }

    @Test
    void escapeAndAClickElsewhereLeaveTheKeyAsItIs() {
        clickOnRow("#key-autoplay");
        type(KeyCode.ESCAPE);
        assertEquals("F5", this.<Button>find("#key-autoplay").getText());
        clickOnRow("#key-autoplay");
        clickOnRow("#key-go-to");
        assertEquals("F5", this.<Button>find("#key-autoplay").getText());
        assertEquals("请按键…", this.<Button>find("#key-go-to").getText());
        assertEquals(Keys.USUAL, live.settings().keys());
    }

    @Test
    void oneKeyOrAllGoBackToTheUsual() {
        Node one = find("#reset-autoplay");
        assertFalse(one.isVisible());
        assertTrue(find("#resetAll").isDisabled());
        clickOnRow("#key-autoplay");
        type(KeyCode.P);
        clickOnRow("#key-step-back");
        type(KeyCode.A);
        clickOnRow("#reset-autoplay");
        assertEquals("F5", keyOf(Act.AUTOPLAY));
        assertFalse(one.isVisible());
        assertEquals("A", keyOf(Act.STEP_BACK));
        clickOnRow("#resetAll");
        assertEquals(
                Optional.empty(),
                live.settings().keys().chosen().keySet().stream().findFirst());
    }
}
