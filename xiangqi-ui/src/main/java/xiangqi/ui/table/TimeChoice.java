package xiangqi.ui.table;

import java.time.Duration;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import xiangqi.core.clock.TimeControl;

/// Which clock is chosen. Whatever the steppers say makes a time control that a table takes.
public final class TimeChoice {
    /// Minutes of game time or of a period; 0: a period without a limit, no game time.
    static final Ladder MINUTES = Ladder.of(0, 1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 45, 50, 60, 75, 90, 120, 150, 180);

    /// Minutes of a clock with increment.
    static final Ladder BASE = Ladder.of(1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 45, 50, 60, 75, 90, 120, 150, 180);

    /// Seconds of step time.
    static final Ladder STEP =
            Ladder.of(10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 600).within(1, 3600);

    /// Seconds of countdown.
    static final Ladder COUNTDOWN =
            Ladder.of(5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300).within(1, 3600);

    /// Moves of a period; 0: to the end of the game.
    static final Ladder MOVES =
            Ladder.of(0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60).within(0, 999);

    /// Seconds added after each move.
    static final Ladder INCREMENT =
            Ladder.of(0, 1, 2, 3, 5, 8, 10, 15, 20, 30, 45, 60).within(0, 600);

    /// The kinds of clock, in the order they are offered.
    public enum Kind {
        THREE_PART,
        TWO_PERIOD,
        FISCHER,
        UNTIMED
    }

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

    TimeChoice() {}

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

    /// Shows that time control.
    void propose(TimeControl control) {
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
                base.set(Math.max(1, minutes(fischer.base())));
                increment.set((int) fischer.increment().toSeconds());
            }
            case TimeControl.Untimed _ -> kind.set(Kind.UNTIMED);
        }
    }

    private static int minutes(Duration time) {
        return time.isZero() ? 0 : (int) Math.max(1, time.toMinutes());
    }
}
