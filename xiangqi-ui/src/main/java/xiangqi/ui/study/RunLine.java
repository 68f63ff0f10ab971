package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.text.TextFlow;

/// A part of a variation, for whatever moves its cell comes to show that are as many and begun by the same side.
final class RunLine {
    private final MoveLabels moves;
    private final int depth;
    private final boolean first;
    private final boolean red;
    private final List<Label> steps = new ArrayList<>();
    private final List<Label> numbers = new ArrayList<>();
    private final HBox whole;

    RunLine(TreeRow.Run row, MoveLabels moves) {
        this.moves = moves;
        depth = row.depth();
        first = row.first();
        red = moves.isRed(row.steps().getFirst());
        TextFlow flow = new TextFlow();
        flow.getStyleClass().add("run");
        for (int i = 0; i < row.steps().size(); i++) {
            boolean starts = first && i == 0;
            Label move = moves.make(starts ? "first" : "following");
            steps.add(move);
            flow.getChildren().add(isNumbered(i) ? numbered(move, starts) : move);
        }
        whole = TreeRule.before(flow, depth, first && depth < TreeRows.FOLDED_FROM);
    }

    Node whole() {
        return whole;
    }

    private boolean isNumbered(int step) {
        return step == 0 || (step % 2 == 0) == red;
    }

    /// The move with its round before it; no line ends between them.
    private HBox numbered(Label move, boolean starts) {
        Label number = new Label();
        number.getStyleClass().add(starts ? "run-number-first" : "run-number");
        number.setMinWidth(Region.USE_PREF_SIZE);
        numbers.add(number);
        HBox together = new HBox(number, move);
        together.getStyleClass().add("numbered");
        return together;
    }

    boolean isLike(TreeRow.Run row) {
        return row.depth() == depth
                && row.first() == first
                && row.steps().size() == steps.size()
                && moves.isRed(row.steps().getFirst()) == red;
    }

    void tell(TreeRow.Run row, List<String> texts) {
        int number = 0;
        for (int i = 0; i < steps.size(); i++) {
            TreeRow.Step step = row.steps().get(i);
            moves.show(steps.get(i), step, texts.get(i));
            if (isNumbered(i)) {
                numbers.get(number++).setText(moves.numberOf(step));
            }
        }
    }
}
