package xiangqi.ui.table;

import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;

/// Where the card of a question lies: at its button or between the players, or else beside their dials, which it never
/// covers; wherever it hides least of what shows the players' times.
///
/// @param x of its left edge, as all lengths in pixels of the room
record QuestionPlace(double x, double y, double width, double height) {
    /// Between the card and what it lies beside.
    static final double GAP = 10;

    /// So much rather than the plate of the player to move the other one is covered.
    private static final double RUNS = 8;

    /// So much rather than a dial any plate is covered.
    private static final double DIAL = 1_000;

    /// So much rather than a plate that waits a card is covered that has still to be answered.
    private static final double WAITS = 4;

    /// So much around a dial is left free, too.
    private static final double AROUND = 4;

    /// What scrolls is not lower than this, wherever it lies.
    private static final double LEAST = 200;

    /// What shows a player's time.
    ///
    /// @param plate all that there is of the player
    record Clock(Bounds plate, Bounds dial) {}

    /// The card.
    ///
    /// @param height that it would have at a width
    /// @param scrolls whether it may be lower than that
    record Card(double width, DoubleUnaryOperator height, boolean scrolls) {}

    /// What the card has to lie in.
    ///
    /// @param clocks the players', first that of the player to move
    /// @param cards what waits for an answer
    record Room(double width, double height, Bounds button, List<Clock> clocks, List<Bounds> cards) {
        QuestionPlace placeOf(Card card) {
            return Stream.of(0.0, besideDials())
                    .flatMap(left -> places(left, card))
                    .min(Comparator.comparingLong(this::covered).thenComparingDouble(place -> place.distanceTo(button)))
                    .orElseThrow();
        }

        /// Where the dials end.
        private double besideDials() {
            return clocks.stream()
                    .mapToDouble(clock -> clock.dial().getMaxX() + GAP)
                    .max()
                    .orElse(0);
        }

        /// At the button, or else above or below a plate, from there to the right.
        private Stream<QuestionPlace> places(double left, Card card) {
            double wide = Math.min(card.width(), width - left);
            double whole = Math.min(card.height().applyAsDouble(wide), height);
            double high = card.scrolls() ? Math.clamp(between(), Math.min(LEAST, whole), whole) : whole;
            double x = Math.clamp(button.getCenterX() - wide / 2, left, Math.max(left, width - wide));
            boolean above = button.getMinY() >= high + GAP;
            double beside = above ? button.getMinY() - GAP - high : button.getMaxY() + GAP;
            return Stream.concat(
                            Stream.of(beside),
                            clocks.stream()
                                    .map(Clock::plate)
                                    .flatMap(plate -> Stream.of(plate.getMinY() - GAP - high, plate.getMaxY() + GAP)))
                    .map(y -> new QuestionPlace(x, Math.clamp(y, 0, Math.max(0, height - high)), wide, high));
        }

        /// How much room there is between the players.
        private double between() {
            double upper = clocks.stream()
                    .mapToDouble(clock -> clock.plate().getMaxY())
                    .min()
                    .orElse(0);
            double lower = clocks.stream()
                    .mapToDouble(clock -> clock.plate().getMinY())
                    .max()
                    .orElse(height);
            return lower - upper - 2 * GAP;
        }

        /// How much of dials, plates and cards lies behind it there, in whole pixels.
        private long covered(QuestionPlace place) {
            double covered = 0;
            for (Bounds card : cards) {
                covered += WAITS * place.common(card);
            }
            for (Clock clock : clocks) {
                double weight = clock == clocks.getFirst() ? RUNS : 1;
                covered += weight * place.common(clock.plate());
                covered += weight * DIAL * place.common(around(clock.dial()));
            }
            return Math.round(covered);
        }
    }

    private static Bounds around(Bounds dial) {
        return new BoundingBox(
                dial.getMinX() - AROUND,
                dial.getMinY() - AROUND,
                dial.getWidth() + 2 * AROUND,
                dial.getHeight() + 2 * AROUND);
    }

    private double common(Bounds bounds) {
        double across = Math.min(x + width, bounds.getMaxX()) - Math.max(x, bounds.getMinX());
        double along = Math.min(y + height, bounds.getMaxY()) - Math.max(y, bounds.getMinY());
        return Math.max(0, across) * Math.max(0, along);
    }

    private double distanceTo(Bounds button) {
        return Math.max(0, Math.max(y - button.getMaxY(), button.getMinY() - y - height));
    }

    /// Whether it lies right above the button.
    boolean isAbove(Bounds button) {
        return y + height + GAP == button.getMinY();
    }

    /// Whether it lies at the button, so that an arrow can lead from the one to the other.
    boolean isAt(Bounds button) {
        double middle = button.getCenterX();
        return (isAbove(button) || y - GAP == button.getMaxY()) && middle >= x && middle <= x + width;
    }
}
