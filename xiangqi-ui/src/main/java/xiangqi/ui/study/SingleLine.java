package xiangqi.ui.study;

import java.util.function.IntConsumer;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.javafx.FontIcon;
import xiangqi.ui.text.Words;

/// A move of the list that is a tree, with the arrow that folds its variation before it and, where it is folded, the
/// count of its moves behind it.
final class SingleLine {
    private final MoveLabels moves;
    private final Words words;
    private final int depth;
    private final boolean first;
    private final boolean open;
    private final Label number = new Label();
    private final Label count = new Label();
    private final Label move;
    private final HBox whole;

    /// @param fold folds or unfolds the variation that begins with that node
    SingleLine(TreeRow.Single row, MoveLabels moves, IntConsumer fold, Words words) {
        this.moves = moves;
        this.words = words;
        depth = row.depth();
        first = row.first();
        open = row.open();
        HBox line = new HBox();
        line.getStyleClass().add("single");
        move = moves.make(depth == 0 ? "main" : first ? "first" : "following");
        if (first) {
            Label arrow = new Label("", new FontIcon(open ? "mdi2m-menu-down" : "mdi2m-menu-right"));
            arrow.getStyleClass().add("fold");
            arrow.setOnMouseClicked(_ -> fold.accept(MoveLabels.nodeOf(move)));
            arrow.setAccessibleText(words.text("study.tree.fold"));
            line.getChildren().add(arrow);
        }
        number.getStyleClass().add(depth == 0 ? "round-number" : "single-number");
        line.getChildren().addAll(number, move);
        if (!open) {
            count.getStyleClass().add("hidden-moves");
            line.getChildren().add(count);
        }
        whole = depth == 0 ? line : TreeRule.before(line, depth, false);
    }

    Node whole() {
        return whole;
    }

    boolean isLike(TreeRow.Single row) {
        return row.depth() == depth && row.first() == first && row.open() == open;
    }

    void tell(TreeRow.Single row, String text) {
        number.setText(first || moves.isRed(row.step()) ? moves.numberOf(row.step()) : "");
        count.setText(words.text("study.list.plies", row.hidden() + 1));
        moves.show(move, row.step(), text);
    }
}
