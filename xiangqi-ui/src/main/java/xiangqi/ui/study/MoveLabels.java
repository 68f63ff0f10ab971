package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;

/// The moves of one row of the list: each leads to its node when it is pressed, and is marked when it is the one on
/// the board or part of a cycle that is pointed out.
final class MoveLabels {
    /// What follows a round whose first move stood before.
    static final String PASSED = "\u22ef";

    private static final PseudoClass HERE = PseudoClass.getPseudoClass("here");
    private static final PseudoClass LOOPED = PseudoClass.getPseudoClass("looped");
    private static final String THIN_SPACE = "\u2009";

    /// What a label leads to that is no move.
    private static final int NOWHERE = -1;

    private final Reader reader;
    private final RowMarks marks;
    private final Menu menu;
    private final List<Label> shown = new ArrayList<>();

    /// What can be done with a move that was pressed with the other button.
    interface Menu {
        void show(Node at, double screenX, double screenY);
    }

    MoveLabels(Reader reader, RowMarks marks, Menu menu) {
        this.reader = reader;
        this.marks = marks;
        this.menu = menu;
        marks.here().subscribe(_ -> mark());
        marks.looped().subscribe(_ -> mark());
    }

    /// A label for a move of that kind, which leads nowhere yet.
    Label make(String kind) {
        Label label = new Label();
        label.getStyleClass().addAll("move", kind);
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.setOnMousePressed(event -> {
            if (nodeOf(label) == NOWHERE) {
                return;
            }
            reader.goTo(nodeOf(label));
            if (event.getButton() == MouseButton.SECONDARY) {
                menu.show(label, event.getScreenX(), event.getScreenY());
            }
            event.consume();
        });
        clear(label, "");
        return label;
    }

    /// Makes it the label of that move.
    void show(Label label, TreeRow.Step step, String text) {
        label.setText(text);
        label.setUserData(step.node());
        shown.add(label);
    }

    /// Makes it a label that leads nowhere.
    void clear(Label label, String text) {
        label.setText(text);
        label.setUserData(NOWHERE);
        label.pseudoClassStateChanged(HERE, false);
        label.pseudoClassStateChanged(LOOPED, false);
    }

    /// Marks none any more, until they are shown again.
    void forget() {
        shown.clear();
    }

    void mark() {
        for (Label move : shown) {
            move.pseudoClassStateChanged(HERE, nodeOf(move) == marks.here().get());
            move.pseudoClassStateChanged(LOOPED, marks.looped().get().contains(nodeOf(move)));
        }
    }

    static int nodeOf(Label label) {
        return (int) label.getUserData();
    }

    boolean isRed(TreeRow.Step step) {
        return reader.names().isRed(step.ply());
    }

    /// The round of a move, as it stands before it.
    String numberOf(TreeRow.Step step) {
        return reader.names().round(step.ply()) + (isRed(step) ? THIN_SPACE : PASSED + THIN_SPACE);
    }
}
