package xiangqi.ui.start;

import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.text.Words;

/// Where a start begins: play, study, go on, or open something again.
public final class StartPage implements Page {
    private final StartViewModel model;
    private final ObservableValue<Keys> keys;

    /// @param keys which are named beside what they do
    public StartPage(StartViewModel model, ObservableValue<Keys> keys) {
        this.model = model;
        this.keys = keys;
    }

    @Override
    public Section section() {
        return Section.START;
    }

    @Override
    public Parent load(Words words) {
        return Fxml.load("Start.fxml", words, new StartController(model, keys.getValue(), words));
    }
}
