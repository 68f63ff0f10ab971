package xiangqi.ui.table;

import java.util.List;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import xiangqi.core.board.Side;

/// The moves of a game, a round a row: the number and two equal columns. A new move is in sight when it is made.
public final class MoveList extends ScrollPane {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass LOOPED = PseudoClass.getPseudoClass("looped");

    private final VBox lines = new VBox();
    private final ListChangeListener<MoveRow> follow = this::changed;

    public MoveList() {
        getStyleClass().add("move-list");
        setContent(lines);
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        lines.heightProperty().addListener((_, _, _) -> showNewest());
        heightProperty().addListener((_, _, _) -> showNewest());
    }

    /// Shows those rows from now on.
    void follow(ObservableList<MoveRow> rows) {
        rows.addListener(follow);
        lines.getChildren().setAll(rows.stream().map(MoveList::line).toList());
    }

    /// Follows them no more.
    void leave(ObservableList<MoveRow> rows) {
        rows.removeListener(follow);
    }

    private void changed(ListChangeListener.Change<? extends MoveRow> change) {
        while (change.next()) {
            List<Node> shown = lines.getChildren();
            shown.subList(change.getFrom(), change.getFrom() + change.getRemovedSize())
                    .clear();
            shown.addAll(
                    change.getFrom(),
                    change.getAddedSubList().stream().map(MoveList::line).toList());
        }
        showNewest();
    }

    private void showNewest() {
        setVvalue(getVmax());
    }

    private static Node line(MoveRow row) {
        Label number = new Label(Integer.toString(row.number()));
        number.getStyleClass().add("move-number");
        HBox line = new HBox(
                number,
                move(row, Side.RED, row.red().orElse("…")),
                move(row, Side.BLACK, row.black().orElse("")));
        line.getStyleClass().add("move-line");
        return line;
    }

    private static Label move(MoveRow row, Side side, String name) {
        Label move = new Label(name);
        move.getStyleClass().add("move");
        move.pseudoClassStateChanged(CURRENT, row.newest().equals(Optional.of(side)));
        move.pseudoClassStateChanged(LOOPED, row.looped().contains(side));
        move.setMaxWidth(Double.MAX_VALUE);
        move.setPrefWidth(0);
        HBox.setHgrow(move, Priority.ALWAYS);
        return move;
    }
}
