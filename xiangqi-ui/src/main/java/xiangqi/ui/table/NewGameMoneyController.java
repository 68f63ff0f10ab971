package xiangqi.ui.table;

import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.util.Subscription;
import xiangqi.core.board.Side;
import xiangqi.core.house.House;
import xiangqi.core.table.Refusal;
import xiangqi.ui.shell.Segments;
import xiangqi.ui.text.Orphans;
import xiangqi.ui.text.RefusalWords;
import xiangqi.ui.text.Words;

/// Shows in one language what money a new game moves: what the house takes, what the players stake, or what a lesson
/// costs.
final class NewGameMoneyController {
    private final NewGameViewModel model;
    private final MoneyChoice choice;
    private final Words words;
    private final TableWords told;
    private final MoneyWords money;
    private Subscription subscriptions = () -> {};

    @FXML
    private Node root;

    @FXML
    private CheckBox use;

    @FXML
    private Label rules;

    @FXML
    private Label owned;

    @FXML
    private Node staking;

    @FXML
    private Segments<Bargaining.Mode> mode;

    @FXML
    private Node stakes;

    @FXML
    private Stepper redStake;

    @FXML
    private Stepper blackStake;

    @FXML
    private Node lesson;

    @FXML
    private Stepper fee;

    @FXML
    private Label guide;

    @FXML
    private Label refused;

    NewGameMoneyController(NewGameViewModel model, Words words) {
        this.model = model;
        this.choice = model.money();
        this.words = words;
        this.told = new TableWords(words);
        this.money = new MoneyWords(words);
    }

    @FXML
    private void initialize() {
        use.selectedProperty().bindBidirectional(choice.usedProperty());
        mode.offer(
                List.of(Bargaining.Mode.values()),
                way -> words.text(way == Bargaining.Mode.STAKES ? "table.stakes.mode" : "table.lesson.mode"));
        mode.valueProperty().bindBidirectional(choice.modeProperty());
        redStake.choose(choice.redProperty(), MoneyChoice.SUMS, told::sum, model.misread(), words);
        blackStake.choose(choice.blackProperty(), MoneyChoice.SUMS, told::sum, model.misread(), words);
        fee.choose(choice.feeProperty(), MoneyChoice.FEES, told::sum, model.misread(), words);
        subscriptions = Subscription.combine(
                model.agreedProperty().subscribe(this::show),
                choice.modeProperty().subscribe(_ -> show(model.agreedProperty().get())),
                choice.usedProperty().subscribe(_ -> restore()),
                choice.modeProperty().subscribe(_ -> restore()),
                model.houseProperty().subscribe(_ -> restore()));
    }

    void close() {
        subscriptions.unsubscribe();
        use.selectedProperty().unbindBidirectional(choice.usedProperty());
        mode.valueProperty().unbindBidirectional(choice.modeProperty());
        redStake.release(choice.redProperty());
        blackStake.release(choice.blackProperty());
        fee.release(choice.feeProperty());
    }

    /// What was typed and not read is dropped where it is out of sight.
    private void restore() {
        List.of(redStake, blackStake, fee).forEach(Stepper::restore);
    }

    /// What the house takes stands there before money is switched on, and why the players could not begin with it.
    private void show(NewGame agreed) {
        House house = agreed.terms().house();
        boolean moves = agreed.terms().money();
        boolean teaches = choice.modeProperty().get() == Bargaining.Mode.LESSON;
        TableLayout.present(root, !model.isAlone() && house.movesMoney());
        rules.setText(Orphans.joined(money.rules(
                house,
                agreed.red().profile(),
                agreed.black().profile(),
                agreed.terms().rated())));
        TableLayout.present(owned, moves);
        owned.setText(words.text(
                "table.new.owned",
                told.player(agreed.red().name(), Side.RED),
                told.sum(agreed.red().profile().wealth()),
                told.player(agreed.black().name(), Side.BLACK),
                told.sum(agreed.black().profile().wealth())));
        TableLayout.present(staking, moves && house.money().stakes());
        TableLayout.present(stakes, !teaches);
        TableLayout.present(lesson, teaches);
        guide.setText(money.lesson(model.guide(), agreed.red(), agreed.black()));
        Optional<Refusal> why = model.refusal();
        TableLayout.present(refused, why.isPresent());
        why.ifPresent(now -> refused.setText(RefusalWords.say(words, now)));
    }
}
