package xiangqi.ui.study;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import xiangqi.ui.text.Words;

/// What can be done with the move that the reader stands at. The keys are the page's; the menu only names them.
final class TreeMenu {
    static final KeyCombination PROMOTE = new KeyCodeCombination(KeyCode.P, KeyCombination.SHORTCUT_DOWN);
    static final KeyCombination MAIN =
            new KeyCodeCombination(KeyCode.P, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);

    /// The signs that can be set.
    private static final List<Integer> SIGNS = List.of(3, 1, 5, 6, 2, 4, 18, 16, 10, 17, 19);

    private final StudyViewModel model;
    private final ContextMenu menu = new ContextMenu();
    private final MenuItem promote;
    private final MenuItem main;
    private final MenuItem up;
    private final MenuItem down;

    TreeMenu(StudyViewModel model, Words words, Runnable comment) {
        this.model = model;
        promote = item(words.text("study.tree.promote"), PROMOTE, model.editor()::promote);
        main = item(words.text("study.tree.main"), MAIN, model.editor()::makeMain);
        up = item(
                words.text("study.tree.up"),
                new KeyCodeCombination(KeyCode.UP, KeyCombination.SHORTCUT_DOWN),
                model.editor()::moveUp);
        down = item(
                words.text("study.tree.down"),
                new KeyCodeCombination(KeyCode.DOWN, KeyCombination.SHORTCUT_DOWN),
                model.editor()::moveDown);
        menu.getItems()
                .setAll(List.of(
                        item(words.text("study.tree.comment"), new KeyCodeCombination(KeyCode.F2), comment),
                        signs(model, words),
                        new SeparatorMenuItem(),
                        promote,
                        main,
                        up,
                        down,
                        new SeparatorMenuItem(),
                        item(
                                words.text("study.tree.delete"),
                                new KeyCodeCombination(KeyCode.DELETE),
                                model.editor()::delete)));
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

    private static MenuItem item(String words, KeyCombination keys, Runnable run) {
        MenuItem item = new MenuItem(words);
        item.setAccelerator(keys);
        item.setOnAction(_ -> run.run());
        return item;
    }
}
