package xiangqi.ui.table;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.util.Subscription;
import xiangqi.ui.shell.Segments;
import xiangqi.ui.table.TimeChoice.Kind;
import xiangqi.ui.text.Words;

/// Shows the choice of a clock in one language. Every kind of clock takes the same room.
final class NewGameTimeController {
    private final TimeChoice time;
    private final Misread misread;
    private final Words words;
    private final TableWords told;
    private final Map<Kind, Node> steppers = new EnumMap<>(Kind.class);
    private Subscription subscriptions = () -> {};

    @FXML
    private Segments<Kind> kind;

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
    private OneOf about;

    NewGameTimeController(TimeChoice time, Misread misread, Words words) {
        this.time = time;
        this.misread = misread;
        this.words = words;
        this.told = new TableWords(words);
    }

    @FXML
    private void initialize() {
        steppers.putAll(Map.of(Kind.THREE_PART, ofThree, Kind.TWO_PERIOD, ofTwo, Kind.FISCHER, ofFischer));
        kind.offer(List.of(Kind.values()), of -> words.text("table.new." + key(of)));
        kind.valueProperty().bindBidirectional(time.kindProperty());
        about.offer(List.of(Kind.values()).stream().map(this::about).toList());
        game.choose(time.gameProperty(), TimeChoice.MINUTES, this::minutes, misread, words);
        step.choose(time.stepProperty(), TimeChoice.STEP, this::seconds, misread, words);
        countdown.choose(time.countdownProperty(), TimeChoice.COUNTDOWN, this::seconds, misread, words);
        firstMoves.choose(time.firstMovesProperty(), TimeChoice.MOVES, this::moves, misread, words);
        firstTime.choose(time.firstTimeProperty(), TimeChoice.MINUTES, this::period, misread, words);
        nextMoves.choose(time.nextMovesProperty(), TimeChoice.MOVES, this::moves, misread, words);
        nextTime.choose(time.nextTimeProperty(), TimeChoice.MINUTES, this::period, misread, words);
        base.choose(time.baseProperty(), TimeChoice.BASE, this::minutes, misread, words);
        increment.choose(time.incrementProperty(), TimeChoice.INCREMENT, this::seconds, misread, words);
        subscriptions = time.kindProperty().subscribe(this::show);
    }

    void close() {
        subscriptions.unsubscribe();
        kind.valueProperty().unbindBidirectional(time.kindProperty());
        game.release(time.gameProperty());
        step.release(time.stepProperty());
        countdown.release(time.countdownProperty());
        firstMoves.release(time.firstMovesProperty());
        firstTime.release(time.firstTimeProperty());
        nextMoves.release(time.nextMovesProperty());
        nextTime.release(time.nextTimeProperty());
        base.release(time.baseProperty());
        increment.release(time.incrementProperty());
    }

    /// The room of the others is kept, and what was typed there and not read is dropped.
    private void show(Kind chosen) {
        Stream.of(game, step, countdown, firstMoves, firstTime, nextMoves, nextTime, base, increment)
                .forEach(Stepper::restore);
        steppers.forEach((of, node) -> node.setVisible(of == chosen));
        about.show(about(chosen));
    }

    private String about(Kind of) {
        return words.text("table.new." + key(of) + ".about");
    }

    private static String key(Kind kind) {
        return switch (kind) {
            case THREE_PART -> "three";
            case TWO_PERIOD -> "two";
            case FISCHER -> "fischer";
            case UNTIMED -> "untimed";
        };
    }

    private String period(int minutes) {
        return minutes == 0 ? words.text("table.new.no-limit") : minutes(minutes);
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
