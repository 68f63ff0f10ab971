package xiangqi.ui.study;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.text.Words;

/// What can be done with the move that the reader stands at. The keys are the page's; the menu only names them.
final class TreeMenu {
    /// The signs that can be set.
    private static final List<Integer> SIGNS = List.of(3, 1, 5, 6, 2, 4, 18, 16, 10, 17, 19);

    private final StudyViewModel model;
    private final Keys keys;
    private final ContextMenu menu = new ContextMenu();
    private final MenuItem promote;
    private final MenuItem main;
    private final MenuItem up;
    private final MenuItem down;

    TreeMenu(StudyViewModel model, Keys keys, Words words, Runnable comment) {
        this.model = model;
        this.keys = keys;
        promote = item(words.text("study.tree.promote"), Act.PROMOTE, model.editor()::promote);
        main = item(words.text("study.tree.main"), Act.MAKE_MAIN, model.editor()::makeMain);
        up = item(words.text("study.tree.up"), Act.MOVE_UP, model.editor()::moveUp);
        down = item(words.text("study.tree.down"), Act.MOVE_DOWN, model.editor()::moveDown);
        menu.getItems()
                .setAll(List.of(
                        item(words.text("study.tree.comment"), Act.COMMENT, comment),
                        signs(model, words),
                        new SeparatorMenuItem(),
                        promote,
                        main,
                        up,
                        down,
                        new SeparatorMenuItem(),
                        item(words.text("study.tree.delete"), Act.DELETE, model.editor()::delete)));
    }

    void show(Node at, double screenX, double screenY) {
        boolean variation = model.reader()
                .nodeProperty()
                .get()
                .flatMap(node -> node.variation())
                .isPresent();
        boolean last = model.reader()
                .nodeProperty()
                .get()
                .flatMap(node -> node.variation().orElse(node).nextSibling())
                .isEmpty();
        promote.setDisable(!variation);
        main.setDisable(!variation);
        up.setDisable(!variation);
        down.setDisable(last);
        menu.show(at, screenX, screenY);
    }

    void hide() {
        menu.hide();
    }

    private static Menu signs(StudyViewModel model, Words words) {
        Menu menu = new Menu(words.text("study.tree.signs"));
        for (int sign : SIGNS) {
            MenuItem item = new MenuItem(words.text("study.sign." + sign, Signs.written(sign)));
            item.setOnAction(_ -> model.editor().sign(sign));
            menu.getItems().add(item);
        }
        MenuItem clear = new MenuItem(words.text("study.tree.clear-marks"));
        clear.setOnAction(_ -> model.editor().clearMarks());
        menu.getItems().addAll(new SeparatorMenuItem(), clear);
        return menu;
    }

    private MenuItem item(String words, Act act, Runnable run) {
        MenuItem item = new MenuItem(words);
        keys.of(act).ifPresent(key -> item.setAccelerator(key.combination()));
        item.setOnAction(_ -> run.run());
        return item;
    }
}
