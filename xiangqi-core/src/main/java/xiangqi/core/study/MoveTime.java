package xiangqi.core.study;

import java.time.Duration;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The time of a move as PGN programs keep it in its comment: `[%emt 0:00:07]`, how long the move took, and
/// `[%clk 0:12:30]`, what its player's clock showed after it. Hours may be left out, and tenths may follow; they are
/// not looked at. The words of a comment are what is left without these. What cannot be read as a time stays among
/// them.
///
/// @param took how long the move took, to the second; the first where a comment says so more than once
/// @param left what was left on the clock, likewise
public record MoveTime(Optional<Duration> took, Optional<Duration> left) {
    /// Of a move whose comment tells no time.
    public static final MoveTime UNKNOWN = new MoveTime(Optional.empty(), Optional.empty());

    private static final String TOOK = "emt";
    private static final Pattern COMMAND =
            Pattern.compile("\\[%(emt|clk)\\s+(?:(?:(\\d{1,6}):)?(\\d{1,6}):)?(\\d{1,6})(?:[.,]\\d{1,9})?\\s*]");

    /// The time that a comment tells.
    public static MoveTime in(String comment) {
        Optional<Duration> took = Optional.empty();
        Optional<Duration> left = Optional.empty();
        if (mayTell(comment)) {
            for (Matcher told = COMMAND.matcher(comment); told.find(); ) {
                if (told.group(1).equals(TOOK)) {
                    took = took.or(() -> Optional.of(duration(told)));
                } else {
                    left = left.or(() -> Optional.of(duration(told)));
                }
            }
        }
        return new MoveTime(took, left);
    }

    /// The comment without the times that it tells, and without the white space that parted them from its words.
    public static String words(String comment) {
        if (!mayTell(comment)) {
            return comment;
        }
        StringBuilder words = new StringBuilder(comment.length());
        int from = 0;
        for (Matcher told = COMMAND.matcher(comment); told.find(from); ) {
            words.append(comment, from, told.start());
            from = told.end();
            if (from < comment.length()) {
                from += isSpace(comment.charAt(from)) ? 1 : 0;
            } else if (!words.isEmpty() && isSpace(words.charAt(words.length() - 1))) {
                words.setLength(words.length() - 1);
            }
        }
        return words.append(comment, from, comment.length()).toString();
    }

    /// The comment with other words, and the times that it tells before them. With the words that it has it is as it
    /// was. Words that tell a time themselves stand for the whole comment.
    public static String reworded(String comment, String words) {
        if (words(comment).equals(words)) {
            return comment;
        }
        StringJoiner reworded = new StringJoiner(" ");
        if (mayTell(comment) && !COMMAND.matcher(words).find()) {
            COMMAND.matcher(comment).results().forEach(told -> reworded.add(told.group()));
        }
        return words.isEmpty() ? reworded.toString() : reworded.add(words).toString();
    }

    /// How long a move took as its comment tells it: `[%emt H:MM:SS]`, tenths left out.
    ///
    /// @throws IllegalArgumentException if the time is negative
    public static String took(Duration time) {
        if (time.isNegative()) {
            throw new IllegalArgumentException("no move takes " + time);
        }
        String minutes = twoDigits(time.toMinutesPart());
        return "[%" + TOOK + " " + time.toHours() + ":" + minutes + ":" + twoDigits(time.toSecondsPart()) + "]";
    }

    private static boolean mayTell(String comment) {
        return comment.contains("[%");
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\n';
    }

    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : Integer.toString(number);
    }

    private static Duration duration(Matcher told) {
        return Duration.ofHours(number(told.group(2)))
                .plusMinutes(number(told.group(3)))
                .plusSeconds(number(told.group(4)));
    }

    /// @param digits none where the group stands for nothing
    private static long number(String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }
}
