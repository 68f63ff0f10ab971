package xiangqi.core.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.Line;
import xiangqi.core.game.Outcome;
import xiangqi.core.game.Verdict;
import xiangqi.core.money.Transfer;

/// A game at a table, running or over.
///
/// @param line start and plies: the one list of moves
/// @param clock the clocks after the last event
/// @param pot what the game holds or has taken of each player apart from stakes
/// @param transfers the money that moved for this game, in order; what is paid out at its end included
/// @param offersBefore by ply: the offers that waited when it was played; as many entries as the line has plies
/// @param warnings the warnings given on the line, by the number of plies it had then
/// @param outcome how it ended; empty while it runs
/// @param evidence what the outcome rests on, where the rules judged it
/// @param course all that happened in it, from [Event.Started] to [Event.Ended]
public record Game(
        Terms terms,
        Player red,
        Player black,
        Line line,
        Clock clock,
        Standing redStanding,
        Standing blackStanding,
        Pot pot,
        List<Transfer> transfers,
        List<List<Offer>> offersBefore,
        Map<Integer, Verdict.Warning> warnings,
        Optional<Outcome> outcome,
        Optional<Evidence> evidence,
        List<Event> course) {
    public Game {
        transfers = List.copyOf(transfers);
        offersBefore = List.copyOf(offersBefore);
        warnings = Map.copyOf(warnings);
        course = List.copyOf(course);
    }

    /// @param ahead what was charged for it before
    static Game started(Event.Started event, List<Transfer> ahead) {
        return new Game(
                event.terms(),
                event.red(),
                event.black(),
                Line.from(event.terms().start()),
                event.clock(),
                Standing.FRESH,
                Standing.FRESH,
                event.pot(),
                ahead,
                List.of(),
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                List.of(event));
    }

    /// The side to move.
    public Side turn() {
        return line.position().turn();
    }

    public boolean running() {
        return outcome.isEmpty();
    }

    public Player player(Side side) {
        return side == Side.RED ? red : black;
    }

    /// What that side has used up.
    public Standing standing(Side side) {
        return side == Side.RED ? redStanding : blackStanding;
    }

    /// The side that made or makes the first move: Red, but for set-ups and odds in which Black begins. What the
    /// rules count by Red's moves is counted by this side's (houses.md §1, "Round").
    public Side first() {
        return line.start().turn();
    }

    /// How many moves that side has on the line.
    public int movesOnLine(Side side) {
        return movesOnLine(side, line.size());
    }

    /// How many moves that side has among the first `plies` of the line.
    int movesOnLine(Side side, int plies) {
        return side == first() ? (plies + 1) / 2 : plies / 2;
    }

    /// Whether a move was made in it, one that was undone since included: without one there is nothing to make a record
    /// of.
    public boolean anyMoveMade() {
        return redStanding.moves() + blackStanding.moves() > 0;
    }

    /// The warning that the last ply brought about, if it did: once more of the same ends the game.
    public Optional<Verdict.Warning> warning() {
        return Optional.ofNullable(warnings.get(line.size()));
    }

    /// Warnings beyond the end of the line are forgotten.
    Game with(Line line, Clock clock, List<List<Offer>> offersBefore) {
        return changed(game -> {
            game.line = line;
            game.clock = clock;
            game.offersBefore = offersBefore;
            game.warnings.keySet().removeIf(plies -> plies > line.size());
        });
    }

    Game withClock(Clock clock) {
        return changed(game -> game.clock = clock);
    }

    Game withStanding(Side side, Standing standing) {
        return changed(game -> {
            switch (side) {
                case RED -> game.redStanding = standing;
                case BLACK -> game.blackStanding = standing;
            }
        });
    }

    Game withTransfers(List<Transfer> more) {
        return changed(game -> game.transfers =
                Stream.concat(transfers.stream(), more.stream()).toList());
    }

    Game warned(Event.Warned event) {
        return changed(game -> game.warnings.put(line.size(), new Verdict.Warning(event.ahead(), event.evidence())));
    }

    /// What happened in it has become one more.
    Game after(Event event) {
        return changed(game ->
                game.course = Stream.concat(course.stream(), Stream.of(event)).toList());
    }

    Game ended(Event.Ended event) {
        return changed(game -> {
            game.clock = event.clock();
            game.outcome = Optional.of(event.outcome());
            game.evidence = event.evidence();
        });
    }

    private Game changed(Consumer<Changing> change) {
        Changing changing = new Changing(this);
        change.accept(changing);
        return changing.changed();
    }

    /// A game on its way to the next: the one place where a game is copied.
    private static final class Changing {
        private final Game before;
        private Line line;
        private Clock clock;
        private Standing redStanding;
        private Standing blackStanding;
        private List<Transfer> transfers;
        private List<List<Offer>> offersBefore;
        private final Map<Integer, Verdict.Warning> warnings;
        private Optional<Outcome> outcome;
        private Optional<Evidence> evidence;
        private List<Event> course;

        Changing(Game game) {
            before = game;
            line = game.line;
            clock = game.clock;
            redStanding = game.redStanding;
            blackStanding = game.blackStanding;
            transfers = game.transfers;
            offersBefore = game.offersBefore;
            warnings = new HashMap<>(game.warnings);
            outcome = game.outcome;
            evidence = game.evidence;
            course = game.course;
        }

        Game changed() {
            return new Game(
                    before.terms,
                    before.red,
                    before.black,
                    line,
                    clock,
                    redStanding,
                    blackStanding,
                    before.pot,
                    transfers,
                    offersBefore,
                    warnings,
                    outcome,
                    evidence,
                    course);
        }
    }
}
