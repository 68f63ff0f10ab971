package xiangqi.ui.table;

import javafx.scene.Parent;
import javafx.scene.layout.Pane;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.text.Words;

/// A page with nothing on it, below a dialog under test.
record EmptyPage() implements Page {
    @Override
    public Section section() {
        return Section.START;
    }

    @Override
    public Parent load(Words words) {
        return new Pane();
    }
}
