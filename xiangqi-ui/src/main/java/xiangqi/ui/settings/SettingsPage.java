package xiangqi.ui.settings;

import java.util.Optional;
import javafx.scene.Parent;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.text.Words;

/// Where preferences are chosen; each holds at once.
public final class SettingsPage implements Page {
    private final SettingsViewModel model;
    private Optional<KeysController> keys = Optional.empty();

    public SettingsPage(SettingsViewModel model) {
        this.model = model;
    }

    @Override
    public Section section() {
        return Section.SETTINGS;
    }

    @Override
    public Parent load(Words words) {
        KeysController shown = new KeysController(model.keys(), words);
        keys = Optional.of(shown);
        return Fxml.load("Settings.fxml", words, new SettingsController(model, words), shown);
    }

    @Override
    public void left() {
        model.keys().leave();
        keys.ifPresent(KeysController::close);
        keys = Optional.empty();
    }
}
