package xiangqi.ui.table;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Toggle;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.util.Subscription;
import xiangqi.core.board.Side;
import xiangqi.core.diagram.Look;
import xiangqi.core.game.Edition;
import xiangqi.core.house.House;
import xiangqi.core.house.Odds;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.ui.board.BoardView;
import xiangqi.ui.shell.Segments;
import xiangqi.ui.table.TimeChoice.Kind;
import xiangqi.ui.text.RefusalWords;
import xiangqi.ui.text.Words;

/// Shows the question for a new game in one language.
final class NewGameController {
    private final NewGameViewModel model;
    private final ObservableValue<Look> look;
    private final Words words;
    private final TableWords told;
    private final Map<Kind, ToggleButton> kindButtons = new EnumMap<>(Kind.class);
    private final Map<Kind, Node> steppers = new EnumMap<>(Kind.class);
    private Subscription subscriptions = () -> {};

    @FXML
    private ToggleGroup kinds;

    @FXML
    private SideDisc redDisc;

    @FXML
    private SideDisc blackDisc;

    @FXML
    private Label redSide;

    @FXML
    private Label blackSide;

    @FXML
    private TextField red;

    @FXML
    private TextField black;

    @FXML
    private ToggleButton three;

    @FXML
    private ToggleButton two;

    @FXML
    private ToggleButton fischer;

    @FXML
    private ToggleButton untimed;

    @FXML
    private Node ofThree;

    @FXML
    private Node ofTwo;

    @FXML
    private Node ofFischer;

    @FXML
    private Stepper game;

    @FXML
    private Stepper step;

    @FXML
    private Stepper countdown;

    @FXML
    private Stepper firstMoves;

    @FXML
    private Stepper firstTime;

    @FXML
    private Stepper nextMoves;

    @FXML
    private Stepper nextTime;

    @FXML
    private Stepper base;

    @FXML
    private Stepper increment;

    @FXML
    private Label about;

    @FXML
    private BoardView board;

    @FXML
    private Label oddsHint;

    @FXML
    private Node moneyRow;

    @FXML
    private CheckBox money;

    @FXML
    private Node stakes;

    @FXML
    private Stepper redStake;

    @FXML
    private Stepper blackStake;

    @FXML
    private Label owned;

    @FXML
    private Label refused;

    @FXML
    private Label first;

    @FXML
    private Label summary;

    @FXML
    private Label title;

    @FXML
    private Button start;

    @FXML
    private Node players;

    @FXML
    private Node seats;

    @FXML
    private Node oddsRow;

    @FXML
    private Segments<Seat> seat;

    @FXML
    private Label houseAbout;

    @FXML
    private Segments<Edition> edition;

    @FXML
    private CheckBox limit;

    @FXML
    private Segments<House> house;

    @FXML
    private OddsBox odds;

    @FXML
    private Label unrated;

    NewGameController(NewGameViewModel model, ObservableValue<Look> look, Words words) {
        this.model = model;
        this.look = look;
        this.words = words;
        this.told = new TableWords(words);
    }

    @FXML
    private void initialize() {
        kindButtons.putAll(
                Map.of(Kind.THREE_PART, three, Kind.TWO_PERIOD, two, Kind.FISCHER, fischer, Kind.UNTIMED, untimed));
        steppers.putAll(Map.of(Kind.THREE_PART, ofThree, Kind.TWO_PERIOD, ofTwo, Kind.FISCHER, ofFischer));
        blackDisc.sideProperty().set(Side.BLACK);
        redSide.setText(words.of(Side.RED));
        blackSide.setText(words.of(Side.BLACK));
        redSide.setLabelFor(red);
        blackSide.setLabelFor(black);
        red.setAccessibleText(words.text("table.new.name-of", Side.RED));
        black.setAccessibleText(words.text("table.new.name-of", Side.BLACK));
        chooseValues();
        chooseTable();
        red.textProperty().bindBidirectional(model.redNameProperty());
        black.textProperty().bindBidirectional(model.blackNameProperty());
        kinds.selectedToggleProperty().addListener((_, before, now) -> chosen(before, now));
        subscriptions = Subscription.combine(
                look.subscribe(this::dress),
                model.time().kindProperty().subscribe(this::showKind),
                model.termsProperty().subscribe(this::showTerms),
                model.agreedProperty().subscribe(this::showMoney),
                model.odds().oddsProperty().subscribe(_ -> showOdds()));
    }

    /// What is asked where one chooses for oneself alone.
    private void chooseTable() {
        boolean alone = model.isAlone();
        present(seats, alone);
        present(players, !alone);
        title.setText(words.text(alone ? "table.new.title.online" : "table.new.title"));
        start.setText(words.text(alone ? "table.new.start.online" : "table.new.start"));
        seat.offer(
                List.of(Seat.values()),
                taken -> words.text(taken == Seat.RED ? "table.new.seat.red" : "table.new.seat.black"));
        seat.valueProperty().bindBidirectional(model.seatProperty());
        house.offer(model.houses(), told::house);
        house.valueProperty().bindBidirectional(model.houseProperty());
        edition.offer(List.of(Edition.CHINESE, Edition.ASIAN), words::of);
        edition.valueProperty().bindBidirectional(model.editionProperty());
        limit.selectedProperty().bindBidirectional(model.naturalLimitProperty());
        odds.offer(OddsChoice.KINDS, words);
        odds.valueProperty().bindBidirectional(model.odds().kindProperty());
        money.selectedProperty().bindBidirectional(model.moneyProperty());
        board.setWords(words);
        board.setListener(model.odds());
        board.frameProperty().bind(model.odds().frameProperty());
    }

    void close() {
        subscriptions.unsubscribe();
        red.textProperty().unbindBidirectional(model.redNameProperty());
        black.textProperty().unbindBidirectional(model.blackNameProperty());
        seat.valueProperty().unbindBidirectional(model.seatProperty());
        house.valueProperty().unbindBidirectional(model.houseProperty());
        edition.valueProperty().unbindBidirectional(model.editionProperty());
        limit.selectedProperty().unbindBidirectional(model.naturalLimitProperty());
        odds.valueProperty().unbindBidirectional(model.odds().kindProperty());
        money.selectedProperty().unbindBidirectional(model.moneyProperty());
        redStake.release(model.redStakeProperty());
        blackStake.release(model.blackStakeProperty());
        board.frameProperty().unbind();
    }

    @FXML
    private void exchange() {
        model.exchange();
    }

    @FXML
    private void cancel() {
        model.cancel();
    }

    @FXML
    private void start() {
        model.start();
    }

    private void chooseValues() {
        game.choose(model.time().gameProperty(), TimeChoice.MINUTES, this::minutes);
        step.choose(model.time().stepProperty(), TimeChoice.STEP, this::seconds);
        countdown.choose(model.time().countdownProperty(), TimeChoice.COUNTDOWN, this::seconds);
        firstMoves.choose(model.time().firstMovesProperty(), TimeChoice.FIRST_MOVES, this::moves);
        firstTime.choose(model.time().firstTimeProperty(), TimeChoice.MINUTES, this::minutes);
        nextMoves.choose(model.time().nextMovesProperty(), TimeChoice.MOVES, this::moves);
        nextTime.choose(model.time().nextTimeProperty(), TimeChoice.MINUTES, this::minutes);
        base.choose(model.time().baseProperty(), TimeChoice.MINUTES, this::minutes);
        increment.choose(model.time().incrementProperty(), TimeChoice.INCREMENT, this::seconds);
        redStake.choose(model.redStakeProperty(), NewGameViewModel.SUMS, told::sum);
        blackStake.choose(model.blackStakeProperty(), NewGameViewModel.SUMS, told::sum);
    }

    /// What is to be pointed at on the board, before the game can begin.
    private void showOdds() {
        boolean pointed = model.odds().isPointedAt();
        board.enabledProperty().set(pointed);
        present(oddsHint, pointed);
        oddsHint.setText(words.text(
                model.odds().kindProperty().get().equals(Optional.of(Odds.Kind.CUSTOM))
                        ? "table.new.odds.custom"
                        : "table.new.odds.two-first"));
        allowStart();
    }

    private void allowStart() {
        start.setDisable(model.refusal().isPresent() || !model.odds().isComplete());
    }

    /// What the players own where money moves, and why they could not begin.
    private void showMoney(NewGame agreed) {
        House at = agreed.terms().house();
        present(moneyRow, !model.isAlone() && at.movesMoney());
        boolean moves = agreed.terms().money();
        present(stakes, moves && at.money().stakes());
        present(owned, moves);
        owned.setText(words.text(
                "table.new.owned",
                told.player(agreed.red().name(), Side.RED),
                told.sum(agreed.red().profile().wealth()),
                told.player(agreed.black().name(), Side.BLACK),
                told.sum(agreed.black().profile().wealth())));
        Optional<Refusal> why = model.refusal();
        present(refused, why.isPresent());
        why.ifPresent(now -> refused.setText(RefusalWords.say(words, now)));
        allowStart();
    }

    private void dress(Look chosen) {
        redDisc.lookProperty().set(chosen);
        blackDisc.lookProperty().set(chosen);
        board.setLook(chosen.with(Look.Coordinates.NONE));
    }

    /// A press on the chosen kind leaves it chosen.
    private void chosen(Toggle before, Toggle now) {
        if (now == null) {
            kinds.selectToggle(before);
            return;
        }
        kindButtons.forEach((kind, button) -> {
            if (button == now) {
                model.time().kindProperty().set(kind);
            }
        });
    }

    private void showKind(Kind kind) {
        kinds.selectToggle(kindButtons.get(kind));
        steppers.forEach((of, node) -> present(node, of == kind));
        about.setText(
                switch (kind) {
                    case THREE_PART -> words.text("table.new.three.about");
                    case TWO_PERIOD -> words.text("table.new.two.about");
                    case FISCHER -> words.text("table.new.fischer.about");
                    case UNTIMED -> words.text("table.new.untimed.about");
                });
    }

    private void showTerms(Terms terms) {
        first.setText(words.text("table.new.first", terms.start().turn()));
        houseAbout.setText(told.about(terms.house()));
        present(unrated, !terms.rated());
        String control = told.control(terms.clock());
        String plain = words.text("table.new.summary.online", told.house(terms.house()), control);
        String all = terms.odds()
                .map(given -> words.text("table.new.summary.odds", plain, told.odds(given)))
                .orElse(plain);
        summary.setText(model.isAlone() ? all : words.text("table.new.summary", all));
    }

    private static void present(Node node, boolean there) {
        node.setVisible(there);
        node.setManaged(there);
    }

    private String minutes(int minutes) {
        return words.text("table.time.minutes", minutes);
    }

    private String seconds(int seconds) {
        return told.time(Duration.ofSeconds(seconds));
    }

    private String moves(int moves) {
        return moves == 0 ? words.text("table.new.to-the-end") : words.text("table.new.moves", moves);
    }
}
