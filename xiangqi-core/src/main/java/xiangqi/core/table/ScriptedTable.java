package xiangqi.core.table;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.money.Purses;

/// A table played by lines of text, so that any course of events can be checked from outside and written down as a
/// test.
///
/// A line is `SECONDS SPEAKER COMMAND [ARGUMENTS]`, parted by tabs or blanks; empty lines and lines that begin with
/// `#` say nothing. Seconds count from the opening of the table, may have a fraction, and never decrease. The
/// speaker is `red`, `black` or `host`. What the players' purses do not cover is refused.
public final class ScriptedTable {
    /// When a scripted table is opened.
    public static final Instant OPENING = Instant.parse("2026-01-01T00:00:00Z");

    private static final BigDecimal LONGEST = BigDecimal.valueOf(1_000_000_000);

    private final Player red;
    private final Player black;
    private Purses purses;
    private Table table = Table.NEW;
    private Duration time = Duration.ZERO;

    /// What came of a line.
    public sealed interface Ran {
        /// The table decided.
        record Decided(Duration at, Decision decision) implements Ran {}

        /// The line says nothing.
        record Nothing() implements Ran {}

        /// The line cannot be carried out: the word, or words, at fault and why.
        record Unreadable(Fault fault, String word) implements Ran {}
    }

    /// Why a line cannot be carried out.
    public enum Fault {
        /// It has fewer than three words.
        TOO_SHORT,
        /// The first word is no number of seconds.
        NO_TIME,
        /// The time is earlier than that of the line before.
        TIME_RUNS_BACK,
        /// Nobody speaks by that name.
        NO_SUCH_SPEAKER,
        /// The speaker knows no such command.
        NO_SUCH_COMMAND,
        /// The command wants more arguments, or fewer.
        ARGUMENT_COUNT,
        /// The word cannot stand where it does: no move, no odds, no number, or none of up to 15 digits for a sum.
        BAD_ARGUMENT
    }

    /// A table under `terms`, opened and empty.
    public ScriptedTable(Terms terms, Player red, Player black, Purses purses) {
        this.red = red;
        this.black = black;
        this.purses = purses;
        carryOut(new Stamped.ByHost(OPENING, new HostCommand.Open(terms)));
    }

    /// Both players sit down and are ready, so the game starts. What happened, or the first refusal.
    public Decision begin() {
        Decision last = new Decision.Accepted(List.of());
        List<Event> events = new java.util.ArrayList<>();
        for (String line : List.of("0 red sit", "0 black sit", "0 red ready", "0 black ready")) {
            if (run(line) instanceof Ran.Decided(Duration at, Decision decision)) {
                last = decision;
            }
            if (last instanceof Decision.Accepted accepted) {
                events.addAll(accepted.events());
            } else {
                return last;
            }
        }
        return new Decision.Accepted(events);
    }

    /// Carries out one line.
    public Ran run(String line) {
        String text = line.strip();
        if (text.isEmpty() || text.startsWith("#")) {
            return new Ran.Nothing();
        }
        List<String> words = List.of(text.split("\\s+"));
        if (words.size() < 3) {
            return new Ran.Unreadable(Fault.TOO_SHORT, text);
        }
        Optional<Duration> at = seconds(words.get(0));
        if (at.isEmpty()) {
            return new Ran.Unreadable(Fault.NO_TIME, words.get(0));
        }
        if (at.get().compareTo(time) < 0) {
            return new Ran.Unreadable(Fault.TIME_RUNS_BACK, words.get(0));
        }
        return run(at.get(), words.get(1), words.subList(2, words.size()));
    }

    public Table table() {
        return table;
    }

    public Purses purses() {
        return purses;
    }

    private Ran run(Duration at, String speaker, List<String> words) {
        Optional<Side> side = speaker.equals("red")
                ? Optional.of(Side.RED)
                : speaker.equals("black") ? Optional.of(Side.BLACK) : Optional.empty();
        if (side.isEmpty() && !speaker.equals("host")) {
            return new Ran.Unreadable(Fault.NO_SUCH_SPEAKER, speaker);
        }
        Instant stamp = OPENING.plus(at);
        ScriptWords.Meaning meaning = side.map(known ->
                        ScriptWords.bySeat(table, stamp, Seat.of(known), known == Side.RED ? red : black, words))
                .orElseGet(() -> ScriptWords.byHost(stamp, words));
        return switch (meaning) {
            case ScriptWords.Meaning.Meant meant -> {
                time = at;
                yield new Ran.Decided(at, carryOut(meant.command()));
            }
            case ScriptWords.Meaning.Meaningless none -> new Ran.Unreadable(none.fault(), none.word());
        };
    }

    private Decision carryOut(Stamped command) {
        Decision decision = TableRules.decide(table, command);
        if (!(decision instanceof Decision.Accepted accepted)) {
            return decision;
        }
        return switch (Cashier.cover(purses, table, accepted.events())) {
            case Cashier.Cover.NotCovered not -> new Decision.Refused(not.why());
            case Cashier.Cover.Covered covered -> {
                purses = covered.purses();
                accepted.events().forEach(event -> table = TableRules.evolve(table, event));
                yield decision;
            }
        };
    }

    /// To the millisecond.
    private static Optional<Duration> seconds(String word) {
        if (!word.matches("\\d{1,9}(\\.\\d{1,9})?")) {
            return Optional.empty();
        }
        return Optional.of(new BigDecimal(word))
                .filter(seconds -> seconds.compareTo(LONGEST) < 0)
                .map(seconds -> Duration.ofMillis(seconds.movePointRight(3).longValue()));
    }
}
