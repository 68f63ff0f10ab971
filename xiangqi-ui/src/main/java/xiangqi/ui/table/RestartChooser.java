package xiangqi.ui.table;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import xiangqi.core.board.Side;
import xiangqi.core.diagram.Look;
import xiangqi.ui.board.BoardView;
import xiangqi.ui.text.Words;

/// Chooses odds in the middle of a game: which, on a small board where something is to be pointed at, in which colour
/// they are given, and with what reward.
final class RestartChooser extends VBox implements ButtonQuestion.Chooser {
    private final Misread misread = new Misread();
    private final ObservableValue<Optional<String>> missing;

    RestartChooser(Bargaining bargaining, ObservableValue<Look> look, Words words) {
        TableWords told = new TableWords(words);
        OddsChoice choice = bargaining.odds();
        missing = choice.oddsProperty()
                .map(_ -> choice.isComplete()
                        ? Optional.<String>empty()
                        : Optional.of(
                                words.text(choice.isOfPieces() ? "table.restart.no-piece" : "table.restart.no-moves")));
        getStyleClass().add("chooser");
        OddsBox odds = new OddsBox();
        odds.offer(OddsChoice.KINDS.stream().filter(Optional::isPresent).toList(), words);
        odds.valueProperty().bindBidirectional(choice.kindProperty());
        odds.setMaxWidth(Double.MAX_VALUE);
        odds.setAccessibleText(words.text("table.new.odds"));
        BoardView board = new BoardView();
        board.setWords(words);
        board.setListener(choice);
        board.frameProperty().bind(choice.frameProperty());
        board.setLook(look.getValue().with(Look.Coordinates.NONE));
        Label hint = new Label();
        hint.getStyleClass().add("caption");
        hint.setWrapText(true);
        Label giver = new Label();
        giver.getStyleClass().add("caption");
        giver.setWrapText(true);
        giver.setText(words.text("table.restart.giver", Side.BLACK));
        CheckBox blackGives = new CheckBox(words.text("table.restart.giver", Side.BLACK));
        blackGives.setId("black-gives");
        blackGives.setWrapText(true);
        blackGives.setSelected(choice.giverProperty().get() == Side.BLACK);
        blackGives.selectedProperty().subscribe(black -> choice.giverProperty().set(black ? Side.BLACK : Side.RED));
        Stepper reward = new Stepper();
        reward.setId("reward");
        reward.setName(words.text("table.restart.reward"));
        reward.choose(bargaining.rewardProperty(), MoneyChoice.SUMS, told::sum, misread, words);
        TableLayout.present(reward, bargaining.rewardingProperty().get());
        List.of(hint, giver, blackGives).forEach(label -> label.setMinHeight(USE_PREF_SIZE));
        getChildren().addAll(odds, board, hint, giver, blackGives, reward);
        choice.oddsProperty().subscribe(_ -> {
            hint.setText(words.text(choice.hint()));
            TableLayout.present(board, choice.isPointedAt());
            TableLayout.present(hint, choice.isPointedAt());
            TableLayout.present(giver, !choice.isOfPieces());
            TableLayout.present(blackGives, choice.isOfPieces());
        });
    }

    @Override
    public Misread misread() {
        return misread;
    }

    @Override
    public ObservableValue<Optional<String>> missing() {
        return missing;
    }
}
