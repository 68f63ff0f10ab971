package xiangqi.ui.settings;

import java.util.Map;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Key;
import xiangqi.ui.pictures.Studio;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.text.Words;

/// The settings as they are at first, and their keys while one is chosen.
public final class SettingsPictures {
    private static final double AT_THE_KEYS = 0.3;

    private SettingsPictures() {}

    public static Map<String, Studio.Sitter> sitters() {
        return Map.of(
                "settings",
                (studio, navigator) -> navigator.show(new SettingsPage(new SettingsViewModel(studio.settings()))),
                "settings-keys",
                (studio, navigator) -> {
                    SettingsViewModel model = new SettingsViewModel(studio.settings());
                    navigator.show(new Scrolled(new SettingsPage(model)));
                    model.keys().choose(Act.STEP_BACK);
                    model.keys().press(Key.named("A"));
                    model.keys().choose(Act.GO_TO);
                    model.keys().press(Key.named("Shortcut+F"));
                });
    }

    private record Scrolled(Page page) implements Page {
        @Override
        public Section section() {
            return page.section();
        }

        @Override
        public Parent load(Words words) {
            Parent nodes = page.load(words);
            ((ScrollPane) nodes.lookup(".preferences-scroll")).setVvalue(AT_THE_KEYS);
            return nodes;
        }

        @Override
        public void left() {
            page.left();
        }
    }
}
