package xiangqi.core.clock;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How much time the players have (houses.md §2). All times are whole seconds. [#toString()] prints the short form that
/// [#parse(String)] reads.
public sealed interface TimeControl {
    /// The most time that any part of a control may hold: a day.
    Duration LONGEST = Duration.ofDays(1);

    /// Game time, step time and countdown. While game time remains it runs on one's own turn and each move must be made
    /// within `step`; once it is used up each move must be made within `countdown`.
    ///
    /// @param game 0 seconds to a day
    /// @param step 1 second to a day
    /// @param countdown 1 second to a day
    record ThreePart(Duration game, Duration step, Duration countdown) implements TimeControl {
        public ThreePart {
            Limits.check("game time", game, 0, LONGEST);
            Limits.check("step time", step, 1, LONGEST);
            Limits.check("countdown", countdown, 1, LONGEST);
        }

        @Override
        public String toString() {
            return "three:" + game.toSeconds() + "/" + step.toSeconds() + "/" + countdown.toSeconds();
        }
    }

    /// `firstMoves` moves in `firstTime`, then again and again `moves` moves in `time`. Unused time stays. No moves
    /// (0): the period never ends. No time (0): the period has no limit and carries nothing over.
    ///
    /// @param firstMoves 0 to 999
    /// @param firstTime 0 to 180 minutes
    /// @param moves 0 to 999
    /// @param time 0 to 180 minutes
    record TwoPeriod(int firstMoves, Duration firstTime, int moves, Duration time) implements TimeControl {
        public TwoPeriod {
            Limits.check("moves of the first period", firstMoves);
            Limits.check("time of the first period", firstTime, 0, Duration.ofMinutes(180));
            Limits.check("moves of a period", moves);
            Limits.check("time of a period", time, 0, Duration.ofMinutes(180));
        }

        @Override
        public String toString() {
            return "two:" + firstMoves + "@" + firstTime.toSeconds() + "," + moves + "@" + time.toSeconds();
        }
    }

    /// `base` for the game, and `increment` more after each move.
    ///
    /// @param base 1 second to a day
    /// @param increment 0 seconds to a day
    record Fischer(Duration base, Duration increment) implements TimeControl {
        public Fischer {
            Limits.check("base", base, 1, LONGEST);
            Limits.check("increment", increment, 0, LONGEST);
        }

        @Override
        public String toString() {
            return "fischer:" + base.toSeconds() + "+" + increment.toSeconds();
        }
    }

    /// No limit.
    record Untimed() implements TimeControl {
        @Override
        public String toString() {
            return "none";
        }
    }

    /// Reads the short form, in seconds: `three:600/60/30`, `two:40@1800,20@600`, `fischer:300+5` or `none`. Empty for
    /// anything else, a value out of its range included.
    static Optional<TimeControl> parse(String text) {
        Matcher form = ShortForm.PATTERN.matcher(text);
        if (!form.matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(ShortForm.read(form));
        } catch (IllegalArgumentException outOfRange) {
            return Optional.empty();
        }
    }
}

/// The grammar of the short form.
final class ShortForm {
    static final Pattern PATTERN = Pattern.compile(
            "none|three:(\\d{1,6})/(\\d{1,6})/(\\d{1,6})|two:(\\d{1,6})@(\\d{1,6}),(\\d{1,6})@(\\d{1,6})"
                    + "|fischer:(\\d{1,6})\\+(\\d{1,6})");

    private ShortForm() {}

    static TimeControl read(Matcher form) {
        if (form.group(1) != null) {
            return new TimeControl.ThreePart(seconds(form, 1), seconds(form, 2), seconds(form, 3));
        }
        if (form.group(4) != null) {
            return new TimeControl.TwoPeriod(number(form, 4), seconds(form, 5), number(form, 6), seconds(form, 7));
        }
        if (form.group(8) != null) {
            return new TimeControl.Fischer(seconds(form, 8), seconds(form, 9));
        }
        return new TimeControl.Untimed();
    }

    private static int number(Matcher form, int group) {
        return Integer.parseInt(form.group(group));
    }

    private static Duration seconds(Matcher form, int group) {
        return Duration.ofSeconds(number(form, group));
    }
}

/// The ranges of a control's values.
final class Limits {
    private Limits() {}

    static void check(String what, Duration time, int leastSeconds, Duration most) {
        if (time.getNano() != 0 || time.toSeconds() < leastSeconds || time.compareTo(most) > 0) {
            throw new IllegalArgumentException(what + " out of range: " + time);
        }
    }

    static void check(String what, int moves) {
        if (moves < 0 || moves > 999) {
            throw new IllegalArgumentException(what + " out of range: " + moves);
        }
    }
}
