package xiangqi.ui.settings;

import javafx.scene.Parent;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.text.Words;

/// Where preferences are chosen; each holds at once.
public final class SettingsPage implements Page {
    private final SettingsViewModel model;

    public SettingsPage(SettingsViewModel model) {
        this.model = model;
    }

    @Override
    public Section section() {
        return Section.SETTINGS;
    }

    @Override
    public Parent load(Words words) {
        return Fxml.load("Settings.fxml", words, new SettingsController(model, words));
    }
}
