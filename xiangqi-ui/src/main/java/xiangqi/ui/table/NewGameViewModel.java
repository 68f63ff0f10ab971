package xiangqi.ui.table;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import xiangqi.core.board.Side;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Edition;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Odds;
import xiangqi.core.table.Player;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;

/// What is chosen for a new game: who plays which colour at one computer, or the colour that one takes at a table to
/// which the opponent comes; and under which terms. Whatever the steppers say makes a time control that a table takes.
public final class NewGameViewModel {
    /// Minutes of game time, of a period, or of a clock with increment.
    static final Ladder MINUTES = Ladder.of(1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 45, 50, 60, 75, 90, 120, 150, 180);

    /// Seconds of step time.
    static final Ladder STEP = Ladder.of(10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 600);

    /// Seconds of countdown.
    static final Ladder COUNTDOWN = Ladder.of(5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300);

    /// Moves of the first period.
    static final Ladder FIRST_MOVES = Ladder.of(5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60);

    /// Moves of a further period; 0: to the end of the game.
    static final Ladder MOVES = Ladder.of(0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60);

    /// Seconds added after each move.
    static final Ladder INCREMENT = Ladder.of(0, 1, 2, 3, 5, 8, 10, 15, 20, 30, 45, 60);

    private static final int LONGEST_NAME = 24;

    /// The kinds of clock, in the order they are offered.
    public enum Kind {
        THREE_PART,
        TWO_PERIOD,
        FISCHER,
        UNTIMED
    }

    /// The odds that need no further choice.
    static final List<Odds.Kind> ODDS = List.of(
            Odds.Kind.FIRST,
            Odds.Kind.HORSE,
            Odds.Kind.TWO_HORSES,
            Odds.Kind.CANNON,
            Odds.Kind.ROOK,
            Odds.Kind.ROOK_HORSE,
            Odds.Kind.TWO_ROOKS);

    /// A table to be opened.
    ///
    /// @param seat the chair that is taken there
    public record NewTable(Terms terms, Seat seat) {}

    private final ObjectProperty<House> house = new SimpleObjectProperty<>(this, "house");
    private final ObjectProperty<Optional<Odds.Kind>> odds = new SimpleObjectProperty<>(this, "odds", Optional.empty());
    private final ObjectProperty<Seat> seat = new SimpleObjectProperty<>(this, "seat", Seat.RED);
    private final StringProperty redName = new SimpleStringProperty(this, "redName", "");
    private final StringProperty blackName = new SimpleStringProperty(this, "blackName", "");
    private final ObjectProperty<Kind> kind = new SimpleObjectProperty<>(this, "kind", Kind.THREE_PART);
    private final IntegerProperty game = new SimpleIntegerProperty(this, "game", 20);
    private final IntegerProperty step = new SimpleIntegerProperty(this, "step", 120);
    private final IntegerProperty countdown = new SimpleIntegerProperty(this, "countdown", 60);
    private final IntegerProperty firstMoves = new SimpleIntegerProperty(this, "firstMoves", 40);
    private final IntegerProperty firstTime = new SimpleIntegerProperty(this, "firstTime", 30);
    private final IntegerProperty nextMoves = new SimpleIntegerProperty(this, "nextMoves", 20);
    private final IntegerProperty nextTime = new SimpleIntegerProperty(this, "nextTime", 10);
    private final IntegerProperty base = new SimpleIntegerProperty(this, "base", 10);
    private final IntegerProperty increment = new SimpleIntegerProperty(this, "increment", 5);
    private final ObjectBinding<TimeControl> clock = Bindings.createObjectBinding(
            this::clockNow, kind, game, step, countdown, firstMoves, firstTime, nextMoves, nextTime, base, increment);
    private final ObjectBinding<Terms> terms;
    private final ObjectProperty<Edition> edition = new SimpleObjectProperty<>(this, "edition", Edition.CHINESE);
    private final BooleanProperty naturalLimit = new SimpleBooleanProperty(this, "naturalLimit", true);
    private final Terms before;
    private final boolean alone;
    private final Runnable start;
    private final Runnable cancel;

    /// Begins with what was played before, or with what a house proposes.
    ///
    /// @param before what was played last, and is proposed again
    /// @param start is handed what was agreed
    /// @param cancel closes the question without a game
    public NewGameViewModel(NewGame before, Consumer<NewGame> start, Runnable cancel) {
        this.alone = false;
        this.before = before.terms();
        this.start = () -> start.accept(agreed());
        this.cancel = cancel;
        terms = Bindings.createObjectBinding(this::chosen, house, odds, clock, edition, naturalLimit);
        begin();
        redName.set(before.red().name());
        blackName.set(before.black().name());
        propose(before.terms().clock());
    }

    private NewGameViewModel(NewTable before, Consumer<NewTable> open, Runnable cancel) {
        this.alone = true;
        this.before = before.terms();
        this.start = () -> open.accept(opened());
        this.cancel = cancel;
        terms = Bindings.createObjectBinding(this::chosen, house, odds, clock, edition, naturalLimit);
        begin();
        seat.set(before.seat());
        propose(before.terms().clock());
    }

    /// Asks for a table to which the opponent comes. Choosing a house proposes that house's clock.
    ///
    /// @param before what is proposed
    /// @param open is handed what was chosen
    /// @param cancel closes the question without a table
    public static NewGameViewModel table(NewTable before, Consumer<NewTable> open, Runnable cancel) {
        return new NewGameViewModel(before, open, cancel);
    }

    /// Whether one chooses for oneself alone: a house, a colour and odds, and no names.
    public boolean isAlone() {
        return alone;
    }

    /// Whose rules are played.
    public ObjectProperty<House> houseProperty() {
        return house;
    }

    /// The houses to choose from.
    public List<House> houses() {
        return Houses.standard().all();
    }

    /// The edition of the rules of repetition.
    public ObjectProperty<Edition> editionProperty() {
        return edition;
    }

    /// Whether sixty rounds without a capture are a draw.
    public BooleanProperty naturalLimitProperty() {
        return naturalLimit;
    }

    /// Which odds are given, if any.
    public ObjectProperty<Optional<Odds.Kind>> oddsProperty() {
        return odds;
    }

    /// The colour that one takes.
    public ObjectProperty<Seat> seatProperty() {
        return seat;
    }

    public StringProperty redNameProperty() {
        return redName;
    }

    public StringProperty blackNameProperty() {
        return blackName;
    }

    /// Which clock; each keeps its values while another is chosen.
    public ObjectProperty<Kind> kindProperty() {
        return kind;
    }

    /// Game time of the three-part clock, in minutes.
    public IntegerProperty gameProperty() {
        return game;
    }

    /// Step time of the three-part clock, in seconds.
    public IntegerProperty stepProperty() {
        return step;
    }

    /// Countdown of the three-part clock, in seconds.
    public IntegerProperty countdownProperty() {
        return countdown;
    }

    /// Moves of the first period.
    public IntegerProperty firstMovesProperty() {
        return firstMoves;
    }

    /// Minutes of the first period.
    public IntegerProperty firstTimeProperty() {
        return firstTime;
    }

    /// Moves of each further period.
    public IntegerProperty nextMovesProperty() {
        return nextMoves;
    }

    /// Minutes of each further period.
    public IntegerProperty nextTimeProperty() {
        return nextTime;
    }

    /// Minutes of the clock with increment.
    public IntegerProperty baseProperty() {
        return base;
    }

    /// Seconds that each move adds.
    public IntegerProperty incrementProperty() {
        return increment;
    }

    /// The time control that the choices make.
    public ObjectBinding<TimeControl> clockProperty() {
        return clock;
    }

    /// The terms as chosen so far.
    public ObjectBinding<Terms> termsProperty() {
        return terms;
    }

    /// The terms as chosen so far.
    public Terms terms() {
        return terms.get();
    }

    /// Red and Black change places.
    public void exchange() {
        String red = redName.get();
        redName.set(blackName.get());
        blackName.set(red);
    }

    public void start() {
        start.run();
    }

    public void cancel() {
        cancel.run();
    }

    private NewGame agreed() {
        return new NewGame(terms(), player(Side.RED, redName), player(Side.BLACK, blackName));
    }

    private NewTable opened() {
        return new NewTable(terms(), seat.get());
    }

    /// Shows what was played before; from then on a house brings its own clock and rules of repetition.
    private void begin() {
        house.set(before.house());
        odds.set(before.odds().map(Odds::kind).filter(ODDS::contains));
        edition.set(before.repetition());
        naturalLimit.set(before.naturalLimit());
        house.addListener((_, _, chosen) -> {
            propose(chosen.clock());
            edition.set(chosen.repetition());
            naturalLimit.set(chosen.naturalLimit());
        });
    }

    /// What was played before, as long as neither house nor odds are others; else the house's own terms.
    private Terms chosen() {
        boolean same = house.get().equals(before.house())
                && odds.get().equals(before.odds().map(Odds::kind));
        Terms plain = (same ? before : Terms.of(house.get()))
                .withClock(clock.get())
                .withRepetition(edition.get())
                .withNaturalLimit(naturalLimit.get());
        if (same) {
            return plain;
        }
        return odds.get().flatMap(kind -> plain.withOdds(Odds.of(kind))).orElse(plain);
    }

    private static Player player(Side side, StringProperty name) {
        String written = name.get().strip();
        String kept = written.codePointCount(0, written.length()) <= LONGEST_NAME
                ? written
                : written.substring(0, written.offsetByCodePoints(0, LONGEST_NAME));
        return new Player(side.name().toLowerCase(Locale.ROOT), kept);
    }

    private TimeControl clockNow() {
        return switch (kind.get()) {
            case THREE_PART ->
                new TimeControl.ThreePart(
                        Duration.ofMinutes(game.get()),
                        Duration.ofSeconds(step.get()),
                        Duration.ofSeconds(countdown.get()));
            case TWO_PERIOD ->
                new TimeControl.TwoPeriod(
                        firstMoves.get(),
                        Duration.ofMinutes(firstTime.get()),
                        nextMoves.get(),
                        Duration.ofMinutes(nextTime.get()));
            case FISCHER ->
                new TimeControl.Fischer(Duration.ofMinutes(base.get()), Duration.ofSeconds(increment.get()));
            case UNTIMED -> new TimeControl.Untimed();
        };
    }

    private void propose(TimeControl control) {
        switch (control) {
            case TimeControl.ThreePart three -> {
                kind.set(Kind.THREE_PART);
                game.set(minutes(three.game()));
                step.set((int) three.step().toSeconds());
                countdown.set((int) three.countdown().toSeconds());
            }
            case TimeControl.TwoPeriod two -> {
                kind.set(Kind.TWO_PERIOD);
                firstMoves.set(two.firstMoves());
                firstTime.set(minutes(two.firstTime()));
                nextMoves.set(two.moves());
                nextTime.set(minutes(two.time()));
            }
            case TimeControl.Fischer fischer -> {
                kind.set(Kind.FISCHER);
                base.set(minutes(fischer.base()));
                increment.set((int) fischer.increment().toSeconds());
            }
            case TimeControl.Untimed _ -> kind.set(Kind.UNTIMED);
        }
    }

    private static int minutes(Duration time) {
        return (int) Math.max(1, time.toMinutes());
    }
}
