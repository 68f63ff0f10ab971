package xiangqi.core.table;

import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.game.Line;
import xiangqi.core.game.Outcome;

/// A game at a table, running or over.
///
/// @param line start and plies: the one list of moves
/// @param clock the clocks after the last event
/// @param pot what the game holds or has taken of each player apart from stakes
/// @param offersBefore by ply: the offers that waited when it was played; as many entries as the line has plies
/// @param outcome how it ended; empty while it runs
public record Game(
        Terms terms,
        Player red,
        Player black,
        Line line,
        Clock clock,
        Standing redStanding,
        Standing blackStanding,
        Pot pot,
        List<List<Offer>> offersBefore,
        Optional<Outcome> outcome) {
    public Game {
        offersBefore = List.copyOf(offersBefore);
    }

    static Game started(Event.Started event) {
        return new Game(
                event.terms(),
                event.red(),
                event.black(),
                Line.from(event.terms().start()),
                event.clock(),
                Standing.FRESH,
                Standing.FRESH,
                event.pot(),
                List.of(),
                Optional.empty());
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

    /// The side that made or makes the first move: Red, but for set-ups and odds in which Black begins. What the rules
    /// count
    /// by Red's moves is counted by this side's (houses.md §1, "Round").
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

    Game with(Line line, Clock clock, List<List<Offer>> offersBefore) {
        return new Game(terms, red, black, line, clock, redStanding, blackStanding, pot, offersBefore, outcome);
    }

    Game withClock(Clock clock) {
        return with(line, clock, offersBefore);
    }

    Game withStanding(Side side, Standing standing) {
        Standing ofRed = side == Side.RED ? standing : redStanding;
        Standing ofBlack = side == Side.BLACK ? standing : blackStanding;
        return new Game(terms, red, black, line, clock, ofRed, ofBlack, pot, offersBefore, outcome);
    }

    Game ended(Outcome how, Clock stopped) {
        return new Game(
                terms, red, black, line, stopped, redStanding, blackStanding, pot, offersBefore, Optional.of(how));
    }
}
