package xiangqi.ui.start;

import javafx.scene.Parent;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.text.Words;

/// Where a start begins: play, study, go on, or open something again.
public final class StartPage implements Page {
    private final StartViewModel model;

    public StartPage(StartViewModel model) {
        this.model = model;
    }

    @Override
    public Section section() {
        return Section.START;
    }

    @Override
    public Parent load(Words words) {
        return Fxml.load("Start.fxml", words, new StartController(model, words));
    }
}
