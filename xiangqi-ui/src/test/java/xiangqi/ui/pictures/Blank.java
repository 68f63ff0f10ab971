package xiangqi.ui.pictures;

import javafx.scene.Parent;
import javafx.scene.layout.Pane;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.text.Words;

/// An empty page, before anyone sits.
record Blank() implements Page {
    @Override
    public Section section() {
        return Section.START;
    }

    @Override
    public Parent load(Words words) {
        return new Pane();
    }
}
