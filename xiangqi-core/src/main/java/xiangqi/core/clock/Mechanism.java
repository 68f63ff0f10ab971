package xiangqi.core.clock;

import java.time.Duration;
import java.util.Optional;

/// The arithmetic of one side's clock under one kind of control. `elapsed` is always the time since the present move
/// began.
sealed interface Mechanism {
    static Mechanism of(TimeControl control) {
        return switch (control) {
            case TimeControl.ThreePart three -> new ThreeParts(three);
            case TimeControl.TwoPeriod two -> new Periods(two);
            case TimeControl.Fischer fischer -> new Increments(fischer);
            case TimeControl.Untimed untimed -> new NoLimit();
        };
    }

    /// How long after its beginning the present move may be stamped at the latest; empty: there is no limit.
    Optional<Duration> limit(Hand hand);

    /// The part of `elapsed` that counts as spent.
    Duration charge(Hand hand, Duration elapsed);

    Face face(Hand hand, Duration elapsed);

    private static Duration left(Duration of, Duration used) {
        return of.compareTo(used) <= 0 ? Duration.ZERO : of.minus(used);
    }

    private static Duration least(Duration one, Duration other) {
        return one.compareTo(other) <= 0 ? one : other;
    }

    /// With game time G, step S and countdown R at the start of a move: the deadline is S if G > S, else G + R; game
    /// time spent is min(elapsed, G).
    record ThreeParts(TimeControl.ThreePart control) implements Mechanism {
        @Override
        public Optional<Duration> limit(Hand hand) {
            Duration game = game(hand);
            return Optional.of(game.compareTo(control.step()) > 0 ? control.step() : game.plus(control.countdown()));
        }

        @Override
        public Duration charge(Hand hand, Duration elapsed) {
            return least(elapsed, game(hand));
        }

        @Override
        public Face face(Hand hand, Duration elapsed) {
            Duration game = game(hand);
            Duration inCountdown = left(elapsed, game);
            return new Face(
                    Optional.of(left(game, elapsed)),
                    Optional.of(left(control.step(), elapsed)),
                    Optional.of(left(control.countdown(), inCountdown)),
                    Optional.empty(),
                    Optional.of(binding(game, elapsed)));
        }

        private Face.Part binding(Duration game, Duration elapsed) {
            if (game.compareTo(control.step()) > 0) {
                return Face.Part.STEP;
            }
            return elapsed.compareTo(game) < 0 ? Face.Part.GAME : Face.Part.COUNTDOWN;
        }

        private Duration game(Hand hand) {
            return left(control.game(), hand.spent());
        }
    }

    /// Remaining = all time allotted for the periods reached − all time spent in periods with a limit.
    record Periods(TimeControl.TwoPeriod control) implements Mechanism {
        @Override
        public Optional<Duration> limit(Hand hand) {
            return unlimited(hand)
                    ? Optional.empty()
                    : Optional.of(allotted(hand).minus(hand.spent()));
        }

        @Override
        public Duration charge(Hand hand, Duration elapsed) {
            return unlimited(hand) ? Duration.ZERO : elapsed;
        }

        @Override
        public Face face(Hand hand, Duration elapsed) {
            Optional<Integer> movesLeft = movesLeft(hand.moves());
            return limit(hand)
                    .map(limit -> Face.single(left(limit, elapsed), movesLeft))
                    .orElseGet(() -> Face.unlimited(movesLeft));
        }

        private boolean unlimited(Hand hand) {
            return (inFirst(hand.moves()) ? control.firstTime() : control.time()).isZero();
        }

        private Duration allotted(Hand hand) {
            return control.firstTime().plus(control.time().multipliedBy(laterPeriods(hand.moves())));
        }

        private boolean inFirst(int moves) {
            return control.firstMoves() == 0 || moves < control.firstMoves();
        }

        /// The number of periods reached after the first.
        private int laterPeriods(int moves) {
            if (inFirst(moves)) {
                return 0;
            }
            return control.moves() == 0 ? 1 : 1 + (moves - control.firstMoves()) / control.moves();
        }

        private Optional<Integer> movesLeft(int moves) {
            if (inFirst(moves)) {
                return control.firstMoves() == 0 ? Optional.empty() : Optional.of(control.firstMoves() - moves);
            }
            return control.moves() == 0
                    ? Optional.empty()
                    : Optional.of(control.moves() - (moves - control.firstMoves()) % control.moves());
        }
    }

    /// Remaining = base + an increment for each move on the line − all time spent.
    record Increments(TimeControl.Fischer control) implements Mechanism {
        @Override
        public Optional<Duration> limit(Hand hand) {
            return Optional.of(control.base()
                    .plus(control.increment().multipliedBy(hand.moves()))
                    .minus(hand.spent()));
        }

        @Override
        public Duration charge(Hand hand, Duration elapsed) {
            return elapsed;
        }

        @Override
        public Face face(Hand hand, Duration elapsed) {
            return Face.single(left(limit(hand).orElseThrow(), elapsed), Optional.empty());
        }
    }

    /// Time is kept but never runs out.
    record NoLimit() implements Mechanism {
        @Override
        public Optional<Duration> limit(Hand hand) {
            return Optional.empty();
        }

        @Override
        public Duration charge(Hand hand, Duration elapsed) {
            return elapsed;
        }

        @Override
        public Face face(Hand hand, Duration elapsed) {
            return Face.unlimited(Optional.empty());
        }
    }
}
