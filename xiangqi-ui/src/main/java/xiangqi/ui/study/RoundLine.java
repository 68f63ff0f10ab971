package xiangqi.ui.study;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A round of the main line: its number and two moves, for whatever round its cell comes to show.
final class RoundLine extends HBox {
    private final MoveLabels moves;
    private final Label number = new Label();
    private final Label red;
    private final Label black;

    RoundLine(MoveLabels moves) {
        this.moves = moves;
        this.red = moves.make("main");
        this.black = moves.make("main");
        getStyleClass().add("round");
        number.getStyleClass().add("round-number");
        for (Label half : List.of(red, black)) {
            HBox.setHgrow(half, Priority.ALWAYS);
            half.setPrefWidth(1);
            half.setMaxWidth(Double.MAX_VALUE);
        }
        getChildren().addAll(number, red, black);
    }

    void tell(TreeRow.Round round, List<String> texts) {
        number.setText(Integer.toString(round.number()));
        half(red, round.red(), texts.getFirst(), MoveLabels.PASSED);
        half(black, round.black(), texts.getLast(), "");
    }

    private void half(Label half, Optional<TreeRow.Step> step, String text, String otherwise) {
        List<String> classes = step.isPresent() ? List.of("label", "move", "main") : List.of("label", "passed");
        if (!half.getStyleClass().equals(classes)) {
            half.getStyleClass().setAll(classes);
        }
        step.ifPresentOrElse(there -> moves.show(half, there, text), () -> moves.clear(half, otherwise));
    }
}
