package xiangqi.ui.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.clock.Face;
import xiangqi.core.clock.TimeControl;

/// What the dial and the strip beside it show of one side's clock at an instant. Figures are whole seconds, rounded up,
/// so that a clock shows 0:00 only when nothing is left.
///
/// @param rings the rings of the dial, from outside
/// @param cells the values beside it, in the order of the rings
/// @param centre the cell whose value stands in the middle of the dial
/// @param movesLeft moves still to be made in this period, where that is counted
/// @param running whether it is this side's time that runs
/// @param low whether less than ten seconds of the running part are left, or none of the part that ran out
public record ClockFace(
        List<Ring> rings, List<Cell> cells, Cell centre, Optional<Integer> movesLeft, boolean running, boolean low) {
    /// Seconds from which on a clock is low.
    private static final long LOW = 10;

    private static final String NOTHING = "—";

    /// What a ring or a cell tells.
    public enum Part {
        GAME,
        STEP,
        COUNTDOWN,
        /// The time to the flag, of a clock without parts.
        TIME,
        /// Moves to be made in this period.
        MOVES,
        /// What each move adds.
        INCREMENT,
        /// Time used, where there is no limit.
        USED,
        /// No time is known: nothing is heard of the table.
        LOST
    }

    /// A ring of the dial.
    ///
    /// @param left the part of it that is left, 0 to 1
    /// @param binds whether the running move runs out of it first
    public record Ring(double left, boolean binds) {}

    /// A value with its name.
    ///
    /// @param figure digits, a colon, or a dash for what does not count now
    /// @param binds whether the running move runs out of it first
    public record Cell(Part part, String figure, boolean binds) {}

    public ClockFace {
        rings = List.copyOf(rings);
        cells = List.copyOf(cells);
    }

    /// The face of `side` at `now`.
    public static ClockFace of(Clock clock, Side side, Instant now) {
        Face face = clock.read(now).of(side);
        boolean running = clock.running().filter(run -> run.side() == side).isPresent();
        return switch (clock.control()) {
            case TimeControl.ThreePart three -> ofThree(three, face, running);
            case TimeControl.TwoPeriod two -> ofTwo(two, face, clock.of(side).moves(), running);
            case TimeControl.Fischer fischer -> ofFischer(fischer, face, running);
            case TimeControl.Untimed _ -> ofUntimed(used(clock, side, now), running);
        };
    }

    /// The face of `side` whose flag has fallen: what ran out stands at zero, however fresh it would be for another
    /// move. With game time left that is the step, else the countdown; on a clock without parts, the time.
    static ClockFace fallen(Clock clock, Side side, Instant now) {
        ClockFace face = of(clock, side, now);
        boolean stepped = clock.control() instanceof TimeControl.ThreePart
                && clock.read(now).of(side).game().filter(Duration::isPositive).isPresent();
        int out = !(clock.control() instanceof TimeControl.ThreePart) ? 0 : stepped ? 1 : 2;
        List<Cell> cells = new ArrayList<>(face.cells);
        String zero = out == 2 ? seconds(Duration.ZERO) : clock(Duration.ZERO);
        cells.set(out, new Cell(cells.get(out).part(), zero, true));
        List<Ring> rings = new ArrayList<>(face.rings);
        rings.set(out, new Ring(0, true));
        return new ClockFace(rings, cells, cells.get(out), face.movesLeft, false, true);
    }

    /// The same face without a figure and without a running hand, for as long as nothing is heard of the table.
    public ClockFace lost() {
        return new ClockFace(
                rings.stream().map(_ -> new Ring(0, false)).toList(),
                cells.stream()
                        .map(cell -> new Cell(cell.part(), NOTHING, false))
                        .toList(),
                new Cell(Part.LOST, NOTHING, false),
                Optional.empty(),
                false,
                false);
    }

    /// How long it takes until a figure changes while the clock of `side` runs; empty when none will.
    public static Optional<Duration> untilChange(Clock clock, Side side, Instant now) {
        if (clock.control() instanceof TimeControl.Untimed) {
            return Optional.of(
                    Duration.ofSeconds(1).minusNanos(used(clock, side, now).getNano()));
        }
        Face face = clock.read(now).of(side);
        return Stream.of(face.game(), face.step(), face.countdown())
                .flatMap(Optional::stream)
                .filter(Duration::isPositive)
                .map(left -> left.getNano() == 0 ? Duration.ofSeconds(1) : Duration.ofNanos(left.getNano()))
                .min(Duration::compareTo);
    }

    private static ClockFace ofThree(TimeControl.ThreePart control, Face face, boolean running) {
        Face.Part binding = face.binding().orElseThrow();
        boolean stepCounts = binding == Face.Part.STEP;
        Duration game = face.game().orElseThrow();
        Duration countdown = face.countdown().orElseThrow();
        Optional<Duration> step = face.step().filter(_ -> stepCounts);
        List<Cell> cells = List.of(
                new Cell(Part.GAME, clock(game), running && binding == Face.Part.GAME),
                new Cell(Part.STEP, step.map(ClockFace::clock).orElse(NOTHING), running && stepCounts),
                new Cell(Part.COUNTDOWN, seconds(countdown), running && binding == Face.Part.COUNTDOWN));
        List<Ring> rings = List.of(
                new Ring(part(game, control.game()), cells.get(0).binds()),
                new Ring(
                        step.map(left -> part(left, control.step())).orElse(0.0),
                        cells.get(1).binds()),
                new Ring(part(countdown, control.countdown()), cells.get(2).binds()));
        Cell centre = running ? cells.get(binding.ordinal()) : resting(cells, game);
        return new ClockFace(rings, cells, centre, Optional.empty(), running, isLow(running, face));
    }

    /// A clock that rests shows what is left of the game, or of the countdown when that is all there is.
    private static Cell resting(List<Cell> cells, Duration game) {
        return game.isPositive() ? cells.getFirst() : cells.getLast();
    }

    private static ClockFace ofTwo(TimeControl.TwoPeriod control, Face face, int moves, boolean running) {
        boolean first = control.firstMoves() == 0 || moves < control.firstMoves();
        Duration period = first ? control.firstTime() : control.time();
        int ofPeriod = first ? control.firstMoves() : control.moves();
        Optional<Duration> left = face.game();
        Cell time = new Cell(Part.TIME, left.map(ClockFace::clock).orElse(NOTHING), running && left.isPresent());
        List<Ring> rings = new ArrayList<>(List.of(
                new Ring(left.map(time0 -> part(time0, period)).orElse(0.0), time.binds())));
        List<Cell> cells = new ArrayList<>(List.of(time));
        face.movesLeft().ifPresent(toGo -> {
            rings.add(new Ring((double) toGo / ofPeriod, false));
            cells.add(new Cell(Part.MOVES, Integer.toString(toGo), false));
        });
        return new ClockFace(rings, cells, time, face.movesLeft(), running, isLow(running, face));
    }

    private static ClockFace ofFischer(TimeControl.Fischer control, Face face, boolean running) {
        Duration left = face.game().orElseThrow();
        Cell time = new Cell(Part.TIME, clock(left), running);
        Cell more = new Cell(Part.INCREMENT, "+" + seconds(control.increment()), false);
        return new ClockFace(
                List.of(new Ring(part(left, control.base()), running)),
                control.increment().isZero() ? List.of(time) : List.of(time, more),
                time,
                Optional.empty(),
                running,
                isLow(running, face));
    }

    private static ClockFace ofUntimed(Duration used, boolean running) {
        Cell time = new Cell(Part.USED, clock(Duration.ofSeconds(used.toSeconds())), running);
        return new ClockFace(List.of(), List.of(time), time, Optional.empty(), running, false);
    }

    private static Duration used(Clock clock, Side side, Instant now) {
        Duration running = clock.running()
                .filter(run -> run.side() == side && now.isAfter(run.since()))
                .map(run -> Duration.between(run.since(), now))
                .orElse(Duration.ZERO);
        return clock.of(side).spent().plus(running);
    }

    private static boolean isLow(boolean running, Face face) {
        return running && face.left().filter(left -> wholeSeconds(left) < LOW).isPresent();
    }

    private static double part(Duration left, Duration whole) {
        return whole.isZero() ? 0 : Math.min(1, (double) left.toMillis() / whole.toMillis());
    }

    private static long wholeSeconds(Duration left) {
        return left.toSeconds() + (left.getNano() > 0 ? 1 : 0);
    }

    /// `3:18`, `1:02:05`.
    static String clock(Duration left) {
        long all = wholeSeconds(left);
        long hours = all / 3600;
        String seconds = twoDigits(all % 60);
        return hours == 0 ? all / 60 + ":" + seconds : hours + ":" + twoDigits(all / 60 % 60) + ":" + seconds;
    }

    /// `30`; from a minute on as a clock.
    private static String seconds(Duration left) {
        long all = wholeSeconds(left);
        return all <= 60 ? Long.toString(all) : clock(left);
    }

    private static String twoDigits(long number) {
        return number < 10 ? "0" + number : Long.toString(number);
    }
}
