package xiangqi.core.table;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.Outcome;
import xiangqi.core.money.Stakes;
import xiangqi.core.money.Transfer;
import xiangqi.core.rules.Move;

/// What happened at a table: facts, clock readings and outcomes included, so that mending a rule later cannot
/// rewrite an old game. Folding the events with [TableRules#evolve] gives the table.
public sealed interface Event {
    /// When it happened, by the host's clock; never earlier than the event before.
    Instant at();

    /// The table was set up.
    record Opened(Instant at, Terms terms) implements Event {}

    /// A player took a chair.
    record Seated(Instant at, Side side, Player player) implements Event {}

    /// A player got up while no game was running.
    record Left(Instant at, Side side) implements Event {}

    /// A player agreed to the terms.
    record BecameReady(Instant at, Side side) implements Event {}

    /// A game began. The players sit as it says: for a game with colours exchanged they have changed chairs.
    record Started(Instant at, Terms terms, Player red, Player black, Clock clock, Pot pot) implements Event {}

    /// A move was made.
    ///
    /// @param ply how many plies the line had before it
    /// @param clock the clocks after it
    record Moved(Instant at, int ply, Move move, Clock clock) implements Event {}

    /// The line is such that once more of the same ends the game: both players are warned.
    ///
    /// @param ahead how it would end
    /// @param evidence what the warning rests on, as the move before it left the line
    record Warned(Instant at, Outcome ahead, Evidence evidence) implements Event {}

    /// An offer was made.
    record Offered(Instant at, Offer offer) implements Event {}

    /// The opponent refused an offer, by answer or, where the rules say so, by moving.
    record Declined(Instant at, int offer) implements Event {}

    /// An offer ran out without an answer.
    record Lapsed(Instant at, int offer) implements Event {}

    /// An undo was accepted.
    ///
    /// @param plies how many plies the line became shorter
    /// @param offers the offers that wait for an answer now: those that did before the first of the undone moves
    record TakenBack(Instant at, int offer, int plies, List<Offer> offers, Clock clock) implements Event {
        public TakenBack {
            offers = List.copyOf(offers);
        }
    }

    /// The host came back; the time since the event before is charged to nobody.
    ///
    /// @param clock the clocks of the running game; stopped if there is none
    /// @param graceEnds until when players who are away may stay so
    record Recovered(Instant at, Clock clock, Map<Side, Instant> graceEnds) implements Event {
        public Recovered {
            graceEnds = Map.copyOf(graceEnds);
        }
    }

    /// A player's connection was lost.
    record WentAway(Instant at, Side side, Instant graceEnds) implements Event {}

    /// The player is there again.
    record CameBack(Instant at, Side side) implements Event {}

    /// The players agreed on stakes, or raised them: these hold now.
    record Staked(Instant at, int offer, Stakes stakes) implements Event {}

    /// Money was taken from the players.
    record Charged(Instant at, List<Transfer> transfers) implements Event {
        public Charged {
            transfers = List.copyOf(transfers);
        }
    }

    /// What was in escrow was paid out; the stakes are settled.
    record Settled(Instant at, List<Transfer> transfers) implements Event {
        public Settled {
            transfers = List.copyOf(transfers);
        }
    }

    /// The game is over and all offers with it.
    ///
    /// @param evidence what the outcome rests on, where the rules judged it; empty for a player's doing
    ///     and for time, and in what the first edition stored
    /// @param clock the stopped clocks
    record Ended(Instant at, Outcome outcome, Optional<Evidence> evidence, Clock clock) implements Event {
        /// An end by a player's doing or by time.
        public Ended(Instant at, Outcome outcome, Clock clock) {
            this(at, outcome, Optional.empty(), clock);
        }
    }
}
