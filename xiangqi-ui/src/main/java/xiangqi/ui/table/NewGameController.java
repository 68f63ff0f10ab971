package xiangqi.ui.table;

import java.time.Duration;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.util.Subscription;
import xiangqi.core.board.Side;
import xiangqi.core.diagram.Look;
import xiangqi.core.game.Edition;
import xiangqi.core.house.House;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.ui.board.BoardView;
import xiangqi.ui.shell.Segments;
import xiangqi.ui.text.Orphans;
import xiangqi.ui.text.Words;

/// Shows the question for a new game in one language.
final class NewGameController {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");

    private final NewGameViewModel model;
    private final ObservableValue<Look> look;
    private final Words words;
    private final TableWords told;
    private final HouseWords houses;
    private Subscription subscriptions = () -> {};

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
    private BoardView board;

    @FXML
    private CheckBox blackGives;

    @FXML
    private Label oddsHint;

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
    private Segments<Seat> seat;

    @FXML
    private OneOf houseAbout;

    @FXML
    private Segments<Edition> edition;

    @FXML
    private CheckBox limit;

    @FXML
    private Node graceRow;

    @FXML
    private Stepper grace;

    @FXML
    private Segments<House> house;

    @FXML
    private OddsBox odds;

    @FXML
    private ToggleButton reading;

    @FXML
    private RulesView rules;

    @FXML
    private Node body;

    @FXML
    private Label unrated;

    NewGameController(NewGameViewModel model, ObservableValue<Look> look, Words words) {
        this.model = model;
        this.look = look;
        this.words = words;
        this.told = new TableWords(words);
        this.houses = new HouseWords(words);
    }

    @FXML
    private void initialize() {
        blackDisc.sideProperty().set(Side.BLACK);
        redSide.setText(words.of(Side.RED));
        blackSide.setText(words.of(Side.BLACK));
        redSide.setLabelFor(red);
        blackSide.setLabelFor(black);
        red.setAccessibleText(words.text("table.new.name-of", Side.RED));
        black.setAccessibleText(words.text("table.new.name-of", Side.BLACK));
        chooseTable();
        furnishRules();
        red.textProperty().bindBidirectional(model.redNameProperty());
        black.textProperty().bindBidirectional(model.blackNameProperty());
        subscriptions = Subscription.combine(
                look.subscribe(this::dress),
                model.termsProperty().subscribe(this::showTerms),
                model.agreedProperty().subscribe(_ -> allowStart()),
                model.misread().anyProperty().subscribe(_ -> {
                    showSummary();
                    allowStart();
                }),
                model.odds().oddsProperty().subscribe(_ -> showOdds()));
    }

    /// What is asked where one chooses for oneself alone.
    private void chooseTable() {
        boolean alone = model.isAlone();
        TableLayout.present(seats, alone);
        TableLayout.present(players, !alone);
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
        TableLayout.present(graceRow, alone);
        grace.choose(
                model.graceProperty(),
                NewGameViewModel.GRACE,
                seconds -> told.time(Duration.ofSeconds(seconds)),
                model.misread(),
                words);
        red.sceneProperty().subscribe(this::beginWithNames);
        odds.offer(OddsChoice.KINDS, words);
        odds.valueProperty().bindBidirectional(model.odds().kindProperty());
        houseAbout.offer(model.houses().stream().map(houses::brief).distinct().toList());
        blackGives.setSelected(model.odds().giverProperty().get() == Side.BLACK);
        blackGives
                .selectedProperty()
                .subscribe(black -> model.odds().giverProperty().set(black ? Side.BLACK : Side.RED));
        board.setWords(words);
        board.setListener(model.odds());
        board.frameProperty().bind(model.odds().frameProperty());
    }

    /// The rules lie in the place of the choices while they are read.
    private void furnishRules() {
        rules.visibleProperty().bind(reading.selectedProperty());
        body.visibleProperty().bind(reading.selectedProperty().not());
    }

    void close() {
        subscriptions.unsubscribe();
        red.textProperty().unbindBidirectional(model.redNameProperty());
        black.textProperty().unbindBidirectional(model.blackNameProperty());
        seat.valueProperty().unbindBidirectional(model.seatProperty());
        house.valueProperty().unbindBidirectional(model.houseProperty());
        edition.valueProperty().unbindBidirectional(model.editionProperty());
        limit.selectedProperty().unbindBidirectional(model.naturalLimitProperty());
        grace.release(model.graceProperty());
        odds.valueProperty().unbindBidirectional(model.odds().kindProperty());
        odds.valueProperty().unbindBidirectional(model.odds().kindProperty());
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

    /// What is to be pointed at on the board, before the game can begin.
    private void showOdds() {
        boolean pointed = model.odds().isPointedAt();
        board.enabledProperty().set(pointed);
        blackGives.setVisible(model.odds().isOfPieces());
        boolean own = model.isFromOwnPosition();
        oddsHint.setVisible(pointed || own);
        oddsHint.setText(
                words.text(own ? "table.new.own-position" : model.odds().hint()));
        allowStart();
    }

    /// Whoever begins a game names the players first; the rules are there for whoever looks for them.
    private void beginWithNames(Scene scene) {
        if (scene != null && players.isVisible()) {
            red.requestFocus();
        }
    }

    private void allowStart() {
        start.setDisable(model.isOpen());
    }

    private void dress(Look chosen) {
        redDisc.lookProperty().set(chosen);
        blackDisc.lookProperty().set(chosen);
        board.setLook(chosen.with(Look.Coordinates.NONE));
    }

    private void showTerms(Terms terms) {
        first.setText(words.text("table.new.first", terms.start().turn()));
        houseAbout.show(houses.brief(terms.house()));
        rules.show(terms, words);
        unrated.setVisible(!terms.scored());
        showOdds();
        showSummary();
    }

    /// What would be played; while a figure is typed that cannot be read, that it must be put right.
    private void showSummary() {
        Terms terms = model.terms();
        boolean misread = model.misread().anyProperty().get();
        summary.pseudoClassStateChanged(ERROR, misread);
        if (misread) {
            summary.setText(words.text("table.new.summary.misread"));
            return;
        }
        String plain = words.text("table.new.summary.online", told.house(terms.house()), told.control(terms.clock()));
        String all = terms.odds()
                .map(given -> words.text("table.new.summary.odds", plain, told.odds(given)))
                .orElse(plain);
        summary.setText(Orphans.joined(model.isAlone() ? all : words.text("table.new.summary", all)));
    }
}
