package xiangqi.ui.settings;

import java.util.Map;
import xiangqi.ui.pictures.Studio;

/// The settings as they are at first.
public final class SettingsPictures {
    private SettingsPictures() {}

    public static Map<String, Studio.Sitter> sitters() {
        return Map.of(
                "settings",
                (studio, navigator) -> navigator.show(new SettingsPage(new SettingsViewModel(studio.settings()))));
    }
}
