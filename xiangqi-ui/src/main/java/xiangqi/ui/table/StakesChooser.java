package xiangqi.ui.table;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import xiangqi.core.board.Side;
import xiangqi.ui.shell.Segments;
import xiangqi.ui.text.Words;

/// Chooses what is staked, or the fee of a lesson. Once something is agreed the mode stays.
final class StakesChooser extends VBox implements ButtonQuestion.Chooser {
    private final Misread misread = new Misread();

    /// @param lesson who would teach and who would pay, in words
    StakesChooser(Bargaining bargaining, String lesson, Words words) {
        TableWords told = new TableWords(words);
        getStyleClass().add("chooser");
        Segments<Bargaining.Mode> mode = new Segments<>();
        mode.offer(
                List.of(Bargaining.Mode.values()),
                way -> words.text(way == Bargaining.Mode.STAKES ? "table.stakes.mode" : "table.lesson.mode"));
        mode.valueProperty().bindBidirectional(bargaining.modeProperty());
        mode.setDisable(bargaining.agreedProperty().get().isPresent());
        Stepper red = stepper("red-stake", words.text("table.stakes.side", Side.RED));
        red.choose(bargaining.redProperty(), MoneyChoice.SUMS, told::sum, misread, words);
        Stepper black = stepper("black-stake", words.text("table.stakes.side", Side.BLACK));
        black.choose(bargaining.blackProperty(), MoneyChoice.SUMS, told::sum, misread, words);
        Stepper fee = stepper("fee", words.text("table.lesson.fee"));
        fee.choose(bargaining.feeProperty(), MoneyChoice.SUMS, told::sum, misread, words);
        FlowPane both = new FlowPane(red, black);
        both.getStyleClass().add("stepper-flow");
        Label about = new Label();
        about.setId("playedFor");
        about.getStyleClass().add("second");
        about.setWrapText(true);
        getChildren().addAll(mode, about, both, fee);
        mode.valueProperty().subscribe(way -> {
            TableLayout.present(both, way == Bargaining.Mode.STAKES);
            TableLayout.present(fee, way == Bargaining.Mode.LESSON);
            about.setText(way == Bargaining.Mode.STAKES ? words.text("table.stakes.takes") : lesson);
            List.of(red, black, fee).forEach(Stepper::restore);
        });
    }

    @Override
    public Misread misread() {
        return misread;
    }

    private static Stepper stepper(String id, String name) {
        Stepper stepper = new Stepper();
        stepper.setId(id);
        stepper.setName(name);
        return stepper;
    }
}
