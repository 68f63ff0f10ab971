package xiangqi.ui.table;

import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import xiangqi.ui.shell.InSight;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.PageKeys;
import xiangqi.ui.shell.Section;
import xiangqi.ui.text.Words;

/// The page of a game at a table.
public final class TablePage implements Page {
    private static final KeyCombination STUDY = new KeyCodeCombination(KeyCode.F2);
    private static final KeyCombination FLIP = new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN);

    private final TableViewModel model;
    private final String titleKey;
    private final ObservableValue<Boolean> animated;
    private Optional<TableController> shown = Optional.empty();

    /// @param titleKey the key of what the table is called, such as `table.local`
    /// @param animated whether pieces and cards may move
    public TablePage(TableViewModel model, String titleKey, ObservableValue<Boolean> animated) {
        this.model = model;
        this.titleKey = titleKey;
        this.animated = animated;
    }

    @Override
    public Section section() {
        return Section.PLAY;
    }

    @Override
    public Parent load(Words words) {
        left();
        TableController controller = TableController.load(model, titleKey, animated, words);
        shown = Optional.of(controller);
        Parent nodes = controller.nodes();
        PageKeys.on(nodes, Map.of(STUDY, model.finish()::study, FLIP, model::flip));
        InSight.then(nodes, model::shown);
        return nodes;
    }

    @Override
    public void left() {
        shown.ifPresent(TableController::close);
        shown = Optional.empty();
    }
}
