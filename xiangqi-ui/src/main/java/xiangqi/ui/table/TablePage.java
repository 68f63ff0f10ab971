package xiangqi.ui.table;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.shell.InSight;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.PageKeys;
import xiangqi.ui.shell.Section;
import xiangqi.ui.text.Words;

/// The page of a game at a table.
public final class TablePage implements Page {
    private final TableViewModel model;
    private final String titleKey;
    private final ObservableValue<Boolean> animated;
    private final ObservableValue<Keys> keys;
    private Optional<TableController> shown = Optional.empty();

    /// @param titleKey the key of what the table is called, such as `table.local`
    /// @param animated whether pieces and cards may move
    /// @param keys which of them turn the board, and which leads into study
    public TablePage(
            TableViewModel model, String titleKey, ObservableValue<Boolean> animated, ObservableValue<Keys> keys) {
        this.model = model;
        this.titleKey = titleKey;
        this.animated = animated;
        this.keys = keys;
    }

    @Override
    public Section section() {
        return Section.PLAY;
    }

    @Override
    public Parent load(Words words) {
        left();
        TableController controller = TableController.load(model, titleKey, animated, keys.getValue(), words);
        shown = Optional.of(controller);
        Parent nodes = controller.nodes();
        PageKeys.on(nodes, keys.getValue().bound(keyed()));
        InSight.then(nodes, model::shown);
        return nodes;
    }

    private Map<Act, Runnable> keyed() {
        return Map.of(Act.STUDY_GAME, model.finish()::study, Act.FLIP, model::flip, Act.MIRROR, model::mirror);
    }

    @Override
    public Map<Act, Runnable> acts() {
        Map<Act, Runnable> now = new EnumMap<>(keyed());
        if (model.finish().resultProperty().get().isEmpty()) {
            now.remove(Act.STUDY_GAME);
        }
        return now;
    }

    @Override
    public void left() {
        shown.ifPresent(TableController::close);
        shown = Optional.empty();
    }
}
